@testable import LimnCatalog
import LimnDiagnostics
import Testing

@testable import LimnPages

/// The numbers on the catalog's pages must agree with each other and with the tables.
@Suite struct CatalogCountTests {
  private func page(_ path: String, _ pages: [SitePage]) throws -> (html: String, alternate: String) {
    let page = try #require(pages.first { $0.address.path == path })
    return (page.body.text, page.alternate?.text ?? "")
  }

  @Test("The counts of the first page add up") func theCountsOfTheFirstPageAddUp() throws {
    let pages = CatalogPages(index: CatalogPagesTests.index).pages().pages
    let (html, alternate) = try page("catalog/index.html", pages)
    #expect(alternate.contains("- Types: 2 (in 1 target and 1 test target)\n"), "\(alternate)")
    #expect(try page("catalog/app/Pond.html", pages).alternate.contains("- Types: 2 (in 2 layers)\n"))
    #expect(html.contains("<h2 id=\"test-targets\">Test targets</h2>") && !html.contains("<h2 id=\"libraries\">"))
  }

  @Test("The figure of an apps types and the table of its types agree")
  func theFigureOfAnAppsTypesAndTheTableOfItsTypesAgree() throws {
    var index = CatalogPagesTests.index
    index.entities["extension/Pond/String"]?.app = "app/Pond"
    var secret = Entity(id: "entity/Pond/Secret", kind: .entity, name: "Secret", module: "Pond")
    secret.app = "app/Pond"
    secret.declaration = Declaration(keyword: "struct", access: "private", text: "private struct Secret")
    index.entities[secret.id] = secret
    let (html, alternate) = try page("catalog/app/Pond.html", CatalogPages(index: index).pages().pages)
    #expect(alternate.contains("- Types: 2 (in 2 layers, plus 1 extension)\n"), "\(alternate)")
    #expect(
      html.contains("All <span>3</span>"), "2 types and 1 extension; a private type and an action's type have no row")
  }

  @Test("Large counts have separators") func largeCountsHaveSeparators() throws {
    #expect(
      [0, 999, 1000, 1_213, 1_234_567, -1_000].map(\.grouped) == ["0", "999", "1,000", "1,213", "1,234,567", "-1,000"])
    var catalog = CatalogPages(index: CatalogPagesTests.index)
    catalog.facts.previews = [
      CoverageFacts.Preview(
        title: "Fish", address: "catalog/preview/p.html", states: 9, tried: 1_213, untried: 936, findings: [])
    ]
    let (html, alternate) = try page("catalog/coverage.html", catalog.pages().pages)
    #expect(alternate.contains("1,213 of 2,149") && html.contains("aria-label=\"1,213 of 2,149\""), "\(alternate)")
    #expect(!html.contains("1213"))
  }
}
