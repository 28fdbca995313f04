import LimnCatalog
import LimnDiagnostics
import LimnPlatform

/// Formats entities, names, and locations of an index for a page.
struct CatalogFormatter {
  /// The page with the formatted content, from which links start.
  var here = PageAddress.catalog
  let index: CatalogIndex
  /// All entities, sorted by id. Sorting them takes time, so it is done once for all pages.
  let entities: [Entity]
  /// The entities by the path of the source file that declares them, sorted by id.
  private let declared: [String: [Entity]]
  private let violations: [String: [Violation]]
  private let graph: RelationGraph
  private let byName: [String: [Entity]]
  /// The ids of the entities that the compiler says to conform to an entity or to inherit from it, by the entity's id.
  private let heirs: [String: [String]]
  /// Resolves the links in documentation comments.
  let links: LinkTable
  private var symbols: SymbolLinks { links.symbols }
  /// The types without a page of their own. The key is the id of the entity whose page documents them.
  private let owned: [String: [Entity]]
  /// The addresses of types outside of the catalog.
  var external: ExternalAddresses { symbols.external }
  let previewPages: Set<String>
  /// The paths of source files that have a page.
  let sources: Set<String>

  /// - Parameter links: If nil, only the declarations of the index are targets of links.
  init(_ index: CatalogIndex, links: LinkTable? = nil, previewPages: Set<String>, sources: Set<String> = []) {
    self.links = links ?? LinkTable(symbols: SymbolLinks(index))
    self.index = index
    self.sources = sources
    self.previewPages = previewPages
    entities = index.sortedEntities
    declared = entities.grouped { $0.source?.path ?? "" }
    violations = index.violations.grouped(by: \.entity)
    graph = RelationGraph(index.relations)
    owned = entities.grouped { $0.owner ?? "" }
    let facts = entities.flatMap { entity in (entity.conformsTo ?? []).map { ($0.target ?? "", entity.id) } }
    heirs = facts.grouped(by: \.0).mapValues { $0.map(\.1) }
    let names = entities.filter { $0.declaration != nil && $0.kind != .extension }
      .flatMap { entity in Set([entity.name, entity.name.shortName]).map { ($0, entity) } }
    byName = names.grouped(by: \.0).mapValues { $0.map(\.1) }
  }

  /// The format for another page.
  func on(_ page: PageAddress) -> CatalogFormatter {
    var copy = self
    copy.here = page
    return copy
  }

  subscript(id: String) -> Entity? { index.entities[id] }

  /// The link to an entity's page.
  func href(_ id: String) -> String? { address(id).map { here.link(to: $0) } }

  func from(_ id: String, _ kinds: [RelationKind] = []) -> [Relation] { graph.from(id, kinds) }
  func to(_ id: String, _ kinds: [RelationKind] = []) -> [Relation] { graph.to(id, kinds) }
  /// The entities that conform to an entity or inherit from it, sorted by id. The compiler also names those that do so by
  /// way of another protocol. Other code has only what is written.
  func heirs(of id: String) -> [Entity] {
    Set(to(id, [.conformsTo, .inheritsFrom]).map(\.from) + (heirs[id] ?? [])).sorted()
      .compactMap { self[$0] }
  }
  func owned(by id: String) -> [Entity] { owned[id] ?? [] }
  /// The ids of the types `Action` in a store of this name.
  func actions(of store: String) -> [String] { index.entities.keys.filter { $0.hasSuffix("/\(store).Action") } }
  /// The ids of the types that the page of an entity documents, starting with its own.
  func ids(on entity: Entity) -> [String] { [entity.id] + owned(by: entity.id).map(\.id) }
  func violations(of id: String) -> [Violation] { violations[id] ?? [] }
  func entities(declaredIn path: String) -> [Entity] { declared[path] ?? [] }

  /// The id of the entity whose page documents the given entity. This is usually the entity itself. For a type without
  /// a page of its own, it is the id of the type's owner.
  func documentingEntity(of id: String) -> String {
    var id = id
    while let owner = self[id]?.owner, owner != id { id = owner }
    return id
  }

  /// The title of an entity's page. For an extension, it starts with the word "extension", since the extended type can
  /// have a page of its own. For a type that is there for a preview, it starts with the name of the type that the
  /// preview shows, since each file can have a private type of this name.
  func title(_ entity: Entity) -> String {
    if entity.kind == .extension { return "extension \(entity.name)" }
    guard entity.kind == .preview, let owner = entity.owner.flatMap({ self[$0] }) else { return entity.name }
    return "\(owner.name).\(entity.name)"
  }

  /// The source of the links in the documentation comment of a declaration, for the page that shows the comment.
  /// `member` is the member that the comment documents; nil for the comment of the entity itself.
  func comment(on entity: Entity, _ member: Member? = nil) -> LinkSource {
    let names = entity.kind.isGlobal ? [] : entity.name.parts(at: ".")
    return LinkSource(
      address: address(entity.id) ?? .catalog,
      scope: .init(names: names + (member.map { [$0.name] } ?? []), module: entity.module, symbol: member?.usr))
  }

