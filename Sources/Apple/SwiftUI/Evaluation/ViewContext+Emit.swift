import SemanticTree

extension ViewContext {
  /// The id for a node at this position.
  var nodeID: String { path.text }

  /// Adds a node at this position.
  ///
  /// - Parameters:
  ///   - unlisted: handlers of actions that the node does not list. An action's id consists of the node's id, a period,
  ///     and the key.
  ///   - configure: completes the node immediately.
  ///   - finish: completes the node when its children are known. For example, the text of the children becomes the
  ///     label of the node.
  mutating func emit(
    _ role: SemanticNode.Role, label: String? = nil, value: String? = nil, children: [ViewOutput] = [],
    actions: [BoundAction] = [],
    unlisted: [String: ActionHandler] = [:], configure: (inout SemanticNode) -> Void = { _ in }, finish: Finish? = nil
  ) {
    var node = SemanticNode(id: nodeID, role: role, label: label, value: value)
    var handlers: [String: ActionHandler] = [:]
    let focus = role.takesText ? environment.focusTarget : nil
    if environment.isEnabled {
      let actions = focus.map { actions.focusing($0) } ?? actions
      for (index, action) in actions.enumerated() {
        let id =
          "\(node.id).\(action.kind.rawValue)"
          + (actions[..<index].contains { $0.kind == action.kind } ? ".\(index)" : "")
        node.actions.append(SemanticNode.Action(id: id, kind: action.kind, label: action.label, domain: action.domain))
        handlers[id] = action.perform
      }
    } else if !actions.isEmpty {
      node.traits.insert(.disabled)
    }
    if focus?.isFocused == true { node.traits.insert(.focused) }
    for (suffix, handler) in unlisted { handlers["\(node.id).\(suffix)"] = handler }
    configure(&node)
    add(.node(NodePiece(node: node, children: children, handlers: handlers, finish: finish)))
  }

  mutating func emitProblem(_ problem: Problem) {
    emit(.problem, label: problem.message)
  }
}

/// An action of a node with its handler.
struct BoundAction {
  var kind: SemanticNode.Action.Kind
  var label: String?
  var domain: SemanticNode.Action.Domain
  var perform: ActionHandler

  init(
    _ kind: SemanticNode.Action.Kind, label: String? = nil, domain: SemanticNode.Action.Domain = .none,
    perform: @escaping ActionHandler
  ) {
    self.kind = kind
    self.label = label
    self.domain = domain
    self.perform = perform
  }
}

extension SemanticNode.Role {
  fileprivate var takesText: Bool {
    switch self {
    case .textField, .secureField, .textEditor, .searchField: true
    default: false
    }
  }
}

extension [BoundAction] {
  /// Returns these actions, and a new action that focuses the field. The action that types text is changed: it first
  /// focuses the field.
  fileprivate func focusing(_ focus: FocusTarget) -> [BoundAction] {
    map { action in
      guard action.kind == .setText else { return action }
      var focusing = action
      focusing.perform = { argument in
        if !focus.isFocused { focus.take() }
        try action.perform(argument)
      }
      return focusing
    } + [BoundAction(.focus) { _ in focus.take() }]
  }
}

typealias ActionHandler = @MainActor (ActionArgument) throws -> Void

/// The argument of an action, as text.
struct ActionArgument {
  var text: String?
}

extension ActionArgument {
  func required() throws -> String {
    guard let text else { throw ActionRefusal.argument("needs an argument") }
    return text
  }

  func number() throws -> Double {
    guard let number = Double(try required()) else {
      throw ActionRefusal.argument("needs a number, not \"\(text ?? "")\"")
    }
    return number
  }
}
