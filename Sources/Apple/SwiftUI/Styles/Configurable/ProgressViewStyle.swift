/// How progress views are drawn.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The completed fraction, from 0 to 1; nil if the end is not known.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration {
  public struct Label: PrimitiveView {
    public typealias Body = Never

    let part: StyledPart

    func resolve(in context: inout ViewContext) { part.walk(&context) }
  }
}

extension ProgressViewStyleConfiguration {
  public struct CurrentValueLabel: PrimitiveView {
    public typealias Body = Never

    let part: StyledPart

    func resolve(in context: inout ViewContext) { part.walk(&context) }
  }
}

extension View {
  public nonisolated func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
    modifier(CustomStyleModifier(kind: "progressViewStyle", style: style) { $0.makeBody(configuration: $1) })
  }
}

public struct DefaultProgressViewStyle {
  public nonisolated init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View {
    drawing(ProgressView(made: configuration), as: "progressViewStyle")
  }
  var name: String? { nil }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

public struct LinearProgressViewStyle {
  let tint: Color?

  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }
}

extension LinearProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View {
    drawing(ProgressView(made: configuration), as: "progressViewStyle")
  }
  var name: String? { "linear" }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

public struct CircularProgressViewStyle {
  let tint: Color?

  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }
}

extension CircularProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View {
    drawing(ProgressView(made: configuration), as: "progressViewStyle")
  }
  var name: String? { "circular" }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  init(made configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}
