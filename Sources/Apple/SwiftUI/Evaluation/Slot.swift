/// Keeps something for a modifier or container at one place, from one walk to the next.
@MainActor class Slot {
  /// The place is gone.
  func end() {}
}

/// A slot for a plain value.
final class Kept<Value>: Slot {
  var value: Value

  init(_ value: Value) { self.value = value }
}
