import SemanticTree

extension StateGraph {
  /// A unique name for each state. It consists of the screen's title and the visible content that distinguishes the
  /// state.
  var stateNames: [String] { StateNames(self).names }

  /// Returns the step that first led to the state from another state; nil for the first state of the graph.
  func discovery(of state: Int) -> Edge? { state == 0 ? nil : edges.first { $0.to == state && $0.from != state } }
}

/// Gives each state a name. A name is made from the visible changes on the way to the state. Therefore, the states are
/// named in the order of their discovery, so that the changes on the way to earlier states are known.
private struct StateNames {
  let graph: StateGraph
  let screens: [ScreenLocation?]
  /// The names in the order of states.
  private(set) var names: [String] = []
  /// For each state, the changes on its screen since the screen appeared. There is one change for each step since then.
  var changes: [[String]] = []
  var owners: [String: Int] = [:]

  init(_ graph: StateGraph) {
    self.graph = graph
    screens = graph.screens
    for state in graph.states.indices {
      let candidates = candidates(for: state)
      let name = candidates.first { owners[$0] == nil } ?? numbered(candidates[0])
      owners[name] = state
      names.append(name)
    }
  }

  /// Returns the possible names of a state, best first, and records the changes of the state in `changes`.
  mutating func candidates(for state: Int) -> [String] {
    let screen = screenName(of: state)
    // In two cases, the name of the screen is the only possible name. First, no step leads to the first state of the
    // graph. Second, the step to another state may start at a state that is named later. The changes on the way to that
    // later state are not known yet.
    guard let edge = graph.discovery(of: state), edge.from < state else {
      changes.append([])
      return [state == 0 ? screen + ", start" : screen]
    }
    let before = changes[edge.from]
    let isSameScreen = graph.states[state].ending == nil && screens[edge.from]?.id == screens[state]?.id
    guard isSameScreen, let change = edge.shown.lazy.compactMap(\.name).first ?? edge.step.consequence else {
      changes.append([])
      let origins = [before.last.map { $0.hasPrefix("after ") ? $0 : "after \($0)" }, edge.step.consequence].compactMap
      { $0 }
      return [screen] + origins.map { "\(screen), \($0)" }
        + longer(before).map { "\(screen), after \($0.withCommas)" }
    }
    changes.append(before + [change])
    let name = "\(screen): \(change)"
    let byStep = change.hasPrefix("after ") ? [] : edge.step.consequence.map { ["\(name) \($0)"] } ?? []
    let byOrigin = longer(before).map { "\(screen): \(($0 + [change]).withCommas)" }
    // If the first possible name is already used, the state with this name may have been reached from the same state as
    // the current state. The two states then have the same earlier changes and differ only in the last step. In this
    // case, names that contain the last step come first.
    let isSibling = owners[name].flatMap(graph.discovery)?.from == edge.from
    return [name] + (isSibling ? byStep + byOrigin : byOrigin + byStep)
  }

  /// Returns up to three lists: the last change, the last two changes, and the last three changes.
  func longer(_ changes: [String]) -> [[String]] {
    (0..<min(3, changes.count)).map { Array(changes.suffix($0 + 1)) }
  }

  func numbered(_ name: String) -> String {
    var count = 2
    while owners["\(name) (\(count))"] != nil { count += 1 }
    return "\(name) (\(count))"
  }

  func screenName(of state: Int) -> String {
    if let ending = graph.states[state].ending {
      return ending.kind.rawValue.capitalizedFirst
    }
    guard let screen = screens[state] else { return graph.preview.type }
    let title = screen.name
    return screen.role.isPresentation ? "\(title), \(screen.role.words)" : title
  }
}

extension Step {
  /// A text such as `after Save`, which is used in the name of the state that the step leads to. Nil if the step is an
  /// action without a label.
  fileprivate var consequence: String? {
    guard case .action = kind else { return "after a while" }
    return label.map { "after \(Difference.brief($0))" }
  }
}

extension Difference {
  /// A short description of the change for a state's name; nil if the change is not visible.
  fileprivate var name: String? {
    let label = path.split(separator: " ", maxSplits: 1).dropFirst().joined()
    return switch (old, new) {
    case (_, let new?) where !new.isEmpty: label.isEmpty ? Self.brief(new) : "\(label) \(Self.brief(new))"
    case (_?, _?) where !label.isEmpty: "\(label) empty"
    case (let old?, nil) where !old.isEmpty: "without \(Self.brief(old))"
    default: nil
    }
  }

  fileprivate static func brief(_ text: String) -> String { text.shortened(to: 28) }
}
