/// An object that publishes a notification before it changes.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of this object, which fires before any `@Published` property of the object changes.
  public var objectWillChange: ObservableObjectPublisher {
    ObjectPublishers.shared.publisher(of: self)
  }
}
