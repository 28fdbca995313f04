/// How gauges, which show a value between two bounds, are drawn.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GaugeStyleConfiguration
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
  /// The current value, from 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration {
  public struct Label: PrimitiveView {
    public typealias Body = Never

    let part: StyledPart

    func resolve(in context: inout ViewContext) { part.walk(&context) }
  }
}

extension GaugeStyleConfiguration {
  public struct CurrentValueLabel: PrimitiveView {
    public typealias Body = Never

    let part: StyledPart

    func resolve(in context: inout ViewContext) { part.walk(&context) }
  }
}

extension GaugeStyleConfiguration {
  public struct MinimumValueLabel: PrimitiveView {
    public typealias Body = Never

    let part: StyledPart

    func resolve(in context: inout ViewContext) { part.walk(&context) }
  }
}

extension GaugeStyleConfiguration {
  public struct MaximumValueLabel: PrimitiveView {
    public typealias Body = Never

    let part: StyledPart

    func resolve(in context: inout ViewContext) { part.walk(&context) }
  }
}

extension View {
  public nonisolated func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle {
    modifier(CustomStyleModifier(kind: "gaugeStyle", style: style) { $0.makeBody(configuration: $1) })
  }
}
