public import Observation

/// What views inherit from the views around them.
public struct EnvironmentValues: CustomStringConvertible {
  private var entry: Entry?

  public init() {}

  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get {
      // The value itself may be an optional, which is not the same as there being none.
      guard let found = find(ObjectIdentifier(key)) else { return K.defaultValue }
      return found as? K.Value ?? K.defaultValue
    }
    set { entry = Entry(key: ObjectIdentifier(key), name: "\(key)", value: newValue, outer: entry) }
  }

  public subscript<T>(objectType: T.Type) -> T? where T: AnyObject, T: Observable {
    get { self[object: objectType] }
    set { self[object: objectType] = newValue }
  }

  public var description: String {
    var names: [String] = []
    var next = entry
    while let current = next {
      names.append("\(current.name) = \(current.value)")
      next = current.outer
    }
    return "[" + names.joined(separator: ", ") + "]"
  }
}

extension EnvironmentValues {
  /// An object by its type.
  subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { find(ObjectIdentifier(type)) as? T }
    set { entry = Entry(key: ObjectIdentifier(type), name: "\(type)", value: newValue as Any, outer: entry) }
  }

  /// Whether both were made by the same settings, not just by equal ones.
  func isIdentical(to other: EnvironmentValues) -> Bool { entry === other.entry }

  private func find(_ key: ObjectIdentifier) -> Any? {
    var next = entry
    while let current = next {
      if current.key == key { return current.value }
      next = current.outer
    }
    return nil
  }

  /// The settings form a chain from the innermost outwards, so that adding one copies nothing.
  private final class Entry: @unchecked Sendable {
    let key: ObjectIdentifier
    let name: String
    let value: Any
    let outer: Entry?

    init(key: ObjectIdentifier, name: String, value: Any, outer: Entry?) {
      self.key = key
      self.name = name
      self.value = value
      self.outer = outer
    }
  }
}
