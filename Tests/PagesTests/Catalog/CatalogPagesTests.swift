@testable import LimnCatalog
import LimnDiagnostics
import Foundation
@testable import LimnPages
@testable import LimnPlatform
@testable import LimnPreviews
import Testing

@Suite struct CatalogPagesTests {
  private func page(_ path: String, _ pages: [SitePage]) throws -> (html: String, alternate: String) {
    let page = try #require(pages.first { $0.address.path == path })
    return (String(decoding: page.body, as: UTF8.self), String(decoding: page.alternate ?? [], as: UTF8.self))
  }

  @Test("Every entity and rule has a page but previews and articles")
  func everyEntityAndRuleHasAPageButPreviewsAndArticles() {
    let addresses = Set(CatalogPages(index: Self.index).pages().pages.map(\.address.path))
    for entity in Self.index.sortedEntities where ![.preview, .article].contains(entity.kind) && entity.owner == nil {
      #expect(addresses.contains(entity.pagePath))
    }
    #expect(addresses.isSuperset(of: ["catalog/index.html", "catalog/coverage.html", "catalog/rule/dead-action.html"]))
    #expect(!addresses.contains("catalog/preview/Pond/FishView/default.html"))
  }

  @Test("A librarys table has no columns that are empty") func aLibrarysTableHasNoColumnsThatAreEmpty() throws {
    func columns(_ index: CatalogIndex) throws -> [String] {
      let html = try page("catalog/target/Pond.html", CatalogPages(index: index).pages().pages).html
      return html.matches(of: #/<th[^>]*scope="col">([^<]*)/#).map { String($0.1) }.filter { $0 != "Target" }
    }
    #expect(try columns(Self.index).starts(with: ["Type", "Layer", "About", "Used by", "Previews"]))
    var index = Self.index
    for id in index.entities.keys { index.entities[id]?.layer = nil }
    index.relations.removeAll { $0.kind == .previews }
    #expect(try columns(index).starts(with: ["Type", "About", "Used by"]) && !columns(index).contains("Previews"))
  }

  @Test("Every link leads to a page") func everyLinkLeadsToAPage() throws {
    let catalog = CatalogPages(index: Self.index)
    let pages = catalog.pages().pages
    let known = Set(
      pages.map(\.address.path) + (try catalog.files()).map(\.address.path) + [
        "guide/fish.html", "guide/fish.md", "llms.txt",
      ]
    )
    .union(pages.map(\.address.alternate.path))
    for page in pages {
      let base = URL(string: "https://x/" + page.address.path)!
      let (html, alternate) = try self.page(page.address.path, pages)
      let links =
        html.matches(of: /href="([^"#][^"]*)"/).map { String($0.1) }
        + alternate.matches(of: /\]\(([^)#][^)]*)\)/).map { String($0.1) }
      for link in links where !link.hasPrefix("https://example.org") {
        let path = try #require(URL(string: link, relativeTo: base)).path.dropFirst()
        #expect(known.contains(String(path)), "\(page.address): \(link)")
      }
    }
  }

  @Test("An app's page ranks what its previews lack, and a view's page says why its preview did not run")
  func saysWhyPreviewsDidNotRun() throws {
    var catalog = CatalogPages(index: Self.index)
    let place = Location(path: "Sources/Pond/FishView.swift", line: 9)
    func unrun(_ module: String, _ type: String, _ name: String, _ reason: String, _ need: String? = nil)
      -> UnrunPreview
    {
      let place = type == "Old" ? Location(path: "Old.swift", line: name == "Dark" ? 3 : 4) : place
      let preview = PreviewIdentity(
        module: module, type: type, name: name, slug: name, origin: .macro, location: place)
      return UnrunPreview(preview: preview, reason: reason, need: need)
    }
    let reason = "everything that it draws is replaced: no"
    catalog.facts.unrun = [
      unrun("Pond", "FishView", "FishView", "\(reason) Chart", "Charts"),
      unrun("Pond", "PondView", "PondView", "\(reason) Map", "MapKit"),
      unrun("Pond", "OtherView", "Other", "\(reason) Pie", "Charts"), unrun("Pond", "LastView", "Last", "Crashed"),
      unrun("Pond", "Old", "Dark", "2 previews in no target"), unrun("Pond", "Old", "Light", "2 previews in no target"),
      unrun("Lake", "LakeView", "Lake", "Crashed", "Lakes"),
    ]
    let pages = catalog.pages().pages
    let app = try page("catalog/app/Pond.html", pages).alternate
    let ranking = try #require(app.firstRange(of: "What previews lack"))
    let rest = app[ranking.upperBound...]
    let charts = try #require(rest.firstRange(of: "`Charts` | 2 |"), "\(rest)")
    let maps = try #require(rest.firstRange(of: "`MapKit` | 1 |"), "\(rest)")
    #expect(charts.lowerBound < maps.lowerBound && !rest.contains("Lakes"))
    #expect(rest.contains("Previews that did not run") && rest.contains("Crashed"))
    #expect(rest.contains("| Old: Dark [Old.swift:3]") && rest.contains("| 2 previews in no target"), "\(rest)")
    let view = try page("catalog/component/Pond/FishView.html", pages).alternate
    #expect(view.contains("did not run: everything that it draws is replaced: no Chart."), "\(view)")
  }

  @Test("A types page tells all that the index knows") func aTypesPageTellsAllThatTheIndexKnows() throws {
    let (html, alternate) = try page(
      "catalog/component/Pond/FishView.html", CatalogPages(index: Self.index).pages().pages)
    for text in [
      "<h1>FishView</h1>", "href=\"../../module/Pond/PondScreen.html\">PondScreen</a>",
      "unlike <a href=\"../../module/Pond/PondScreen.html\"><code>PondScreen</code></a>",
      "<a class=\"loc\" href=\"https://example.org/pond/blob/main/Sources/A.swift#L7\" title=\"Sources/A.swift\">A.swift:7</a>",
      "<p>The <code>fish</code>.</p>", "rendered by",
      "<a href=\"../../../guide/fish.html\">Fish &amp; more</a>", "<li id=\"member-body\">",
      "no view sends &#39;caught&#39;",
      "<a href=\"../../rule/dead-action.html\"><code>dead-action</code></a>",
    ] {
      #expect(html.contains(text) || html.contains(text.replacing("&#39;", with: "'")), "\(text)\n\(html)")
    }
    #expect(
      alternate.contains(
        "| [`PondScreen`](../../module/Pond/PondScreen.md) | rendered by | [B.swift:3](https://example.org/pond/blob/main/B.swift#L3) |"
      ))
  }

  @Test("The coverage page lists what no snippet uses and where the rest is used")
  func theCoveragePageListsWhatNoSnippetUsesAndWhereTheRestIsUsed() throws {
    let alternate = try page("catalog/coverage.html", CatalogPages(index: Self.index).pages().pages).alternate
    for line in [
      "Public symbols of Pond: 1 of 2 used", "Library [Pond](target/Pond.md)",
      "[`FishView.feed()`](component/Pond/FishView.md), method, [B.swift:3]",
      "| [`FishView`](component/Pond/FishView.md) | structure | [Fish & more](../guide/fish.md) |",
      "| [`FishView.body`](component/Pond/FishView.md#member-body) | property | not counted: fulfills a requirement |",
      "| [`FishView.feed()`](component/Pond/FishView.md) | method | nothing |",
    ] {
      #expect(alternate.contains(line), "\(line)\n\(alternate)")
    }
  }

  @Test("A view whose preview did not run is listed as one without a preview") func undrawnViews() throws {
    let index = Self.index
    let view = try #require(index.coveredViews.first)
    let identity = PreviewIdentity(
      module: try #require(view.module), type: view.name, name: "", slug: "default", origin: .macro,
      location: Location(path: "A.swift", line: 1, column: 1))
    var facts = CoverageFacts()
    let before = facts.undrawnViews(index)
    facts.unrun = [UnrunPreview(preview: identity, reason: "Crashed")]
    #expect(facts.undrawnViews(index).contains(view.id))
    facts.previews = [
      .init(title: "", address: identity.path, states: 1, tried: 0, untried: 0, findings: [])
    ]
    #expect(!facts.undrawnViews(index).contains(view.id) && facts.undrawnViews(index).count <= before.count)
  }

  /// Violations are not reported until the app's architecture is confirmed. Until then, no page says that rules pass or
  /// are violated.
  @Test("Unconfirmed violations are counted and collapsed") func unconfirmedViolationsAreCountedAndCollapsed() throws {
    var index = Self.index
    index.violations[0].state = .unconfirmed
    index.entities["app/Pond"]?.recognition = Recognition(
      architecture: "mvvm", certainty: .likely, correction: "architecture: mvvm")
    let pages = CatalogPages(index: index).pages().pages
    let type = try page("catalog/component/Pond/FishView.html", pages)
    #expect(type.alternate.contains(" · 1 unconfirmed violation\n") && !type.alternate.contains("All rules pass"))
    #expect(type.html.contains("<summary>1 unconfirmed violation</summary>"))
    let app = try page("catalog/app/Pond.html", pages).html
    #expect(app.contains("1 unconfirmed, 1 rule applies") && !app.contains(">Violations</h2>"))
    // The violations follow the text about the architecture whose rules they violate.
    let parts = app.components(separatedBy: "<summary>1 unconfirmed violation</summary>")
    #expect(parts.count == 2 && parts[0].contains("architecture: mvvm"))
    let rules = try page("catalog/rules.html", pages)
    #expect(rules.html.contains("until the architecture is confirmed. The code would then violate 1 of 1 rules"))
    #expect(
      !rules.html.contains(">✓<") && !rules.html.contains("All 1 pass") && !rules.alternate.contains("| passes |"))
    let coverage = try page("catalog/coverage.html", pages).alternate
    #expect(coverage.contains("Rules that pass: 0%, 0 of 1"), "\(coverage)")
    #expect(try page("catalog/rule/dead-action.html", pages).alternate.contains("1 unconfirmed violation"))
  }

  @Test("Layers have a chip for each type and a list for programs") func layersHaveAChipForEachTypeAndAListForPrograms()
    throws
  {
    let catalog = CatalogPages(index: Self.index)
    let (html, alternate) = try page("catalog/app/Pond.html", catalog.pages().pages)
    #expect(html.contains("<h3><a href=\"../layer/Pond/modules.html\">Modules</a></h3>") && !html.contains("style="))
    #expect(
      html.contains(
        "<a class=\"chip broken\" id=\"c1\" href=\"../component/Pond/FishView.html\"><i class=\"k k-view\">"))
    #expect(alternate.contains("- [Modules](../layer/Pond/modules.md): [`PondScreen`](../module/Pond/PondScreen.md)"))
    let style = try #require(catalog.styles().first)
    #expect(style.name == "trace-pond.css")
    #expect(
      String(decoding: style.bytes, as: UTF8.self).contains(
        ".lanes:has(#c0:is(:hover,:focus-visible)) :is(#c1){opacity:1;background"))
  }

