public import FoundationLocalization

import SemanticTree

/// A control for a color.
///
/// - Approximated: the picker offers only the named colors.
public struct ColorPicker<Label> where Label: View {
  let label: Label
  let selection: Binding<Color>

  public nonisolated init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true)
  where S: StringProtocol {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }
}

extension ColorPicker: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let (selection, inherited) = (selection, context.environment.inherited)
    let paint = selection.wrappedValue.paint
    let options = Color.choices.map { SemanticNode.Action.Option(id: $0.name, label: $0.name) }
    context.emit(
      .colorPicker, value: Color.choices.first { $0.color.paint == paint }?.name,
      children: context.pieces(of: label, at: 0),
      actions: [
        BoundAction(.choose, domain: .options(options)) { argument in
          let name = try argument.required()
          guard let choice = Color.choices.first(where: { $0.name == name }) else {
            throw ActionRefusal.argument("needs one of the colors \(options.map(\.id).joined(separator: ", "))")
          }
          selection.wrappedValue = choice.color
        }
      ],
      configure: { node in
        inherited.dress(&node)
        node.content = .paint(paint)
        node.approximations.append("a color picker offers only the named colors")
      },
      finish: inherited.nameControl)
  }
}

extension Color {
  fileprivate static let choices: [(name: String, color: Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal),
    ("cyan", .cyan),
    ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown), ("white", .white),
    ("gray", .gray),
    ("black", .black),
  ]
}
