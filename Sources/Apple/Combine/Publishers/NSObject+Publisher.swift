public import Foundation

extension NSObject {
  /// Sends the value of a property.
  ///
  /// - Approximated: only the first value is sent, since changes cannot be observed without the run time of
  ///   Objective-C.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Value, S.Failure == Never {
      CurrentValueSubject<Value, Never>(object[keyPath: keyPath]).subscribe(subscriber)
    }
  }
}

extension NSObjectProtocol where Self: NSObject {
  public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath)
  }
}
