import SemanticTree

/// What content hands to a container above it: presentations to the window, toolbar items and titles to the screen.
struct Carried {
  private var nodes: [(place: Place, nodes: [SemanticNode])] = []
  private var facts: [any CarriedFact] = []

  enum Place: Hashable {
    case presentation, toolbar, tabItem, swipeActions, contextMenu, search, layer
  }
}

/// A value for a container above, such as a screen's title.
protocol CarriedFact {}

extension Carried {
  var isEmpty: Bool { nodes.isEmpty && facts.isEmpty }

  mutating func add(_ new: [SemanticNode], for place: Place) { nodes.append((place, new)) }
  mutating func add(_ fact: any CarriedFact) { facts.append(fact) }

  mutating func merge(_ other: Carried) {
    nodes += other.nodes
    facts += other.facts
  }

  /// Removes and returns the nodes for a place, in order.
  mutating func take(_ place: Place) -> [SemanticNode] {
    if nodes.isEmpty { return [] }
    let taken = nodes.filter { $0.place == place }.flatMap(\.nodes)
    nodes.removeAll { $0.place == place }
    return taken
  }

  /// Removes and returns the facts of a type, in order: inner ones before outer ones.
  mutating func take<Fact: CarriedFact>(_ type: Fact.Type) -> [Fact] {
    if facts.isEmpty { return [] }
    let taken = facts.compactMap { $0 as? Fact }
    facts.removeAll { $0 is Fact }
    return taken
  }
}
