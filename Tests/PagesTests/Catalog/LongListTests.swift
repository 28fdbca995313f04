import Foundation
@testable import LimnCatalog
import LimnDiagnostics
import Testing

@testable import LimnPages

/// Lists of the catalog that can be long: rules, types, and violations.
@Suite struct LongListTests {
  private func app(_ index: CatalogIndex) throws -> String {
    try #require(CatalogPages(index: index).pages().pages.first { $0.address.path == "catalog/app/Pond.html" }).body
      .text
  }

  @Test("The groups of rules are listed beside the rules with their numbers")
  func theGroupsOfRulesAreListedBesideTheRulesWithTheirNumbers()
    throws
  {
    let site = try TestSite(["index.md": "# Pond\n"]) {
      $0.catalog.pages += CatalogPages(index: CatalogPagesTests.index).pages().pages
    }
    let html = site["catalog/rules.html"]
    #expect(html.contains("<body class=\"wide jumps\">"))
    #expect(html.contains("<li><a href=\"#any-code\">Any code <span>1</span></a></li>"), "\(html)")
    #expect(
      html.contains("<li><a href=\"#violations\">Violations <span>1</span></a></li>")
        && html.contains("<h2 id=\"any-code\">"))
    #expect(site["catalog/app/Pond.html"].contains("<body class=\"wide\">"), "other pages keep their width")
  }

  @Test("One rule is open at first: the first that is violated, or else the first") func oneRuleIsOpenAtFirst() throws {
    var index = CatalogPagesTests.index
    var first = index.rules[0]
    first.id = "another-rule"
    index.rules.insert(first, at: 0)
    func opened(_ index: CatalogIndex) throws -> [String] {
      let page = try #require(CatalogPages(index: index).pages().pages.first { $0.address == .rules })
      return page.body.text.components(separatedBy: "<details ").filter { $0.prefix { $0 != ">" }.contains(" open") }
        .map { String($0.components(separatedBy: "id=\"")[1].prefix { $0 != "\"" }) }
    }
    #expect(try opened(index) == [index.violations[0].rule])
    index.violations = []
    #expect(try opened(index) == ["another-rule"])
  }

  @Test("Long lists of an app show their first items on phones") func longListsOfAnAppShowTheirFirstItemsOnPhones()
    throws
  {
    func html(_ count: Int) throws -> String {
      var index = CatalogPagesTests.index
      for number in 0..<count {
        var entity = Entity(
          id: "view/Pond/View\(100 + number)", kind: .view, name: "View\(100 + number)", module: "Pond")
        entity.app = "app/Pond"
        entity.layer = "layer/Pond/components"
        entity.declaration = Declaration(keyword: "struct", access: "internal", text: "struct View: View")
        index.entities[entity.id] = entity
      }
      return try app(index)
    }
    let long = try html(30)
    #expect(
      long.components(separatedBy: "<tr class=\"g-view later\">").count - 1 == 32 - 12,
      "two types are in the index itself")
    #expect(long.components(separatedBy: "<li class=\"later\">").count - 1 == 31 - 12, "the chips of the layer")
    #expect(long.contains("<label class=\"unfold\"><input type=\"checkbox\">Show all 31 types</label>"))
    #expect(try !html(0).contains("later\">") && !html(0).contains("unfold"))
  }

  @Test("Many violations are collapsed after the first eight") func manyViolationsAreCollapsedAfterTheFirstEight()
    throws
  {
    var index = CatalogPagesTests.index
    index.violations = (1...20).map {
      Violation(
        rule: "dead-action", entity: "component/Pond/FishView", message: "no view sends 'a\($0)'",
        source: Location(path: "B.swift", line: $0, column: 5))
    }
    let html = try app(index)
    let parts = html.components(separatedBy: "<summary>12 more violations</summary>")
    #expect(parts.count == 2 && parts[0].contains("'a8'") && !parts[0].contains("'a9'"))
  }
}