  /// The documentation comment of the declaration, or the summary of the article, to which a link leads, to be quoted on
  /// this page. `member` is the member or global declaration to which it leads.
  func documentation(at page: PageAddress, _ fragment: String?) -> (
    text: String?, member: Member?, source: LinkSource
  ) {
    // A type whose page has another name than its id is quoted with its summary only.
    guard let id = page.path.after(prefix: "catalog/")?.trimmingSuffix(".html"), let entity = self[id] else {
      return (links.summaries[page], nil, LinkSource(address: here))
    }
    let isAlone = entity.kind.isGlobal && entity.members.count == 1
    let member = isAlone ? entity.members[0] : zip(entity.members, anchors(of: entity)).first { $1 == fragment }?.0
    var source = comment(on: entity, member)
    source.address = here
    return (member == nil ? entity.documentation : member?.documentation, member, source)
  }

  /// The address of an entity's page. A preview that was not run has no page, so its address is nil.
  func address(_ id: String) -> PageAddress? {
    if let rule = id.after(prefix: "rule/") { return .rule(rule) }
    guard let entity = self[id] else { return nil }
    switch entity.kind {
    case .preview where entity.declaration == nil: return previewPages.contains(id) ? PageAddress(entity.pagePath) : nil
    case .article:
      let path = entity.source.map { ExactText(links.inContent($0.path) ?? $0.path) }
      return path.flatMap { links.articles[$0]?.address }
        ?? PageAddress(String(id.dropFirst("article/".count)) + ".html")
    case _ where entity.owner != nil: return entity.owner.flatMap(address)
    default: return PageAddress(entity.pagePath)
    }
  }

  /// Returns a link to the page of an entity. If the id contains the name of a member, the link leads to the member on
  /// the page.
  func link(_ id: String) -> CatalogInline {
    let (base, member) = id.atFragment
    if let rule = base.after(prefix: "rule/") { return .page(rule, .rule(rule), isCode: true) }
    guard let entity = self[base] else { return .code(id) }
    let isCode = entity.declaration != nil
    let name = member.map { "\(entity.name).\($0)" } ?? title(entity)
    guard let address = address(base) else { return isCode ? .code(name) : .text(name) }
    return .page(name, address, fragment: anchor(member, of: entity), isCode: isCode)
  }

  /// The anchors of the members of an entity, in the order of the members.
  func anchors(of entity: Entity) -> [String] { symbols.anchors[entity.id] ?? [] }

  /// The anchor of an entity or of one of its members on the page that documents it; nil for the page itself. A type
  /// without a page of its own has one anchor for all its members, and a global declaration without overloads has none.
  /// Of several members with the name, `place` is the location of the one to link to.
  func anchor(_ member: String?, of entity: Entity, at place: Location? = nil) -> String? {
    if entity.owner != nil { return SymbolLinks.anchor(ofType: entity) }
    guard let name = member, !(entity.kind.isGlobal && entity.members.count == 1) else { return nil }
    let named = entity.members.indices.filter { entity.members[$0].name == name }
    let member = named.first { entity.members[$0].source == place } ?? named.first
    return member.flatMap { symbols.anchors[entity.id]?[$0] }
  }

  /// Returns a link to a location. `isShort` leaves only the line number as its text, for lists that already name the
  /// file.
  func source(_ place: Location, isShort: Bool = false) -> CatalogInline {
    .place(
      path: place.path, line: place.line,
      url: index.repository.map { "\($0)/\(place.path.percentEncoded)#L\(place.line)" },
      page: sources.contains(place.path) ? .source(place.path) : nil, isShort: isShort)
  }

  /// Returns links to the source locations that prove the relations. At most six are shown, and each file is named once.
  func places(_ relations: [Relation]) -> [CatalogInline] {
    let lines = relations.flatMap(\.evidence).sorted().map { Location(path: $0.path, line: $0.line) }.unique
    return zip([nil] + lines, lines).map { source($1, isShort: $0?.path == $1.path) }
      .joined(atMost: 6)
  }

  /// Returns the code of a type. It is a link if it contains the name of one of the catalog's types.
  func type(_ text: String, module: String?) -> CatalogInline {
    let names = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    let target = names.lazy.compactMap { self.entity(named: String($0), module: module) }.first
    return target.flatMap { address($0.id) }.map { .page(text, $0, isCode: true) } ?? .code(text)
  }

  /// The address of a type that a declaration of an entity names: a page of the catalog, or a page of another site.
  func href(ofType name: String, in entity: Entity) -> String? {
    guard let types = entity.types else {
      return self.entity(named: name, module: entity.module).flatMap { $0.id == entity.id ? nil : href($0.id) }
    }
    guard let target = types[name] else { return nil }
    return self[target] == nil ? external.address(of: target) : href(target)
  }

