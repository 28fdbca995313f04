/// Several tabs with a heading. On Apple platforms, a sidebar shows the heading above the tabs.
///
/// - Approximated: tabs are in a bar, so the heading is not shown.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let content: Content
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  public typealias TabValue = SelectionValue
}

extension TabSection: PrimitiveTabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  func resolve(in context: inout ViewContext) { context.walk(tabs: content) }
}

extension TabSection where Content: TabContent, SelectionValue: Hashable {
  @MainActor public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text, Footer == EmptyView {
    self.init(content: content())
  }

  @_disfavoredOverload
  @MainActor public init<S>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text, Footer == EmptyView, S: StringProtocol {
    self.init(content: content())
  }

  @MainActor public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)
  where Header: View, Footer == EmptyView {
    self.init(content: content())
  }
}

// MARK: Tabs of a collection, and tabs under a condition

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension ForEach: PrimitiveTabContent where Content: TabContent {
  func resolve(in context: inout ViewContext) {
    visitElements(in: &context) { inner, element, _ in inner.walk(tabs: content(element)) }
  }
}

extension ForEach where Content: TabContent {
  @MainActor public init<T>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  )
  where T == Content.TabValue {
    self.init(data: data, content: content, id: id)
  }
}

extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  @MainActor public init<T>(_ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content)
  where T == Content.TabValue {
    self.init(data: data, content: content, id: \.id)
  }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  public typealias TabValue = TrueContent.TabValue
}

extension _ConditionalContent: PrimitiveTabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  func resolve(in context: inout ViewContext) {
    switch storage {
    case .trueContent(let tabs): context.descend(1) { $0.walk(tabs: tabs) }
    case .falseContent(let tabs): context.descend(2) { $0.walk(tabs: tabs) }
    }
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
}

extension Optional: PrimitiveTabContent where Wrapped: TabContent {
  func resolve(in context: inout ViewContext) {
    if let tabs = self { context.descend(1) { $0.walk(tabs: tabs) } }
  }
}

extension TabContentBuilder {
  @MainActor public static func buildEither<A, B>(first: A) -> _ConditionalContent<A, B>
  where TabValue == A.TabValue, A: TabContent, B: TabContent, A.TabValue == B.TabValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  @MainActor public static func buildEither<A, B>(second: B) -> _ConditionalContent<A, B>
  where TabValue == A.TabValue, A: TabContent, B: TabContent, A.TabValue == B.TabValue {
    _ConditionalContent(storage: .falseContent(second))
  }

  @MainActor public static func buildIf<A>(_ content: A?) -> (some TabContent<TabValue>)?
  where TabValue == A.TabValue, A: TabContent {
    content
  }
}

// MARK: The purpose and the position of a tab

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String

  public static var search: TabRole { TabRole(name: "search") }
}

/// The position of a tab in a sidebar or bar that the user can customize.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// - Approximated: a tab for search keeps its position in the code, and shows its own label.
  public nonisolated init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, label: label(), content: content())
  }

  /// - Approximated: a tab for search keeps its position in the code, and shows its own label.
  public nonisolated init<T>(
    value: T, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  )
  where Value == T?, T: Hashable {
    self.init(value: value, label: label(), content: content())
  }

  /// - Approximated: a tab for search keeps its position in the code.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(value: value, label: DefaultTabLabel(Text(titleKey), systemImage), content: content())
  }
}

extension TabContent {
  /// - Approximated: tabs are in a bar, in the order of the code.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
}
