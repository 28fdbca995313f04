public import Foundation

extension TextField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(entry: TextEntry(text), prompt: nil, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, text: Binding<String>)
  where S: StringProtocol {
    self.init(entry: TextEntry(text), prompt: nil, label: Text(title))
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(entry: TextEntry(text), prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?)
  where S: StringProtocol {
    self.init(entry: TextEntry(text), prompt: prompt, label: Text(title))
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(entry: TextEntry(text), prompt: nil, axis: axis, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, text: Binding<String>, axis: Axis)
  where S: StringProtocol {
    self.init(entry: TextEntry(text), prompt: nil, axis: axis, label: Text(title))
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(entry: TextEntry(text), prompt: prompt, axis: axis, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis)
  where S: StringProtocol {
    self.init(entry: TextEntry(text), prompt: prompt, axis: axis, label: Text(title))
  }

  public nonisolated init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  )
  where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(entry: TextEntry(value, format), prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S, F>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
  where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(entry: TextEntry(value, format), prompt: prompt, label: Text(title))
  }

  public nonisolated init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  )
  where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(entry: TextEntry(value, format), prompt: prompt, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S, F>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
  where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(entry: TextEntry(value, format), prompt: prompt, label: Text(title))
  }
}

extension TextField {
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(entry: TextEntry(text), prompt: prompt, label: label())
  }

  public nonisolated init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(entry: TextEntry(text), prompt: prompt, axis: axis, label: label())
  }

  public nonisolated init<F>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(entry: TextEntry(value, format), prompt: prompt, label: label())
  }

  public nonisolated init<F>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(entry: TextEntry(value, format), prompt: prompt, label: label())
  }
}
