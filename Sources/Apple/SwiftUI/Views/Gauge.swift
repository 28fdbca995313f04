import SemanticTree

/// A value between two bounds.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  let label: Label
  let currentValueLabel: CurrentValueLabel
  /// The value as a fraction of the range, from 0 to 1.
  let fraction: Double
}

extension Gauge {
  public nonisolated init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView, V: BinaryFloatingPoint
  {
    self.init(label: label(), currentValueLabel: EmptyView(), fraction: Self.fraction(value, bounds))
  }

  public nonisolated init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView, V: BinaryFloatingPoint {
    self.init(label: label(), currentValueLabel: currentValueLabel(), fraction: Self.fraction(value, bounds))
  }

  /// - Approximated: the labels of the bounds are not drawn.
  public nonisolated init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView, V: BinaryFloatingPoint {
    self.init(label: label(), currentValueLabel: currentValueLabel(), fraction: Self.fraction(value, bounds))
  }

  private nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? min(max(Double((value - bounds.lowerBound) / length), 0), 1) : 0
  }
}

extension Gauge: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let parts = GaugeStyleConfiguration(
      value: fraction, label: .init(part: StyledPart(label)),
      currentValueLabel: currentValueLabel is EmptyView ? nil : .init(part: StyledPart(currentValueLabel)))
    if context.walkStyled(parts) { return }
    let style = context.environment.controlStyle("gaugeStyle")
    let inherited = context.environment.inherited
    let current = Kept<String?>(nil)
    let shown: [ViewOutput] = [
      .rearranged(context.pieces(of: currentValueLabel, at: 1), { current.value = $0.nodes.words })
    ]
    let fraction = fraction
    context.emit(
      .gauge, children: context.pieces(of: label, at: 0) + shown,
      configure: { node in
        inherited.dress(&node)
        node.style.control = style
        node.content = .progress(fraction: fraction)
      },
      finish: { node, _ in
        node.value = current.value ?? "\(Int((fraction * 100).rounded()))%"
        node.label = Array(node.children.dropLast(current.value == nil ? 0 : 1)).words
      })
  }
}
