/// Modifiers for sheets, bars, and lists that the phone's screen of a preview does not show. They leave the view as it
/// is.
extension View {
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  public nonisolated func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  { self }
  public nonisolated func defaultFocus<V>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View where V: Hashable { self }
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View { self }
  public nonisolated func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View
  where Content: View { self }
  public nonisolated func accessibilityActions<Content>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View where Content: View { self }
}

/// What a swipe on a sheet does first: scroll the content, or resize the sheet.
public struct PresentationContentInteraction: Equatable, Sendable {
  let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// When a tab bar becomes smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let never = TabBarMinimizeBehavior(name: "never")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
}

public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

public struct AccessibilityActionCategory: Equatable, Sendable {
  let name: Text
  public static let `default` = AccessibilityActionCategory(Text(verbatim: "Default"))
  public static let edit = AccessibilityActionCategory(Text(verbatim: "Edit"))
  public init(_ name: Text) { self.name = name }
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }
  @_disfavoredOverload public init<S>(_ name: S) where S: StringProtocol { self.init(Text(name)) }
}
