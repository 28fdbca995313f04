/// How menus are drawn.
@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = MenuStyleConfiguration
}

/// The parts of a menu.
public struct MenuStyleConfiguration {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension MenuStyleConfiguration {
  public struct Label: PrimitiveView {
    public typealias Body = Never

    let part: StyledPart

    func resolve(in context: inout ViewContext) { part.walk(&context) }
  }
}

extension MenuStyleConfiguration {
  public struct Content: PrimitiveView {
    public typealias Body = Never

    let part: StyledPart

    func resolve(in context: inout ViewContext) { part.walk(&context) }
  }
}

extension View {
  public nonisolated func menuStyle<S>(_ style: S) -> some View where S: MenuStyle {
    modifier(CustomStyleModifier(kind: "menuStyle", style: style) { $0.makeBody(configuration: $1) })
  }
}

public struct DefaultMenuStyle {
  public nonisolated init() {}
}

extension DefaultMenuStyle: MenuStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { drawing(Menu(configuration), as: "menuStyle") }
  var name: String? { nil }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

public struct ButtonMenuStyle {
  public nonisolated init() {}
}

extension ButtonMenuStyle: MenuStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { drawing(Menu(configuration), as: "menuStyle") }
  var name: String? { "button" }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

public struct BorderlessButtonMenuStyle {
  public nonisolated init() {}
}

extension BorderlessButtonMenuStyle: MenuStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { drawing(Menu(configuration), as: "menuStyle") }
  var name: String? { "borderlessButton" }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

public struct BorderedButtonMenuStyle {
  public nonisolated init() {}
}

extension BorderedButtonMenuStyle: MenuStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View { drawing(Menu(configuration), as: "menuStyle") }
  var name: String? { "button" }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
  }
}
