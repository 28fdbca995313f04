/// An activity that can be stopped.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Stores this instance in the collection. The activity can continue as long as the collection keeps the instance.
  public func store<C>(in collection: inout C) where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Stores this instance in the set. The activity can continue as long as the set keeps the instance.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}
