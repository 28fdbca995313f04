/// How labeled content is drawn.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The parts of labeled content.
public struct LabeledContentStyleConfiguration {
  public let label: Label
  public let content: Content
}

extension LabeledContentStyleConfiguration {
  public struct Label: PrimitiveView {
    public typealias Body = Never

    let part: StyledPart

    func resolve(in context: inout ViewContext) { part.walk(&context) }
  }
}

extension LabeledContentStyleConfiguration {
  public struct Content: PrimitiveView {
    public typealias Body = Never

    let part: StyledPart

    func resolve(in context: inout ViewContext) { part.walk(&context) }
  }
}

extension View {
  public nonisolated func labeledContentStyle<S>(_ style: S) -> some View where S: LabeledContentStyle {
    modifier(CustomStyleModifier(kind: "labeledContentStyle", style: style) { $0.makeBody(configuration: $1) })
  }
}

public struct AutomaticLabeledContentStyle {
  public nonisolated init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View {
    drawing(LabeledContent(configuration), as: "labeledContentStyle")
  }
  var name: String? { nil }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
