extension Sequence {
  /// The elements by a key. Of several elements with the same key, the first counts.
  public func keyed<Key>(by key: (Element) -> Key) -> [Key: Element] { Dictionary(keepingFirst: map { (key($0), $0) }) }
}

extension Dictionary {
  /// Creates a dictionary from pairs of a key and a value. Of several pairs with the same key, the first counts.
  public init(keepingFirst pairs: some Sequence<(Key, Value)>) { self.init(pairs) { first, _ in first } }
}
