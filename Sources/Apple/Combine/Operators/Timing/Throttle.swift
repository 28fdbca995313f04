extension Publishers {
  /// Sends at most one value in each interval. If several values arrive in an interval, `latest` determines whether the
  /// first or the last of these values is sent.
  public struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let window = Window<S>(subscriber, latest: latest) { action in
        scheduler.schedule(after: scheduler.now.advanced(by: interval), action)
      }
      window.attach(to: upstream)
    }
  }
}

extension Publisher {
  public func throttle<S>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> where S: Scheduler {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
