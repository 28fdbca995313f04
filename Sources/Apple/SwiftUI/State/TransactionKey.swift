/// Identifies a value in a transaction and provides its default.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

extension Transaction {
  public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
    get {
      guard let found = values[ObjectIdentifier(key)] else { return K.defaultValue }
      return found as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
