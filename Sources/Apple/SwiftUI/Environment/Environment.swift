public import Observation

/// Reads a value from the environment of the view that declares the property.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let source: Source
  private var value: Value?
  private var missing: MissingObject?

  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(read: (EnvironmentValues) -> Value?, missing: String)
  }

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// The value in the environment. The environment is not yet known while the view's initializer runs. During this
  /// time, a property that is declared with a key path has the default value. Reading a property that is declared with
  /// an object type is a fatal error.
  public var wrappedValue: Value {
    if let value { return value }
    if let missing { missing.read() }
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(_, let missing): fatalError(missing)
    }
  }
}

extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object(
      read: { $0[object: objectType] },
      missing: "there is no \(objectType) in the environment: add .environment(_:) to a view above")
  }

  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    source = .object(read: { .some($0[object: objectType]) }, missing: "")
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: LinkedProperty {
  mutating func link(with linker: inout PropertyLinker) {
    let source = source
    value = Self.read(source, linker.element.environment)
    let slot = linker.slot { EnvironmentSlot<Value>(read: { Self.read(source, $0) }) }
    slot.value = value
    if case .object(_, let message) = source { missing = value == nil ? linker.missingObject(message) : nil }
  }

  private static func read(_ source: Source, _ environment: EnvironmentValues) -> Value? {
    switch source {
    case .keyPath(let keyPath): environment[keyPath: keyPath]
    case .object(let read, _): read(environment)
    }
  }
}

extension Environment: SelfComparing {
  /// Always returns true, since the property has the same key path in every instance of the view. `EnvironmentSlot`
  /// detects whether the value in the environment has changed.
  func isSame(as other: Self) -> Bool { true }
}

/// A property whose value depends on the environment.
@MainActor protocol EnvironmentReading {
  func differs(in environment: EnvironmentValues) -> Bool
}

final class EnvironmentSlot<Value>: Slot, EnvironmentReading {
  private let read: (EnvironmentValues) -> Value?
  var value: Value?

  init(read: @escaping (EnvironmentValues) -> Value?) { self.read = read }

  func differs(in environment: EnvironmentValues) -> Bool { !Equality.of(value, read(environment)) }
}

extension EnvironmentSlot: @MainActor ValueKeeping {
  /// The object from the environment if the type of the property is a class; otherwise, an empty tuple. Values that are
  /// not objects do not count as state of the view.
  var keptValue: Any { Value.self is AnyClass ? value as Any : () }
}
