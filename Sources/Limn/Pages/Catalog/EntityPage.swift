import LimnCatalog
import LimnMarkup
import Foundation
import LimnSearch

/// Describes the page of a type: a diagram of related types, violations, the interface, controls and actions, tests,
/// and all relations.
struct EntityPage {
  private let entity: Entity
  private let pages: CatalogPages
  private let sources: SourcePages
  private var format: CatalogFormatter { sources.format }
  private(set) var page: CatalogContent

  init(_ entity: Entity, in pages: CatalogPages, sources: SourcePages) {
    self.entity = entity
    self.pages = pages
    self.sources = sources
    let format = sources.format
    page = CatalogContent(format.here, title: format.title(entity), kind: .symbol, symbols: [entity.name])
    write()
  }

  private mutating func write() {
    let (lead, rest) = format.parts(ofComment: entity.documentation, summary: entity.summary)
    page.lead = lead.map { lead in
      .init(
        text: CatalogFormatter.plain(entity.summary ?? lead, of: entity.documentation),
        inlines: format.prose(lead, of: entity.documentation, from: format.comment(on: entity)))
    }
    page.group = KindGroup(entity.kind)
    page.badge = entity.facts?.kind ?? entity.kind.title.capitalizedFirst
    page.place = (entity.app.flatMap { format[$0]?.name } ?? entity.module).map {
      "\(mark(entity.isDeprecated))\(page.badge ?? "") in \($0)."
    }
    page.classes = ["entity-page"]
    page.declaration = entity.source
    page.isSearched = entity.isListed || entity.kind == .test
    opening(rest)
    let picture = Neighborhood(entity, format: format)
    let isLibrary = entity.facts != nil
    if !picture.isEmpty, !isLibrary { page.section("Around it", [picture.block()]) }
    page.section("Violations", format.tables(of: format.violations(of: entity.id), namesTypes: false))
    let isAlone = entity.kind.isGlobal && entity.members.count == 1
    let list = InterfaceList(format: format, entity: entity, showsMembers: !isAlone)
    page.section("Example", entity.example.map { [list.list($0)] } ?? [])
    page.section("Members", list.blocks())
    if !isAlone { searchMembers() }
    format.addLibrarySections(of: entity, to: &page)
    if !picture.isEmpty, isLibrary { page.section("Around it", [picture.block()]) }
    let found = entity.module.map { pages.controls($0, entity.name) } ?? []
    let own = (entity.kind.isView || entity.kind == .modifier ? entity.effects ?? [] : []).map { use in
      let effects = (use.does ?? []).map(format.effect).joined(separator: [", "])
      return [[.text(use.name)], Array(effects), [format.source(use.source)]]
    }
    for (name, columns, rows) in [
      (
        "Controls", ["Control", "Kind", "Does", "Leads to"], found.map(ControlTable(format: format, entity: entity).row)
      ),
      ("In code", ["Control", "Does", "Source"], own),
    ] where !rows.isEmpty { page.section(name, [.table(columns: columns, rows: rows, anchors: [])]) }
    if !entity.outputs.isEmpty {
      let table = ActionTable(format: format, entity: entity) { [entity, pages] name in
        pages.actions(ActionFacts.store(ofActions: entity), name)
      }
      let shown = format.owned(by: entity.id).filter(isShownAsActions).grouped { [entity] in
        entity.outputs.starts(with: $0.outputs)
      }
      // The actions in other ones have their own tables.
      let others = (shown[false] ?? []).flatMap { inner in
        self.about(inner) + [ActionTable(format: format, entity: inner, hasAnchors: false) { _ in nil }.block()]
      }
      let about = (shown[true] ?? []).flatMap { self.about($0) }
      page.section(
        entity.kind == .store || entity.kind == .action ? "Actions" : "Outputs", about + [table.block()] + others)
    }
    nested()
    page.section("Tests", TestList(of: format.ids(on: entity), format: format).blocks())
    relations()
    if !entity.kind.isView, preview == nil, let code = sources.excerpt(of: entity) {
      var html = Markup()
      html.element("div", ["excerpt"]) { $0.add(code) }
      page.section("Source", [.drawn(html, entity.source.map { [.paragraph([format.source($0)])] } ?? [])])
    }
  }

