import LimnCatalog
import LimnDiagnostics
import LimnMarkup

/// Describes the catalog's home page and the pages of apps.
struct OverviewPages {
  let words: CatalogFormatter
  let pictures: CatalogPictures
  /// Returns the HTML of an app's flow map, given the app's name and the path to the root.
  let flow: @Sendable (String, String) -> [UInt8]?
  /// Returns the number of explored states and previews of an app.
  let explored: @Sendable (String) -> (states: Int, previews: Int)?

  static let overview: PageAddress = "catalog/index.html"
}

extension OverviewPages {
  func overview() -> CatalogContent {
    let index = words.index
    var page = CatalogContent(
      Self.overview, title: "Catalog",
      summary:
        "Every type of \(index.package): what it needs, what it sends, what it uses, and which rules it violates.")
    page.classes = ["wide"]
    let targets = index.entities(of: .target)
    let suites = targets.filter { $0.targetKind == "test" }
    let place =
      "in " + counted(targets.count - suites.count, "target")
      + (suites.isEmpty ? "" : " and " + counted(suites.count, "test target"))
    page.blocks.append(
      HealthStrip(
        figures: [
          .init(title: "Types", value: words.countedTypes.count.grouped, remark: (place, nil)),
          .init(
            title: "Relations", value: index.relations.count.grouped,
            remark: ("each with the source lines that prove it", nil)),
          ViolationCount(index.violations).figure(rules: index.rules.count),
          coverage(of: index.coveredViews, remark: ("Coverage", CoveragePage.address)),
        ].compactMap { $0 }
      ).block(on: page.address))
    for app in index.entities(of: .app) {
      let chart = LaneChart(app, words: words)
      page.assets.append(LaneChart.styleName(of: app))
      page.section(
        app.name, anchor: "app-" + app.name.lowercased(),
        [.paragraph([words.link(app.id), ": ", .text(app.summary ?? "")])]
          + (chart.isEmpty ? [] : [chart.block(on: page.address)]))
    }
    let libraries = targets.filter { $0.app == nil && $0.targetKind != "test" }
    let types = Dictionary(grouping: words.countedTypes, by: \.module).mapValues(\.count)
    page.table(
      "Libraries", ["Target", "Types", "About"],
      libraries.map { target in
        [[words.link(target.id)], [.text((types[target.module] ?? 0).grouped)], [.text(target.summary ?? "")]]
      })
    page.table("Test targets", ["Target", "About"], suites.map { [[words.link($0.id)], [.text($0.summary ?? "")]] })
    if NotBuiltPage(words: words) != nil {
      page.blocks.append(
        .paragraph([
          .page("Not built here", NotBuiltPage.address),
          ": targets that do not build on this machine, and the modules and symbols that they lack.",
        ]))
    }
    page.blocks.append(
      .paragraph([
        "For programs: ", .outside("index.json", "index.json"), " and its ", .outside("schema", "schema.json"), ".",
      ]))
    return page
  }

  func app(_ app: Entity) -> CatalogContent {
    let index = words.index
    let profile = index.profiles.first { $0.id == app.profile }
    var page = CatalogContent(
      PageAddress(app.pagePath), title: app.name, summary: profile?.summary ?? app.summary, symbols: [app.name])
    page.classes = ["wide"]
    page.group = .scene
    page.badge = profile.map { "App in \($0.title)" } ?? "App"
    let types = words.types(of: app)
    page.blocks.append(health(app, types).block(on: page.address))
    // Unconfirmed violations are not listed here. The section about the architecture describes them.
    let found = index.violations.filter { index.entities[$0.entity]?.app == app.id && $0.state != .unconfirmed }
    page.section("Violations", ViolationTable(words: words).blocks(found))
    if let map = flow(app.name, page.address.root) {
      page.section("Flow", [.html(map)])
    } else if let flow = pictures.flow(of: app) {
      page.section("Screens", [.picture(flow)])
    }
    let chart = LaneChart(app, words: words)
    if !chart.isEmpty {
      page.assets.append(LaneChart.styleName(of: app))
      page.section("Layers", [chart.block(on: page.address)])
    }
    if !types.isEmpty { page.section("Types", [TypeTable(words: words, types: types).block(on: page.address)]) }
    ArchitectureSections(words: words).add(app, to: &page)
    let targets = index.entities(of: .target).filter { $0.app == app.id || $0.apps?.contains(app.id) == true }
    if !targets.isEmpty {
      page.blocks.append(
        .folded(
          targets.count == 1 ? "1 target" : "\(targets.count) targets",
          [
            .table(
              columns: ["Target", "About"], rows: targets.map { [[words.link($0.id)], [.text($0.summary ?? "")]] })
          ]))
    }
    return page
  }

  private func health(_ app: Entity, _ types: [Entity]) -> HealthStrip {
    let index = words.index
    let own = Set(index.entities.values.filter { $0.app == app.id }.map(\.id))
    let rules = index.rules.count { $0.profile == app.profile || !index.profiles.map(\.id).contains($0.profile) }
    let suites = Set(index.relations.filter { $0.kind == .tests && own.contains($0.to) }.map(\.from))
    let tests = suites.reduce(0) { $0 + (index.entities[$1]?.members.count ?? 0) }
    let layers = Set(types.compactMap(\.layer)).count
    var figures = [coverage(of: index.coveredViews.filter { $0.app == app.id }, remark: nil)].compactMap { $0 }
    figures.append(ViolationCount(index.violations.filter { own.contains($0.entity) }).figure(rules: rules))
    // The table of types also lists extensions and other declarations that are not types. The remark gives their
    // numbers, so that the total matches the table.
    let others = Dictionary(grouping: types.filter { !$0.kind.isType }, by: \.kind).sorted { $0.key < $1.key }
      .map { kind, entities in kind.counted(entities.count) }
    figures.append(
      .init(
        title: "Types", value: types.count(where: \.kind.isType).grouped,
        remark: (
          "in " + counted(layers, "layer") + (others.isEmpty ? "" : ", plus ") + others.joined(separator: " and "), nil
        )))
    if !suites.isEmpty {
      figures.append(
        .init(title: "Test suites", value: "\(suites.count)", remark: tests > 0 ? ("\(tests) tests", nil) : nil))
    }
    if let explored = explored(app.name), explored.states > 0 {
      figures.append(
        .init(
          title: "States explored", value: explored.states.grouped, remark: ("in \(explored.previews) previews", nil)))
    }
    return HealthStrip(figures: figures)
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)" + (count == 1 ? "" : "s") }

  private func coverage(of views: [Entity], remark: (String, PageAddress?)?) -> HealthStrip.Figure? {
    guard !views.isEmpty else { return nil }
    let missing = Set(words.index.coverage.viewsWithoutPreview)
    let done = views.count { !missing.contains($0.id) }
    return .init(
      title: "Views with a preview", value: "\(done) / \(views.count)", share: (done, views.count), remark: remark)
  }
}
