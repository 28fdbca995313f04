/// How text fields are drawn.
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a text field, for the app's style.
public struct _TextFieldStyleLabel: PrimitiveView {
  public typealias Body = Never

  let part: StyledPart

  func resolve(in context: inout ViewContext) { part.walk(&context) }
}

extension View {
  public nonisolated func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    modifier(CustomStyleModifier(kind: "textFieldStyle", style: style) { $0._body(configuration: $1) })
  }
}

public struct DefaultTextFieldStyle {
  public nonisolated init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle, BuiltInStyle {
  public func _body(configuration: TextField<_Label>) -> some View { drawing(configuration, as: "textFieldStyle") }
  var name: String? { nil }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

public struct PlainTextFieldStyle {
  public nonisolated init() {}
}

extension PlainTextFieldStyle: TextFieldStyle, BuiltInStyle {
  public func _body(configuration: TextField<_Label>) -> some View { drawing(configuration, as: "textFieldStyle") }
  var name: String? { "plain" }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

public struct RoundedBorderTextFieldStyle {
  public nonisolated init() {}
}

extension RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInStyle {
  public func _body(configuration: TextField<_Label>) -> some View { drawing(configuration, as: "textFieldStyle") }
  var name: String? { "roundedBorder" }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

public struct SquareBorderTextFieldStyle {
  public nonisolated init() {}
}

extension SquareBorderTextFieldStyle: TextFieldStyle, BuiltInStyle {
  public func _body(configuration: TextField<_Label>) -> some View { drawing(configuration, as: "textFieldStyle") }
  var name: String? { "squareBorder" }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
