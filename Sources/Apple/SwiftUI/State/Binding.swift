/// Reads and writes a value that is stored elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public var transaction: Transaction
  let location: Location<Value>

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue, transaction.animation == nil ? .current : transaction) }
  }

  public var projectedValue: Binding<Value> { self }

  init(location: Location<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // A view calls these closures on the main actor. As on Apple platforms, any other caller must itself make sure that
    // it is on the right actor.
    let set = unsafeBitCast(set, to: ((Value) -> Void).self)
    self.init(
      location: FunctionLocation(read: unsafeBitCast(get, to: (() -> Value).self), write: { value, _ in set(value) }))
  }

  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let set = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    self.init(location: FunctionLocation(read: unsafeBitCast(get, to: (() -> Value).self), write: set))
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }
}

extension Binding {
  public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(location: ProjectedLocation(location, keyPath), transaction: transaction)
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

@_spi(Headless) extension Binding: ValueKeeping {
  public var keptValue: Any { location.keptValue }
}

extension Binding: SelfComparing {
  func isSame(as other: Self) -> Bool { location.isSame(as: other.location) }
}

extension Binding: Identifiable where Value: Identifiable {
  public typealias ID = Value.ID
  public var id: Value.ID { wrappedValue.id }
}
