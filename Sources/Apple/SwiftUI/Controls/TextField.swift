import Foundation

import SemanticTree

/// A field for one line of text, or for a value that is written as text.
public struct TextField<Label> where Label: View {
  let label: Label
  let text: TextEntry
  let prompt: Text?
  let axis: Axis
  /// Whether the text is a secret, so that the semantic tree contains only its length.
  let isSecure: Bool

  nonisolated init(
    entry: TextEntry, prompt: Text?, axis: Axis = .horizontal, isSecure: Bool = false, label: Label
  ) {
    text = entry
    self.prompt = prompt
    self.axis = axis
    self.isSecure = isSecure
    self.label = label
  }
}

/// The text of a field: a function that returns the displayed text, and a function that receives the text that the user
/// types.
struct TextEntry {
  let read: () -> String
  let write: (String) throws -> Void

  init(_ text: Binding<String>) {
    read = { text.wrappedValue }
    write = { text.wrappedValue = $0 }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
    read = { format.format(value.wrappedValue) }
    write = { value.wrappedValue = try Self.parse($0, format) }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
    read = { value.wrappedValue.map(format.format) ?? "" }
    write = { value.wrappedValue = $0.isEmpty ? nil : try Self.parse($0, format) }
  }

  private static func parse<F: ParseableFormatStyle>(_ text: String, _ format: F) throws -> F.FormatInput
  where F.FormatOutput == String {
    do { return try format.parseStrategy.parse(text) } catch {
      throw ActionRefusal.argument("needs text that its format can read, not \"\(text)\"")
    }
  }
}

extension TextField: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let part = _TextFieldStyleLabel(part: StyledPart(label))
    let field = TextField<_TextFieldStyleLabel>(
      entry: text, prompt: prompt, axis: axis, isSecure: isSecure, label: part)
    if context.walkStyled(field) { return }
    let style = context.environment.controlStyle("textFieldStyle")
    let trait: SemanticNode.Trait? = isSecure ? .secure : axis == .vertical ? .multiline : nil
    context.emitField(
      isSecure ? .secureField : .textField, label: label, entry: text,
      placeholder: prompt?.plain(in: context.environment),
      value: isSecure ? String(repeating: "•", count: text.read().count) : nil
    ) { node in
      node.style.control = style
      if let trait { node.traits.insert(trait) }
    }
  }
}

extension ViewContext {
  /// Adds a node for a field. Its actions replace the text and submit the field.
  mutating func emitField<Label: View>(
    _ role: SemanticNode.Role, label: Label, entry: TextEntry, placeholder: String?, value: String? = nil,
    configure: (inout SemanticNode) -> Void
  ) {
    let inherited = environment.inherited
    let submit = environment.submitActions(for: .text)
    emit(
      role, value: value ?? entry.read(), children: pieces(of: label, at: 0),
      actions: [BoundAction(.setText, domain: .text(placeholder: placeholder)) { try entry.write($0.required()) }]
        + (submit.isEmpty ? [] : [BoundAction(.submit) { _ in for action in submit { action() } }]),
      configure: { node in
        inherited.dress(&node)
        configure(&node)
      },
      finish: { node, _ in
        node.label = node.children.words
        // The label is not shown as a separate text. If the field has no prompt, the label becomes the placeholder.
        node.children = []
        if placeholder == nil, let index = node.actions.firstIndex(where: { $0.kind == .setText }) {
          node.actions[index].domain = .text(placeholder: node.label)
        }
      })
  }
}
