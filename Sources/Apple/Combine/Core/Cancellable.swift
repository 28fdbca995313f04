/// An activity that can be stopped.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Adds this activity to the collection, as an `AnyCancellable`, which cancels the activity when its last reference
  /// is released.
  public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Adds this activity to the set, as an `AnyCancellable`, which cancels the activity when its last reference is
  /// released.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}
