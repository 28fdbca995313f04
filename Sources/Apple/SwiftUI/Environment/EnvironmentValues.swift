public import Observation

/// The values that views inherit from their ancestors.
public struct EnvironmentValues: CustomStringConvertible {
  private var entry: EnvironmentEntry?

  public init() {}

  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get {
      // If the value's type is optional, an entry can contain a nil that the app set. Such an entry counts, so the
      // default is used only if there is no entry.
      guard let found = find(key) else { return K.defaultValue }
      return found as? K.Value ?? K.defaultValue
    }
    set { set(key, newValue) }
  }

  public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
    get { self[object: objectType] }
    set { self[object: objectType] = newValue }
  }

  public var description: String {
    let entries = sequence(first: entry, next: { $0?.outer }).prefix { $0 != nil }
    return "[" + entries.compactMap { $0.map { "\($0.key) = \($0.value)" } }.joined(separator: ", ") + "]"
  }
}

extension EnvironmentValues {
  /// The object of this type in the environment.
  subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { find(type) as? T }
    set { set(type, newValue) }
  }

  /// Whether the innermost entries of both environments are the same object. If they are, all values are the same. If
  /// an evaluation sets an equal value again, the earlier entry is reused, so the environments are still identical.
  func isIdentical(to other: EnvironmentValues) -> Bool { entry === other.entry }

  private func find(_ key: any Any.Type) -> Any? {
    var next = entry
    while let current = next {
      if current.key == key { return current.value }
      next = current.outer
    }
    return nil
  }

  private mutating func set<Value>(_ key: any Any.Type, _ value: Value) {
    entry = entry?.inner(key, value) ?? EnvironmentEntry(key: key, value: value, outer: entry)
  }
}
