import SemanticTree

extension StateGraph {
  /// Creates the graph from the result of a run. Compares the states before and after each step, marks the tiles that
  /// look like an earlier tile, and adds the findings.
  init(_ preview: PreviewIdentity, _ request: RunRequest, _ answer: RunAnswer) {
    let found = answer.exploration
    self.init(
      preview: preview, seed: request.seed, clock: request.clock, states: found.states,
      startEffects: found.startEffects,
      edges: found.edges.map { edge in
        let (old, new) = (found.states[edge.from], found.states[edge.to])
        return Edge(
          from: edge.from, to: edge.to, step: edge.step, effects: edge.effects,
          shown: edge.from == edge.to ? [] : Difference.between(old.tree, new.tree),
          remembered: Difference.between(old.values, new.values), usesRandomness: edge.usesRandomness)
      },
      frontier: found.frontier, matrix: Self.tiles(request.conditions, answer.tiles, first: found.states.first),
      approximations: Set(found.states.flatMap { $0.tree?.all.flatMap(\.approximations) ?? [] }).sorted())
    images = answer.images
    findings = FindingReader(graph: self).findings
  }

  /// Returns the tiles of the matrix, one for each element of `conditions`. If a tile looks the same as an earlier
  /// tile, its `sameAs` is the index of the earlier tile. This requires three things: the states of the two tiles are
  /// equal, their conditions differ only in width, and the view does not fill the available width.
  private static func tiles(_ conditions: [Conditions], _ states: [ExploredState], first: ExploredState?) -> [Tile] {
    var tiles: [Tile] = []
    for (condition, state) in zip(conditions, states) {
      let own = state.tree == first?.tree && state.ending == first?.ending ? nil : state
      let spreads = (state.tree?.children ?? []).contains { Sizing(of: $0).fillsWidth }
      var other = condition
      let same = tiles.firstIndex { tile in
        other.width = tile.conditions.width
        return !spreads && tile.sameAs == nil && tile.conditions == other && tile.state == own
      }
      tiles.append(Tile(conditions: condition, state: own, sameAs: same))
    }
    return tiles
  }

  /// Returns the graph with only its first `count` states. Steps to removed states become unexplored.
  func keeping(states count: Int) -> StateGraph {
    guard count < states.count, count > 0 else { return self }
    var graph = self
    graph.states = Array(states.prefix(count))
    graph.edges = edges.filter { $0.from < count && $0.to < count }
    graph.frontier = frontier.filter { $0.state < count }
    graph.frontier += edges.filter { $0.from < count && $0.to >= count }.map {
      UnexploredStep(state: $0.from, step: $0.step, reason: .size)
    }
    graph.findings = findings.filter { $0.state < count }
    return graph
  }
}
