import LimnCatalog
import LimnDiagnostics

/// Describes the catalog's first page, the pages of apps and rules, and the one about what is missing.
struct OverviewPages {
  let words: CatalogFormatter
  let pictures: CatalogPictures
  let groups: GroupPages
  /// The HTML of the map of an app's screens: the app, the way to the root.
  let flow: @Sendable (String, String) -> [UInt8]?

  static let overview: PageAddress = "catalog/index.html"
}

extension OverviewPages {
  func overview() -> CatalogContent {
    let index = words.index
    let apps = index.entities(of: .app)
    var page = CatalogContent(
      Self.overview, title: "Catalog", summary: "Every type of \(index.package): what it is, needs, emits, uses and breaks.")
    let targets = index.entities(of: .target)
    let tests = targets.count { $0.targetKind == "test" }
    let suiteCount = tests == 0 ? "" : " (and \(tests) test \(tests == 1 ? "target" : "targets"))"
    let total =
      "\(index.types().count) types in \(EntityKind.target.counted(targets.count - tests))\(suiteCount), \(index.relations.count) relations"
    var line: [CatalogInline] = [.text(total + ", each with its source location. "), .page("What is missing", CoveragePage.address)]
    if NotBuiltPage(words: words) != nil { line += [" · ", .page("Not built here", NotBuiltPage.address)] }
    line.append(.text(" · \(index.violations.count { $0.state != .unconfirmed }) broken rules · "))
    line += [.outside("index.json", "index.json"), " (", .outside("schema", "schema.json"), ")"]
    page.blocks.append(.paragraph(line))
    for app in apps {
      page.section(
        app.name, anchor: "app-" + app.name.lowercased(),
        [
          .paragraph([words.link(app.id), ": ", .text(app.summary ?? "")]), .picture(pictures.layers(of: app)), .paragraph(counts(app)),
        ])
    }
    let libraries = targets.filter { $0.app == nil && $0.targetKind != "test" }
    page.table(
      "Libraries", ["Target", "Types", "Extensions", "Functions, variables, and type aliases"],
      libraries.map { target in
        let own = index.entities.values.filter { $0.module == target.module && $0.declaration != nil }
        let counts = [index.types(ofModule: target.module).count, own.count { $0.kind == .extension }, own.count { $0.kind.isGlobal }]
        return [[words.link(target.id)]] + counts.map { [.text(String($0))] }
      })
    let suites = targets.filter { $0.targetKind == "test" }
    page.table("Test targets", ["Target", "About"], suites.map { [[words.link($0.id)], [.text($0.summary ?? "")]] })
    page.table(
      "Rules", ["Rule", "What", "Broken"],
      index.rules.map { rule in
        [[words.link("rule/" + rule.id)], [.text(rule.title)], [.text(String(index.violations.count { $0.rule == rule.id }))]]
      })
    return page
  }

  func app(_ app: Entity) -> CatalogContent {
    var page = CatalogContent(PageAddress(app.pagePath), title: app.name, summary: app.summary, symbols: [app.name])
    let profile = words.index.profiles.first { $0.id == app.profile }
    page.blocks.append(.paragraph([.text(app.summary ?? ""), " ", .text(profile?.summary ?? "")]))
    page.blocks.append(.paragraph(counts(app)))
    let sections = ArchitectureSections(words: words)
    sections.add(app, to: &page)
    page.section("Layers", [.picture(pictures.layers(of: app))])
    if let map = flow(app.name, page.address.root) { page.section("Flow", [.html(map)]) }
    if let flow = pictures.flow(of: app) { page.section("Screens", [.picture(flow)]) }
    sections.tables(app, to: &page)
    let types = words.index.sortedEntities.filter { $0.app == app.id && $0.declaration != nil }
    groups.members(types, &page)
    let targets = words.index.entities(of: .target).filter { $0.app == app.id }
    page.table("Targets", ["Target", "About"], targets.map { [[words.link($0.id)], [.text($0.summary ?? "")]] })
    groups.violations(types + targets, &page)
    return page
  }

  func rule(_ rule: RuleSummary) -> CatalogContent {
    var page = CatalogContent(PageAddress("catalog/rule/\(rule.id).html"), title: rule.title, summary: rule.reason, symbols: [rule.id])
    let profile = words.index.profiles.first { $0.id == rule.profile }
    page.blocks.append(
      .paragraph([.code(rule.id), .text(" · \(profile?.title ?? "any code") · \(rule.severity.rawValue)")]))
    page.blocks.append(.paragraph(words.words(rule.reason)))
    page.section("Breaks it", [.code(rule.violatingExample)])
    page.section("Keeps it", [.code(rule.compliantExample)])
    let broken = words.index.violations.filter { $0.rule == rule.id }
    if broken.isEmpty { page.section("Where", [.paragraph(["Nothing in this package breaks it."])]) }
    page.table(
      "Where it is broken", ["Who", "What", "Where", "State"],
      broken.map { violation in
        [
          [words.link(violation.entity)], words.words(violation.message), [words.source(violation.source)],
          [.text(violation.suppression.map { "suppressed: \($0)" } ?? violation.state.rawValue)],
        ]
      })
    page.section(
      "Excusing a line",
      [
        .paragraph(["A comment at the end of the line, or alone above it: ", .code("// limn:ignore \(rule.id) - reason"), "."])
      ])
    return page
  }

  private func counts(_ app: Entity) -> [CatalogInline] {
    let own = words.index.types().filter { $0.app == app.id }
    let kinds = Dictionary(grouping: own, by: \.kind).mapValues(\.count).sorted { $0.key < $1.key }
    let broken = words.index.violations.filter { words.index.entities[$0.entity]?.app == app.id }
    let open = broken.filter { $0.state == .open }.count
    let isCounted = broken.contains { $0.state == .unconfirmed }
    let state =
      isCounted
      ? "not judged, since the architecture is not confirmed"
      : open == 0 ? "no broken rule" : open == 1 ? "1 broken rule" : "\(open) broken rules"
    let total = own.count == 1 ? "1 type" : "\(own.count) types"
    return [.text("\(total): " + kinds.map { $0.counted($1) }.joined(separator: ", ") + "; " + state + ".")]
  }
}
