/// A share of the work of a run, such as the second of four shares. Shards divide a run among several machines.
public struct Shard: Hashable, Sendable {
  /// The number of this share, counted from 1.
  public var index: Int
  public var count: Int

  /// Creates a shard; nil if `index` is not between 1 and `count`.
  init?(index: Int, count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Creates the shard of this job from the variables that CI systems and schedulers set for parallel jobs. Returns nil
  /// if no such variable is set.
  public init?(environment: [String: String]) {
    func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
    if let index = number("CI_NODE_INDEX"), let count = number("CI_NODE_TOTAL") {
      // GitLab counts from 1.
      self.init(index: index, count: count)
    } else if let index = number("SLURM_ARRAY_TASK_ID"), let count = number("SLURM_ARRAY_TASK_COUNT") {
      // The indices of a SLURM array job can start at any number and can have gaps. For example, they can be 3, 5, and
      // 7.
      let step = max(1, number("SLURM_ARRAY_TASK_STEP") ?? 1)
      self.init(index: (index - (number("SLURM_ARRAY_TASK_MIN") ?? 0)) / step + 1, count: count)
    } else if let index = number("TEST_SHARD_INDEX"), let count = number("TEST_TOTAL_SHARDS") {
      // Bazel counts from 0.
      self.init(index: index + 1, count: count)
    } else {
      return nil
    }
  }

  /// Reads a text such as `2/4`.
  public init?(_ text: String) {
    let parts = text.fields(at: "/").map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }
}
