@_spi(Headless) public import SemanticTree

extension HeadlessHost {
  /// Runs tasks in real time until no task of a view is running and no view is out of date.
  ///
  /// Stops and returns false when the time limit is reached. A view with a task that never ends, such as a loop over a
  /// stream, always reaches the limit. For such a view, use `settle(limit:until:)`.
  @discardableResult public func settle(limit: Duration = .seconds(5)) async -> Bool {
    await settle(limit: limit, until: { _ in !self.hasRunningTasks })
  }

  /// Runs tasks in real time until the tree satisfies a condition and no view is out of date. Returns false if the time
  /// limit was reached.
  @discardableResult public func settle(
    limit: Duration = .seconds(5), until isWanted: (SemanticNode) -> Bool
  ) async -> Bool {
    let end = ContinuousClock.now + limit
    var rounds = 0
    repeat {
      for _ in 0..<8 { await Task.yield() }
      if !flush(), isWanted(tree()), !needsFlush { return true }
      rounds += 1
      // The first rounds only yield, which is enough for tasks that switch between executors. Tasks that sleep need
      // real time.
      if rounds > 16 { try? await Task.sleep(for: .milliseconds(1)) }
      // On a busy machine, the time limit can pass before the tasks run. Therefore, there are at least 100 rounds.
    } while ContinuousClock.now < end || rounds < 100
    return false
  }
}
