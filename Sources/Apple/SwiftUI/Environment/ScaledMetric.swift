/// A length that grows with the reader's text size.
///
/// - Approximated: each step of the text size adds or removes a tenth of the length. The text style has no effect.
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
  private let base: Value
  @Environment(\.dynamicTypeSize) private var size

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }
  public init(wrappedValue: Value) { base = wrappedValue }

  public var wrappedValue: Value {
    let sizes = DynamicTypeSize.allCases
    let steps = (sizes.firstIndex(of: size) ?? 0) - (sizes.firstIndex(of: .large) ?? 0)
    return base * (1 + Value(steps) / 10)
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
