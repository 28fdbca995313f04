import SemanticTree

/// A control for a number between two bounds.
public struct Slider<Label, ValueLabel> where Label: View, ValueLabel: View {
  let label: Label
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void

  nonisolated init<V>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label,
    onEditingChanged: @escaping (Bool) -> Void
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.label = label
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.onEditingChanged = onEditingChanged
    let location = value.location
    self.value = Binding(
      location: DerivedLocation(location, "number", read: { Double($0) }, write: { location.set(V($0), $1) }))
  }
}

extension Slider: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let (value, bounds, step, onEditingChanged) = (value, bounds, step, onEditingChanged)
    let inherited = context.environment.inherited
    let domain = SemanticNode.Action.Domain.number(from: bounds.lowerBound, through: bounds.upperBound, step: step)
    context.emit(
      .slider, value: "\(value.wrappedValue)", children: context.pieces(of: label, at: 0),
      actions: [
        BoundAction(.setValue, domain: domain) { argument in
          var number = min(max(try argument.number(), bounds.lowerBound), bounds.upperBound)
          if let step, step > 0 { number = bounds.lowerBound + ((number - bounds.lowerBound) / step).rounded() * step }
          onEditingChanged(true)
          value.wrappedValue = min(number, bounds.upperBound)
          onEditingChanged(false)
        }
      ],
      configure: { inherited.dress(&$0) },
      finish: { node, _ in
        // The label is not shown, but assistive technology reads it.
        node.label = node.children.words
        node.children = []
      })
  }
}
