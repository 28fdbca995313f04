// Search fields that code shows, and those with tokens.

extension View {
  /// - Approximated: the field is always shown.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  /// - Approximated: the field is always shown.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  /// - Approximated: the field is always shown.
  @_disfavoredOverload
  public nonisolated func searchable<S>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol { searchable(text: text, placement: placement, prompt: prompt) }

  /// - Approximated: the tokens are not shown.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// - Approximated: the tokens are not shown.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// - Approximated: the tokens are not shown.
  @_disfavoredOverload
  public nonisolated func searchable<C, T, S>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol, C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// - Approximated: the tokens are not shown, and none are suggested.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
  {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// - Approximated: the tokens are not shown, and none are suggested.
  public nonisolated func searchable<C, T>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
  {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// - Approximated: a search field is never focused.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  /// - Approximated: a search field is never focused.
  public nonisolated func searchFocused<V>(_ binding: FocusState<V>.Binding, equals value: V) -> some View
  where V: Hashable { self }
  /// - Approximated: the field is above its content.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  /// - Approximated: the field is above its content.
  public nonisolated func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View
  { self }
}

public struct SearchToolbarBehavior: Sendable {
  public static let automatic = SearchToolbarBehavior()
  public static let minimize = SearchToolbarBehavior()
}

public struct SearchPresentationToolbarBehavior: Sendable {
  public static let automatic = SearchPresentationToolbarBehavior()
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// Ends a search. The field is always shown, so it has no effect.
@MainActor @preconcurrency public struct DismissSearchAction: Sendable {
  nonisolated init() {}
  public func callAsFunction() {}
}

extension EnvironmentValues {
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// - Approximated: always false.
  public var isSearching: Bool { false }
}
