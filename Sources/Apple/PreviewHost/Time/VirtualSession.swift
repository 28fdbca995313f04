internal import CPreviewHost

/// A part of a test, on the main thread, in which tasks, sleeps, and dispatch queues run on one thread and in virtual
/// time.
///
///     try VirtualSession.run { session in
///       let store = Store()
///       store.load()        // starts a task that sleeps for a minute
///       session.settle()    // takes no time
///       #expect(store.items.count == 3)
///     }
///
/// Work that other threads start runs on the platform's executors. If a task is still waiting when the session ends,
/// the platform's executors run the rest of the task. Blocks of dispatch queues that are still waiting never run.
@MainActor public struct VirtualSession {
  /// The initial value of `Date()` in a session: the first second of 2026 in UTC.
  public static let wallClockStart: Int64 = 1_767_225_600

  private let queue = VirtualQueue.shared
}

extension VirtualSession {
  /// Runs the body, which must not suspend. The body must not start another session.
  public static func run<Result>(_ body: (VirtualSession) throws -> Result) rethrows -> Result {
    precondition(!VirtualQueue.shared.isInCharge, "a virtual session is already running")
    VirtualQueue.shared.takeCharge(ofProcess: false, wallClock: wallClockStart)
    defer { VirtualQueue.shared.releaseCharge() }
    return try body(VirtualSession())
  }

  /// The time that has passed in the session.
  public var now: Duration { queue.now }

  /// The remaining time of each timer and sleep, shortest first.
  public var pending: [Duration] { queue.pending }

  /// Runs all work that is ready, without advancing the time. Returns false if work remains after 100,000 jobs.
  @discardableResult public func runReady() -> Bool { queue.drain(limit: 100_000) }

  /// Runs all ready work, advances the time to the next deadline, and runs the work that is due at this deadline.
  /// Returns false if no work has a deadline.
  @discardableResult public func advance() -> Bool {
    runReady()
    guard queue.advance() else { return false }
    runReady()
    return true
  }

  /// Runs all ready work, then advances the time by the duration. At each deadline on the way, runs the work that is
  /// due.
  public func advance(by duration: Duration) {
    let end = queue.now + duration
    runReady()
    while let next = queue.pending.first, queue.now + next <= end { advance() }
    queue.moveClock(to: end)
  }

  /// Advances the time until no work is waiting. Stops at the limit, since a repeating timer would otherwise never end
  /// the loop. Returns true if no work is left.
  @discardableResult public func settle(limit: Duration = .seconds(3600)) -> Bool {
    let end = queue.now + limit
    runReady()
    while let next = queue.pending.first {
      guard queue.now + next <= end else { return false }
      advance()
    }
    return !queue.hasReady
  }
}
