import LimnCatalog

/// Finds the source lines that handle actions. On the page of a source file, such a line has a link for each action
/// that it handles. The link leads to a preview state in which a control sends the action. If no control of a preview
/// sends the action, there is no link.
struct HandledActions {
  struct Action: Hashable {
    /// The name of the control, such as `Save`.
    var label: String
    /// See ``ActionFacts/state``.
    var state: String
  }

  private var byPath: [String: [Int: [Action]]] = [:]

  /// The maximum number of links in one line. A line that handles more actions gets no links. An example is a `case`
  /// that lists many actions to ignore them.
  private static let mostInLine = 2

  init(_ index: CatalogIndex, facts: ActionFacts.Lookup) {
    var found: [String: [Int: [(column: Int, action: Action)]]] = [:]
    for relation in index.relations where relation.kind == .handles {
      guard let declared = index.entities[relation.to] else { continue }
      let store = ActionFacts.store(ofActions: declared)
      for evidence in relation.evidence {
        // If no control of a preview sends the action, there is no preview state to link to. An example is an action
        // that only a child store sends.
        guard let name = evidence.member?.baseName, let facts = facts(store, name),
          let state = facts.state, let sender = facts.senders.first
        else { continue }
        found[evidence.path, default: [:]][evidence.line, default: []].append(
          (evidence.column, Action(label: Self.label(sender), state: state)))
      }
    }
    byPath = found.mapValues { lines in
      lines.mapValues { actions in
        let unique = actions.sorted { ($0.column, $0.action.label) < ($1.column, $1.action.label) }.map(\.action).unique
        return unique.count > Self.mostInLine ? [] : unique
      }
    }
  }

  /// The actions that a file handles, by line number. The actions in the same line are sorted by column.
  func lines(of path: String) -> [Int: [Action]] { byPath[path] ?? [:] }

  /// The name of the control in a sender such as `Button “Save”`; the whole text for a sender without a name.
  private static func label(_ sender: String) -> String {
    guard let start = sender.firstIndex(of: "“"), let end = sender.lastIndex(of: "”"), start < end else {
      return sender
    }
    return String(sender[sender.index(after: start)..<end])
  }
}
