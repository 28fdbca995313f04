@testable import LimnCatalog
import LimnDiagnostics
import Testing

@testable import LimnPages

/// Links in documentation comments.
@Suite struct CommentLinkTests {
  /// The page of a function whose comment contains a text, and the diagnostics of the catalog.
  private func page(
    _ comment: String, onMember: Bool = false, isWhole: Bool = false, source: String? = nil
  ) throws -> (html: String, alternate: String, summary: String?, found: [String], diagnostics: [String]) {
    var index = CatalogIndex(package: "Lake")
    let target = Entity(id: "target/Lake", kind: .target, name: "Lake", module: "Lake")
    var fish = Entity(id: "type/Lake/Fish", kind: .type, name: "Fish", module: "Lake")
    fish.source = Location(path: "Sources/Fish.swift", line: 5, column: 8)
    fish.declaration = Declaration(keyword: "struct", access: "public", text: "struct Fish")
    var swim = Member(
      name: "swim(to:)", keyword: "func", access: "public", text: "func swim(to: Int)",
      source: Location(path: "Sources/Fish.swift", line: 9, column: 8))
    let text = isWhole ? comment : (onMember ? "Swims" : "A fish") + ".\n\n" + comment
    swim.facts = SymbolFacts(kind: "Instance Method", parameters: ["to"])
    if onMember { swim.documentation = text } else { fish.documentation = text }
    if isWhole, !onMember { fish.summary = comment.split(separator: "\n").first.map(String.init) }
    fish.members = [swim]
    var arrow = Entity(id: "function/Lake/operator-3d-3d-3e", kind: .function, name: "==>", module: "Lake")
    arrow.declaration = Declaration(keyword: "func", access: "public", text: "func ==>")
    arrow.members = [
      Member(
        name: "==>(_:_:)", keyword: "func", access: "public", text: "", source: Location(path: "Sources/Fish.swift"))
    ]
    var sand = Entity(id: "type/Shore/Sand", kind: .type, name: "Sand", module: "Shore")
    sand.declaration = Declaration(keyword: "struct", access: "public", text: "struct Sand")
    var grain = Entity(id: "extension/Lake/Sand", kind: .extension, name: "Sand", module: "Lake")
    grain.declaration = Declaration(keyword: "extension", access: "public", text: "extension Sand")
    grain.facts = SymbolFacts(kind: "Extended Structure", extendedModule: "Shore")
    for entity in [target, fish, arrow, sand, grain] { index.entities[entity.id] = entity }
    var pages = CatalogPages(index: index)
    pages.source = { path in path == "Sources/Fish.swift" ? source.map { Array($0.utf8) } : nil }
    pages.add(SiteContent(articles: TestSite.articles(["guides/First-Steps.md": "# Your First Steps\n\n## The Net\n"])))
    let made = pages.pages()
    let page = try #require(made.pages.first { $0.address.path == "catalog/type/Lake/Fish.html" })
    let diagnostics = made.diagnostics.map { diagnostic in
      let place = diagnostic.location.map { "\($0.path):\($0.line):\($0.column)" } ?? ""
      return "\(place) \(diagnostic.severity) \(diagnostic.message) [\(diagnostic.id)]"
    }
    return (page.body.text, (page.alternate ?? []).text, page.summary, page.sections.map(\.text), diagnostics)
  }

  @Test(
    "A link leads to an article, to a declaration, or to another site",
    arguments: [
      ("<doc:First-Steps>", "<a href=\"../../../guides/first-steps.html\">Your First Steps</a>"),
      ("<doc:First-Steps#The-Net>", "<a href=\"../../../guides/first-steps.html#the-net\">Your First Steps</a>"),
      ("[steps](doc:First-Steps)", "<a href=\"../../../guides/first-steps.html\">steps</a>"),
      ("[steps](../First-Steps.md)", "<a href=\"../../../guides/first-steps.html\">steps</a>"),
      ("[swim](/documentation/lake/fish/swim(to:)-4k2l)", "<a href=\"#member-swim\">swim</a>"),
      (
        "[equal](doc://com.apple.documentation/documentation/swift/equatable)",
        "<a href=\"https://developer.apple.com/documentation/swift/equatable\">equal</a>"
      ),
      ("[there](https://example.org/a)", "<a href=\"https://example.org/a\">there</a>"),
    ])
  func leadsSomewhere(text: String, html: String) throws {
    let page = try page(text)
    #expect(page.html.contains(html), "\(page.html)")
    #expect(page.diagnostics == [])
  }

