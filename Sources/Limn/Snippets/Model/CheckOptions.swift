public import LimnConfiguration

/// The options of a check.
public struct CheckOptions: Hashable, Sendable {
  /// Compiles several units at once. The verdicts are the same without it.
  public var merges = true
  /// The shard of the snippets to check.
  public var shard: Shard?
  /// Refuses to run snippets if they cannot be cut off from the network.
  public var isStrict = false
  /// Runs the snippets that have the `run` attribute or expected output.
  public var runs = true
  /// The files in which a block is only checked if it has an attribute.
  public var scope = Settings.SnippetScope()
  /// Also collects tokens and hovers for pages.
  public var wantsTokens = false
  /// The maximum wall-clock time of one snippet.
  public var timeLimit: Duration = .seconds(10)
  /// The maximum address space of one snippet in bytes.
  public var memoryLimit = 2 << 30
  /// The maximum output of one snippet in bytes.
  public var outputLimit = 1 << 20

  public init() {}
}

/// One of several shares of equal size, such as the second of four.
public struct Shard: Hashable, Sendable {
  /// From 1.
  public var index: Int
  public var count: Int

  /// Nil unless `index` is between 1 and `count`.
  public init?(index: Int, count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// The shard of this job, from the variables that CI systems and schedulers set for parallel jobs; nil if there are none.
  public init?(environment: [String: String]) {
    func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
    if let index = number("CI_NODE_INDEX"), let count = number("CI_NODE_TOTAL") {
      // GitLab counts from 1.
      self.init(index: index, count: count)
    } else if let index = number("SLURM_ARRAY_TASK_ID"), let count = number("SLURM_ARRAY_TASK_COUNT") {
      // The indices of an array job can start anywhere and have a step.
      let step = max(1, number("SLURM_ARRAY_TASK_STEP") ?? 1)
      self.init(index: (index - (number("SLURM_ARRAY_TASK_MIN") ?? 0)) / step + 1, count: count)
    } else if let index = number("TEST_SHARD_INDEX"), let count = number("TEST_TOTAL_SHARDS") {
      // Bazel counts from 0.
      self.init(index: index + 1, count: count)
    } else {
      return nil
    }
  }

  /// Reads `I/N`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }
}
