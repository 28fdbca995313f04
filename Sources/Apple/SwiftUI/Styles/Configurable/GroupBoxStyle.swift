/// How group boxes are drawn.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The parts of a group box.
public struct GroupBoxStyleConfiguration {
  public let label: Label
  public let content: Content
}

extension GroupBoxStyleConfiguration {
  public struct Label: PrimitiveView {
    public typealias Body = Never

    let part: StyledPart

    func resolve(in context: inout ViewContext) { part.walk(&context) }
  }
}

extension GroupBoxStyleConfiguration {
  public struct Content: PrimitiveView {
    public typealias Body = Never

    let part: StyledPart

    func resolve(in context: inout ViewContext) { part.walk(&context) }
  }
}

extension View {
  public nonisolated func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle {
    modifier(CustomStyleModifier(kind: "groupBoxStyle", style: style) { $0.makeBody(configuration: $1) })
  }
}

public struct DefaultGroupBoxStyle {
  public nonisolated init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View {
    drawing(GroupBox(configuration), as: "groupBoxStyle")
  }
  var name: String? { nil }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
