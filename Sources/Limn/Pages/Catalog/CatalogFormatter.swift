import LimnCatalog
import LimnDiagnostics

/// Turns ids, names and places of an index into pieces of a page.
struct CatalogFormatter {
  let index: CatalogIndex
  private let outgoing: [String: [Relation]]
  private let incoming: [String: [Relation]]
  private let byName: [String: [Entity]]
  let previewPages: Set<String>

  init(_ index: CatalogIndex, previewPages: Set<String>) {
    self.index = index
    self.previewPages = previewPages
    outgoing = Dictionary(grouping: index.relations, by: \.from)
    incoming = Dictionary(grouping: index.relations, by: \.to)
    let types = index.entities.values.filter { $0.declaration != nil && $0.kind != .extension }
    byName = Dictionary(grouping: types.flatMap { entity in Set([entity.name, Self.short(entity.name)]).map { ($0, entity) } }, by: \.0)
      .mapValues { $0.map(\.1).sorted { $0.id < $1.id } }
  }
}

extension CatalogFormatter {
  func from(_ id: String) -> [Relation] { outgoing[id] ?? [] }
  func to(_ id: String) -> [Relation] { incoming[id] ?? [] }
  static func short(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Where an entity's page lies; nil for previews that were not run, since they have none.
  func address(_ id: String) -> PageAddress? {
    if id.hasPrefix("rule/") { return PageAddress("catalog/\(id).html") }
    guard let entity = index.entities[id] else { return nil }
    switch entity.kind {
    case .preview where entity.declaration == nil: return previewPages.contains(id) ? PageAddress(entity.pagePath) : nil
    case .article: return PageAddress(String(id.dropFirst("article/".count)) + ".html")
    default: return PageAddress(entity.pagePath)
    }
  }

  /// A link to an entity, or to a member of one.
  func link(_ id: String) -> CatalogInline {
    let parts = id.split(separator: "#", maxSplits: 1).map(String.init)
    let base = parts[0]
    if base.hasPrefix("rule/") { return .page(String(base.dropFirst(5)), PageAddress("catalog/\(base).html"), isCode: true) }
    guard let entity = index.entities[base] else { return .code(id) }
    let isCode = entity.declaration != nil
    let name = parts.count > 1 ? "\(entity.name).\(parts[1])" : entity.name
    guard let address = address(base) else { return isCode ? .code(name) : .text(name) }
    return .page(name, address, fragment: parts.count > 1 ? anchor(parts[1], of: entity) : nil, isCode: isCode)
  }

  /// The anchor of a member on its type's page.
  func anchor(_ member: String, of entity: Entity) -> String? {
    let names = entity.members.map(\.name)
    return names.firstIndex(of: member).map { SymbolLinks.anchors(ofMembers: names)[$0] }
  }

  func source(_ place: Location) -> CatalogInline {
    .place(path: place.path, line: place.line, url: index.repository.map { "\($0)/\(place.path)#L\(place.line)" })
  }

  /// The places that prove relations, at most eight of them.
  func places(_ relations: Relation...) -> [CatalogInline] { places(relations) }

  func places(_ relations: [Relation]) -> [CatalogInline] {
    var lines: [Location] = []
    for evidence in relations.flatMap(\.evidence).sorted()
    where !lines.contains(where: { $0.path == evidence.path && $0.line == evidence.line }) {
      lines.append(evidence.location)
    }
    var found: [CatalogInline] = []
    for place in lines.prefix(8) { found += (found.isEmpty ? [] : [", "]) + [source(place)] }
    if lines.count > 8 { found.append(.text(" and \(lines.count - 8) more")) }
    return found
  }

  /// A type as written, with links where it names types of the catalog.
  func type(_ text: String, module: String?) -> [CatalogInline] {
    if text.isEmpty { return [] }
    var pieces: [(text: String, address: PageAddress?)] = []
    var plain = ""
    func flush() {
      if !plain.isEmpty { pieces.append((plain, nil)) }
      plain = ""
    }
    var rest = Substring(text)
    while !rest.isEmpty {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      if word.isEmpty {
        plain.append(rest.removeFirst())
        continue
      }
      rest = rest.dropFirst(word.count)
      if let entity = entity(named: String(word), module: module), let address = address(entity.id) {
        flush()
        pieces.append((String(word), address))
      } else {
        plain += word
      }
    }
    flush()
    return [.linkedCode(pieces)]
  }

  /// The entity that a name means in a module: one of its own, else the only one.
  func entity(named name: String, module: String?) -> Entity? {
    let found = byName[name] ?? []
    if found.count == 1 { return found[0] }
    let own = found.filter { $0.module == module && $0.name == name }
    return own.count == 1 ? own[0] : nil
  }

  /// Text with code in backticks.
  func words(_ text: String) -> [CatalogInline] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { !$1.isEmpty }.map { number, part in
      number % 2 == 1 ? .code(String(part)) : .text(String(part))
    }
  }

  /// What there is to say of an entity in one line: its summary, or else where it is.
  func about(_ entity: Entity) -> [CatalogInline] {
    if let summary = entity.summary, !summary.isEmpty { return words(summary) }
    return entity.source.map { [source($0)] } ?? []
  }

  func mark(ofLayer id: String?) -> LayerMark? {
    guard let id, let layer = index.entities[id] else { return nil }
    return LayerMark(layer: layer.name, position: layer.order ?? 0)
  }
}

extension String {
  /// With a capital at the start.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
