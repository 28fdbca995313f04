import SemanticTree

/// Shows a dialog above everything: a title, a message, and buttons that close it.
struct DialogModifier<Data, Actions: View, Message: View> {
  let role: SemanticNode.Role
  let title: Text
  let isPresented: Binding<Bool>
  /// The data of the dialog; nil hides the dialog.
  let data: () -> Data?
  let actions: (Data) -> Actions
  let message: (Data) -> Message
}

extension DialogModifier: PrimitiveViewModifier {
  func resolve<Content: View>(_ content: Content, in context: inout ViewContext) {
    context.walk(content, at: 0)
    guard isPresented.wrappedValue, let data = data() else { return }
    let hide: ActionHandler = { _ in isPresented.wrappedValue = false }
    let pieces = context.collect(1) { context in
      context.environment.isEnabled = true
      context.environment.navigation = nil
      context.environment.labelStyle.isInBar = false
      let words = context.pieces(of: message(data), at: 1)
      let buttons = context.pieces(of: actions(data), at: 2)
      let title = title.plain(in: context.environment)
      context.emit(
        role, label: title, children: words + buttons, unlisted: ["dismiss": hide, "ok": hide, "cancel": hide],
        configure: { $0.traits.insert(.modal) },
        finish: { node, _ in node.addDefaultButton() })
    }
    context.add(.carried(.presentation, pieces))
  }
}

extension SemanticNode {
  /// Adds a button to an alert without buttons, and a cancel button to a confirmation dialog without a cancel button.
  fileprivate mutating func addDefaultButton() {
    let buttons = children.flatMap(\.all).filter { $0.role == .button }
    if role == .alert, buttons.isEmpty {
      children.append(.dialogButton("OK", id: id + ".ok"))
    } else if role == .confirmationDialog, !buttons.contains(where: { $0.traits.contains(.cancel) }) {
      var cancel = SemanticNode.dialogButton("Cancel", id: id + ".cancel")
      cancel.traits = [.cancel]
      children.append(cancel)
    }
  }

  private static func dialogButton(_ label: String, id: String) -> SemanticNode {
    SemanticNode(id: id + ".button", role: .button, label: label, actions: [Action(id: id, kind: .press)])
  }

  /// Returns the dialog that contains a button with this action. Pressing the button closes the dialog. Returns nil if
  /// no dialog contains such a button.
  func dialog(closedBy action: String) -> SemanticNode? {
    if role == .alert || role == .confirmationDialog {
      let presses = children.flatMap(\.all).flatMap(\.actions).filter { $0.kind == .press }
      if presses.contains(where: { $0.id == action }) { return self }
    }
    for child in children {
      if let dialog = child.dialog(closedBy: action) { return dialog }
    }
    return nil
  }
}
