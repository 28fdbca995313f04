extension Publishers {
  /// Uses a scheduler to subscribe to the upstream publisher, to request values, and to cancel the subscription.
  public struct SubscribeOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
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
      scheduler.schedule(options: options) {
        upstream
          .subscribe(
            AnySubscriber<Output, Failure>(
              receiveSubscription: { subscription in
                subscriber.receive(subscription: Hopping(subscription) { scheduler.schedule(options: options, $0) })
              },
              receiveValue: { subscriber.receive($0) },
              receiveCompletion: { subscriber.receive(completion: $0) }))
      }
    }
  }
}

/// A subscription that passes requests and cancellation to another subscription. A scheduler runs these calls.
private final class Hopping: Subscription {
  private let inner: any Subscription
  private let schedule: (@escaping () -> Void) -> Void

  init(_ inner: any Subscription, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.inner = inner
    self.schedule = schedule
  }

  func request(_ demand: Subscribers.Demand) {
    schedule { self.inner.request(demand) }
  }

  func cancel() {
    schedule { self.inner.cancel() }
  }
}

extension Publisher {
  public func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S>
  where S: Scheduler {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
