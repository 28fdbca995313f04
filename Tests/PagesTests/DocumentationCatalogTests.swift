import Foundation
@testable import LimnCatalog
import LimnDiagnostics
import LimnMarkdown
import LimnSearch
import Testing

@testable import LimnPages

/// The articles of a documentation catalog `Ripple.docc` inside a package.
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
    var target = Entity(id: "target/Ripple", kind: .target, name: "Ripple", module: "Ripple")
    target.folder = "Sources/Ripple"
    return CatalogIndex(package: "Ripple", entities: [wave.id: wave, target.id: target])
  }

  private func site(_ articles: [Article]) throws -> TestSite {
    try TestSite([:]) { input in
      input.content.articles = articles
      input.content.folder = ""
      input.catalog.symbols = SymbolLinks(Self.index)
      input.catalog.pages = [("type/Ripple/Wave", "Wave"), ("target/Ripple", "Ripple")].map { path, title in
        SitePage(
          address: PageAddress("catalog/\(path).html"), title: title, kind: .catalog,
          body: Array("<h1>\(title)</h1>\n".utf8))
      }
    }
  }

  @Test(
    "A symbol link leads to its own overload, with DocC's suffixes too",
    arguments: [
      ("Wave", ""), ("Ripple/Wave", ""), ("Wave-struct", ""), ("Wave/ask(with:)", "#member-ask"),
      ("Wave/ask()", "#member-ask-2"),
      ("Wave/ask()-4f2ks", "#member-ask-2"), ("Wave/ask(with:)-(Double)", "#member-ask"),
      ("Wave/ask(with:)->Int", "#member-ask"), ("Wave/height->Double", "#member-height"),
      ("Wave/ask(with:)-swift.method", "#member-ask"),
      ("Wave/height-swift.property", "#member-height"),
      ("height", "#member-height"),
    ])
  func aSymbolLinkLeadsToItsOwnOverloadWith(name: String, fragment: String) throws {
    let own = name == "height" ? "``Wave``" : "Other"
    let site = try site([
      Self.article("Ripple.docc/Ripple.md", "# ``Ripple``\n", sitePath: "index.md"),
      Self.article(
        "Ripple.docc/Text.md", name == "height" ? "# ``Wave``\n\nSee ``\(name)``.\n" : "# \(own)\n\nSee ``\(name)``.\n",
        sitePath: "text.md"
      ),
    ])
    #expect(site.problems == [])
    let page = name == "height" ? site["catalog/type/Ripple/Wave.html"] : site["text.html"]
    let expected = name == "height" ? "href=\"\(fragment)\"" : "href=\"catalog/type/Ripple/Wave.html\(fragment)\""
    #expect(page.contains(expected), "\(page)")
  }

  @Test(
    "An address of DocC's pages leads to the module, symbol, or article",
    arguments: [
      ("./Ripple", "catalog/target/Ripple.html"), ("/documentation/ripple/wave", "catalog/type/Ripple/Wave.html"),
      ("../ripple/wave/ask(with:)-4f2ks", "catalog/type/Ripple/Wave.html#member-ask"),
      ("/documentation/ripple/text", ""),
      ("./ripple/waev", "dead-link './ripple/waev' does not exist (did you mean 'Ripple.md'?)"),
    ])
  func anAddressOfDocCsPagesLeadsToTheModule(address: String, expected: String) throws {
    let site = try site([
      Self.article("Ripple.docc/Ripple.md", "# ``Ripple``\n", sitePath: "index.md"),
      Self.article("Ripple.docc/Text.md", "# Text\n\n[there](\(address))\n", sitePath: "text.md"),
    ])
    if expected.hasPrefix("dead") {
      #expect(site.problems == ["Ripple.docc/Text.md:3:1 " + expected])
    } else {
      #expect(site.problems == [] && site.links(on: "text.html").last == (expected.isEmpty ? "text.html" : expected))
    }
  }

  @Test("An extension file is shown on the page of its symbol") func anExtensionFileIsShownOnThePageOf() throws {
    let site = try site([
      Self.article("Ripple.docc/Ripple.md", "# Ripple\n\n[wave](Wave.md#More-Water)\n", sitePath: "index.md"),
      Self.article("Ripple.docc/Wave.md", "# ``Ripple/Wave``\n\nAdded words.\n\n## More Water\n", sitePath: "wave.md"),
    ])
    #expect(site.files["wave.html"] == nil)
    #expect(
      site["catalog/type/Ripple/Wave.html"].contains("Added words.")
        && site["catalog/type/Ripple/Wave.html"].contains("id=\"more-water\""))
  }

  @Test("The text of an extension file comes after the comment of its symbol, and before the sections")
  func anExtensionFileComesAfterTheComment() throws {
    let site = try TestSite([:]) { input in
      input.content.articles = [
        Self.article("Ripple.docc/Ripple.md", "# Ripple\n", sitePath: "index.md"),
        Self.article("Ripple.docc/Wave.md", "# ``Ripple/Wave``\n\nAdded.\n\n## More\n\nFathoms.", sitePath: "wave.md"),
      ]
      input.content.folder = ""
      input.catalog.symbols = SymbolLinks(Self.index)
      input.catalog.pages = [
        SitePage(
          address: "catalog/type/Ripple/Wave.html", title: "Wave", kind: .catalog,
          body: Array("<h1>Wave</h1>\n<h2 id=\"own\">Own</h2>\nComment.\n<h2 id=\"members\">Members</h2>\n".utf8),
          contents: [
            ContentsEntry(level: 2, title: "Own", anchor: "own", isAuthored: true),
            ContentsEntry(level: 2, title: "Members", anchor: "members"),
          ], sections: [SearchSection(title: "Wave")])
      ]
    }
    let page = try #require(site["catalog/type/Ripple/Wave.html"].components(separatedBy: "<main").last)
    let places = try ["id=\"own\"", "Comment.", "Added.", "id=\"more\"", "id=\"members\""].map {
      try #require(page.range(of: $0), "\(page)").lowerBound
    }
    #expect(places == places.sorted())
    let shards = site.files.keys.filter { $0.hasPrefix("search/") }.map { site[$0] }.joined()
    #expect(shards.contains("fathoms ") && shards.contains("\"More\",\"more\",\"Fathoms.\""))
  }

  @Test("Topics order the navigation, and two pages that list each other are reported")
  func topicsOrderTheNavigationAndTwoPagesThatList()
    throws
  {
    let site = try site([
      Self.article(
        "Ripple.docc/Ripple.md", "# Ripple\n\n## Topics\n\n### Basics\n\n- <doc:Big-Zebra>\n- <doc:Apple>\n",
        sitePath: "index.md"),
      Self.article("Ripple.docc/Apple.md", "# Apple\n\n## Topics\n\n### Parts\n\n- <doc:Seed>\n", sitePath: "Apple.md"),
      Self.article("Ripple.docc/Seed.md", "# Seed\n\n## Topics\n\n### Back\n\n- <doc:Apple>\n", sitePath: "Seed.md"),
      Self.article("Ripple.docc/Big Zebra.md", "# Zebra\n", sitePath: "Big Zebra.md"),
      Self.article("Ripple.docc/Alone.md", "# Alone\n", sitePath: "Alone.md"),
    ])
    #expect(
      site.problems.count == 1 && site.problems[0].hasPrefix("Ripple.docc/Seed.md:7:3 cyclic-curation"),
      "\(site.problems)")
    let list = site["all-pages.html"].components(separatedBy: "<main").last ?? ""
    let titles = list.matches(of: #/>(Basics|Zebra|Apple|Seed|Parts|Alone)</#).map { String($0.1) }
    #expect(titles == ["Basics", "Zebra", "Apple", "Parts", "Seed", "Alone"])
  }

  @Test("An image has the variants of its scales and another for dark surroundings")
  func anImageHasTheVariantsOfItsScalesAnd() throws {
    let site = try TestSite([:]) { input in
      input.content.articles = [
        Self.article("Ripple.docc/Ripple.md", "# Ripple\n\n![A](pond) ![B](sea)\n", sitePath: "index.md")
      ]
      input.content.folder = ""
      let names = ["pond.mp4", "pond.png", "pond@2x.png", "pond~dark.png", "pond~dark@2x.png", "sea@2x.png"]
      input.content.staticFiles = names.map { StaticFile(PageAddress("Ripple.docc/Resources/" + $0), gif) }
    }
    let (page, folder) = (site["index.html"], "Ripple.docc/Resources/")
    #expect(site.problems == [])
    #expect(
      page.contains(
        "srcset=\"\(folder)pond~dark.png 1x, \(folder)pond~dark@2x.png 2x\"><img src=\"\(folder)pond.png\" alt=\"A\""),
      "\(page)")
    #expect(page.contains("srcset=\"\(folder)pond.png 1x, \(folder)pond@2x.png 2x\""))
    #expect(page.contains("<img src=\"\(folder)sea@2x.png\" alt=\"B\" srcset=\"\(folder)sea@2x.png 2x\">"))
  }

  @Test("A first page without a heading has the title of the site") func aFirstPageWithoutAHeadingHasTheTitle() throws {
    let site = try TestSite(["README.md": "![Logo](logo.png)\n\nText.\n", "logo.png": "x"])
    #expect(site["index.html"].contains("<h1>Pond</h1>"))
  }

  @Test("A title in HTML is that of the page, and headings of level 1 below a title are its sections")
  func titles() throws {
    let site = try TestSite([
      "README.md":
        "<!-- <h1>Pool</h1> -->\n\n<H1 align=\"center\"><b>Lake &amp; Sea</b></H1>\n\n# Fish\n\n## Eel\n\n# Reeds\n"
    ])
    let page = site["index.html"]
    #expect(page.contains("<title>Lake &amp; Sea") && page.matches(of: /<h1/).count == 2, "\(page)")
    #expect(site["index.md"].matches(of: /Lake/).count == 1, "\(site["index.md"])")
    for anchor in ["fish", "eel", "reeds"] { #expect(page.contains("<a href=\"#\(anchor)\">"), "\(page)") }
    #expect(site.problems.count == 1 && site.problems[0].contains("second-title 'Fish' and 1 other heading"))
  }

  @Test("A README is a first page with a list of its headings") func aREADMEIsAFirstPageWithAList() throws {
    let text = "# Pond\n\nText.\n\n## Fish\n\n## Reeds\n"
    let site = try TestSite(["README.md": text])
    #expect(site["index.html"].contains("id=\"limnToc\"") && !site["index.html"].contains("class=\"home"))
    let overview = try TestSite(["index.md": text])
    #expect(!overview["index.html"].contains("id=\"limnToc\"") && overview["index.html"].contains("class=\"home"))
  }

  @Test("An old address in a directive leads to the page") func anOldAddressInADirectiveLeadsToThe() throws {
    let site = try site([
      Self.article(
        "Ripple.docc/Ripple.md", "# Ripple\n\n@Redirected(from: \"old/page\")\n@Redirected(from: \"../out\")\n",
        sitePath: "index.md")
    ])
    #expect(site["old/page.html"].contains("url=../index.html"))
    #expect(site.problems == ["Ripple.docc/Ripple.md:4:1 invalid-alias '../out' leads outside the site"])
  }

  @Test("Tutorials stand below their list, by chapter") func tutorialsStandBelowTheirListByChapter() throws {
    let list =
      "@Tutorials(name: \"R\") {\n  @Intro(title: \"Learn\") {\n  }\n  @Chapter(name: \"First\") {\n    @TutorialReference(tutorial: \"doc:Two\")\n"
      + "    @TutorialReference(tutorial: \"doc:One\")\n  }\n}\n"
    let site = try site([
      Self.article("Ripple.docc/Ripple.md", "# Ripple\n", sitePath: "index.md"),
      Self.article("Ripple.docc/All.tutorial", list, sitePath: "All.md"),
      Self.article("Ripple.docc/One.tutorial", "@Tutorial {\n  @Intro(title: \"First one\")\n}\n", sitePath: "One.md"),
      Self.article("Ripple.docc/Two.tutorial", "@Tutorial {\n  @Intro(title: \"Second one\")\n}\n", sitePath: "Two.md"),
    ])
    #expect(site.problems == [])
    let all = site["all-pages.html"].components(separatedBy: "<main").last ?? ""
    let titles = all.matches(of: #/>(Learn|First|First one|Second one)</#).map { String($0.1) }
    #expect(titles == ["Learn", "First", "Second one", "First one"], "\(all)")
    #expect(site["all.html"].contains("directives.") && site.links(on: "all.html").contains("two.html"))
  }

  @Test(
    "Bad input gets one diagnostic at its place",
    arguments: [
      (
        "# A\n\n![x](Resources)\n",
        "Ripple.docc/A.md:3:1 dead-image 'Resources' is a folder; link to an image file in it"
      ),
      ("# A\n\n@Row {\n  Text.\n", "Ripple.docc/A.md:3:1 unclosed-directive '@Row' is never closed; add '}'"),
      (
        "# A\n\n## Topics\n\n### B\n\n- <doc:A>\n",
        "Ripple.docc/A.md:7:3 cyclic-curation 'A' already contains this page, so the two pages would contain each other"
      ),
      ("# A\n\ndam\u{E000}\n", "Ripple.docc/A.md:3:4 invalid-utf8 byte 0xFF is not UTF-8; save the file as UTF-8"),
    ])
  func badInputGetsOneDiagnosticAtItsPlace(text: String, problem: String) throws {
    let bytes = Array(text.utf8).split(separator: Array("\u{E000}".utf8)).joined(separator: [0xFF])
    let own = Document(parsing: Array(bytes), path: "Ripple.docc/A.md", options: ParsingOptions(directives: true))
    let site = try TestSite([:]) { input in
      input.content.articles = [
        Self.article("Ripple.docc/Ripple.md", "# Ripple\n\n## Topics\n\n### All\n\n- <doc:A>\n", sitePath: "index.md"),
        Article(path: "Ripple.docc/A.md", document: own, source: Array(bytes), sitePath: "A.md"),
      ]
      input.content.folder = ""
      input.content.staticFiles = [StaticFile("Ripple.docc/Resources/pond.png", gif)]
    }
    let found = (site.output.diagnostics + own.diagnostics).map {
      "\($0.location.map { $0.description + " " } ?? "")\($0.id) \($0.message)"
    }
    #expect(found == [problem])
  }

  @Test("Two articles with one address are one error, at the second") func twoArticlesWithOneAddressAreOneErrorAt()
    throws
  {
    let site = try site([
      Self.article("Ripple.docc/Ripple.md", "# Ripple\n", sitePath: "index.md"),
      Self.article("Ripple.docc/A/Pond.md", "# One\n", sitePath: "Pond.md"),
      Self.article("Ripple.docc/B/Pond.md", "# Two\n", sitePath: "Pond.md"),
    ])
    #expect(
      site.problems == [
        "Ripple.docc/B/Pond.md:1:1 duplicate-address 'pond.html' is the address of two articles; give one of them another 'slug'"
      ])
  }

  @Test("An entry of a group gets its summary, although the text before the list has the same link")
  func anEntryAfterText() throws {
    let site = try site([
      Self.article(
        "Ripple.docc/Ripple.md", "# Ripple\n\n## Topics\n\n### Seeds\n\nFirst, see <doc:Seed>.\n\n- <doc:Seed>\n",
        sitePath: "index.md"),
      Self.article("Ripple.docc/Seed.md", "# Seed\n\nA small one.\n", sitePath: "Seed.md"),
    ])
    let html = site["index.html"]
    #expect(html.contains("Seed</a><p>A small one.</p></li>"), "\(html)")
  }

  @Test("A name that the package does not declare is a warning, as in DocC") func aNameThatThePackageDoesNotDeclareIs()
    throws
  {
    let site = try site([Self.article("Ripple.docc/Ripple.md", "# Ripple\n\n``Swift/Array``\n", sitePath: "index.md")])
    #expect(site.output.diagnostics.map { "\($0.severity) \($0.id)" } == ["warning unknown-symbol"])
  }
}
