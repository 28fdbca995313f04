/// How text fields are drawn.
@MainActor @preconcurrency public protocol TextFieldStyle {}

/// A text field style that this module draws. The style is identified by its name.
@MainActor protocol NamedTextFieldStyle: TextFieldStyle {
  var name: String? { get }
}

extension View {
  public nonisolated func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    modifier(ControlStyleModifier(kind: "textFieldStyle", style: style) { ($0 as? any NamedTextFieldStyle)?.name })
  }
}

public struct DefaultTextFieldStyle {
  public nonisolated init() {}
}

extension DefaultTextFieldStyle: NamedTextFieldStyle {
  var name: String? { nil }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

public struct PlainTextFieldStyle {
  public nonisolated init() {}
}

extension PlainTextFieldStyle: NamedTextFieldStyle {
  var name: String? { "plain" }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

public struct RoundedBorderTextFieldStyle {
  public nonisolated init() {}
}

extension RoundedBorderTextFieldStyle: NamedTextFieldStyle {
  var name: String? { "roundedBorder" }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

public struct SquareBorderTextFieldStyle {
  public nonisolated init() {}
}

extension SquareBorderTextFieldStyle: NamedTextFieldStyle {
  var name: String? { "squareBorder" }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
