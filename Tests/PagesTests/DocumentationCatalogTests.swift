import Foundation
import LimnCatalog
import LimnDiagnostics
import LimnMarkdown
import Testing

@testable import LimnPages

/// Articles of a documentation catalog, `Ripple.docc`, as they lie in a package.
@Suite struct DocumentationCatalogTests {
  private static func article(_ path: String, _ text: String, sitePath: String? = nil) -> Article {
    let document = Document(parsing: text, path: path, options: ParsingOptions(directives: true))
    return Article(path: path, document: document, source: Array(text.utf8), sitePath: sitePath)
  }

  private static var index: CatalogIndex {
    var wave = Entity(id: "type/Ripple/Wave", kind: .type, name: "Wave", module: "Ripple")
    wave.declaration = Declaration(keyword: "struct", access: "public", text: "struct Wave")
    wave.members = ["ask(with:)", "ask()", "ask(with:)", "height"].map {
      Member(name: $0, keyword: "func", access: "public", text: "func \($0)", source: Location(path: "a.swift"))
    }
    return CatalogIndex(package: "Ripple", entities: [wave.id: wave])
  }

  private func site(_ articles: [Article]) throws -> TestSite {
    try TestSite([:]) { input in
      input.articles = articles
      input.contentFolder = ""
      input.symbols = SymbolLinks(Self.index)
      input.pages = [SitePage(address: "catalog/type/Ripple/Wave.html", title: "Wave", kind: .catalog, body: Array("<h1>Wave</h1>\n".utf8))]
    }
  }

  @Test(arguments: [
    ("Wave", ""), ("Ripple/Wave", ""), ("Wave-struct", ""), ("Wave/ask(with:)", "#member-ask"), ("Wave/ask()", "#member-ask-2"),
    ("Wave/ask()-4f2ks", "#member-ask-2"), ("Wave/ask(with:)-swift.method", "#member-ask"),
    ("Wave/height-swift.property", "#member-height"),
    ("height", "#member-height"),
  ])
  func `a symbol link leads to its own overload, with DocC's suffixes too`(name: String, fragment: String) throws {
    let own = name == "height" ? "``Wave``" : "Other"
    let site = try site([
      Self.article("Ripple.docc/Ripple.md", "# ``Ripple``\n", sitePath: "index.md"),
      Self.article(
        "Ripple.docc/Text.md", name == "height" ? "# ``Wave``\n\nSee ``\(name)``.\n" : "# \(own)\n\nSee ``\(name)``.\n", sitePath: "text.md"
      ),
    ])
    #expect(site.problems.filter { !$0.contains("'Ripple'") } == [])
    let page = name == "height" ? site["catalog/type/Ripple/Wave.html"] : site["text.html"]
    let expected = name == "height" ? "href=\"\(fragment)\"" : "href=\"catalog/type/Ripple/Wave.html\(fragment)\""
    #expect(page.contains(expected), "\(page)")
  }

  @Test func `an extension file is shown on the page of its symbol`() throws {
    let site = try site([
      Self.article("Ripple.docc/Ripple.md", "# Ripple\n\n[wave](Wave.md#More-Water)\n", sitePath: "index.md"),
      Self.article("Ripple.docc/Wave.md", "# ``Ripple/Wave``\n\nAdded words.\n\n## More Water\n", sitePath: "wave.md"),
    ])
    #expect(site.files["wave.html"] == nil)
    #expect(
      site["catalog/type/Ripple/Wave.html"].contains("Added words.") && site["catalog/type/Ripple/Wave.html"].contains("id=\"more-water\""))
  }

  @Test func `topics order the navigation, and two pages that list each other are reported`() throws {
    let site = try site([
      Self.article("Ripple.docc/Ripple.md", "# Ripple\n\n## Topics\n\n### Basics\n\n- <doc:Zebra>\n- <doc:Apple>\n", sitePath: "index.md"),
      Self.article("Ripple.docc/Apple.md", "# Apple\n\n## Topics\n\n### Parts\n\n- <doc:Seed>\n", sitePath: "Apple.md"),
      Self.article("Ripple.docc/Seed.md", "# Seed\n\n## Topics\n\n### Back\n\n- <doc:Apple>\n", sitePath: "Seed.md"),
      Self.article("Ripple.docc/Zebra.md", "# Zebra\n", sitePath: "Zebra.md"),
      Self.article("Ripple.docc/Alone.md", "# Alone\n", sitePath: "Alone.md"),
    ])
    #expect(site.problems.count == 1 && site.problems[0].hasPrefix("Ripple.docc/Seed.md:7:3 cyclic-curation"), "\(site.problems)")
    let list = site["all-pages.html"].components(separatedBy: "<main").last ?? ""
    let titles = list.matches(of: #/>(Basics|Zebra|Apple|Seed|Parts|Alone)</#).map { String($0.1) }
    #expect(titles == ["Basics", "Zebra", "Apple", "Parts", "Seed", "Alone"])
  }

  @Test func `a name that the package does not declare is a warning, as in DocC`() throws {
    let site = try site([Self.article("Ripple.docc/Ripple.md", "# Ripple\n\n``Swift/Array``\n", sitePath: "index.md")])
    #expect(site.output.diagnostics.map { "\($0.severity) \($0.id)" } == ["warning unknown-symbol"])
  }
}