  @Test("An app without a map of its previews lists which view shows which")
  func anAppWithoutAMapOfItsPreviewsListsWhichViewShowsWhich() throws {
    var catalog = CatalogPages(index: Self.index)
    let row = "| [`PondScreen`](../module/Pond/PondScreen.md) | [`FishView`](../component/Pond/FishView.md) |\n"
    #expect(try page("catalog/app/Pond.html", catalog.pages().pages).alternate.contains(row))
    catalog.flow = { _, _ in Array("<figure></figure>".utf8) }
    #expect(try !page("catalog/app/Pond.html", catalog.pages().pages).alternate.contains(row))
  }

  @Test("A target names what it depends on and what depends on it") func aTargetNamesWhatItDependsOn() throws {
    var index = Self.index
    index.relations.append(
      Relation(
        kind: .dependsOn, from: "target/PondTests", to: "target/Pond", origin: .manifest,
        evidence: [Evidence(Location(path: "Package.swift"))]))
    let pages = CatalogPages(index: index).pages().pages
    #expect(try page("catalog/target/PondTests.html", pages).alternate.contains("It depends on [Pond](Pond.md)."))
    #expect(try page("catalog/target/Pond.html", pages).alternate.contains("It is used by [PondTests](PondTests.md)."))
  }

  @Test("A helper type is a part of its owners page") func aHelperTypeIsAPartOfItsOwnersPage() throws {
    let pages = CatalogPages(index: Self.index).pages().pages
    #expect(!pages.contains { $0.address.path == "catalog/action/Pond/FishView.Action.html" })
    let owner = try #require(pages.first { $0.address.path == "catalog/component/Pond/FishView.html" })
    #expect(
      String(decoding: owner.body, as: UTF8.self).contains(
        "<h3 id=\"type-FishView-Action\">FishView.Action</h3>"))
    // Search leads to members and helper types at their anchors.
    #expect(owner.sections.map(\.anchor) == [nil, "member-body", "type-FishView-Action"])
    #expect(owner.sections.map(\.symbols) == [["FishView"], ["body"], ["Action"]])
    let navigation = "\(CatalogPages(index: Self.index).navigation())"
    #expect(!navigation.contains("FishView.Action"))
  }

  @Test("A private type is titled by its name, and elsewhere by that of its owner too, never by its address")
  func aPrivateTypeIsTitledByItsName() throws {
    var index = Self.index
    for number in ["", "-2"] {
      let id = "preview/Pond/PreviewState\(number)"
      var helper = Entity(id: id, kind: .preview, name: "PreviewState", module: "Pond")
      helper.declaration = Declaration(keyword: "struct", access: "private", text: "private struct PreviewState")
      helper.owner = number.isEmpty ? "module/Pond/PondScreen" : "component/Pond/FishView"
      helper.app = "app/Pond"
      index.entities[helper.id] = helper
      index.relations.append(
        Relation(
          kind: .uses, from: helper.id, to: "extension/Pond/String", origin: .index,
          evidence: [Evidence(Location(path: "B.swift", line: 3, column: 5))]))
    }
    let pages = CatalogPages(index: index).pages().pages
    let html = try page("catalog/component/Pond/FishView.html", pages).html
    #expect(html.contains("<h3 id=\"type-PreviewState-2\">PreviewState</h3>"))
    let list = try page("catalog/extension/Pond/String.html", pages).alternate
    for link in [
      "[`PondScreen.PreviewState`](../../module/Pond/PondScreen.md#type-PreviewState)",
      "[`FishView.PreviewState`](../../component/Pond/FishView.md#type-PreviewState-2)",
    ] {
      #expect(list.contains(link), "\(list)")
    }
  }

  @Test("An extension is named as one") func anExtensionIsNamedAsOne() throws {
    let page = try #require(
      CatalogPages(index: Self.index).pages().pages.first { $0.address.path == "catalog/extension/Pond/String.html" })
    #expect(page.title == "extension String")
  }

  @Test("Names in doc comments lead to symbols with modules and members")
  func namesInDocCommentsLeadToSymbolsWithModulesAndMembers() throws {
    var index = Self.index
    index.entities["component/Pond/FishView"]?.documentation =
      "See ``Pond/FishView/body``, ``body``, ``PondScreen-5r2hs`` and ``Nobody``."
    index.entities["component/Pond/FishView"]?.summary = "Shows ``PondScreen`` in `blue`."
    let pages = CatalogPages(index: index).pages().pages
    let page = try #require(pages.first { $0.address.path == "catalog/component/Pond/FishView.html" })
    let html = String(decoding: page.body, as: UTF8.self)
    for link in [
      "<a href=\"#member-body\"><code>Pond.<wbr>Fish<wbr>View.<wbr>body</code></a>",
      "<a href=\"#member-body\"><code>body</code></a>", "href=\"../../module/Pond/PondScreen.html\"",
      "<code>Nobody</code>",
    ] { #expect(html.contains(link), "\(link)\n\(html)") }
    #expect(page.summary == "Shows PondScreen in blue.")
    let layer = String(
      decoding: try #require(pages.first { $0.address.path == "catalog/layer/Pond/components.html" }).body,
      as: UTF8.self)
    #expect(
      layer.contains(
        "Shows <a href=\"../../module/Pond/PondScreen.html\"><code>PondScreen</code></a> in <code>blue</code>."))
  }

  @Test("A preview that was run is shown and linked") func aPreviewThatWasRunIsShownAndLinked() throws {
    var catalog = CatalogPages(index: Self.index)
    catalog.previewPages = ["preview/Pond/FishView/default"]
    catalog.previews = { module, name, root in
      name == "FishView" ? Array("<iframe src=\"\(root)p.html\"></iframe>".utf8) : nil
    }
    let pages = catalog.pages().pages
    let page = try #require(pages.first { $0.address.path == "catalog/component/Pond/FishView.html" })
    let html = String(decoding: page.body, as: UTF8.self)
    #expect(
      html.contains("<iframe src=\"../../../p.html\">")
        && html.contains("href=\"../../preview/Pond/FishView/default.html\""))
  }

  @Test("An apps page shows the map of its screens with its style") func anAppsPageShowsTheMapOfItsScreensWithItsStyle()
    throws
  {
    var catalog = CatalogPages(index: Self.index)
    catalog.flow = { app, root in app == "Pond" ? Array("<figure>\(root)map</figure>".utf8) : nil }
    let pages = catalog.pages().pages
    let page = try #require(pages.first { $0.address.path == "catalog/app/Pond.html" })
    #expect(page.assets == ["catalog.css", "trace-pond.css", "previews.css"])
    #expect(String(decoding: page.body, as: UTF8.self).contains("<figure>../../map</figure>"))
    #expect(pages.filter { $0.assets.contains("previews.css") }.map(\.address) == [page.address])
  }

  @Test("Navigation goes from apps to layers to types, and lists all targets and tests")
  func navigationGoesFromAppsToLayersToTypes() {
    let node = CatalogPages(index: Self.index).navigation()
    #expect(node.children.map(\.title) == ["Pond", "Targets", "Tests", "Rules", "Coverage"])
    #expect(node.children[0].children.map(\.title) == ["Modules", "Components"])
    #expect(node.children[0].children[1].children.map(\.title) == ["FishView"])
    #expect(node.children[2].children.map(\.title) == ["PondTests"], "\(node.children[2])")
  }

  @Test("Every source line has an anchor and the names of types are links")
  func everySourceLineHasAnAnchorAndTheNamesOfTypesAreLinks()
    throws
  {
    var catalog = CatalogPages(index: Self.index)
    catalog.source = { $0 == "Sources/A.swift" ? Array("/* a\nb */\nlet screen: PondScreen".utf8) : nil }
    let pages = catalog.pages().pages
    let html = try page("catalog/source/Sources/A.swift.html", pages).html
    #expect(html.contains("<span id=\"L1\"><a href=\"#L1\">1</a><span class=\"com\">/* a</span>\n</span>"))
    #expect(html.contains("<span id=\"L2\"><a href=\"#L2\">2</a><span class=\"com\">b */</span>\n</span>"))
    #expect(html.contains("<a class=\"typ\" data-c=\"0\" href=\"../../module/Pond/PondScreen.html\">PondScreen</a>"))
    let entity = try page("catalog/component/Pond/FishView.html", pages).html
    #expect(entity.contains("href=\"../../source/Sources/A.swift.html#L7\""))
    #expect(!entity.contains("blob/main/Sources/A.swift"), "a location leads to the source page where there is one")
  }

  @Test("A source page lists its declarations and who uses them") func aSourcePageListsItsDeclarationsAndWhoUsesThem()
    throws
  {
    var catalog = CatalogPages(index: Self.index)
    catalog.source = { $0 == "Sources/A.swift" ? Array("let screen: PondScreen".utf8) : nil }
    let pages = catalog.pages().pages
    let html = try page("catalog/source/Sources/A.swift.html", pages).html
    let above = pages.first { $0.address.path == "catalog/source/Sources/A.swift.html" }?.code.declared
    #expect(above?.path == "catalog/component/Pond/FishView.html")
    #expect(
      html.contains("<a href=\"#L7\"><i class=\"k k-view\"></i><span>FishView</span></a><span>7</span>"), "\(html)")
    #expect(html.contains("<li class=\"part\"><a href=\"#L7\"><span>body</span></a>"))
    #expect(html.contains("<i class=\"k k-view\"></i><span>PondScreen</span></a><span>1 line</span>"))
    #expect(
      html.contains("Target <a href=\"../../target/Pond.html\">")
        && html.contains("Layer <a href=\"../../layer/Pond/components.html\">"))
  }

  @Test("An example names the type that it makes") func anExampleNamesTheTypeThatItMakes() throws {
    var index = Self.index
    index.entities["component/Pond/FishView"]?.example = CallExample(
      text: ".init(fish)", source: Location(path: "B.swift", line: 3, column: 5))
    let alternate = try page("catalog/component/Pond/FishView.html", CatalogPages(index: index).pages().pages).alternate
    #expect(alternate.contains("\nFishView(fish)\n"), "\(alternate)")
  }

  @Test("Declarations of one file are neither listed nor searched")
  func declarationsOfOneFileAreNeitherListedNorSearched() throws {
    var index = Self.index
    var helper = Entity(id: "preview/Pond/PreviewState-2", kind: .preview, name: "PreviewState", module: "Pond")
    helper.declaration = Declaration(keyword: "struct", access: "private", text: "private struct PreviewState")
    helper.layer = "layer/Pond/components"
    helper.app = "app/Pond"
    index.entities[helper.id] = helper
    let catalog = CatalogPages(index: index)
    let pages = catalog.pages().pages
    #expect(try #require(pages.first { $0.address.path == helper.pagePath }).sections.isEmpty)
    #expect(catalog.navigation().children[0].children[1].children.map(\.title) == ["FishView"])
    #expect(try !page("catalog/app/Pond.html", pages).html.contains("PreviewState"))
  }

  @Test("Actions show what previews observed") func actionsShowWhatPreviewsObserved() throws {
    var catalog = CatalogPages(index: Self.index)
    catalog.actions = { store, name in
      store == "FishView" && name == "caught"
        ? ActionFacts(
          senders: ["Button “Catch”"], changes: ["fish"], calls: ["Pond.take()"], state: "catalog/preview/p.html#s1")
        : nil
    }
    let html = try page("catalog/component/Pond/FishView.html", catalog.pages().pages).html
    for text in [
      ">Button “Catch”</td>", "><code>fish</code></td>", ">calls <code>Pond.take()</code></td>",
      "<a href=\"../../preview/p.html#s1\"><code>caught</code></a> <code>Int</code>",
    ] {
      #expect(html.contains(text), "\(text)")
    }
  }
}
