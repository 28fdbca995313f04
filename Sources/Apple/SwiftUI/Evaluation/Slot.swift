/// Storage for a modifier, a container, or a dynamic property at one position. The storage persists across evaluations.
@MainActor class Slot {
  /// Called when the storage is removed, for example because the view is no longer shown.
  func end() {}
}

/// Something that keeps a value, or refers to the place that keeps it. Its value is listed among the kept values of a
/// view, see `KeptValue`. An empty tuple if reading the value would run code of the app.
@_spi(Headless) public protocol ValueKeeping {
  var keptValue: Any { get }
}

/// A slot that stores one value of any type.
final class Kept<Value>: Slot {
  var value: Value

  init(_ value: Value) { self.value = value }
}

@_spi(Headless) extension Kept: @MainActor ValueKeeping {
  /// The value of the slot. If the slot contains a `Location`, this is the value that is stored there, not the
  /// `Location` itself.
  var keptValue: Any { (value as? any ValueKeeping)?.keptValue ?? value }
}
