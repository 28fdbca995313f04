/// One value in the environment. Each entry refers to the next outer entry, so adding an entry copies nothing.
final class EnvironmentEntry: @unchecked Sendable {
  let key: any Any.Type
  let value: Any
  let outer: EnvironmentEntry?
  /// The latest entries that were added inside this entry. They are remembered so that an equal entry can be reused.
  /// Only the thread that evaluates views uses this property, so it needs no lock.
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

  /// Returns an entry with the key and the value inside this entry. While views are evaluated, an earlier entry with
  /// the same key and an equal value is reused. A new entry would make the environment of all descendants count as
  /// changed.
  func inner<Value>(_ key: any Any.Type, _ value: Value) -> EnvironmentEntry {
    guard ReadScope.isEvaluating else { return EnvironmentEntry(key: key, value: value, outer: self) }
    for known in inner {
      if let entry = known.entry, entry.key == key, let old = entry.value as? Value, Equality.isSame(old, value) {
        return entry
      }
    }
    let entry = EnvironmentEntry(key: key, value: value, outer: self)
    inner.removeAll { $0.entry == nil }
    if inner.count == Self.remembered { inner.removeFirst() }
    inner.append(Weak(entry: entry))
    return entry
  }
}