  private mutating func opening(_ rest: String?) {
    let notes = entity.facts?.notes() ?? []
    let source = format.comment(on: entity)
    if let facts = entity.facts, let deprecation = facts.deprecation {
      page.add(.prose("> Warning: **Deprecated.** \(deprecation)", from: source))
    }
    if let declaration = entity.declaration {
      page.add(InterfaceList(format: format, entity: entity).declaration(declaration.text))
    }
    let others = notes.filter { !$0.hasPrefix("**Deprecated.**") }
    if !others.isEmpty { page.add(.prose(others.withSpaces, from: source)) }
    var facts: [CatalogInline] = []
    if let layer = entity.layer { facts += ["Layer ", format.link(layer), " · "] }
    if let app = entity.app { facts += ["App ", format.link(app), " · "] }
    if let target = format.from(entity.id).first(where: { $0.kind == .partOf && $0.to.hasPrefix("target/") }) {
      facts += ["Module ", format.link(target.to), " · "]
    }
    if let source = entity.source { facts += [format.source(source), " · "] }
    if entity.level == .read { facts += [.page("read from syntax, not built here", .notBuilt), " · "] }
    if entity.level == .indexed { facts += [.page("compiled in part, not built here", .notBuilt), " · "] }
    let count = ViolationCount(format.violations(of: entity.id))
    // If code was not compiled but only parsed, its violations are unconfirmed. In this case, the page must not say
    // that all rules pass.
    if count.open > 0 || entity.app != nil && entity.level != .read {
      facts.append(count.fact(passes: "All rules pass"))
    } else if !facts.isEmpty {
      facts.removeLast()
      facts.append("")
    }
    page.add(.paragraph(facts))
    if let rest { page.add(.prose(rest, from: source)) }
    page.blocks += format.articleText(about: nil)
    if let preview {
      page.add(.html("<div class=\"beside\">".bytes + preview + "</div>\n".bytes))
    } else if entity.kind.isView {
      page.section("Preview", withoutPreview)
    }
  }

  private var preview: [UInt8]? { entity.module.flatMap { pages.previews($0, entity.name, page.address.root) } }

  private var withoutPreview: [CatalogBlock] {
    let written = format.to(entity.id, [.previews])
    if written.isEmpty { return [.paragraph(["No preview."])] }
    let reasons = pages.facts.unrun.filter { $0.preview.module == entity.module && $0.preview.type == entity.name }
    if !reasons.isEmpty {
      return reasons.map {
        .paragraph(["The preview at ", format.source($0.preview.location), .text(" did not run: \($0.reason).")])
      }
    }
    return [
      .paragraph(
        ["Previews are written in "] + format.places([written[0]]) + ["; they were not run for this catalog."])
    ]
  }

  /// Whether the table of an entity's actions shows the cases of a nested type.
  private func isShownAsActions(_ inner: Entity) -> Bool {
    inner.kind == .action && !entity.outputs.isEmpty
  }

  /// Returns the name, the declaration, and the documentation of a type without a page of its own, and adds the type to
  /// the page's search results.
  private mutating func about(_ inner: Entity) -> [CatalogBlock] {
    var blocks: [CatalogBlock] = [.heading(inner.name, anchor: searchNested(inner), level: 3)]
    if let declaration = inner.declaration { blocks.append(.code(declaration.text)) }
    if let documentation = inner.documentation {
      blocks.append(.prose(documentation, from: format.comment(on: inner)))
    }
    return blocks + [
      .paragraph(
        [.text(inner.kind.title.capitalizedFirst)] + (inner.source.map { [" · ", format.source($0)] } ?? []))
    ]
  }

