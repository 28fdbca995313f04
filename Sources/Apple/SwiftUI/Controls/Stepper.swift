import SemanticTree

/// A control that increases or decreases a value in steps.
public struct Stepper<Label> where Label: View {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let value: () -> String?

  nonisolated init(label: Label, value: @escaping () -> String?, increment: (() -> Void)?, decrement: (() -> Void)?) {
    self.label = label
    self.value = value
    self.increment = increment
    self.decrement = decrement
  }

  /// If `onIncrement` is nil, the user cannot increase the value. If `onDecrement` is nil, the user cannot decrease the
  /// value.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), value: { nil },
      increment: onIncrement.map { action in
        {
          onEditingChanged(true); action(); onEditingChanged(false)
        }
      },
      decrement: onDecrement.map { action in
        {
          onEditingChanged(true); action(); onEditingChanged(false)
        }
      })
  }

  public nonisolated init<V>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      label: label(), stepped: Stepped(value: value, bounds: nil, step: step, onEditingChanged: onEditingChanged))
  }

  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      label: label(), stepped: Stepped(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged))
  }

  nonisolated init<V>(label: Label, stepped: Stepped<V>) where V: Strideable {
    self.init(
      label: label, value: { "\(stepped.value.wrappedValue)" }, increment: stepped.moved(by: stepped.step),
      decrement: stepped.moved(by: -stepped.step))
  }
}

/// A value that changes in steps, optionally within bounds.
struct Stepped<Value: Strideable> {
  let value: Binding<Value>
  let bounds: ClosedRange<Value>?
  let step: Value.Stride
  let onEditingChanged: (Bool) -> Void

  /// Returns the action that changes the value by one step; nil if the new value would be out of bounds.
  func moved(by step: Value.Stride) -> (() -> Void)? {
    let next = value.wrappedValue.advanced(by: step)
    if let bounds, !bounds.contains(next) { return nil }
    return {
      onEditingChanged(true)
      value.wrappedValue = value.wrappedValue.advanced(by: step)
      onEditingChanged(false)
    }
  }
}

extension Stepper: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let inherited = context.environment.inherited
    var actions: [BoundAction] = []
    if let increment { actions.append(BoundAction(.increment) { _ in increment() }) }
    if let decrement { actions.append(BoundAction(.decrement) { _ in decrement() }) }
    context.emit(
      .stepper, value: value(), children: context.pieces(of: label, at: 0), actions: actions,
      configure: { inherited.dress(&$0) }, finish: inherited.nameControl)
  }
}
