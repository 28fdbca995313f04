/// How forms are drawn.
@MainActor @preconcurrency public protocol FormStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = FormStyleConfiguration
}

/// The parts of a form.
public struct FormStyleConfiguration {
  public let content: Content
}

extension FormStyleConfiguration {
  public struct Content: PrimitiveView {
    public typealias Body = Never

    let part: StyledPart

    func resolve(in context: inout ViewContext) { part.walk(&context) }
  }
}

extension View {
  public nonisolated func formStyle<S>(_ style: S) -> some View where S: FormStyle {
    modifier(CustomStyleModifier(kind: "formStyle", style: style) { $0.makeBody(configuration: $1) })
  }
}

public struct AutomaticFormStyle {
  public nonisolated init() {}
}

extension AutomaticFormStyle: FormStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { drawing(Form(configuration), as: "formStyle") }
  var name: String? { nil }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

public struct GroupedFormStyle {
  public nonisolated init() {}
}

extension GroupedFormStyle: FormStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { drawing(Form(configuration), as: "formStyle") }
  var name: String? { "grouped" }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

public struct ColumnsFormStyle {
  public nonisolated init() {}
}

extension ColumnsFormStyle: FormStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { drawing(Form(configuration), as: "formStyle") }
  var name: String? { "columns" }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension Form where Content == FormStyleConfiguration.Content {
  public nonisolated init(_ configuration: FormStyleConfiguration) { self.init(content: { configuration.content }) }
}
