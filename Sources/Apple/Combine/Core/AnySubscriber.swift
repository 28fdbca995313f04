/// A type-erased subscriber, which wraps another subscriber or calls closures.
@frozen public struct AnySubscriber<Input, Failure>: Subscriber where Failure: Error {
  public let combineIdentifier: CombineIdentifier
  private let takeSubscription: (any Subscription) -> Void
  private let takeValue: (Input) -> Subscribers.Demand
  private let takeCompletion: (Subscribers.Completion<Failure>) -> Void

  public init<S>(_ s: S) where Input == S.Input, Failure == S.Failure, S: Subscriber {
    combineIdentifier = s.combineIdentifier
    takeSubscription = s.receive(subscription:)
    takeValue = s.receive(_:)
    takeCompletion = s.receive(completion:)
  }

  public init<S>(_ s: S) where Input == S.Output, Failure == S.Failure, S: Subject {
    self.init(SubjectSubscriber(s))
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    takeSubscription = receiveSubscription ?? { _ in }
    takeValue = receiveValue ?? { _ in .none }
    takeCompletion = receiveCompletion ?? { _ in }
  }
}

extension AnySubscriber {
  public func receive(subscription: any Subscription) { takeSubscription(subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { takeValue(value) }
  public func receive(completion: Subscribers.Completion<Failure>) { takeCompletion(completion) }
}
