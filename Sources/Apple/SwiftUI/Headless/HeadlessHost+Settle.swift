@_spi(Headless) public import SemanticTree

extension HeadlessHost {
  /// Lets tasks run in real time until no task of a view is running and nothing is out of date, or until the limit.
  ///
  /// Returns whether the views settled. A task that never ends, such as one that follows a stream, prevents settling; see `settle(until:)`.
  @discardableResult public func settle(limit: Duration = .seconds(5)) async -> Bool {
    await settle(limit: limit, until: { _ in !self.hasRunningTasks })
  }

  /// Lets tasks run in real time until the tree satisfies a condition and nothing is out of date, or until the limit.
  @discardableResult public func settle(
    limit: Duration = .seconds(5), until isWanted: (SemanticNode) -> Bool
  ) async -> Bool {
    let end = ContinuousClock.now + limit
    var rounds = 0
    repeat {
      for _ in 0..<8 { await Task.yield() }
      if !flush(), isWanted(tree()), !needsFlush { return true }
      rounds += 1
      // Tasks that switch between executors need a few turns; tasks that sleep need time.
      if rounds > 16 { try? await Task.sleep(for: .milliseconds(1)) }
      // On a busy machine, the time limit can pass before the tasks get their turns.
    } while ContinuousClock.now < end || rounds < 100
    return false
  }
}
