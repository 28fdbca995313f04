internal import CPreviewHost
internal import Glibc
internal import Synchronization

/// The pending work of a process, or of one thread during a session: ready jobs in order, and jobs that wait for a
/// virtual time.
///
/// Between `takeCharge` and `releaseCharge`, the queue receives the work of tasks, dispatch queues, and sleeps. Jobs
/// run only when `drain` is called. Virtual time passes when `advance` is called, or when code calls a blocking
/// function such as `sleep`.
final class VirtualQueue: Sendable {
  static let shared = VirtualQueue()

  enum Lane: Sendable { case main, pool }

  enum Work: @unchecked Sendable {
    case job(UnownedJob)
    /// A pointer to a block of a dispatch queue. The block is a copy that libdispatch made.
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

// MARK: The current thread
extension VirtualQueue {
  /// Whether the queue receives the work that this thread starts from now on.
  var isInCharge: Bool {
    contents.withLock { contents in
      switch contents.charge {
      case .nothing: false
      case .thread(let thread): pthread_equal(thread, pthread_self()) != 0
      case .process: true
      }
    }
  }

  /// Whether this thread is currently on the main actor.
  var isOnMain: Bool {
    guard isInCharge else { return limn_is_main_thread() }
    return contents.withLock { $0.lane } == .main
  }

  /// Takes over all work of the process, or of this thread.
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

  /// Restores the platform's executors and clocks, and passes the remaining tasks to the executors. Remaining blocks of
  /// dispatch queues never run.
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
    for timer in timers {
      if case .job(let job) = timer.item.work { passOn(job, timer.item.lane, after: timer.deadline - now) }
    }
  }
}

// MARK: Pending work
extension VirtualQueue {
  /// The virtual time since the queue took charge.
  var now: Duration { contents.withLock { $0.now } }
  var hasReady: Bool { contents.withLock { $0.next < $0.ready.count } }
  /// The remaining time of each timer, shortest first.
  var pending: [Duration] {
    contents.withLock { contents in contents.timers.map { $0.deadline - contents.now }.sorted() }
  }
  /// The number of jobs that were run since the process started.
  var jobsRun: Int { contents.withLock { $0.jobsRun } }

  func put(_ work: Work, _ lane: Lane, after delay: Duration) {
    contents.withLock { contents in
      if delay <= .zero {
        contents.ready.append(Item(work: work, lane: lane))
      } else {
        contents.timersSoFar += 1
        let timer = Timer(
          deadline: contents.now + delay, order: contents.timersSoFar, item: Item(work: work, lane: lane))
        contents.timers.append(timer)
      }
    }
  }

  /// Removes all pending jobs without running them.
  func forget() {
    contents.withLock { contents in
      contents.ready = []
      contents.next = 0
      contents.timers = []
    }
  }

  /// Runs all ready jobs, including jobs that become ready while this function runs. Stops after `limit` jobs, and
  /// returns false if ready jobs remain.
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

  /// Moves the clock to the next deadline and makes the jobs with that deadline ready; returns false if no job is
  /// waiting.
  func advance() -> Bool {
    let deadline: Duration? = contents.withLock { contents in
      guard let deadline = contents.timers.map(\.deadline).min() else { return nil }
      let due = contents.timers.filter { $0.deadline <= deadline }.sorted {
        ($0.deadline, $0.order) < ($1.deadline, $1.order)
      }
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
