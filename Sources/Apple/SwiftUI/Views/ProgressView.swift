import SemanticTree

/// The progress of a task, or an indicator that the task is running.
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
  let label: Label
  let currentValueLabel: CurrentValueLabel
  /// The completed fraction, from 0 to 1; nil if the end is not known.
  let fraction: Double?

  nonisolated init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction.map { min(max($0, 0), 1) }
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public nonisolated init() where Label == EmptyView {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  public nonisolated init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S) where Label == Text, S: StringProtocol {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  public nonisolated init<V>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(fraction: value.map { Double($0 / total) }, label: EmptyView(), currentValueLabel: EmptyView())
  }

  public nonisolated init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(fraction: value.map { Double($0 / total) }, label: label(), currentValueLabel: EmptyView())
  }

  public nonisolated init<V>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    self.init(fraction: value.map { Double($0 / total) }, label: label(), currentValueLabel: currentValueLabel())
  }

  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(fraction: value.map { Double($0 / total) }, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  @_disfavoredOverload
  public nonisolated init<S, V>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, S: StringProtocol, V: BinaryFloatingPoint {
    self.init(fraction: value.map { Double($0 / total) }, label: Text(title), currentValueLabel: EmptyView())
  }
}

extension ProgressView: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let parts = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label is EmptyView ? nil : .init(part: StyledPart(label)),
      currentValueLabel: currentValueLabel is EmptyView ? nil : .init(part: StyledPart(currentValueLabel)))
    if context.walkStyled(parts) { return }
    let inherited = context.environment.inherited
    let style = context.environment.controlStyle("progressViewStyle")
    let value = Kept<String?>(nil)
    let current: [ViewOutput] = [
      .rearranged(context.pieces(of: currentValueLabel, at: 1), { value.value = $0.nodes.words })
    ]
    let fraction = fraction
    context.emit(
      .progress, children: context.pieces(of: label, at: 0) + current,
      configure: { node in
        inherited.dress(&node)
        node.style.control = style
        node.content = .progress(fraction: fraction)
        if fraction == nil { node.traits.insert(.loading) }
      },
      finish: { node, _ in
        node.value = value.value ?? fraction.map { "\(Int(($0 * 100).rounded()))%" }
        node.label = node.children.dropLast(value.value == nil ? 0 : 1).map { $0 }.words
      })
  }
}
