/// An activity that can be stopped.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Stores this instance in the collection, which keeps the activity running.
  public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Stores this instance in the set, which keeps the activity running.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}
