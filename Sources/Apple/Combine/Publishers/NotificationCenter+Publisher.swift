public import Foundation

extension NotificationCenter {
  /// Sends the notifications that have a given name. If `object` is not nil, sends only the notifications that this
  /// object posts.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Notification, S.Failure == Never {
      let subject = PassthroughSubject<Notification, Never>()
      let center = center
      let relay = Posting(subject)
      let token = center.addObserver(forName: name, object: object, queue: nil) { relay.subject.send($0) }
      subject.handleEvents(receiveCancel: { center.removeObserver(token) }).subscribe(subscriber)
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// Wraps a subject, so that a sendable closure can use it. This is safe, since the subject is thread-safe.
private final class Posting: @unchecked Sendable {
  let subject: PassthroughSubject<Notification, Never>

  init(_ subject: PassthroughSubject<Notification, Never>) {
    self.subject = subject
  }
}
