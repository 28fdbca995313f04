import LimnPages
import LimnPreviews
import SemanticTree

/// The facts about each action that Limn observed while it explored previews: which controls sent the action, which
/// values changed after it, and which calls it made.
struct ObservedActions {
  /// The facts by store and action, such as `PersonBMI.saveButtonTapped`.
  private var facts: [String: ActionFacts] = [:]
  private let properties: StoreProperties

  init(_ graphs: [StateGraph], properties: StoreProperties = StoreProperties()) {
    self.properties = properties
    for graph in graphs {
      for edge in graph.edges {
        for (place, effect) in edge.effects.enumerated() where effect.kind == .sent {
          guard let action = Self.action(in: effect.text) else { continue }
          note(action, at: place, of: edge, in: graph)
        }
      }
    }
    // The page of an action links to one state: the first state that is recorded for the action. A state with a control
    // that sends the action is more useful than the start of a view that sends the action. So record the steps of all
    // graphs first, and the starts of views after them.
    for graph in graphs { noteStart(of: graph) }
  }

  func facts(module: String, store: String, name: String) -> ActionFacts? {
    facts["\(store).\(name.prefix { $0 != "(" })"]
  }

  private mutating func note(_ action: String, at place: Int, of edge: StateGraph.Edge, in graph: StateGraph) {
    var known = facts[action] ?? ActionFacts()
    // The control sends only the first action of a step. The later actions are sent by other actions.
    if place == 0, let label = edge.step.label, let role = edge.step.role {
      Self.add("\(role.rawValue.prefix(1).uppercased())\(role.rawValue.dropFirst()) “\(label)”", to: &known.senders)
    }
    for change in edge.remembered.compactMap({ properties.name(of: $0.path) }) { Self.add(change, to: &known.changes) }
    for effect in edge.effects where effect.kind == .called { Self.add(effect.text, to: &known.calls) }
    if known.state == nil { known.state = "\(graph.preview.url)#s\(edge.from)" }
    facts[action] = known
  }

  /// Records the actions that a view sends while it appears, with the calls that follow each action. No changes are
  /// recorded, since there is no earlier state to compare with.
  private mutating func noteStart(of graph: StateGraph) {
    let sent = graph.startEffects.indices.filter { graph.startEffects[$0].kind == .sent }
    for place in sent {
      guard let action = Self.action(in: graph.startEffects[place].text) else { continue }
      var known = facts[action] ?? ActionFacts()
      // The view sends the first action. The later actions may have been sent by other actions.
      if place == sent.first { Self.add(Self.start, to: &known.senders) }
      for effect in graph.startEffects[place...] where effect.kind == .called {
        Self.add(effect.text, to: &known.calls)
      }
      if known.state == nil { known.state = "\(graph.preview.url)#s0" }
      facts[action] = known
    }
  }

  /// The sender that is displayed for an action that a view sends while it appears. The table of controls uses the same
  /// text.
  private static let start = "On appearance"

  private static func add(_ text: String, to list: inout [String]) {
    if !list.contains(text) { list.append(text) }
  }

  /// Returns the store and the action from a text: `PersonBMI.target` for `PersonBMI.target(.applied)`. Returns nil for
  /// a text of another form.
  private static func action(in text: String) -> String? {
    let path = text.prefix { $0 != "(" && $0 != " " }.split(separator: ".")
    return path.count > 1 ? path.suffix(2).joined(separator: ".") : nil
  }
}
