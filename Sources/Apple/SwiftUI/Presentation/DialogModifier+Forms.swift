import SemanticTree

extension DialogModifier {
  // The visibility of the title is ignored, since the title is always the label of the dialog in the tree.
  nonisolated init(
    _ role: SemanticNode.Role, _ title: Text, _ visibility: Visibility, _ isPresented: Binding<Bool>,
    _ actions: Actions,
    _ message: Message
  ) where Data == Void {
    self.init(
      role: role, title: title, isPresented: isPresented, data: { () }, actions: { actions },
      message: { message })
  }

  nonisolated init(
    _ role: SemanticNode.Role, _ title: Text, _ visibility: Visibility, _ isPresented: Binding<Bool>, _ data: Data?,
    _ actions: @escaping (Data) -> Actions, _ message: @escaping (Data) -> Message
  ) {
    self.init(
      role: role, title: title, isPresented: isPresented, data: { data }, actions: actions,
      message: message)
  }
}
