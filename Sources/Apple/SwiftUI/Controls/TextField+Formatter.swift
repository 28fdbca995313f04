public import Foundation

// Older initializers, which have a formatter or closures about editing. New code uses the parameter `format` instead of
// a formatter, and the modifier `onSubmit` instead of the closures.

extension TextEntry {
  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    read = { formatter.string(for: value.wrappedValue) ?? "" }
    write = { text in
      guard let parsed = formatter.parsed(text, as: V.self) else {
        throw ActionRefusal.argument("needs text that its formatter can read, not \"\(text)\"")
      }
      value.wrappedValue = parsed
    }
  }

  /// Returns a copy of this entry that also calls the two closures. There is no keyboard, so each change of the text
  /// counts as a complete edit: the copy calls `onEditingChanged` with true, changes the text, calls `onEditingChanged`
  /// with false, and then calls `onCommit`.
  func reporting(_ onEditingChanged: @escaping (Bool) -> Void, _ onCommit: @escaping () -> Void) -> TextEntry {
    let write = write
    return TextEntry(read: read) { text in
      onEditingChanged(true)
      try write(text)
      onEditingChanged(false)
      onCommit()
    }
  }

  init(read: @escaping () -> String, write: @escaping (String) throws -> Void) {
    self.read = read
    self.write = write
  }
}

extension Formatter {
  /// Returns the value that the formatter reads from the text; nil if the formatter cannot read the text.
  fileprivate func parsed<V>(_ text: String, as type: V.Type) -> V? {
    switch self {
    case let formatter as NumberFormatter:
      guard let number = formatter.number(from: text) else { return nil }
      let forms: [Any] = [
        number.doubleValue, number.intValue, number.floatValue, CGFloat(number.doubleValue), number.decimalValue,
        number,
      ]
      return forms.lazy.compactMap { $0 as? V }.first
    case let formatter as DateFormatter: return formatter.date(from: text) as? V
    default: return text as? V
    }
  }
}

extension TextField where Label == Text {
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(entry: TextEntry(value, formatter), prompt: nil, label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter) where S: StringProtocol {
    self.init(entry: TextEntry(value, formatter), prompt: nil, label: Text(title))
  }

  @available(
    *, deprecated, message: "Renamed TextField.init(_:value:formatter:onEditingChanged:). Use View.onSubmit(of:_:)."
  )
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void
  ) {
    self.init(
      entry: TextEntry(value, formatter).reporting(onEditingChanged, onCommit), prompt: nil, label: Text(titleKey))
  }

  /// - Approximated: the closures are called before and after each change, since no keyboard opens or closes.
  @available(*, deprecated, message: "Renamed TextField.init(_:text:onEditingChanged:). Use View.onSubmit(of:_:).")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(entry: TextEntry(text).reporting(onEditingChanged, onCommit), prompt: nil, label: Text(titleKey))
  }

  /// - Approximated: the closure is called after each change, since no keyboard closes.
  @available(*, deprecated, message: "Use View.onSubmit(of:_:) to observe the end of editing.")
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(entry: TextEntry(text).reporting({ _ in }, onCommit), prompt: nil, label: Text(titleKey))
  }

  /// - Approximated: the closure is called before and after each change, since no keyboard opens or closes.
  @available(*, deprecated, message: "Use FocusState<T> and View.focused(_:equals:) to observe the focus.")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(entry: TextEntry(text).reporting(onEditingChanged, {}), prompt: nil, label: Text(titleKey))
  }

  /// - Approximated: the closures are called before and after each change, since no keyboard opens or closes.
  @_disfavoredOverload
  @available(*, deprecated, message: "Renamed TextField.init(_:text:onEditingChanged:). Use View.onSubmit(of:_:).")
  public nonisolated init<S>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(entry: TextEntry(text).reporting(onEditingChanged, onCommit), prompt: nil, label: Text(title))
  }

  /// - Approximated: the closure is called after each change, since no keyboard closes.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use View.onSubmit(of:_:) to observe the end of editing.")
  public nonisolated init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
  where S: StringProtocol {
    self.init(entry: TextEntry(text).reporting({ _ in }, onCommit), prompt: nil, label: Text(title))
  }
}

extension SecureField where Label == Text {
  /// - Approximated: the closure is called after each change, since no keyboard closes.
  @available(*, deprecated, message: "Use View.onSubmit(of:_:) to observe the end of editing.")
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    let location = text.location
    let reporting = DerivedLocation(
      location, "commit", read: { $0 },
      write: { (new: String, transaction) in
        location.set(new, transaction)
        onCommit()
      })
    self.init(titleKey, text: Binding(location: reporting))
  }
}
