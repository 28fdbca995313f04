import SemanticTree

extension View {
  /// Prevents the user from deleting the row.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { forbidding(.delete, isDisabled) }

  /// Prevents the user from moving the row.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { forbidding(.move, isDisabled) }

  /// Prevents the user from selecting the row.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { forbidding(.select, isDisabled) }

  private nonisolated func forbidding(_ kind: SemanticNode.Action.Kind, _ isForbidden: Bool) -> some View {
    changingNodes { node in
      guard isForbidden else { return }
      node.actions.removeAll { $0.kind == kind }
      var row = node.layout.row ?? .init()
      row.forbidden = (row.forbidden ?? []) + [kind]
      node.layout.row = row
    }
  }
}
