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
