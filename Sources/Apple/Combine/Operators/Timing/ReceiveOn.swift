extension Publishers {
  /// Delivers values on a scheduler.
  public struct ReceiveOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      let transfer = Transfer<Upstream, Context, S>(subscriber) { scheduler.schedule(options: options, $0) }
      transfer.attach(to: upstream)
    }
  }
}

extension Publisher {
  public func receive<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S>
  where S: Scheduler {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
