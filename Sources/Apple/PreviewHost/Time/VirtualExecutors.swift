@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) internal import _Concurrency

// This is the only file that uses the SPI of the concurrency library, which can change with each Swift version.

/// Installs executors that run tasks on the shared virtual queue while `isInCharge` is true, and on the platform's
/// executors otherwise.
///
/// Calls after the first call have no effect. Tasks that are already running stay on the platform's executors.
func installVirtualExecutors() {
  _ = installation
}

private let installation: Void = _createExecutors(factory: VirtualExecutorFactory.self)

private struct VirtualExecutorFactory: ExecutorFactory {
  static let main = VirtualMainExecutor()
  static let pool = VirtualPoolExecutor()
  static var mainExecutor: any MainExecutor { main }
  static var defaultExecutor: any TaskExecutor { pool }
}

extension VirtualQueue {
  /// Runs a job on the current thread. The job runs on the virtual executor of the main actor or of the thread pool,
  /// depending on the lane.
  func run(_ job: UnownedJob, on lane: Lane) {
    switch lane {
    case .main: job.runSynchronously(on: VirtualExecutorFactory.main.asUnownedSerialExecutor())
    case .pool: job.runSynchronously(on: VirtualExecutorFactory.pool.asUnownedTaskExecutor())
    }
  }

  /// Passes a job to the platform's executors.
  func passOn(_ job: UnownedJob, _ lane: Lane, after delay: Duration? = nil) {
    let executor: any Executor =
      lane == .main ? PlatformExecutorFactory.mainExecutor : PlatformExecutorFactory.defaultExecutor
    if let delay, let scheduling = executor as? any SchedulingExecutor {
      scheduling.enqueue(ExecutorJob(job), after: delay, tolerance: nil, clock: ContinuousClock())
    } else {
      executor.enqueue(ExecutorJob(job))
    }
  }

  fileprivate func put(_ job: consuming ExecutorJob, _ lane: Lane) {
    let job = UnownedJob(job)
    if isInCharge { put(.job(job), lane, after: .zero) } else { passOn(job, lane) }
  }

  fileprivate func put<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, clock: C, _ lane: Lane) {
    let job = UnownedJob(job)
    // A custom clock can use a type other than `Duration` for its delays. Such a delay cannot be converted, so the job
    // is then ready immediately.
    let delay = delay as? Duration ?? .zero
    if isInCharge { put(.job(job), lane, after: delay) } else { passOn(job, lane, after: delay) }
  }
}

private final class VirtualMainExecutor: MainExecutor, SchedulingExecutor, Sendable {
  var isMainExecutor: Bool { true }

  func run() throws { try PlatformExecutorFactory.mainExecutor.run() }
  func stop() { PlatformExecutorFactory.mainExecutor.stop() }
  func enqueue(_ job: consuming ExecutorJob) { VirtualQueue.shared.put(job, .main) }
  func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
    VirtualQueue.shared.put(job, after: delay, clock: clock, .main)
  }
  func checkIsolated() { precondition(VirtualQueue.shared.isOnMain, "this code must run on the main actor") }
  func isIsolatingCurrentContext() -> Bool? { VirtualQueue.shared.isOnMain }
}

private final class VirtualPoolExecutor: TaskExecutor, SchedulingExecutor, Sendable {
  var isMainExecutor: Bool { false }

  func enqueue(_ job: consuming ExecutorJob) { VirtualQueue.shared.put(job, .pool) }
  func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
    VirtualQueue.shared.put(job, after: delay, clock: clock, .pool)
  }
}
