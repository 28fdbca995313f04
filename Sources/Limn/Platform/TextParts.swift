extension BidirectionalCollection where SubSequence == Self {
  /// The collection without the elements at its ends that have a property.
  @inlinable public func trimmed(_ isEdge: (Element) -> Bool) -> Self {
    let rest = drop(while: isEdge)
    return rest.lastIndex { !isEdge($0) }.map { rest[...$0] } ?? rest
  }
}
