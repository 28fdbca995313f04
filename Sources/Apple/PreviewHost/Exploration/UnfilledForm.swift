internal import SemanticTree

/// The empty fields of a screen. Users fill them from top to bottom and then press a button.
struct UnfilledForm {
  /// Indices of the fields in reading order.
  private let fields: [Int]

  init(of state: ExploredState) {
    let empty = (state.tree?.frontmost.all ?? []).filter { node in
      SemanticNode.fillable.contains(node.role) && !node.traits.contains(.disabled)
        && node.actions.contains { $0.kind == .setText }
        && node.isUnfilled
    }
    fields = empty.compactMap { Int($0.id) }
  }
}

extension UnfilledForm {
  /// The number of steps by which `detour(of:)` delays a step.
  private static let detour = 2

  /// Returns the delay of the step. A step is delayed if it skips an empty field, presses a button while a field is
  /// empty, or replaces a text. Filling the first empty field returns -1: it is not delayed, and the state that it
  /// leads to is as near to the start as the state before, so that the buttons of a filled form are tried early. For
  /// other steps, returns 0.
  func detour(of step: Step) -> Int {
    switch step.kind {
    case .time, .action(.dismiss), .action(.back): return 0
    case .action(.setText):
      // A text that is already there is rarely replaced.
      let field = Int(step.node) ?? 0
      let isField = step.role.map(SemanticNode.fillable.contains) == true
      if step.argument?.isEmpty == true || isField && !fields.contains(field) { return Self.detour }
      return fields.contains { $0 < field } ? Self.detour : isField ? -1 : 0
    case .action: return fields.isEmpty ? 0 : Self.detour
    }
  }
}

extension SemanticNode {
  /// The roles of the fields of a form.
  static let fillable: Set<Role> = [.textField, .secureField, .textEditor]

  /// Whether the field is empty or contains the number 0, which is regarded as a default value.
  var isUnfilled: Bool {
    guard let value, !value.isEmpty else { return true }
    return Double(value) == 0
  }
}
