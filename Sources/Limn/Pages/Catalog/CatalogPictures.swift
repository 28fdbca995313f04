import LimnCatalog
import LimnDiagnostics

/// Creates the catalog's diagrams from the relations of an index.
struct CatalogPictures {
  let words: CatalogFormatter
}

extension CatalogPictures {
  /// The maximum number of boxes in a diagram. Larger diagrams are left out, since they are not readable.
  private static let limit = 80

  /// Creates a diagram of an app's layers from top to bottom, with the number of uses between the layers.
  func layers(of app: Entity) -> CatalogPicture {
    let layers = words.index.entities(of: .layer).filter { $0.app == app.id }.sorted {
      ($0.order ?? 0) < ($1.order ?? 0)
    }
    let used = layers.filter { layer in words.index.entities.values.contains { $0.layer == layer.id } }
    var counts: [String: [String: Int]] = [:]
    let broken = Set(words.index.violations.map { "\($0.source.path):\($0.source.line)" })
    var forbidden: [String: Set<String>] = [:]
    for relation in words.index.relations where dependencies.contains(relation.kind) {
      guard let from = words.index.entities[relation.from]?.layer, let to = words.index.entities[relation.to]?.layer,
        from != to
      else {
        continue
      }
      counts[from, default: [:]][to, default: 0] += relation.evidence.count
      if relation.evidence.contains(where: { broken.contains("\($0.path):\($0.line)") }) {
        forbidden[from, default: []].insert(to)
      }
    }
    let ids = Set(used.map(\.id))
    let edges = used.flatMap { layer in
      (counts[layer.id] ?? [:]).filter { ids.contains($0.key) }.sorted { $0.key < $1.key }.map { to, count in
        // The architecture's profile does not allow some uses. Most of them violate a rule. If such a use violates no
        // rule, the use is in the code of a preview or mock.
        let isAllowed = layer.mayUse?.contains(to) == true
        let verb =
          isAllowed ? "uses" : forbidden[layer.id]?.contains(to) == true ? "uses, against the rules," : "uses for mocks"
        return CatalogPicture.Edge(from: layer.id, to: to, label: String(count), isDashed: !isAllowed, verb: verb)
      }
    }
    return CatalogPicture(
      title: "The layers of \(app.name) with the number of uses between them",
      nodes: used.map { node($0, mark: words.mark(ofLayer: $0.id)) },
      edges: edges)
  }

  /// Creates a diagram of an app's screens and the navigation between the screens. Returns nil if there is no
  /// navigation, or if there are too many screens for a readable diagram.
  func flow(of app: Entity) -> CatalogPicture? {
    let steps = words.index.relations.filter { relation in
      [.renders, .navigatesTo].contains(relation.kind) && isScreen(relation.from, app) && isScreen(relation.to, app)
    }
    guard !steps.isEmpty else { return nil }
    let ids = Set(steps.flatMap { [$0.from, $0.to] }).sorted()
    guard ids.count <= Self.limit else { return nil }
    let edges = steps.map { step in
      CatalogPicture.Edge(from: step.from, to: step.to, isDashed: step.kind == .navigatesTo, verb: step.kind.title)
    }
    return CatalogPicture(
      title:
        "The screens of \(app.name): solid arrows lead to embedded screens, dashed arrows to navigation destinations",
      nodes: ids.compactMap { words.index.entities[$0] }.map { node($0, mark: words.mark(ofLayer: $0.layer)) },
      edges: edges)
  }

  /// Creates a diagram of a layer's types, the uses between these types, and the other layers that the types use.
  /// Returns nil if there are too many types for a readable diagram.
  func neighborhood(of layer: Entity, types: [Entity]) -> CatalogPicture? {
    guard !types.isEmpty, types.count <= Self.limit else { return nil }
    let own = Set(types.map(\.id))
    var edges: [CatalogPicture.Edge] = []
    var seen = Set<String>()
    var outside = Set<String>()
    for relation in types.flatMap({ words.from($0.id) }) where dependencies.contains(relation.kind) {
      let other = words.index.entities[relation.to]
      guard let to = own.contains(relation.to) ? relation.to : other?.layer, to != layer.id,
        seen.insert("\(relation.from) \(to)").inserted
      else { continue }
      if !own.contains(to) { outside.insert(to) }
      edges.append(CatalogPicture.Edge(from: relation.from, to: to, verb: "uses"))
    }
    let others = outside.sorted().compactMap { words.index.entities[$0] }
    let mark = words.mark(ofLayer: layer.id)
    return CatalogPicture(
      title: "The types of \(layer.name) and the layers that they use", isHorizontal: true,
      nodes: types.filter { $0.kind != .preview }.map { node($0, mark: mark) }
        + others.map { other in
          var node = node(other, mark: words.mark(ofLayer: other.id))
          node.isExternal = true
          return node
        }, edges: edges.filter { edge in types.contains { $0.id == edge.from && $0.kind != .preview } })
  }

  /// Creates a diagram of a target with its dependencies and dependents. Returns nil if the target has neither.
  func targets(around target: Entity) -> CatalogPicture? {
    let near = words.index.relations.filter { $0.kind == .dependsOn && ($0.from == target.id || $0.to == target.id) }
    guard !near.isEmpty else { return nil }
    let ids = Set(near.flatMap { [$0.from, $0.to] }).sorted()
    return CatalogPicture(
      title: "What \(target.name) depends on, and what depends on it",
      nodes: ids.compactMap { words.index.entities[$0] }.map { entity in
        var node = node(entity, mark: nil)
        node.isExternal = entity.id != target.id
        return node
      }, edges: near.map { CatalogPicture.Edge(from: $0.from, to: $0.to, verb: "depends on") })
  }

  private var dependencies: Set<RelationKind> {
    [.uses, .renders, .navigatesTo, .needsEnvironment, .emits, .handles, .reads, .writes, .injects]
  }

  private func isScreen(_ id: String, _ app: Entity) -> Bool {
    guard let entity = words.index.entities[id] else { return false }
    return entity.app == app.id && entity.kind.isView
  }

  private func node(_ entity: Entity, mark: LayerMark?) -> CatalogPicture.Node {
    CatalogPicture.Node(id: entity.id, label: entity.name, address: words.address(entity.id), mark: mark)
  }
}
