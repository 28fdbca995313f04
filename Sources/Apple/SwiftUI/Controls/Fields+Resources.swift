public import Foundation
public import FoundationLocalization

// Initializers with localized string resources as titles.

extension View {
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

extension SecureField where Label == Text {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text) { Text(titleResource) }
  }

  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
}

extension TextField where Label == Text {
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(entry: TextEntry(text), prompt: nil, label: Text(titleResource))
  }

  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(entry: TextEntry(text), prompt: prompt, label: Text(titleResource))
  }

  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
    self.init(entry: TextEntry(text), prompt: nil, axis: axis, label: Text(titleResource))
  }

  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(entry: TextEntry(text), prompt: prompt, axis: axis, label: Text(titleResource))
  }

  @_disfavoredOverload
  public nonisolated init<F>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  )
  where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(entry: TextEntry(value, format), prompt: prompt, label: Text(titleResource))
  }

  @_disfavoredOverload
  public nonisolated init<F>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  )
  where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(entry: TextEntry(value, format), prompt: prompt, label: Text(titleResource))
  }
}
