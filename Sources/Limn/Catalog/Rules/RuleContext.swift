import LimnDiagnostics

/// The data that rules examine.
struct RuleContext {
  let model: CodeModel
  let previews: [NamedPreview]
  let relations: [Relation]
  /// Ids of the profiles that enable the current rule. Nil for a general rule, which belongs to no profile.
  var profiles: Set<String>?
  private let graph: RelationGraph
  private let sorted: [CodeType]

  init(model: CodeModel, previews: [NamedPreview], relations: [Relation]) {
    self.model = model
    self.previews = previews
    self.relations = relations
    // A rule is about code that names a screen itself. Code that only calls what presents the screen is left out.
    graph = RelationGraph(
      relations.compactMap { relation in
        guard relation.kind == .navigatesTo else { return relation }
        var relation = relation
        relation.evidence.removeAll { place in
          let named = model.file(at: place.path)?.occurrences(at: place.location) ?? []
          return !named.contains { model.owner(ofUSR: $0.usr) == relation.to }
        }
        return relation.evidence.isEmpty ? nil : relation
      })
    sorted = model.types.values.sorted { $0.id < $1.id }
  }

  /// The types to check, sorted by id. Only types in apps that follow one of `profiles` are checked. If `profiles` is
  /// nil, the types in all apps are checked.
  func types(_ kinds: EntityKind...) -> [CodeType] {
    sorted.filter { $0.app != nil && (kinds.isEmpty || kinds.contains($0.kind)) && isChecked(profile: $0.profile) }
  }

  /// The source files of the apps that follow one of `profiles`.
  var files: [CodeFile] {
    let targets = apps.flatMap(\.targets)
    return model.files.filter { targets.contains($0.target.name) }
  }

  var apps: [CodeApp] { model.apps.filter { isChecked(profile: $0.profile?.id) } }

  private func isChecked(profile: String?) -> Bool {
    profiles.map { profiles in profile.map(profiles.contains) == true } ?? true
  }

  /// The test files of the apps that follow one of `profiles`.
  var testFiles: [CodeFile] {
    let targets = Set(apps.flatMap(\.targets))
    return model.files.filter { $0.isTest && !targets.isDisjoint(with: $0.target.dependencies) }
  }

  func from(_ id: String, _ kinds: RelationKind...) -> [Relation] { graph.from(id, kinds) }
  func to(_ id: String, _ kinds: RelationKind...) -> [Relation] { graph.to(id, kinds) }

  /// The relations in which an entity depends on another entity. Membership, conformances, and previews do not count as
  /// dependencies.
  func dependencies(of id: String) -> [Relation] {
    from(id, .uses, .renders, .navigatesTo, .needsEnvironment, .emits, .handles, .reads, .writes, .injects)
  }

  func type(_ id: String) -> CodeType? { model.types[id] }

  /// The layer with an id, and its app.
  func layer(_ id: String?) -> (app: CodeApp, layer: ProfileLayer)? {
    for app in model.apps {
      for layer in app.profile?.layers ?? [] where app.layerID(layer.name) == id {
        return (app, layer)
      }
    }
    return nil
  }

  /// The entity that contains a location. For code outside of types, this is the target's entity.
  func owner(_ file: CodeFile, _ place: Location) -> String {
    file.entity(at: place) ?? file.target.id
  }
}

extension Relation {
  /// The first location that proves the relation.
  var place: Location { evidence.first?.location ?? Location(path: "Package.swift") }
}
