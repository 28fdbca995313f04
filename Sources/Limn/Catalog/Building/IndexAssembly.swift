import LimnConfiguration
import LimnDiagnostics
import LimnToolchain

/// Combines entities, relations, and the results of rules into the index.
struct IndexAssembly {
  let model: CodeModel
  let previews: [NamedPreview]
  let documented: [PackageTarget]
  let repository: Settings.Repository?
  let articles: [ArticleMentions]
  let libraries: [LibraryCoverage]
  private(set) var relations: [Relation]

  private var names: SymbolNames {
    SymbolNames(model.types.values.filter { $0.kind != .test && $0.kind != .preview })
  }

  /// Adds the relations from articles, and leaves out those of what has no page.
  mutating func complete() {
    let targets = Set(documented.map(\.id))
    relations = (relations.filter { isKnown($0, targets) } + mentions()).sorted()
  }

  func index(rules verdict: RuleVerdict) -> CatalogIndex {
    let writer = EntityWriter(
      model: model, examples: ExampleFinder(model: model).examples(),
      code: CodeEffects(model: model, relations: relations))
    var entities: [String: Entity] = [:]
    let owners = TypeOwners(model: model, previews: previews)
    for type in model.types.values where !isProvider(type) {
      var entity = writer.entity(type)
      entity.owner = owners.owner(of: type)
      entities[type.id] = entity
    }
    for symbol in articles.compactMap(\.deprecated) { deprecate(symbol, in: &entities) }
    for entity in targets() + apps() + layers() + previewEntities() + testFunctions() + articleEntities() {
      entities[entity.id] = entity
    }
    // Many hosts and file systems ignore case, so the names of pages must also differ in lowercase.
    var taken = Set<String>()
    for id in entities.keys.sorted() where entities[id]?.owner == nil {
      let page = taken.insertNumbered(id) { $0.lowercased() }
      if page != id { entities[id]?.page = page }
    }
    let broken = verdict.violations.map {
      Relation(kind: .breaks, from: $0.entity, to: "rule/" + $0.rule, origin: .index, evidence: [Evidence($0.source)])
    }
    let all = Self.merged(relations + broken)
    var index = CatalogIndex(
      package: model.description.name, repository: repository.map { "\($0.url)/blob/\($0.branch)" }, entities: entities,
      relations: all,
      profiles: verdict.profiles.map { ProfileSummary(id: $0.id, title: $0.title, summary: $0.summary) },
      rules: verdict.rules.map(\.summary), violations: verdict.violations)
    index.coverage = CoverageCount(model: model, index: index, libraries: libraries).coverage()
    return index
  }

  /// Marks a type or member of a library as deprecated.
  private func deprecate(_ symbol: String, in entities: inout [String: Entity]) {
    let name = symbol.replacing("/", with: ".")
    guard let id = names.entity(name), let entity = entities[id] else { return }
    let mark = SymbolGraph.Availability.deprecated
    if name == entity.name || name == "\(entity.module ?? "").\(entity.name)" {
      entities[id]?.facts?.availability = (entity.facts?.availability ?? []) + [mark]
    }
    for index in entity.members.indices where name.hasSuffix("\(entity.name).\(entity.members[index].name)") {
      entities[id]?.members[index].facts?.availability = (entity.members[index].facts?.availability ?? []) + [mark]
    }
  }

  static func merged(_ relations: [Relation]) -> [Relation] {
    relations.grouped { "\($0.kind.rawValue) \($0.from) \($0.to)" }.values.map { group in
      var first = group[0]
      first.evidence = Set(group.flatMap(\.evidence)).sorted()
      return first
    }.sorted()
  }

  /// Whether the type is a `PreviewProvider`. A preview provider has no page of its own, since the page of its preview
  /// documents it.
  private func isProvider(_ type: CodeType) -> Bool { type.kind == .preview && type.conforms(to: "PreviewProvider") }

  private func isKnown(_ relation: Relation, _ targets: Set<String>) -> Bool {
    [relation.from, relation.to].allSatisfy { id in
      (!id.hasPrefix("target/") || targets.contains(id)) && model.types[id].map(isProvider) != true
    }
  }

  private func targets() -> [Entity] {
    documented.map { target in
      let app = model.apps.first { $0.targets.contains(target.name) }?.id
      let all = model.apps.filter { $0.targets.contains(target.name) || $0.sharedTargets.contains(target.name) }
      let kind = target.kind.rawValue
      return Entity(
        id: target.id, kind: .target, name: target.name, module: target.module, app: app,
        apps: all.count > 1 ? [app].compactMap(\.self) + all.map(\.id).filter { $0 != app } : nil,
        summary: "A Swift \(kind == "test" ? "test target" : kind) of \(target.sources.count.counted("file")).",
        folder: target.path, targetKind: kind)
    }
  }

  private func apps() -> [Entity] {
    model.apps.map { app in
      Entity(
        id: app.id, kind: .app, name: app.name, profile: app.profile?.id,
        summary: app.profile.map { "An app in \($0.title)." } ?? "An app without views or scenes.",
        recognition: app.recognition)
    }
  }

  private func layers() -> [Entity] {
    model.apps.flatMap { app in
      (app.profile?.layers ?? []).enumerated().map { order, layer in
        Entity(
          id: app.layerID(layer.name), kind: .layer, name: layer.name, app: app.id,
          profile: app.profile?.id, order: order,
          mayUse: layer.mayUse.map(app.layerID), reason: layer.reason)
      }
    }
  }

  private func previewEntities() -> [Entity] {
    previews.map { preview in
      Entity(
        id: preview.id, kind: .preview, name: preview.title, module: model.files[preview.file].target.module,
        app: preview.view.flatMap { model.types[$0]?.app }, source: preview.fact.location,
        summary: preview.fact.provider.map { "A preview in \($0)." })
    }
  }

  private func testFunctions() -> [Entity] {
    model.files.filter(\.isTest).flatMap { file in
      file.facts.globals.filter(\.isTestFunction).map { function in
        Entity(
          id: "test/\(file.target.module)/\(function.baseName)", kind: .test, name: function.baseName,
          module: file.target.module, source: function.location, documentation: function.documentation)
      }
    }
  }

  private func articleEntities() -> [Entity] {
    articles.map { article in
      Entity(
        id: "article/" + article.slug, kind: .article, name: article.title, source: Location(path: article.path))
    }
  }

  private func mentions() -> [Relation] {
    let names = names
    return articles.flatMap { article in
      article.mentions.compactMap { mention in
        names.entity(mention.name).map { id in
          Relation(
            kind: .documents, from: "article/" + article.slug, to: id, origin: .syntax,
            evidence: [Evidence(mention.location)]
          )
        }
      }
    }
  }
}
