/// A style that the app defines for one kind of control. Views inherit the style.
struct CustomStyle<Configuration> {
  let walk: @MainActor (Configuration, inout ViewContext) -> Void
}

private struct CustomStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: CustomStyle<Configuration>? { nil }
}

extension EnvironmentValues {
  /// The app's style for a kind of control; nil if a style of this module applies.
  subscript<Configuration>(style configuration: Configuration.Type) -> CustomStyle<Configuration>? {
    get { self[CustomStyleKey<Configuration>.self] }
    set { self[CustomStyleKey<Configuration>.self] = newValue }
  }
}

/// A style that this module draws itself and that is identified by its name.
protocol BuiltInStyle {
  @MainActor var name: String? { get }
  /// The tint of the controls; nil for the inherited one.
  @MainActor var tint: Color? { get }
}

extension BuiltInStyle {
  var tint: Color? { nil }

  /// Returns the control, drawn with this built-in style.
  func drawing(_ control: some View, as kind: String) -> some View {
    control.modifier(ControlStyleModifier(kind: kind, style: self) { $0.name })
  }
}

struct CustomStyleModifier<Style, Configuration, Made: View> {
  /// The name of the control's kind. For a built-in style, this is the key under which the environment stores the
  /// style's name.
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
      if let tint = builtIn.tint { context.environment.inherited.tint = tint.paint }
    } else {
      context.environment[style: Configuration.self] = CustomStyle { configuration, context in
        context.walk(StyledView(carried: style, configuration: configuration, make: make), at: 3)
      }
    }
    context.walk(content, at: 0)
    context.environment = outer
  }
}

/// The view that a style creates for a control. The view stores the dynamic properties of the style.
struct StyledView<Style, Configuration, Made: View>: View, PropertyCarrier, Unnamed {
  let carried: Style
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Made

  var body: Made { make(carried, configuration) }
}

extension ViewContext {
  /// Adds the control in the style that the app sets for this kind of control, and returns true. If the app sets no
  /// such style, returns false. In the style's body, the built-in style applies to controls of this kind, since the
  /// app's style would otherwise be applied to its own body endlessly.
  mutating func walkStyled<Configuration>(_ configuration: Configuration) -> Bool {
    guard let custom = environment[style: Configuration.self] else { return false }
    let outer = environment
    environment[style: Configuration.self] = nil
    custom.walk(configuration, &self)
    environment = outer
    return true
  }
}

/// A part of a control, such as its label. An app's style puts this part into its own views.
struct StyledPart {
  let walk: @MainActor (inout ViewContext) -> Void

  @MainActor init(_ view: some View) { walk = { $0.walk(view) } }
  init(walk: @escaping @MainActor (inout ViewContext) -> Void) { self.walk = walk }
}
