import SemanticTree

/// A control that selects one of several options. Each option sets its value with `tag(_:)`.
public struct Picker<Label, SelectionValue, Content> where Label: View, SelectionValue: Hashable, Content: View {
  let label: Label
  let selection: Binding<SelectionValue>
  let content: Content

  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }
}

extension Picker where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(selection: selection, content: content, label: { Text(title) })
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
  }

  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  )
  where S: StringProtocol {
    self.init(selection: selection, content: content, label: { SwiftUI.Label(title, systemImage: systemImage) })
  }
}

extension Picker: PrimitiveView {
  func resolve(in context: inout ViewContext) {
    let selection = selection
    let current = AnyHashable(selection.wrappedValue)
    let inherited = context.environment.inherited
    let style = context.environment.controlStyle("pickerStyle")
    let isEnabled = context.environment.isEnabled
    let name = Kept<String?>(nil)
    let label: [ViewOutput] = [
      .rearranged(
        context.pieces(of: self.label, at: 0),
        { assembly in
          name.value = assembly.nodes.words
          assembly.nodes = []
        })
    ]
    let outer = context.environment
    // Removes the actions of list rows from the environment. Otherwise, if the picker is in a list, its options would
    // become rows of the list.
    context.environment.rowContext = nil
    let options = context.pieces(of: content, at: 1)
    context.environment = outer
    context.emit(
      .picker, children: label + options,
      configure: { node in
        inherited.dress(&node)
        // A menu without a label is as wide as its value. Segments have no label beside them.
        node.style.control = style ?? (inherited.hidesLabels ? "menu" : nil)
        if inherited.hidesLabels || style == "segmented" { node.style.hidesLabel = true }
        if !isEnabled { node.traits.insert(.disabled) }
      },
      finish: { node, carried in
        node.label = name.value
        var choices: [String: AnyHashable] = [:]
        node.children = node.children.flatMap { $0.options(carried.tags, chosen: current, into: &choices) }
        node.value = node.children.first { $0.traits.contains(.selected) }?.label
        guard isEnabled, !choices.isEmpty else { return }
        let listed = node.children.map { SemanticNode.Action.Option(id: $0.id, label: $0.label ?? $0.id) }
        let id = "\(node.id).choose"
        node.actions.append(SemanticNode.Action(id: id, kind: .choose, domain: .options(listed)))
        carried.handle(id) { [choices] argument in
          guard let tag = choices[try argument.required()], let value = tag.value(as: SelectionValue.self) else {
            throw ActionRefusal.argument("needs the id of one of the options")
          }
          selection.wrappedValue = value
        }
      })
  }
}

extension SemanticNode {
  /// Returns an array with the picker's option for this node, and stores the node's tag in `choices` under the id of
  /// the option. If the node has no tag, returns an empty array and stores nothing.
  fileprivate func options(
    _ tags: [String: AnyHashable], chosen: AnyHashable, into choices: inout [String: AnyHashable]
  ) -> [SemanticNode] {
    guard let tag = tags[id] else { return [] }
    let option = SemanticNode(
      id: id + ".option", role: .option, label: label ?? children.words, traits: chosen.means(tag) ? [.selected] : [],
      children: [self])
    choices[option.id] = tag
    return [option]
  }
}

extension AnyHashable {
  /// Returns the tag as a value of the selection's type, such as `Int` or `Int?`; nil if the tag has another type.
  fileprivate func value<Value>(as type: Value.Type) -> Value? { base as? Value }
}
