// Initializers that many apps still use although Apple deprecated them.

extension Picker {
  @_disfavoredOverload @available(*, deprecated, renamed: "Picker(selection:content:label:)")
  public nonisolated init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content, label: { label })
  }
}

extension Stepper {
  @_disfavoredOverload @available(*, deprecated, renamed: "Stepper(value:step:label:onEditingChanged:)")
  public nonisolated init<V>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V: Strideable {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload @available(*, deprecated, renamed: "Stepper(value:in:step:label:onEditingChanged:)")
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V: Strideable {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload @available(*, deprecated, renamed: "Stepper(label:onIncrement:onDecrement:onEditingChanged:)")
  public nonisolated init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  @_disfavoredOverload @available(*, deprecated, renamed: "Slider(value:in:label:onEditingChanged:)")
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload @available(*, deprecated, renamed: "Slider(value:in:step:label:onEditingChanged:)")
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Slider {
  /// - Approximated: the labels of the bounds are not shown.
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label: label(), onEditingChanged: onEditingChanged)
  }

  /// - Approximated: the labels of the bounds are not shown.
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label: label(), onEditingChanged: onEditingChanged)
  }

  /// - Approximated: the labels of the bounds are not shown.
  @_disfavoredOverload
  @available(*, deprecated, renamed: "Slider(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label: label(), onEditingChanged: onEditingChanged)
  }

  /// - Approximated: the labels of the bounds are not shown.
  @_disfavoredOverload
  @available(
    *, deprecated, renamed: "Slider(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
  )
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label: label(), onEditingChanged: onEditingChanged)
  }
}
