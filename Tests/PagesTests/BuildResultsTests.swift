import LimnCatalog
import LimnDiagnostics
import Testing

@testable import LimnPages

@Suite struct BuildResultsTests {
  @Test("Figures come from the build and lead to their proof") func figuresComeFromTheBuildAndLeadToTheirProof() {
    var facts = CoverageFacts()
    (facts.snippets.built, facts.snippets.skipped, facts.swiftVersion) = (1254, 1, "6.3.1")
    facts.previews = [
      .init(
        title: "Pond: Empty", address: "catalog/preview/Pond/Pond/empty.html", states: 3, tried: 4, untried: 0,
        findings: []),
      .init(
        title: "Fish", address: "catalog/preview/Pond/Fish/default.html", states: 9, tried: 20, untried: 1, findings: []
      ),
    ]
    let html = BuildResults(CatalogPagesTests.index, facts).html(on: "index.html").text
    #expect(html.contains("<b>1,254 of 1,255</b> snippets checked") && html.contains("with Swift 6.3.1"))
    #expect(
      html.contains("<b>12</b> preview states explored")
        && html.contains("href=\"catalog/preview/Pond/Fish/default.html\">Walk through Fish</a>"))
    #expect(html.contains("href=\"catalog/index.html\"") && html.contains("1 rule, 1 violation."), "\(html)")
    #expect(!BuildResults(CatalogPagesTests.index, CoverageFacts()).html(on: "index.html").text.contains("snippets"))
  }

  @Test("Layers of an app are listed with their types and an unknown app is reported")
  func layersOfAnAppAreListedWithTheirTypesAndAnUnknownAppIsReported() throws {
    let site = try TestSite(["index.md": "# Pond\n\n- <!-- layers: Pond -->\n  Text\n- <!-- layers: Pont -->\n"]) {
      input in
      var index = CatalogPagesTests.index
      // A listed extension is no type.
      for var entity in index.entities.values where entity.kind.isType && entity.layer != nil {
        (entity.id, entity.kind) = ("extension of \(entity.id)", .extension)
        index.entities[entity.id] = entity
      }
      input.catalog.results = BuildResults(index, CoverageFacts())
    }
    let html = site["index.html"]
    #expect(
      html.contains(
        "<ul class=\"layers\" aria-label=\"Layers of Pond\"><li class=\"d3\"><a href=\"catalog/layer/Pond/modules.html\">"
      ))
    #expect(html.contains(">Modules</a><span>1 type</span></li><li class=\"d4\">"), "\(html)")
    let found = site.output.diagnostics.filter { $0.id == "unknown-app" }
    #expect(found.map { $0.location?.line } == [5] && found[0].message.contains("Pond"), "\(found)")
  }

  @Test("Coverage begins with shares and lists the largest gap first")
  func coverageBeginsWithSharesAndListsTheLargestGapFirst() throws {
    var catalog = CatalogPages(index: CatalogPagesTests.index)
    (catalog.facts.snippets.built, catalog.facts.snippets.failedAsExpected) = (2, 1)
    catalog.facts.snippets.skipped = 1
    catalog.facts.openSnippets = [(Location(path: "Content/a.md", line: 7), "skipped: needs macOS")]
    catalog.facts.previews = [
      .init(
        title: "Fish", address: "catalog/preview/Pond/Fish/default.html", states: 9, tried: 55, untried: 45,
        findings: [("nothing happens when you press “Feed”", "catalog/preview/Pond/Fish/default.html", 2)])
    ]
    let page = try #require(catalog.pages().pages.first { $0.address.path == "catalog/coverage.html" })
    let html = page.body.text
    #expect(html.contains("75%") && html.contains("3 of 4") && html.contains("55%"))
    #expect(html.contains("<small>2 build, 1 fails as expected, 1 skipped.</small>"), "\(html)")
    #expect(html.contains("<summary>Snippets not known to compile: 1</summary>") && html.contains(">a.md:7</a>"))
    #expect(html.contains("<td>skipped: needs macOS</td>"))
    let gaps = ["Steps of previews not tried: 45", "Findings in previews: 1"].map {
      html.firstRange(of: $0)?.lowerBound
    }
    #expect(gaps.allSatisfy { $0 != nil } && gaps[0]! < gaps[1]!)
    #expect(html.contains("<strong>Steps of previews not tried: 45</strong>"), "the largest gap is open")
    #expect(
      html.contains("Nothing happens when you press “Feed”") && html.contains("preview/Pond/Fish/default.html#s2"))
  }

  @Test("The largest gap shows its first rows and folds the others")
  func theLargestGapShowsItsFirstRowsAndFoldsTheOthers() throws {
    var catalog = CatalogPages(index: CatalogPagesTests.index)
    catalog.facts.previews = (1...9).map {
      .init(
        title: "Fish \($0)", address: "catalog/preview/Pond/Fish\($0)/default.html", states: 1, tried: 1, untried: $0,
        findings: [])
    }
    let html = try #require(catalog.pages().pages.first { $0.address.path == "catalog/coverage.html" }).body.text
    let fold = try #require(html.firstRange(of: "<summary>3 more</summary>")).lowerBound
    #expect(
      try #require(html.firstRange(of: ">Fish 4</a>")).lowerBound < fold
        && fold < #require(html.firstRange(of: ">Fish 3</a>")).lowerBound)
  }
}
