/// One setting of the environment. The settings form a chain from the innermost outwards, so that adding one copies nothing.
final class EnvironmentEntry: @unchecked Sendable {
  let key: any Any.Type
  let value: Any
  let outer: EnvironmentEntry?
  /// The latest settings made inside of this one. Only evaluations use it, one at a time.
  private var inner: [Weak] = []

  private struct Weak {
    weak var entry: EnvironmentEntry?
  }

  init(key: any Any.Type, value: Any, outer: EnvironmentEntry?) {
    self.key = key
    self.value = value
    self.outer = outer
  }
}

extension EnvironmentEntry {
  private static let remembered = 8

  /// The setting of a value inside of this one: while views are evaluated, the one made before if the value is the same. So what is
  /// further in is not taken for changed each time a container is walked.
  func inner<Value>(_ key: any Any.Type, _ value: Value) -> EnvironmentEntry {
    guard ReadScope.isEvaluating else { return EnvironmentEntry(key: key, value: value, outer: self) }
    for known in inner {
      if let entry = known.entry, entry.key == key, let old = entry.value as? Value, Equality.isSame(old, value) { return entry }
    }
    let entry = EnvironmentEntry(key: key, value: value, outer: self)
    inner.removeAll { $0.entry == nil }
    if inner.count == Self.remembered { inner.removeFirst() }
    inner.append(Weak(entry: entry))
    return entry
  }
}
