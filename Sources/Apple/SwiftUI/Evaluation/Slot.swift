/// Keeps something for a modifier or container at one place, from one walk to the next.
@MainActor class Slot {
  /// The place is gone.
  func end() {}
}

/// Something that holds a value for a view.
protocol ValueKeeping {
  var keptValue: Any { get }
}

/// A slot for a plain value.
final class Kept<Value>: Slot {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension Kept: @MainActor ValueKeeping {
  /// Of a location the value that is there.
  var keptValue: Any { (value as? any ValueKeeping)?.keptValue ?? value }
}
