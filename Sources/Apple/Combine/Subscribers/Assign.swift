import Foundation

extension Subscribers {
  /// Stores every value in a property of an object. The object is retained until the stream ends.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    private let lock = NSLock()
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var upstream: (any Subscription)?

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      let accepted = lock.withLock {
        guard upstream == nil, object != nil else { return false }
        upstream = subscription
        return true
      }
      if accepted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      lock.withLock { object }?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Subscribers.Completion<Never>) {
      _ = release()
    }

    public func cancel() {
      release()?.cancel()
    }

    private func release() -> (any Subscription)? {
      lock.withLock {
        defer {
          object = nil
          upstream = nil
        }
        return upstream
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Stores every value in a property of the object.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }

  /// Stores every value in a `@Published` property, for as long as that property exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    let subscriber = Subscribers.Sink<Output, Never>(receiveCompletion: { _ in }) { [weak storage] in storage?.send($0)
    }
    storage.keep(AnyCancellable(subscriber))
    subscribe(subscriber)
  }
}
