/// A text field for a secret. The semantic tree contains the length of the text, not the text.
public struct SecureField<Label> where Label: View {
  let label: Label
  let text: Binding<String>
  let prompt: Text?

  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }
}

extension SecureField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, text: Binding<String>)
  where S: StringProtocol {
    self.init(text: text) { Text(title) }
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?)
  where S: StringProtocol {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension SecureField: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    TextField(entry: TextEntry(text), prompt: prompt, isSecure: true, label: label).resolve(in: &context)
  }
}
