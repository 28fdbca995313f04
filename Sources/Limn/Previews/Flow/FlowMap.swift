public import SemanticTree

/// The screens of an app and how one gets from one to the next, read from all its previews' graphs.
public struct FlowMap: Codable, Hashable, Sendable {
  /// A screen, sheet or alert by its title.
  public struct Place: Codable, Hashable, Sendable {
    /// The role and the title, with `#` for figures: `screen Result #`.
    public var id: String
    public var title: String
    public var role: SemanticNode.Role
    /// The preview and the state that show it first.
    public var preview: String
    public var state: Int
  }

  public struct Way: Codable, Hashable, Sendable {
    public var from: String
    public var to: String
    /// What is done: `Press “Add”`.
    public var label: String
    /// Whether it is the way out of a screen or a presentation.
    public var isBack: Bool
  }

  /// In the order in which they were met, the preview with the most of them first.
  public var places: [Place]
  public var ways: [Way]
}

extension FlowMap {
  /// The map of some previews: those of one app.
  public init(_ graphs: [StateGraph]) {
    places = []
    ways = []
    var seenPlaces = Set<String>()
    var seenWays = Set<[String]>()
    let met = graphs.map { graph in (graph: graph, places: graph.states.enumerated().map { Place(of: $1, index: $0, graph: graph) }) }
    let sizes = met.map { Set($0.places.compactMap { $0?.id }).count }
    let order = met.indices.sorted { sizes[$0] != sizes[$1] ? sizes[$0] > sizes[$1] : $0 < $1 }
    for (graph, here) in order.map({ met[$0] }) {
      for case let place? in here where seenPlaces.insert(place.id).inserted { places.append(place) }
      for edge in graph.edges {
        guard let from = here[edge.from], let to = here[edge.to], from.id != to.id else { continue }
        let way = Way(from: from.id, to: to.id, label: edge.step.description, isBack: edge.step.isWayBack)
        if seenWays.insert([way.from, way.to, way.label.withoutFigures]).inserted { ways.append(way) }
      }
    }
  }
}

extension FlowMap.Place {
  private static let roles: Set<SemanticNode.Role> = [.screen, .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog]

  /// The frontmost titled place of a state; nil if the view is only a part of a screen.
  fileprivate init?(of state: ExploredState, index: Int, graph: StateGraph) {
    guard let node = state.tree?.all.last(where: { Self.roles.contains($0.role) }) else { return nil }
    // A screen may have a title without words, or none: then it is called after the first thing on it that has a word.
    let titles = [node.label, node.first(.screen)?.label].compactMap { $0 } + node.all.compactMap(\.label) + node.texts
    let title = titles.first { title in title.contains(where: \.isLetter) } ?? node.role.words
    self.init(id: "\(node.role.rawValue) \(title.withoutFigures)", title: title, role: node.role, preview: graph.preview.id, state: index)
  }
}

extension Step {
  fileprivate var isWayBack: Bool { kind == .action(.back) || kind == .action(.dismiss) }
}
