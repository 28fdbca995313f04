/// Compares a new state value with the old value. If they are equal, no view is evaluated again.
enum ValueComparison {
  static func equal<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { one == other as? Value }

  static func sameObject<Value>(_ one: Value, _ other: Value) -> Bool {
    guard Value.self is AnyClass else { return false }
    return one as AnyObject === other as AnyObject
  }
}
