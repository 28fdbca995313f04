import LimnCatalog
import LimnDiagnostics

/// Creates the catalog's diagrams from the relations of an index.
extension CatalogFormatter {
  /// The maximum number of boxes in a diagram. Larger diagrams are left out, since they are not readable.
  private static let mostBoxes = 80

  /// Creates a diagram of an app's screens and the navigation between the screens. Returns nil if there is no
  /// navigation, or if there are too many screens for a readable diagram.
  func screenPicture(of app: Entity) -> CatalogPicture? {
    let steps = index.relations.filter { relation in
      [.renders, .navigatesTo].contains(relation.kind) && isScreen(relation.from, app) && isScreen(relation.to, app)
    }
    guard !steps.isEmpty else { return nil }
    let ids = Set(steps.flatMap { [$0.from, $0.to] }).sorted()
    guard ids.count <= Self.mostBoxes else { return nil }
    let edges = steps.map { step in
      CatalogPicture.Edge(from: step.from, to: step.to, isDashed: step.kind == .navigatesTo, verb: step.kind.title)
    }
    return CatalogPicture(
      title:
        "The screens of \(app.name): solid arrows lead to embedded screens, dashed arrows to navigation destinations",
      nodes: ids.compactMap { index.entities[$0] }.map { node($0, mark: mark(ofLayer: $0.layer)) },
      edges: edges)
  }

  /// Creates a diagram of a layer's types, the uses between these types, and the other layers that the types use.
  /// Returns nil if there are too many types for a readable diagram.
  func picture(of layer: Entity, types: [Entity]) -> CatalogPicture? {
    guard !types.isEmpty, types.count <= Self.mostBoxes else { return nil }
    let own = Set(types.map(\.id))
    var edges: [CatalogPicture.Edge] = []
    var seen = Set<String>()
    var outside = Set<String>()
    for relation in types.flatMap({ from($0.id) }) where dependencies.contains(relation.kind) {
      let other = index.entities[relation.to]
      guard let to = own.contains(relation.to) ? relation.to : other?.layer, to != layer.id,
        seen.insert("\(relation.from) \(to)").inserted
      else { continue }
      if !own.contains(to) { outside.insert(to) }
      edges.append(CatalogPicture.Edge(from: relation.from, to: to, verb: "uses"))
    }
    let others = outside.sorted().compactMap { index.entities[$0] }
    let mark = mark(ofLayer: layer.id)
    return CatalogPicture(
      title: "The types of \(layer.name) and the layers that they use", isHorizontal: true,
      nodes: types.filter { $0.kind != .preview }.map { node($0, mark: mark) }
        + others.map { node($0, mark: self.mark(ofLayer: $0.id), isExternal: true) },
      edges: edges.filter { edge in types.contains { $0.id == edge.from && $0.kind != .preview } })
  }

  /// Creates a diagram of a target with its dependencies and dependents. Returns nil if the target has neither.
  func picture(around target: Entity) -> CatalogPicture? {
    let near = index.relations.filter { $0.kind == .dependsOn && ($0.from == target.id || $0.to == target.id) }
    guard !near.isEmpty else { return nil }
    let ids = Set(near.flatMap { [$0.from, $0.to] }).sorted()
    return CatalogPicture(
      title: "What \(target.name) depends on, and what depends on it",
      nodes: ids.compactMap { index.entities[$0] }.map { node($0, mark: nil, isExternal: $0.id != target.id) },
      edges: near.map { CatalogPicture.Edge(from: $0.from, to: $0.to, verb: "depends on") })
  }

  private var dependencies: Set<RelationKind> {
    [.uses, .renders, .navigatesTo, .needsEnvironment, .emits, .handles, .reads, .writes, .injects]
  }

  private func isScreen(_ id: String, _ app: Entity) -> Bool {
    index.entities[id].map { $0.app == app.id && $0.kind.isView } ?? false
  }

  private func node(_ entity: Entity, mark: LayerMark?, isExternal: Bool = false) -> CatalogPicture.Node {
    CatalogPicture.Node(
      id: entity.id, label: entity.name, address: address(entity.id), mark: mark, isExternal: isExternal)
  }
}
