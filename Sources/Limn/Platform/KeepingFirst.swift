extension Dictionary {
  /// Creates a dictionary from pairs of a key and a value. Of several pairs with the same key, the first counts.
  public init(keepingFirst pairs: some Sequence<(Key, Value)>) { self.init(pairs) { first, _ in first } }
}