  /// Returns the entity to which a name refers in the code of `module`. If several entities have this name, returns the
  /// entity that `module` declares. Returns nil if the name is unknown or ambiguous.
  func entity(named name: String, module: String?) -> Entity? {
    let found = byName[name] ?? []
    if found.count == 1 { return found[0] }
    let own = found.filter { $0.module == module && $0.name == name }
    return own.count == 1 ? own[0] : nil
  }

  /// Converts a text without links to inlines. In the text, backticks mark code.
  static func words(_ text: String) -> [CatalogInline] { parts(text).map { $1 == 0 ? .text($0) : .code($0) } }

  /// Returns a text without backticks, for titles and descriptions.
  static func plain(_ text: String) -> String { parts(text).map(\.text).joined() }

  /// Splits a line at code spans. Each part has the number of backticks around it; unclosed backticks are text.
  private static func parts(_ text: String) -> [(text: String, ticks: Int)] {
    var parts: [(text: String, ticks: Int)] = []
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "`") {
      let mark = rest[start...].prefix { $0 == "`" }
      guard let end = rest[mark.endIndex...].firstRange(of: mark) else { break }
      if start > rest.startIndex { parts.append((String(rest[..<start]), 0)) }
      parts.append((String(rest[mark.endIndex..<end.lowerBound]), mark.count))
      rest = rest[end.upperBound...]
    }
    if !rest.isEmpty { parts.append((String(rest), 0)) }
    return parts
  }

  /// Returns a one-line description of an entity: the summary, or the location if the entity has no summary.
  func about(_ entity: Entity) -> [CatalogInline] {
    if let summary = entity.summary, !summary.isEmpty {
      return (entity.isDeprecated ? [.strong("Deprecated."), " "] : [])
        + prose(summary, of: entity.documentation, from: comment(on: entity))
    }
    return entity.source.map { [source($0)] } ?? []
  }

  func mark(ofLayer id: String?) -> LayerMark? {
    guard let id, let layer = self[id] else { return nil }
    return LayerMark(layer: layer.name, position: layer.order ?? 0)
  }

  var countedTypes: [Entity] { entities.filter(\.isCounted) }

  /// The listed types of an app, layer, or target, sorted by layer, kind, and name.
  func types(of group: Entity) -> [Entity] {
    let types = entities.filter { entity in
      entity.isListed
        && (group.kind == .app
          ? entity.app == group.id : group.kind == .layer ? entity.layer == group.id : entity.module == group.module)
    }
    func order(_ entity: Entity) -> Int { entity.layer.flatMap { self[$0]?.order } ?? .max }
    return types.sorted {
      (order($0), KindGroup($0.kind).position, $0.name) < (order($1), KindGroup($1.kind).position, $1.name)
    }
  }

  /// The test suites and functions of a target that have pages, sorted by name.
  func tests(of target: Entity) -> [Entity] {
    entities.filter { $0.kind == .test && $0.module == target.module }.sorted { $0.name < $1.name }
  }

  /// The layers of an app that have one of the given types, from top to bottom, with these types and their depth in
  /// drawings. The lowest layer of a drawing is the deepest.
  func layers(of app: Entity, _ types: [Entity]) -> [(layer: Entity, types: [Entity], depth: Int)] {
    let types = types.grouped { $0.layer ?? "" }
    let layers = index.entities(of: .layer).filter { $0.app == app.id && types[$0.id] != nil }
      .sorted { ($0.order ?? 0) < ($1.order ?? 0) }
    return layers.enumerated().map { ($1, types[$1.id] ?? [], min(4, $0 + 1 + max(0, 4 - layers.count))) }
  }

  /// Whether a relation of the given kind means that one type uses another type.
  func isUse(_ kind: RelationKind) -> Bool { Self.uses.contains(kind) }

  /// Returns the rank of a kind of relation. A kind with a lower rank is more specific than a kind with a higher rank.
  func rank(of kind: RelationKind) -> Int { Self.uses.firstIndex(of: kind) ?? Self.uses.count }

  private static let uses: [RelationKind] = [
    .renders, .navigatesTo, .needsEnvironment, .emits, .handles, .delegatesTo, .reads, .writes, .injects,
    .inheritsFrom, .conformsTo, .uses,
  ]
}

extension Entity {
  /// Whether navigation, tables, and diagrams list the entity. Private types and types without a page of their own are
  /// not listed.
  var isListed: Bool {
    guard let declaration, owner == nil, kind != .preview, kind != .test else { return false }
    return declaration.access != "private" && declaration.access != "fileprivate"
  }

  /// Whether the entity is a listed type. Listed extensions and global declarations are not counted.
  var isCounted: Bool { isListed && kind.isType }
}

extension KindGroup {
  /// The position of this group in the catalog's lists of groups.
  var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