  @Test(
    "A link that leads nowhere is shown as text, and reported at its declaration", arguments: [false, true])
  func leadsNowhere(onMember: Bool) throws {
    let page = try page("[gone](gone.md) <doc:Lost> [run](javascript:alert)", onMember: onMember)
    #expect(page.html.contains("<a>gone</a> <a>Lost</a> <a>run</a>"), "\(page.html)")
    #expect(!page.html.contains("gone.md") && !page.html.contains("doc:") && !page.html.contains("javascript"))
    let place = "Sources/Fish.swift:\(onMember ? 9 : 5):8 warning"
    let end = "so this link of a documentation comment is shown as text"
    #expect(
      page.diagnostics == [
        "\(place) 'gone.md' is not a page of the site, \(end) [dead-link]",
        "\(place) there is no article or declaration 'Lost', \(end) [unknown-document]",
        "\(place) the link runs a script; use an address that starts with https:, \(end) [unsafe-link]",
      ])
  }

  @Test(
    "A name in the comment of a member is looked up from the member outward",
    arguments: [
      ("``Fish``", "Fish.html"), ("``Lake/Fish/swim(to:)``", "#member-swim"), ("``Fish/swim(to:)``", "#member-swim"),
      ("``swim(to:)``", "#member-swim"), ("``/Lake/Fish``", "Fish.html"), ("<doc:Fish/swim(to:)>", "#member-swim"),
      ("``==>(_:_:)``", "../../function/Lake/operator-3d-3d-3e.html"),
      ("``Shore/Sand``", "../../extension/Lake/Sand.html"), ("<doc:/Shore/Sand>", "../Shore/Sand.html"),
    ])
  func memberNames(text: String, href: String) throws {
    let page = try page(text, onMember: true)
    #expect(page.html.contains("href=\"\(href)\""), "\(page.html)")
    #expect(!page.html.contains(">doc:"))
    #expect(page.diagnostics == [])
    let unknown = try self.page("``Nobody``", onMember: true)
    #expect(
      unknown.diagnostics == [
        "Sources/Fish.swift:9:8 warning 'Nobody' has no page in the catalog, so this link of a documentation comment is shown as text [unknown-symbol]"
      ])
  }

  @Test("A link that leads nowhere is reported at its place in the source file, if the file can be read")
  func placeInSource() throws {
    let above = "// See ``Nobody``.\nstruct Fish {\n\n\n\n\n"
    let page = try page(
      "See ``Nobody``.", onMember: true, source: above + "  /// Swims.\n  /// See ``Nobody``.\n  func swim() {}\n}\n")
    #expect(page.diagnostics.map { $0.prefix(24) } == ["Sources/Fish.swift:8:11 "])
  }

  @Test(
    "A documented parameter that does not exist is reported at its place in the source file",
    arguments: [
      ("- Parameter `at`: Where.", "Sources/Fish.swift:8:20"),
      ("- Parameters:\n  - at water: Where.", "Sources/Fish.swift:8:11"),
    ])
  func parameterInSource(text: String, place: String) throws {
    let lines = ("Swims.\n\n" + text).split(separator: "\n", omittingEmptySubsequences: false)
    let above = "struct Fish {" + String(repeating: "\n", count: 8 - lines.count)
    let source = above + lines.map { "  /// \($0)\n" }.joined() + "  func swim(to: Int) {}\n}\n"
    let page = try page(text, onMember: true, source: source)
    #expect(page.diagnostics.map { $0.prefix(place.utf8.count) } == [place[...]], "\(page.diagnostics)")
  }

  @Test("The Markdown alternate of a page has the resolved links of comments")
  func alternate() throws {
    let page = try page("[steps](../First-Steps.md) and ``Lake``.")
    #expect(page.alternate.contains("[steps](../../../guides/first-steps.md) and [`Lake`](../../target/Lake.md)."))
  }

  @Test("The first sentence of a comment has links and no markup, in the page's lead, its description, and the search")
  func firstSentence() throws {
    let comment = """
      The *largest* [common divisor][gcd] of `a`, <doc:First-Steps> and ``Fish``, not [gone](gone.md).

      [gcd]: https://example.org/gcd
      """
    let page = try page(comment, isWhole: true)
    let lead =
      "<p class=\"lead\">The largest <a href=\"https://example.org/gcd\">common divisor</a> of <code>a</code>, "
      + "<a href=\"../../../guides/first-steps.html\">Your First Steps</a> and <a href=\"Fish.html\"><code>Fish</code></a>, not gone.</p>"
    #expect(page.html.contains(lead), "\(page.html)")
    #expect(page.summary == "The largest common divisor of a, First-Steps and Fish, not gone.")
  }

  @Test("A symbol link in a first sentence without other markup leads to its declaration") func plainSentence() throws {
    let page = try page("A fish like ``Fish``.", isWhole: true)
    #expect(page.html.contains("<p class=\"lead\">A fish like <a href=\"Fish.html\"><code>Fish</code></a>.</p>"))
  }

  @Test("The first paragraph of a member's comment uses the links that the comment defines at its end")
  func definitionsOfMembers() throws {
    let page = try page("Uses the [net].\n\nMore.\n\n[net]: https://example.org/net", onMember: true, isWhole: true)
    #expect(page.html.contains("Uses the <a href=\"https://example.org/net\">net</a>."), "\(page.html)")
  }

  @Test("The search finds the words of a comment, without markup")
  func searchedText() throws {
    let page = try page("Reads *all*:\n\n- [one](gone.md)\n- two\n\n```\nlet a = b\n```", onMember: true, isWhole: true)
    #expect(page.found.contains("Reads all: one two let a = b\n"), "\(page.found)")
  }
}
