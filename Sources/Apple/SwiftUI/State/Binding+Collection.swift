extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
  public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding where Value: MutableCollection {
  func element(at index: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: ElementLocation(location, index), transaction: transaction)
  }
}

/// A location for one element of a collection. The collection is stored at another location.
final class ElementLocation<Elements: MutableCollection>: Location<Elements.Element>, @unchecked Sendable {
  private let base: Location<Elements>
  private let index: Elements.Index

  init(_ base: Location<Elements>, _ index: Elements.Index) {
    self.base = base
    self.index = index
  }

  override func get() -> Elements.Element { base.get()[index] }

  override func set(_ value: Elements.Element, _ transaction: Transaction) {
    var elements = base.get()
    elements[index] = value
    base.set(elements, transaction)
  }

  override func isSame(as other: Location<Elements.Element>) -> Bool {
    guard let other = other as? ElementLocation<Elements> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }
}
