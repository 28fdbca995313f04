extension View {
  /// Focuses the field while the condition is true, and sets the condition to true while the field has the focus.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(focus: condition, value: true))
  }

  /// Focuses the field while the state equals `value`, and sets the state to `value` while the field has the focus.
  public nonisolated func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View where Value: Hashable {
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

/// The connection of a field to the focus state.
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
