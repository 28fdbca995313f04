import Foundation

extension Publishers {
  /// Subscribes to the upstream publisher once, and sends its values to all subscribers through a subject.
  public final class Multicast<Upstream, SubjectType>: ConnectablePublisher
  where
    Upstream: Publisher, SubjectType: Subject, Upstream.Failure == SubjectType.Failure,
    Upstream.Output == SubjectType.Output
  {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let createSubject: () -> SubjectType
    private let lock = NSLock()
    private var subject: SubjectType?

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      current.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      upstream.subscribe(current)
    }

    private var current: SubjectType {
      lock.withLock {
        let subject = self.subject ?? createSubject()
        self.subject = subject
        return subject
      }
    }
  }

  /// A connectable publisher that wraps another publisher. It sends the values of the wrapped publisher only after
  /// `connect()` is called.
  public struct MakeConnectable<Upstream>: ConnectablePublisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    public init(upstream: Upstream) {
      inner = upstream.multicast { PassthroughSubject() }
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      inner.subscribe(subscriber)
    }

    public func connect() -> any Cancellable { inner.connect() }
  }
}

extension Publisher {
  public func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S: Subject, Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  public func multicast<S>(subject: S) -> Publishers.Multicast<Self, S>
  where S: Subject, Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self) { subject }
  }
}

extension Publisher where Failure == Never {
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
