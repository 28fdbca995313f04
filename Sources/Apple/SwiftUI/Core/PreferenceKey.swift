/// Identifies a value that views pass to their ancestors, and combines the values of several views.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// Describes how a modifier changes one preference: it either sets a new value, or transforms the value that the
/// modified content sets.
protocol PreferenceWrite {
  associatedtype Key: PreferenceKey
  /// Returns the value that ancestors see. `inner` is the value that the content sets; nil if the content sets no
  /// value.
  func value(over inner: Key.Value?) -> Key.Value
}

struct PreferenceSetting<Key: PreferenceKey>: PreferenceWrite {
  let value: Key.Value
  func value(over inner: Key.Value?) -> Key.Value { value }
}

struct PreferenceTransform<Key: PreferenceKey>: PreferenceWrite {
  let transform: (inout Key.Value) -> Void

  func value(over inner: Key.Value?) -> Key.Value {
    var value = inner ?? Key.defaultValue
    transform(&value)
    return value
  }
}

extension [ViewOutput] {
  /// Returns the value of a preference, combined from all outputs in order; nil if no output sets the preference.
  @MainActor func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var result: Key.Value?
    for piece in self {
      guard let next = piece.preference(key) else { continue }
      if var value = result {
        Key.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }
}

extension ViewOutput {
  @MainActor fileprivate func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    switch self {
    case .node(let node): return node.children.preference(key)
    case .element(let element): return element.pieces.preference(key)
    case .changed(let pieces, _), .rearranged(let pieces, _), .carried(_, let pieces), .tagged(_, let pieces):
      return pieces.preference(key)
    case .fact: return nil
    case .preference(let write, let pieces):
      let inner = pieces.preference(key)
      func value<Write: PreferenceWrite>(_ write: Write) -> Key.Value? {
        Write.Key.self == Key.self ? write.value(over: inner as! Write.Key.Value?) as? Key.Value : inner
      }
      return value(write)
    }
  }
}
