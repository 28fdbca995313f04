@_spi(Headless) public import SemanticTree

extension HeadlessHost {
  /// Presses the first button, link, or option with this label.
  public func press(_ label: String) throws {
    try perform(.press, on: label)
  }

  /// Replaces the text of the first field with this label.
  public func type(_ text: String, into label: String) throws {
    try perform(.setText, on: label, argument: text)
  }

  /// Performs the first action that has this kind and this label. The label can belong to the action or to its element.
  public func perform(_ kind: SemanticNode.Action.Kind, on label: String, argument: String? = nil) throws {
    for node in tree().all {
      let action = node.actions.first { $0.kind == kind && ($0.label ?? node.label) == label }
      if let action { return try perform(action.id, argument: argument) }
    }
    throw ActionRefusal.unknown(id: "\(kind.rawValue) \"\(label)\"")
  }
}
