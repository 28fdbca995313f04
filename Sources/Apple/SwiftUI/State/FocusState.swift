/// Tells which field has the focus. If the value is a Boolean, it tells whether one specific field has the focus.
/// Otherwise, the value identifies the focused field among several fields.
@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  private let unfocused: Value
  private var location: StoredLocation<Value>?

  public init() where Value == Bool { unfocused = false }
  public init<T>() where Value == T?, T: Hashable { unfocused = nil }

  public var wrappedValue: Value {
    get { location?.get() ?? unfocused }
    nonmutating set { location?.set(newValue, .current) }
  }

  public var projectedValue: FocusState<Value>.Binding {
    Binding(location: location ?? ConstantLocation(unfocused), unfocused: unfocused)
  }

  /// Lets another view read and change which field has the focus.
  @propertyWrapper public struct Binding {
    let location: Location<Value>
    let unfocused: Value

    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue, .current) }
    }

    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

extension FocusState: Sendable where Value: Sendable {}

extension FocusState: LinkedProperty {
  mutating func link(with linker: inout PropertyLinker) {
    let unfocused = unfocused
    location = linker.slot { Kept(StoredLocation(unfocused)) }.value
  }
}

@_spi(Headless) extension FocusState: ValueKeeping {
  public var keptValue: Any { location?.keptValue ?? unfocused }
}

extension FocusState: SelfComparing {
  func isSame(as other: Self) -> Bool { true }
}

@_spi(Headless) extension FocusState.Binding: ValueKeeping {
  public var keptValue: Any { location.keptValue }
}

extension FocusState.Binding: SelfComparing {
  func isSame(as other: Self) -> Bool { location.isSame(as: other.location) }
}
