extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label: EmptyView(), onEditingChanged: onEditingChanged)
  }

  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label: label(), onEditingChanged: onEditingChanged)
  }

  public nonisolated init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label: label(), onEditingChanged: onEditingChanged)
  }
}
