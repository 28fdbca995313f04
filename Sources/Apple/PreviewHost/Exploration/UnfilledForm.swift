internal import SemanticTree

/// The fields of a screen that wait for a text: a person fills them from the top down and then presses a button.
struct UnfilledForm {
  /// Places of the fields in the order of reading.
  private let fields: [Int]

  init(of state: ExploredState) {
    let fillable: Set<SemanticNode.Role> = [.textField, .secureField, .textEditor]
    let empty = (state.tree?.frontmost.all ?? []).filter { node in
      fillable.contains(node.role) && !node.traits.contains(.disabled) && node.actions.contains { $0.kind == .setText } && node.isUnfilled
    }
    fields = empty.compactMap { Int($0.id) }
  }
}

extension UnfilledForm {
  /// By how many steps another order of doing things is put off.
  private static let detour = 4

  /// How much of a detour a step is: to leave out a field, to press something before all are filled, or to clear one.
  func detour(of step: Step) -> Int {
    switch step.kind {
    case .time, .action(.dismiss), .action(.back): return 0
    case .action(.setText):
      if step.argument?.isEmpty == true { return Self.detour }
      return fields.contains { $0 < Int(step.node) ?? 0 } ? Self.detour : 0
    case .action: return fields.isEmpty ? 0 : Self.detour
    }
  }
}

extension SemanticNode {
  /// Whether a field has nothing in it, or a number that stands for nothing.
  var isUnfilled: Bool {
    guard let value, !value.isEmpty else { return true }
    return Double(value) == 0
  }
}
