/// How the controls of a kind are made at a place of the screen: by a style of the app.
struct CustomStyle<Configuration> {
  let walk: @MainActor (Configuration, inout ViewContext) -> Void
}

private struct CustomStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: CustomStyle<Configuration>? { nil }
}

extension EnvironmentValues {
  /// Nil where the module's own style is used.
  subscript<Configuration>(style configuration: Configuration.Type) -> CustomStyle<Configuration>? {
    get { self[CustomStyleKey<Configuration>.self] }
    set { self[CustomStyleKey<Configuration>.self] = newValue }
  }
}

/// A style that the module draws itself, by its name.
protocol BuiltInStyle {
  @MainActor var name: String? { get }
}

extension BuiltInStyle {
  /// The control with this style, where a style of the app asks for it.
  func drawing(_ control: some View, as kind: String) -> some View {
    control.modifier(ControlStyleModifier(kind: kind, style: self) { $0.name })
  }
}

struct CustomStyleModifier<Style, Configuration, Made: View> {
  /// Under which a style of the module is kept.
  let kind: String
  let style: Style
  let make: @MainActor (Style, Configuration) -> Made
}

extension CustomStyleModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let outer = context.environment
    let (style, make) = (style, make)
    if let builtIn = style as? any BuiltInStyle {
      context.environment[style: Configuration.self] = nil
      context.environment.setControlStyle(kind, to: builtIn.name)
    } else {
      context.environment[style: Configuration.self] = CustomStyle { configuration, context in
        context.walk(StyledView(carried: style, configuration: configuration, make: make), at: 3)
      }
    }
    context.walk(content, at: 0)
    context.environment = outer
  }
}

/// What a style makes of a control. The style's dynamic properties are kept here.
struct StyledView<Style, Configuration, Made: View>: View, PropertyCarrier, Unnamed {
  let carried: Style
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Made

  var body: Made { make(carried, configuration) }
}

extension ViewContext {
  /// Adds the control as a style of the app makes it, if there is one. Inside of its own body a style stands for the module's.
  mutating func walkStyled<Configuration>(_ configuration: Configuration) -> Bool {
    guard let custom = environment[style: Configuration.self] else { return false }
    let outer = environment
    environment[style: Configuration.self] = nil
    custom.walk(configuration, &self)
    environment = outer
    return true
  }
}

/// A part of a control that a style puts into its own views.
struct StyledPart {
  let walk: @MainActor (inout ViewContext) -> Void

  @MainActor init(_ view: some View) { walk = { $0.walk(view) } }
  init(walk: @escaping @MainActor (inout ViewContext) -> Void) { self.walk = walk }
}
