extension Binding {
  /// Creates a binding to the value as an optional. Writing nil has no effect.
  public init<V>(_ base: Binding<V>) where Value == V? {
    let location = base.location
    self.init(
      location: DerivedLocation(
        location, "optional", read: { $0 },
        write: { value, transaction in
          if let value { location.set(value, transaction) }
        }), transaction: base.transaction)
  }

  /// Creates a binding to the unwrapped value. If the optional becomes nil later, reading the binding returns the value
  /// that the optional had when the binding was created.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    let location = base.location
    self.init(
      location: DerivedLocation(location, "unwrapped", read: { $0 ?? value }, write: { location.set($0, $1) }),
      transaction: base.transaction)
  }

  public init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
    let location = base.location
    self.init(
      location: DerivedLocation(
        location, "hashable", read: { AnyHashable($0) },
        write: { value, transaction in
          if let value = value.base as? V { location.set(value, transaction) }
        }), transaction: base.transaction)
  }
}

/// A location without its own storage. It reads the value at another location and converts it.
final class DerivedLocation<Root, Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Root>
  private let kind: String
  private let read: (Root) -> Value
  private let write: (Value, Transaction) -> Void

  init(
    _ base: Location<Root>, _ kind: String, read: @escaping (Root) -> Value,
    write: @escaping (Value, Transaction) -> Void
  ) {
    self.base = base
    self.kind = kind
    self.read = read
    self.write = write
  }

  override func get() -> Value { read(base.get()) }
  override func set(_ value: Value, _ transaction: Transaction) { write(value, transaction) }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? DerivedLocation<Root, Value> else { return false }
    return kind == other.kind && base.isSame(as: other.base)
  }
}
