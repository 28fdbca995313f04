/// A value that belongs to the position of a view. The value is kept while a view of the same type stays at the
/// position, even if a new instance of the view is created.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StoredLocation<Value>?

  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, .current) }
  }

  public var projectedValue: Binding<Value> {
    Binding(location: location ?? ConstantLocation(initial))
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: LinkedProperty {
  mutating func link(with linker: inout PropertyLinker) {
    let initial = initial
    location = linker.slot { Kept(StoredLocation(initial)) }.value
  }
}

@_spi(Headless) extension State: ValueKeeping {
  public var keptValue: Any { location?.keptValue ?? initial }
}

extension State: SelfComparing {
  /// Returns true, since all property wrappers at one position share the same storage.
  func isSame(as other: Self) -> Bool { true }
}
