import LimnDiagnostics
import SemanticTree

/// The screens of an app and the transitions between them, collected from the graphs of all previews.
struct FlowMap: Hashable {
  /// A screen, sheet, or alert.
  struct Node: Hashable {
    /// The node's identity. If the screen shows a view of the app, this is the view's name, so that the identity does
    /// not depend on the title. Otherwise, for example for an alert, this is the role and the title, with `#` in place
    /// of each number: `alert Result #`.
    var id: String
    /// The title to display. This is the screen's own title if the title is the same in all states and belongs to no
    /// other screen. Otherwise, the view's name is used, split into words: `TargetWeightView` becomes "Target weight".
    /// If two screens would get the same words, the view's name is used as written in code.
    var title: String
    var role: SemanticNode.Role
    /// The first preview that shows the screen, and the first of its states from which a transition leaves the screen.
    /// Without such a transition, this is the first state that shows the screen.
    var preview: String
    var state: Int
  }

  struct Edge: Hashable {
    var from, to: String
    /// The action, such as `Press “Add”`.
    var label: String
    /// Whether the transition leaves a screen or a presentation.
    var isBack: Bool
  }

  /// The screens, sorted by preview and then by order of discovery. The preview with the most screens comes first.
  var nodes: [Node]
  var edges: [Edge]
}

extension FlowMap {
  /// Creates the map of one app from the graphs of its previews.
  init(_ graphs: [StateGraph]) {
    nodes = []
    edges = []
    var seenPlaces = Set<String>()
    var seenWays = Set<[String]>()
    let met = Self.spots(of: graphs)
    // The preview of a sheet's view shows it as a screen.
    let over = met.joined().compactMap { $0 }.filter(\.role.isPresentation)
    let presented = over.keyed { ($0.id, $0.role) }
    let sizes = met.map { Set($0.compactMap { $0?.id }).count }
    let order = met.indices.sorted { sizes[$0] != sizes[$1] ? sizes[$0] > sizes[$1] : $0 < $1 }
    for (graph, here) in order.map({ (graphs[$0], met[$0]) }) {
      for (state, spot) in here.enumerated() {
        guard let spot, seenPlaces.insert(spot.id).inserted else { continue }
        // Show a state from which a transition leaves, so that the picture has the control of the transition.
        let leaving = graph.edges.first { edge in
          here[edge.from]?.id == spot.id && here[edge.to].map { $0.id != spot.id } == true && !edge.step.isWayBack
        }
        nodes.append(
          Node(
            id: spot.id, title: spot.title, role: presented[spot.id] ?? spot.shownRole, preview: graph.preview.id,
            state: leaving?.from ?? state))
      }
      for edge in graph.edges {
        guard let from = here[edge.from], let to = here[edge.to], from.id != to.id else { continue }
        let way = Edge(from: from.id, to: to.id, label: edge.step.description, isBack: edge.step.isWayBack)
        if seenWays.insert([way.from, way.to, way.label.withoutFigures]).inserted { edges.append(way) }
      }
    }
    name(order.flatMap { met[$0] }.compactMap { $0 })
  }

  /// Returns the screen of each state, with one list for each preview. The screen is nil if it cannot be identified.
  ///
  /// A view that fills the window may be only a part of a screen. Such a view is treated as a screen in two cases: a
  /// step leads from this view to another screen or from another screen to this view, or some state shows the view as a
  /// screen inside the window.
  private static func spots(of graphs: [StateGraph]) -> [[ScreenLocation?]] {
    let screens = graphs.map(\.screens)
    // Alerts with one title over several screens are different places.
    let all = screens.joined().compactMap { $0 }.grouped(by: \.id).mapValues { Set($0.map(\.below)).count }
    let met = screens.map { here in
      here.map { spot in
        var spot = spot
        if let known = spot, let below = known.below, all[known.id, default: 1] > 1 { spot?.id += " " + below }
        return spot
      }
    }
    var known = Set(met.joined().compactMap { spot in spot.flatMap { $0.isWholeWindow ? nil : $0.id } })
    for (graph, here) in zip(graphs, met) {
      for edge in graph.edges {
        guard let from = here[edge.from]?.id, let to = here[edge.to]?.id, from != to else { continue }
        known.formUnion([from, to])
      }
    }
    return met.map { here in here.map { spot in spot.flatMap { known.contains($0.id) ? $0 : nil } } }
  }

  /// Sets the titles of nodes that are identified by a view.
  private mutating func name(_ spots: [ScreenLocation]) {
    var titles: [String: [String]] = [:]
    for spot in spots where spot.isView {
      if !spot.title.isEmpty { titles[spot.id, default: []].append(spot.title) }
    }
    let views = Set(spots.filter(\.isView).map(\.id))
    let same = titles.compactMapValues { all in
      all.first.flatMap { one in Set(all.map(\.withoutFigures)).count == 1 ? one : nil }
    }
    let owners = same.values.map(\.withoutFigures).counts
    var unnamed: [Int] = []
    for index in nodes.indices where views.contains(nodes[index].id) {
      let title = same[nodes[index].id].flatMap { owners[$0.withoutFigures] == 1 ? $0 : nil }
      if title == nil { unnamed.append(index) }
      nodes[index].title = title ?? ScreenLocation.words(ofView: nodes[index].id)
    }
    let uses = nodes.map(\.title).counts
    for index in unnamed where uses[nodes[index].title] != 1 { nodes[index].title = nodes[index].id }
  }
}

extension Step {
  fileprivate var isWayBack: Bool { kind == .action(.back) || kind == .action(.dismiss) }
}
