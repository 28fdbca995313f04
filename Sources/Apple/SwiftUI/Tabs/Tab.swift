/// A tab with a label, and the screen that the tab shows.
public struct Tab<Value, Content, Label> {
  let value: AnyHashable?
  let label: Label
  let content: Content
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
}

extension Tab: PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
  func resolve(in context: inout ViewContext) {
    context.environment.tabBar?.add(tag: value, in: &context, label: { $0.walk(label) }, content: { $0.walk(content) })
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  public nonisolated init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: value, label: label(), content: content())
  }

  public nonisolated init<T>(value: T, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == T?, T: Hashable {
    self.init(value: value, label: label(), content: content())
  }

  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  )
  where Label == DefaultTabLabel {
    self.init(value: value, label: DefaultTabLabel(Text(titleKey), systemImage), content: content())
  }

  public nonisolated init<T>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, @ViewBuilder content: () -> Content
  )
  where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(value: value, label: DefaultTabLabel(Text(titleKey), systemImage), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol {
    self.init(value: value, label: DefaultTabLabel(Text(title), systemImage), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S, T>(_ title: S, systemImage: String, value: T, @ViewBuilder content: () -> Content)
  where Value == T?, Label == DefaultTabLabel, S: StringProtocol, T: Hashable {
    self.init(value: value, label: DefaultTabLabel(Text(title), systemImage), content: content())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, label: label(), content: content())
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {
    self.init(value: nil, label: DefaultTabLabel(Text(titleKey), systemImage), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol {
    self.init(value: nil, label: DefaultTabLabel(Text(title), systemImage), content: content())
  }
}

/// The label of a tab that the app creates with a title and a symbol.
public struct DefaultTabLabel {
  let title: Text
  let symbol: String

  nonisolated init(_ title: Text, _ symbol: String) {
    self.title = title
    self.symbol = symbol
  }
}

extension DefaultTabLabel: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    context.walk(Label(title: { title }, icon: { Image(systemName: symbol) }))
  }
}
