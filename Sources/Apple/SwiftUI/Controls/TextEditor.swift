import SemanticTree

/// A field for text of any length.
public struct TextEditor {
  let text: Binding<String>

  public nonisolated init(text: Binding<String>) { self.text = text }
}

extension TextEditor: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let text = text
    let inherited = context.environment.inherited
    context.emit(
      .textEditor, value: text.wrappedValue,
      actions: [BoundAction(.setText, domain: .text(placeholder: nil)) { text.wrappedValue = try $0.required() }],
      configure: { node in
        inherited.dress(&node)
        inherited.layOutText(&node)
        node.traits.insert(.multiline)
      })
  }
}

/// How text editors are drawn.
///
/// - Approximated: all text editors look the same.
@MainActor @preconcurrency public protocol TextEditorStyle {}

public struct AutomaticTextEditorStyle: TextEditorStyle {
  public nonisolated init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

public struct PlainTextEditorStyle: TextEditorStyle {
  public nonisolated init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  public nonisolated init() {}
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
  /// - Approximated: all text editors look the same.
  public nonisolated func textEditorStyle<S>(_ style: S) -> some View where S: TextEditorStyle {
    modifier(EmptyModifier())
  }
}
