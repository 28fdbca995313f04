public import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(action)
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { work.action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = Work(action)
    asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      work.action()
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition()
    let queue = self
    func next(_ date: SchedulerTimeType) {
      queue.schedule(after: date, tolerance: tolerance, options: options) {
        guard repetition.isLive else { return }
        action()
        next(date.advanced(by: interval))
      }
    }
    next(date)
    return AnyCancellable { repetition.stop() }
  }
}

/// An action, marked as sendable. This is safe, since the action is passed to one queue and only that queue runs it.
struct Work: @unchecked Sendable {
  let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }
}

/// Stores whether a repeated action was stopped.
final class Repetition {
  private let lock = NSLock()
  private var isStopped = false

  var isLive: Bool { lock.withLock { !isStopped } }

  func stop() {
    lock.withLock { isStopped = true }
  }
}
