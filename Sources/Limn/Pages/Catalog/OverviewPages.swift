import LimnCatalog
import LimnDiagnostics
import LimnPreviews

/// Describes the catalog's home page and the pages of apps.
extension CatalogFormatter {
  func overviewPage() -> CatalogContent {
    var page = CatalogContent(
      here, title: "Catalog",
      summary:
        "The types of \(index.package): what each needs, sends and uses, and which rules it violates.")
    page.classes = ["wide"]
    let relations = index.relations.filter { $0.kind != .partOf }
    let inferred = relations.count(where: \.isInferred)
    let targets = index.entities(of: .target)
    let suites = targets.filter { $0.targetKind == "test" }
    let place =
      "in " + (targets.count - suites.count).counted("target")
      + (suites.isEmpty ? "" : " and " + suites.count.counted("test target"))
    page.add(
      health(
        [
          .init(title: "Types", value: countedTypes.count.grouped, remark: (place, nil)),
          .init(
            title: "Relations", value: relations.count.grouped,
            remark: (inferred > 0 ? "\(inferred.grouped) inferred from names" : "each with its source lines", nil)),
          ViolationCount(index.violations).figure(rules: index.rules.count, isJudged: !index.profiles.isEmpty),
          coverage(of: index.coveredViews, remark: ("Coverage", .coverage)),
        ].compactMap(\.self)))
    for app in index.entities(of: .app) {
      page.assets.append(LaneChart.styleName(of: app))
      page.section(
        app.name, anchor: "app-" + app.name.lowercased(),
        [.paragraph([link(app.id), ": ", .text(app.summary ?? "")])] + LaneChart(app, format: self).blocks)
    }
    let libraries = targets.filter { $0.app == nil && $0.targetKind != "test" }
    let types = countedTypes.map(\.module).counts
    page.table(
      "Libraries", ["Target", "Types", "About"],
      libraries.map { target in
        [[link(target.id)], [.text((types[target.module] ?? 0).grouped)], [.text(target.summary ?? "")]]
      })
    page.table("Test targets", ["Target", "About"], suites.map { [[link($0.id)], [.text($0.summary ?? "")]] })
    if hasCodeNotBuilt {
      page.add(
        .paragraph([
          .page("Not built here", .notBuilt),
          ": code that is not compiled on this machine, and the modules and symbols that it lacks.",
        ]))
    }
    page.add(
      .paragraph([
        "For programs: ", .outside("index.json", "index.json"), " and its ", .outside("schema", "schema.json"), ".",
      ]))
    return page
  }

  /// - Parameters:
  ///   - flow: The HTML of the app's flow map.
  ///   - explored: The number of explored states and previews of the app.
  ///   - unrun: The previews of all apps that did not run.
  func appPage(
    _ app: Entity, flow: [UInt8]?, explored: (states: Int, previews: Int)?, unrun: [UnrunPreview]
  ) -> CatalogContent {
    let profile = index.profiles.first { $0.id == app.profile }
    var page = CatalogContent(
      here, title: app.name, summary: profile?.summary ?? app.summary, symbols: [app.name])
    page.classes = ["wide"]
    page.group = .scene
    page.badge = profile.map { "App in \($0.title)" } ?? "App"
    page.place = page.badge
    let types = types(of: app)
    page.add(health(of: app, types, explored))
    // Unconfirmed violations are not listed here. The section about the architecture describes them.
    let found = index.violations.filter { self[$0.entity]?.app == app.id && $0.state != .unconfirmed }
    page.section("Violations", tables(of: found))
    if let flow {
      page.section("Flow", [.html(flow)])
    } else {
      page.table("Screens", ["Screen", "Shows", "Opens"], screens(in: types))
    }
    page.assets.append(LaneChart.styleName(of: app))
    if flow != nil { page.assets.append("previews.css") }
    page.section("Layers", LaneChart(app, format: self).blocks)
    addTypes(types, to: &page)
    addArchitecture(of: app, to: &page)
    let targets = index.entities(of: .target).filter { $0.app == app.id || $0.apps?.contains(app.id) == true }
    add(unrun.filter { unrun in targets.contains { $0.module == unrun.preview.module } }, to: &page)
    if !targets.isEmpty {
      page.add(
        .folded(
          targets.count.counted("target"),
          [.table(columns: ["Target", "About"], rows: targets.map { [[link($0.id)], [.text($0.summary ?? "")]] })]))
    }
    return page
  }

