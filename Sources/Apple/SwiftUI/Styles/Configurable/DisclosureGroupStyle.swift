/// How disclosure groups, which open and close, are drawn.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The parts of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyleConfiguration {
  public struct Label: PrimitiveView {
    public typealias Body = Never

    let part: StyledPart

    func resolve(in context: inout ViewContext) { part.walk(&context) }
  }
}

extension DisclosureGroupStyleConfiguration {
  public struct Content: PrimitiveView {
    public typealias Body = Never

    let part: StyledPart

    func resolve(in context: inout ViewContext) { part.walk(&context) }
  }
}

extension View {
  public nonisolated func disclosureGroupStyle<S>(_ style: S) -> some View where S: DisclosureGroupStyle {
    modifier(CustomStyleModifier(kind: "disclosureGroupStyle", style: style) { $0.makeBody(configuration: $1) })
  }
}

public struct AutomaticDisclosureGroupStyle {
  public nonisolated init() {}
}

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View {
    drawing(
      DisclosureGroup(
        isExpanded: configuration.$isExpanded, content: { configuration.content }, label: { configuration.label }),
      as: "disclosureGroupStyle")
  }
  var name: String? { nil }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