  /// Adds all relations with their source lines, in groups such as "Used by", "Uses", and "Articles".
  private mutating func relations() {
    // Relations to the layer, target, and app are left out, since the page's header already names them.
    let groups = ["layer/", "target/", "app/"]
    let ids = format.ids(on: entity)
    let isShown = { (relation: Relation) in
      relation.kind != .breaks && !(ids.contains(relation.from) && ids.contains(relation.to))
    }
    let out = ordered(ids.flatMap { format.from($0) }.filter(isShown)).filter { relation in
      relation.kind != .partOf || !groups.contains { relation.to.hasPrefix($0) }
    }
    let into = ordered(ids.flatMap { format.to($0) }.filter(isShown))
    let previews = Set(into.filter { $0.kind == .previews }.map(\.from))
    let using = Set(into.filter { format.isUse($0.kind) }.map(\.from)).subtracting(previews)
    // The list "Used by" has one row for each type that uses the entity. The row shows all relations from this type to
    // the entity, not only the uses. Tests and articles are left out, since they are listed separately.
    let hasConformers = ["protocol", "class"].contains(entity.declaration?.keyword) && entity.facts != nil
    let users = into.filter {
      using.contains($0.from) && ![.documents, .tests].contains($0.kind)
        && !(hasConformers && [RelationKind.conformsTo, .inheritsFrom].contains($0.kind))
    }
    let isOfPreview = { [format] (relation: Relation) in format[relation.from]?.kind == .preview }
    let parts = into.filter { relation in
      ![.documents, .tests].contains(relation.kind) && !using.contains(relation.from)
        && !format.isUse(relation.kind)
    }
    let blocks =
      [
        format.list("Used by", users.filter { !isOfPreview($0) }, \.from, \.inverseTitle),
        format.list("Used by previews", users.filter(isOfPreview), \.from, \.inverseTitle),
        format.list("Uses", out, \.to, \.title),
        format.list("Nested types and previews", parts, \.from, \.inverseTitle),
        format.list("Articles", into.filter { $0.kind == .documents }, \.from, \.inverseTitle),
      ]
    page.section("Relations", blocks.compactMap { $0 })
  }

  /// The relations sorted from most to least specific.
  private func ordered(_ relations: [Relation]) -> [Relation] {
    relations.sorted { format.rank(of: $0.kind) < format.rank(of: $1.kind) }
  }

  /// The start of the text of a search result.
  private func mark(_ isDeprecated: Bool) -> String { isDeprecated ? "Deprecated. " : "" }

  /// Adds each member as its own search result.
  private mutating func searchMembers() {
    for (member, anchor) in zip(entity.members, format.anchors(of: entity)) {
      page.parts.append(
        SearchSection(
          title: "\(entity.name).\(member.name)", anchor: anchor,
          text: mark(member.facts?.isDeprecated == true) + CatalogFormatter.plain(member.documentation ?? "", of: nil),
          symbols: [member.name.baseName]))
    }
  }

  /// Adds a nested type as its own search result, and returns its anchor.
  private mutating func searchNested(_ inner: Entity) -> String {
    let anchor = SymbolLinks.anchor(ofType: inner)
    page.parts.append(
      SearchSection(
        title: inner.name, anchor: anchor,
        text: mark(inner.isDeprecated) + CatalogFormatter.plain(inner.summary ?? "", of: inner.documentation),
        symbols: [inner.name.shortName]))
    return anchor
  }

  /// Adds the types that have no page of their own and are documented on the page of this entity.
  private mutating func nested() {
    let others = format.owned(by: entity.id).filter { !isShownAsActions($0) }
    let blocks = others.flatMap { inner -> [CatalogBlock] in
      var blocks = about(inner)
      let rows = inner.members.map { member in
        [.code(member.text), " "]
          + format.prose(member.documentation ?? "", from: format.comment(on: inner, member)) + [
            " ", format.source(member.source),
          ]
      }
      if !rows.isEmpty { blocks.append(.folded(rows.count.counted("member"), [.list(rows)])) }
      return blocks
    }
    page.section("Nested types", blocks)
  }
}
