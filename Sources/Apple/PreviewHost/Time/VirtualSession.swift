internal import CPreviewHost

/// A stretch of a test, on the main thread, in which tasks, sleeps and dispatch queues run on one thread and on virtual time.
///
///     try VirtualSession.run { session in
///       let store = Store()
///       store.load()        // starts a task that sleeps for a minute
///       session.settle()    // takes no time
///       #expect(store.items.count == 3)
///     }
///
/// Other threads are left alone: what they start runs on the platform's executors. What is still waiting at the end goes there too.
@MainActor public struct VirtualSession {
  /// A moment for `Date()` in the session: the first second of 2026, universal time.
  public static let wallClockStart: Int64 = 1_767_225_600

  private let queue = VirtualQueue.shared
}

extension VirtualSession {
  /// Runs the body, which must not suspend. Sessions don't nest.
  public static func run<Result>(_ body: (VirtualSession) throws -> Result) rethrows -> Result {
    precondition(!VirtualQueue.shared.isInCharge, "a session of virtual time runs already")
    VirtualQueue.shared.takeCharge(ofProcess: false, wallClock: wallClockStart)
    defer { VirtualQueue.shared.releaseCharge() }
    return try body(VirtualSession())
  }

  /// The time that has passed in the session.
  public var now: Duration { queue.now }

  /// How long each timer and sleep still waits, the next first.
  public var pending: [Duration] { queue.pending }

  /// Runs all that can run without time passing. Returns false if it did not come to rest in 100,000 jobs.
  @discardableResult public func runReady() -> Bool { queue.drain(limit: 100_000) }

  /// Runs what is ready, then lets time pass to the next deadline and runs what waited for it. Returns false if nothing waited.
  @discardableResult public func advance() -> Bool {
    runReady()
    guard queue.advance() else { return false }
    runReady()
    return true
  }

  /// Lets the duration pass, stopping at each deadline on the way.
  public func advance(by duration: Duration) {
    let end = queue.now + duration
    runReady()
    while let next = queue.pending.first, queue.now + next <= end { advance() }
    queue.moveClock(to: end)
  }

  /// Lets time pass until nothing waits any more, at most for the limit, since some clocks tick forever. Returns whether it came to rest.
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
