extension View {
  public nonisolated func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  )
    -> some View where V: Equatable
  {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  public nonisolated func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
  where V: Equatable {
    modifier(ChangeModifier(value: value, initial: initial, action: { _, _ in action() }))
  }

  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public nonisolated func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View
  where V: Equatable {
    modifier(ChangeModifier(value: value, initial: false, action: { _, new in action(new) }))
  }
}

struct ChangeModifier<Value: Equatable> {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void
}

extension ChangeModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    let seen = context.slot(1) { Kept<Value?>(nil) }
    let (old, new, action) = (seen.value, value, action)
    seen.value = new
    if let old {
      if old != new { context.afterUpdate { action(old, new) } }
    } else if initial {
      context.afterUpdate { action(new, new) }
    }
    context.walk(content, at: 0)
  }
}
