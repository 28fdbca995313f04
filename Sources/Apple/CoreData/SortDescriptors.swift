extension NSSortDescriptor {
  /// An order by the value that objects store for a key.
  public convenience init(key: String?, ascending: Bool) {
    let key = key ?? ""
    self.init(keyPath: \NSManagedObject.[valueOf: key], ascending: ascending) { a, b in order(a, b) }
  }
}

extension NSSortDescriptor {
  /// An order by a property that Foundation cannot compare, such as an optional text.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { a, b in order(a, b) }
  }
}

extension NSManagedObject {
  /// The value for a key, or nil. A key path to it contains the key.
  subscript(valueOf key: String) -> AnyHashable? { value(forKey: key) as? AnyHashable }
}

/// The order of two values: nil first, then numbers, dates, and texts by their size.
func order(_ a: Any, _ b: Any) -> ComparisonResult {
  let pair = (plain(a), plain(b))
  switch pair {
  case (nil, nil): return .orderedSame
  case (nil, _): return .orderedAscending
  case (_, nil): return .orderedDescending
  case (let a as String, let b as String): return a.compare(b)
  case (let a as Date, let b as Date): return a.compare(b)
  default:
    let (a, b) = (number(pair.0), number(pair.1))
    return a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending
  }
}

/// The value inside of optionals and of `AnyHashable`.
func plain(_ value: Any?) -> Any? {
  guard let value else { return nil }
  if let hashable = value as? AnyHashable, !(hashable.base is AnyHashable) { return plainOptional(hashable.base) }
  return plainOptional(value)
}

private func plainOptional(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { plain($0.value) }
}

func number(_ value: Any?) -> Double {
  switch value {
  case let value as Bool: value ? 1 : 0
  case let value as any BinaryInteger: Double(value)
  case let value as any BinaryFloatingPoint: Double(value)
  case let value as NSNumber: value.doubleValue
  default: 0
  }
}
