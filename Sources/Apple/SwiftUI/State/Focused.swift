extension View {
  /// Connects a condition with the focus of the field. If the app sets the condition to true, the field gets the focus.
  /// If the user focuses the field, the condition becomes true.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(focus: condition, value: true))
  }

  /// Connects the focus state with the field. If the app sets the state to `value`, the field gets the focus. If the
  /// user focuses the field, the state becomes `value`.
  public nonisolated func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
  where Value: Hashable {
    modifier(FocusModifier(focus: binding, value: value))
  }
}

struct FocusModifier<Value: Hashable> {
  let focus: FocusState<Value>.Binding
  let value: Value
}

extension FocusModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let (focus, value) = (focus, value)
    let holder = context.slot(1) { FocusHolder(focus: focus, value: value) }
    holder.focus = focus
    let outer = context.environment
    context.environment.focusTarget = FocusTarget(
      isFocused: focus.wrappedValue == value, take: { focus.wrappedValue = value },
      leave: { if focus.wrappedValue == value { focus.wrappedValue = focus.unfocused } })
    context.walk(content, at: 0)
    context.environment = outer
  }
}

/// Ends the focus of a field when the field is removed.
private final class FocusHolder<Value: Hashable>: Slot {
  var focus: FocusState<Value>.Binding
  let value: Value

  init(focus: FocusState<Value>.Binding, value: Value) {
    self.focus = focus
    self.value = value
  }

  override func end() {
    if focus.location.get() == value { focus.wrappedValue = focus.unfocused }
  }
}

/// How a field uses the focus state: whether the field has the focus, and functions with which it gets or loses the
/// focus.
struct FocusTarget {
  let isFocused: Bool
  let take: @MainActor () -> Void
  let leave: @MainActor () -> Void
}

extension EnvironmentValues {
  var focusTarget: FocusTarget? {
    get { self[FocusTargetKey.self] }
    set { self[FocusTargetKey.self] = newValue }
  }
}

private struct FocusTargetKey: EnvironmentKey {
  static var defaultValue: FocusTarget? { nil }
}
