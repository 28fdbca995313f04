public import LimnConfiguration

/// How a check is done.
public struct CheckOptions: Hashable, Sendable {
  /// Gives every unit a compiler of its own. The verdicts are the same.
  public var merges = true
  /// Checks one share of the snippets, chosen by content.
  public var shard: Shard?
  /// Refuses to run a snippet where the network cannot be cut off.
  public var isStrict = false
  /// Executes what asks for it.
  public var runs = true
  /// Files in which a fence is checked only if it has an attribute.
  public var scope = Settings.SnippetScope()
  /// Tokens and hovers for pages, too.
  public var wantsTokens = false
  /// Wall-clock time for one snippet.
  public var timeLimit: Duration = .seconds(10)
  /// Address space for one snippet, in bytes.
  public var memoryLimit = 2 << 30
  /// What one snippet may print, in bytes.
  public var outputLimit = 1 << 20

  public init() {}
}

/// One of several equal shares, such as the second of four.
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

  /// The share of this job by the variables that CI systems and schedulers set for one of several equal jobs; nil where none does.
  public init?(environment: [String: String]) {
    func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
    if let index = number("CI_NODE_INDEX"), let count = number("CI_NODE_TOTAL") {
      // GitLab counts from 1.
      self.init(index: index, count: count)
    } else if let index = number("SLURM_ARRAY_TASK_ID"), let count = number("SLURM_ARRAY_TASK_COUNT") {
      // An array may start anywhere and leave numbers out: its tasks are as far apart as it says.
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
