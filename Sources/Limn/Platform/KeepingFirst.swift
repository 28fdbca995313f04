extension Sequence {
  /// The elements by a key. Of several elements with the same key, the first counts.
  public func keyed<Key>(by key: (Element) -> Key) -> [Key: Element] { Dictionary(keepingFirst: map { (key($0), $0) }) }

  /// The dictionary of the pairs of a key and a value that a function returns. Of several pairs with the same key, the
  /// first counts.
  public func keyed<Key, Value>(_ pair: (Element) throws -> (Key, Value)) rethrows -> [Key: Value] {
    try Dictionary(keepingFirst: map(pair))
  }

  /// The elements with each key.
  public func grouped<Key>(by key: (Element) -> Key) -> [Key: [Element]] { Dictionary(grouping: self, by: key) }
}

extension Dictionary {
  /// Creates a dictionary from pairs of a key and a value. Of several pairs with the same key, the first counts.
  public init(keepingFirst pairs: some Sequence<(Key, Value)>) { self.init(pairs) { first, _ in first } }
}
