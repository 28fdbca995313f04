/// The names of the control styles that views inherit, by kind of control.
private struct ControlStyleKey: EnvironmentKey {
  static var defaultValue: [String: String] { [:] }
}

extension EnvironmentValues {
  /// Returns the name of the style for a kind of control. The kind is the name of the modifier that sets the style.
  func controlStyle(_ kind: String) -> String? { self[ControlStyleKey.self][kind] }

  mutating func setControlStyle(_ kind: String, to name: String?) { self[ControlStyleKey.self][kind] = name }
}

struct ControlStyleModifier<Style> {
  let kind: String
  let style: Style
  let name: @MainActor (Style) -> String?
}

extension ControlStyleModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let outer = context.environment
    context.environment.setControlStyle(kind, to: name(style))
    context.walk(content, at: 0)
    context.environment = outer
  }
}
