import LimnCatalog
import Testing

@testable import LimnPages

@Suite struct BuildResultsTests {
  @Test func figuresComeFromTheBuildAndLeadToTheirProof() {
    var facts = CoverageFacts()
    (facts.snippets, facts.passedSnippets, facts.swiftVersion) = (1255, 1254, "6.3.1")
    facts.previews = [
      .init(title: "Pond: Empty", address: "catalog/preview/Pond/Pond/empty.html", states: 3, tried: 4, untried: 0, findings: []),
      .init(title: "Fish", address: "catalog/preview/Pond/Fish/default.html", states: 9, tried: 20, untried: 1, findings: []),
    ]
    let html = BuildResults(CatalogPagesTests.index, facts).html(on: "index.html").text
    #expect(html.contains("<b>1,254 of 1,255</b> snippets compiled") && html.contains("with Swift 6.3.1"))
    #expect(
      html.contains("<b>12</b> preview states explored")
        && html.contains("href=\"catalog/preview/Pond/Fish/default.html\">Walk through Fish</a>"))
    #expect(html.contains("href=\"catalog/index.html\"") && html.contains("1 rule, 1 violation."), "\(html)")
    #expect(!BuildResults(CatalogPagesTests.index, CoverageFacts()).html(on: "index.html").text.contains("snippets"))
  }

  @Test func coverageBeginsWithSharesAndListsTheLargestGapFirst() throws {
    var catalog = CatalogPages(index: CatalogPagesTests.index)
    catalog.facts.snippets = 4
    catalog.facts.passedSnippets = 3
    catalog.facts.previews = [
      .init(
        title: "Fish", address: "catalog/preview/Pond/Fish/default.html", states: 9, tried: 55, untried: 45,
        findings: [("nothing happens when you press “Feed”", 2)])
    ]
    let page = try #require(catalog.pages().pages.first { $0.address.path == "catalog/coverage.html" })
    let html = page.body.text
    #expect(html.contains("75%") && html.contains("3 of 4") && html.contains("55%"))
    let gaps = ["Steps of previews not tried: 45", "Findings in previews: 1"].map { html.firstRange(of: $0)?.lowerBound }
    #expect(gaps.allSatisfy { $0 != nil } && gaps[0]! < gaps[1]!)
    #expect(html.contains("Nothing happens when you press “Feed”") && html.contains("preview/Pond/Fish/default.html#s2"))
  }
}
