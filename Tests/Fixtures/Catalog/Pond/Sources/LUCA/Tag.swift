/// Something with a name.
public protocol Named {
  var name: String { get }
}

extension Named {
  public var name: String { "nameless" }
  /// The name in capitals.
  public var loudName: String { name.uppercased() }
}

/// A label.
public struct Tag: Named, Hashable, CustomStringConvertible {
  public init() {}
  public var description: String { "#" + name }
}

/// Keeps a value.
@propertyWrapper public struct Kept<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

struct Cellar {
  public var depth = 3
}

/// Counts what only this module can count.
public final class Counter {
  public private(set) var count = 0
  init() {}
}
