import SemanticTree

extension DialogModifier {
  // The title's visibility is ignored: in the tree, a dialog always has its title as its label.
  nonisolated init(
    _ role: SemanticNode.Role, _ title: Text, _ visibility: Visibility, _ isPresented: Binding<Bool>, _ actions: Actions,
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
