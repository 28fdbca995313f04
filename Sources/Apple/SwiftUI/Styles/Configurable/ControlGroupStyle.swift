/// How groups of controls are drawn.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The parts of a group of controls.
public struct ControlGroupStyleConfiguration {
  public let content: Content
  public let label: Label
}

extension ControlGroupStyleConfiguration {
  public struct Content: PrimitiveView {
    public typealias Body = Never

    let part: StyledPart

    func resolve(in context: inout ViewContext) { part.walk(&context) }
  }
}

extension ControlGroupStyleConfiguration {
  public struct Label: PrimitiveView {
    public typealias Body = Never

    let part: StyledPart

    func resolve(in context: inout ViewContext) { part.walk(&context) }
  }
}

extension View {
  public nonisolated func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle {
    modifier(CustomStyleModifier(kind: "controlGroupStyle", style: style) { $0.makeBody(configuration: $1) })
  }
}

public struct AutomaticControlGroupStyle {
}

extension AutomaticControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View {
    drawing(ControlGroup(configuration), as: "controlGroupStyle")
  }
  var name: String? { nil }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

public struct NavigationControlGroupStyle {
  public nonisolated init() {}
}

extension NavigationControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View {
    drawing(ControlGroup(configuration), as: "controlGroupStyle")
  }
  var name: String? { "navigation" }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

public struct MenuControlGroupStyle {
  public nonisolated init() {}
}

extension MenuControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View {
    drawing(ControlGroup(configuration), as: "controlGroupStyle")
  }
  var name: String? { "menu" }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

public struct CompactMenuControlGroupStyle {
  public nonisolated init() {}
}

extension CompactMenuControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View {
    drawing(ControlGroup(configuration), as: "controlGroupStyle")
  }
  var name: String? { "compactMenu" }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

public struct PaletteControlGroupStyle {
  public nonisolated init() {}
}

extension PaletteControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  public func makeBody(configuration: Configuration) -> some View {
    drawing(ControlGroup(configuration), as: "controlGroupStyle")
  }
  var name: String? { "palette" }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: { configuration.content })
  }
}
