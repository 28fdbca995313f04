import LimnPages
import LimnPreviews
import SemanticTree

/// Facts about each action, found by exploring previews: the controls that sent it, the changes after it, and the calls it made.
struct ObservedActions: Sendable {
  /// The facts by store and action, such as `PersonBMI.saveButtonTapped`.
  private var facts: [String: ActionFacts] = [:]

  init(_ graphs: [StateGraph]) {
    for graph in graphs {
      for edge in graph.edges {
        for (place, effect) in edge.effects.enumerated() where effect.kind == .sent {
          guard let action = Self.action(in: effect.text) else { continue }
          note(action, at: place, of: edge, in: graph)
        }
      }
    }
  }
}

extension ObservedActions {
  func facts(module: String, store: String, name: String) -> ActionFacts? { facts["\(store).\(name.prefix { $0 != "(" })"] }

  private mutating func note(_ action: String, at place: Int, of edge: StateGraph.Edge, in graph: StateGraph) {
    var known = facts[action] ?? ActionFacts()
    // The control itself sends only the first action of a step. The later actions are sent by other actions.
    if place == 0, let label = edge.step.label, let role = edge.step.role {
      Self.add("\(role.rawValue.prefix(1).uppercased())\(role.rawValue.dropFirst()) “\(label)”", to: &known.senders)
    }
    for change in edge.remembered { Self.add(Self.property(change.path), to: &known.changes) }
    for effect in edge.effects where effect.kind == .called { Self.add(effect.text, to: &known.calls) }
    if known.state == nil { known.state = "\(graph.preview.path).html#s\(edge.from)" }
    facts[action] = known
  }

  /// The store's property that a changed value belongs to, with at most two names: `person.weight` for `PersonView.store.person.weight`,
  /// `path` for `PersonView.store.path[0].records.count`.
  ///
  /// - Parameter path: the path of the value, which starts with the name of the view's type.
  static func property(_ path: String) -> String {
    var names: [Substring] = []
    var parts = path.split(separator: ".")[...]
    if parts.count > 1, parts.first?.first?.isUppercase == true { parts.removeFirst() }
    if parts.count > 1, let first = parts.first, owners.contains(first) { parts.removeFirst() }
    for part in parts {
      let name = part.prefix { $0 != "[" && $0 != "(" }
      if !name.isEmpty { names.append(name) }
      if name.count < part.count || names.count == 2 { break }
    }
    // If the number of a collection's elements changed, the property is the collection.
    if names.count == 2, names[1] == "count" { names.removeLast() }
    return names.joined(separator: ".")
  }

  /// Names of the object or the wrapper that holds a view's state.
  private static let owners: Set<Substring> = ["store", "hostedState"]

  private static func add(_ text: String, to list: inout [String]) {
    if !list.contains(text) { list.append(text) }
  }

  /// The store and the action in a text such as `PersonBMI.target(.applied)`: `PersonBMI.target`. Nil for other texts.
  private static func action(in text: String) -> String? {
    let path = text.prefix { $0 != "(" && $0 != " " }.split(separator: ".")
    return path.count > 1 ? path.suffix(2).joined(separator: ".") : nil
  }
}
