import SemanticTree

/// Values that content passes to its containers, such as a presentation to the window, or a toolbar item or a title to
/// the screen.
struct ContainerFacts {
  private var nodes: [(place: Place, nodes: [SemanticNode])] = []
  private var facts: [any ContainerFact] = []
  /// The tags of nodes by node id, see `View.tag(_:)`. Only the container that directly contains a node sees the tag of
  /// the node.
  private(set) var tags: [String: AnyHashable] = [:]
  /// The handlers of some actions, by action id. A container or modifier adds these actions to a node after the node is
  /// created.
  private(set) var handlers: [String: ActionHandler] = [:]
  /// Layout values by node id. All ancestors up to the window receive the values, since a layout measures all its
  /// descendants.
  private var layoutFacts: [String: LayoutFacts] = [:]

  enum Place: Hashable {
    case presentation, toolbar, tabItem, swipeActions, contextMenu, search, layer
  }
}

/// A value for an enclosing container, such as a screen's title.
protocol ContainerFact {}

extension ContainerFacts {
  var isEmpty: Bool { nodes.isEmpty && facts.isEmpty && tags.isEmpty && handlers.isEmpty && layoutFacts.isEmpty }

  mutating func add(_ new: [SemanticNode], for place: Place) { nodes.append((place, new)) }
  mutating func add(_ fact: any ContainerFact) { facts.append(fact) }

  mutating func merge(_ other: ContainerFacts) {
    nodes += other.nodes
    facts += other.facts
    tags.merge(other.tags) { first, _ in first }
    handlers.merge(other.handlers) { first, _ in first }
    if !other.layoutFacts.isEmpty { layoutFacts.merge(other.layoutFacts) { first, _ in first } }
  }

  /// Sets the tag of a node, unless the node has a tag. Inner tags are set first, so the innermost tag is kept.
  mutating func tag(_ id: String, _ tag: AnyHashable) {
    if tags[id] == nil { tags[id] = tag }
  }

  mutating func forgetTags() { if !tags.isEmpty { tags = [:] } }

  func layoutFacts(of id: String) -> LayoutFacts { layoutFacts[id] ?? LayoutFacts() }

  func hasGuide(in id: String, for alignments: [any AlignmentID.Type]) -> Bool {
    guard let guides = layoutFacts[id]?.guides else { return false }
    return alignments.contains { guides.has($0) }
  }

  mutating func changeLayoutFacts(of id: String, _ change: (inout LayoutFacts) -> Void) {
    change(&layoutFacts[id, default: LayoutFacts()])
  }

  mutating func handle(_ id: String, _ handler: @escaping ActionHandler) { handlers[id] = handler }

  mutating func takeHandlers() -> [String: ActionHandler] {
    defer { handlers = [:] }
    return handlers
  }

  /// Removes and returns the nodes for a place in the container, such as its toolbar, in order.
  mutating func take(_ place: Place) -> [SemanticNode] {
    if nodes.isEmpty { return [] }
    let taken = nodes.filter { $0.place == place }.flatMap(\.nodes)
    nodes.removeAll { $0.place == place }
    return taken
  }

  /// Returns the value of the given type that the outermost view set; nil if there is no such value. The value is not
  /// removed.
  func last<Fact: ContainerFact>(_ type: Fact.Type) -> Fact? { facts.lazy.compactMap { $0 as? Fact }.last }

  /// Removes and returns the values of a type, inner values first.
  mutating func take<Fact: ContainerFact>(_ type: Fact.Type) -> [Fact] {
    if facts.isEmpty { return [] }
    let taken = facts.compactMap { $0 as? Fact }
    facts.removeAll { $0 is Fact }
    return taken
  }
}