  /// The scenes, the views that they show, and the views at either end of a navigation, for an app without a map of what
  /// its previews do.
  private func screens(in types: [Entity]) -> [[[CatalogInline]]] {
    types.filter(\.kind.isView).compactMap { view in
      let (shown, opened) = (from(view.id, [.renders]), from(view.id, [.navigatesTo]))
      let isRoot = to(view.id, [.renders]).contains { self[$0.from]?.kind == .scene }
      guard [.scene, .module].contains(view.kind) || isRoot || !opened.isEmpty || !to(view.id, [.navigatesTo]).isEmpty
      else { return nil }
      return [[link(view.id)]]
        + [shown, opened].map { relations in
          relations.filter { self[$0.to]?.kind.isView == true }.map { link($0.to) }.joined(atMost: .max)
        }
    }
  }

  /// Ranks what the previews lack, then gives the reason for each preview.
  func add(_ unrun: [UnrunPreview], to page: inout CatalogContent) {
    let needs = unrun.filter { $0.need != nil }.grouped { $0.need ?? "" }
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    page.table(
      "What previews lack", ["Module or symbol", "Previews that did not run", "First"],
      needs.map { [[.code($0)], [.text("\($1.count)")], [source($1[0].preview.location)]] })
    page.table(
      "Previews that did not run", ["Preview", "Reason"],
      unrun.map { [[.text($0.preview.title), " ", source($0.preview.location)], [.text($0.reason)]] })
  }

  private func health(of app: Entity, _ types: [Entity], _ explored: (states: Int, previews: Int)?) -> CatalogBlock {
    let own = Set(index.entities.values.filter { $0.app == app.id }.map(\.id))
    let rules = index.rules.count { $0.profile == app.profile || !index.profiles.map(\.id).contains($0.profile) }
    let suites = Set(index.relations.filter { $0.kind == .tests && own.contains($0.to) }.map(\.from))
    let tests = suites.reduce(0) { $0 + (self[$1]?.members.count ?? 0) }
    let violations = ViolationCount(index.violations.filter { own.contains($0.entity) })
    var figures = [
      coverage(of: index.coveredViews.filter { $0.app == app.id }, remark: nil),
      violations.figure(rules: rules, isJudged: app.profile != nil),
    ].compactMap(\.self)
    // The table of types also lists extensions and other declarations that are not types. The remark gives their
    // numbers, so that the total matches the table.
    let others = types.filter { !$0.kind.isType }.grouped(by: \.kind).sortedByKey
      .map { kind, entities in kind.counted(entities.count) }
    figures.append(
      .init(
        title: "Types", value: types.count(where: \.kind.isType).grouped,
        remark: (
          "in " + Set(types.compactMap(\.layer)).count.counted("layer") + (others.isEmpty ? "" : ", plus ")
            + others.joined(separator: " and "), nil
        )))
    if !suites.isEmpty {
      figures.append(
        .init(title: "Test suites", value: "\(suites.count)", remark: tests > 0 ? ("\(tests) tests", nil) : nil))
    }
    if let explored, explored.states > 0 {
      figures.append(
        .init(
          title: "States explored", value: explored.states.grouped,
          remark: ("in \(explored.previews.counted("preview"))", nil)))
    }
    return health(figures)
  }

  private func coverage(of views: [Entity], remark: (String, PageAddress?)?) -> HealthFigure? {
    guard !views.isEmpty else { return nil }
    let missing = Set(index.coverage.viewsWithoutPreview)
    let done = views.count { !missing.contains($0.id) }
    return .init(
      title: "Views with a preview", value: "\(done) / \(views.count)", share: (done, views.count), remark: remark)
  }
}
