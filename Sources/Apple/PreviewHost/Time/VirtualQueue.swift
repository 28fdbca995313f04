internal import CPreviewHost
internal import Glibc
internal import Synchronization

/// The work of a process, or of one thread for the length of a session: what is ready, in order, and what waits for a moment of virtual time.
///
/// Tasks, dispatch queues and sleeps lead here while the queue is in charge. Nothing runs until somebody calls `drain`, and no time passes
/// until somebody calls `advance`.
final class VirtualQueue: Sendable {
  static let shared = VirtualQueue()

  enum Lane: Sendable { case main, pool }

  enum Work: @unchecked Sendable {
    case job(UnownedJob)
    /// A copied block of libdispatch.
    case block(UnsafeMutableRawPointer)
  }

  struct Item: Sendable {
    var work: Work
    var lane: Lane
  }

  private struct Timer {
    var deadline: Duration
    var order: Int
    var item: Item
  }

  private enum Charge { case nothing, thread(pthread_t), process }

  private struct Contents: ~Copyable {
    var charge = Charge.nothing
    var ready: [Item] = []
    var next = 0
    var timers: [Timer] = []
    var timersSoFar = 0
    var now = Duration.zero
    var lane = Lane.main
    var jobsRun = 0
  }

  private let contents = Mutex(Contents())
}

// Who runs here
extension VirtualQueue {
  /// Whether work that arrives on this thread belongs to the queue.
  var isInCharge: Bool {
    contents.withLock { contents in
      switch contents.charge {
      case .nothing: false
      case .thread(let thread): pthread_equal(thread, pthread_self()) != 0
      case .process: true
      }
    }
  }

  /// Whether this thread is on the main actor at the moment.
  var isOnMain: Bool {
    guard isInCharge else { return limn_is_main_thread() }
    return contents.withLock { $0.lane } == .main
  }

  /// Takes all work of the process, or of this thread, from now on.
  func takeCharge(ofProcess: Bool, wallClock start: Int64) {
    installVirtualExecutors()
    contents.withLock { contents in
      contents.charge = ofProcess ? .process : .thread(pthread_self())
      contents.now = .zero
      contents.lane = .main
    }
    limn_clock_take(start, ofProcess)
    limn_dispatch_take { main, block, delay in
      guard let block, VirtualQueue.shared.isInCharge else { return false }
      VirtualQueue.shared.put(.block(block), main ? .main : .pool, after: .nanoseconds(Int64(clamping: delay)))
      return true
    }
    limn_sleep_take { nanoseconds in
      guard VirtualQueue.shared.isInCharge else { return false }
      VirtualQueue.shared.moveClock(to: VirtualQueue.shared.now + .nanoseconds(Int64(clamping: nanoseconds)))
      return true
    }
  }

  /// Gives the platform its executors and clocks back, and the jobs that are left.
  func releaseCharge() {
    let (ready, timers, now) = contents.withLock { contents in
      defer {
        contents.charge = .nothing
        contents.ready = []
        contents.next = 0
        contents.timers = []
      }
      return (Array(contents.ready[contents.next...]), contents.timers, contents.now)
    }
    limn_clock_release()
    limn_dispatch_take(nil)
    limn_sleep_take(nil)
    for item in ready { if case .job(let job) = item.work { passOn(job, item.lane) } }
    for timer in timers { if case .job(let job) = timer.item.work { passOn(job, timer.item.lane, after: timer.deadline - now) } }
  }
}

// What waits
extension VirtualQueue {
  /// Since the queue took charge.
  var now: Duration { contents.withLock { $0.now } }
  var hasReady: Bool { contents.withLock { $0.next < $0.ready.count } }
  /// How long from now each timer still waits, the next first.
  var pending: [Duration] { contents.withLock { contents in contents.timers.map { $0.deadline - contents.now }.sorted() } }
  /// Since the process started.
  var jobsRun: Int { contents.withLock { $0.jobsRun } }

  func put(_ work: Work, _ lane: Lane, after delay: Duration) {
    contents.withLock { contents in
      if delay <= .zero {
        contents.ready.append(Item(work: work, lane: lane))
      } else {
        contents.timersSoFar += 1
        let timer = Timer(deadline: contents.now + delay, order: contents.timersSoFar, item: Item(work: work, lane: lane))
        contents.timers.append(timer)
      }
    }
  }

  /// Drops all that is ready or waits; the jobs never run.
  func forget() {
    contents.withLock { contents in
      contents.ready = []
      contents.next = 0
      contents.timers = []
    }
  }

  /// Runs what is ready and what becomes ready by that; returns false if there is still something after so many jobs.
  func drain(limit: Int) -> Bool {
    for _ in 0..<limit {
      guard let item = takeNext() else { return true }
      switch item.work {
      case .job(let job): run(job, on: item.lane)
      case .block(let block): limn_dispatch_run(block)
      }
      contents.withLock { $0.lane = .main }
    }
    return !hasReady
  }

  /// Moves the clock to the next deadline and makes ready all that wait for that moment; returns false if nothing waits.
  func advance() -> Bool {
    let deadline: Duration? = contents.withLock { contents in
      guard let deadline = contents.timers.map(\.deadline).min() else { return nil }
      let due = contents.timers.filter { $0.deadline <= deadline }.sorted { ($0.deadline, $0.order) < ($1.deadline, $1.order) }
      contents.ready += due.map(\.item)
      contents.timers.removeAll { $0.deadline <= deadline }
      return max(deadline, contents.now)
    }
    guard let deadline else { return false }
    moveClock(to: deadline)
    return true
  }

  func moveClock(to moment: Duration) {
    contents.withLock { $0.now = moment }
    let (seconds, attoseconds) = moment.components
    limn_clock_set(UInt64(seconds) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000))
  }

  private func takeNext() -> Item? {
    contents.withLock { contents in
      guard contents.next < contents.ready.count else {
        contents.ready.removeAll(keepingCapacity: true)
        contents.next = 0
        return nil
      }
      let item = contents.ready[contents.next]
      contents.next += 1
      contents.lane = item.lane
      contents.jobsRun += 1
      return item
    }
  }
}
