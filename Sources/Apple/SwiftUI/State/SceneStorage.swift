public import Foundation

/// A value that is stored for a scene under a key. All views of the scene that use the same key share the value.
///
/// Apple platforms restore the value in the next run. Limn discards the value when the preview ends.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private var location: Location<Value>?

  init(_ key: String, initial: Value) {
    self.key = key
    self.initial = initial
  }

  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, .current) }
  }

  public var projectedValue: Binding<Value> { Binding(location: location ?? ConstantLocation(initial)) }
}

extension SceneStorage: LinkedProperty {
  mutating func link(with linker: inout PropertyLinker) {
    let (key, initial, graph) = (key, initial, linker.element.graph)
    location = linker.slot { Kept(graph.sceneLocation(key, initial)) }.value
  }
}

extension SceneStorage: SelfComparing {
  func isSame(as other: Self) -> Bool { key == other.key }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key, initial: wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key, initial: wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key, initial: wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key, initial: wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key, initial: wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key, initial: wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Date { self.init(key, initial: wrappedValue) }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, initial: wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, initial: wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(key, initial: nil) }
  public init(_ key: String) where Value == Int? { self.init(key, initial: nil) }
  public init(_ key: String) where Value == Double? { self.init(key, initial: nil) }
  public init(_ key: String) where Value == String? { self.init(key, initial: nil) }
  public init(_ key: String) where Value == URL? { self.init(key, initial: nil) }
  public init(_ key: String) where Value == Data? { self.init(key, initial: nil) }
  public init(_ key: String) where Value == Date? { self.init(key, initial: nil) }
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, initial: nil)
  }
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, initial: nil)
  }
}
