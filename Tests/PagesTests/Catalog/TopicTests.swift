@testable import LimnCatalog
import LimnDiagnostics
import LimnMarkdown
import Testing

@testable import LimnPages

/// The order of members by the `## Topics` of a comment and of an extension file, as in DocC.
@Suite struct TopicTests {
  /// A site with the types `Fish`, which has overloads, and `Net`.
  ///
  /// - Parameters:
  ///   - comment: the comment of `Fish`.
  ///   - article: an extension file in the documentation catalog.
  ///   - others: other articles in the documentation catalog, by name.
  private func site(comment: String? = nil, article: String? = nil, others: [String: String] = [:]) throws -> TestSite {
    var target = Entity(id: "target/Lake", kind: .target, name: "Lake", module: "Lake")
    target.folder = "Sources/Lake"
    var index = CatalogIndex(package: "Lake", entities: [target.id: target])
    for name in ["Fish", "Net"] {
      var type = Entity(id: "type/Lake/\(name)", kind: .type, name: name, module: "Lake")
      type.declaration = Declaration(keyword: "struct", access: "public", text: "struct \(name)", usr: "s:" + name)
      type.source = Location(path: "Sources/Lake/Lake.swift", line: 1, column: 1)
      type.facts = SymbolFacts(kind: "Structure")
      index.entities[type.id] = type
    }
    let members = [
      ("age", "var age: Int", "Instance Property"), ("swim(_:)", "func swim(_ depth: Int)", "Instance Method"),
      ("swim(_:)", "func swim(_ place: String)", "Instance Method"), ("eat()", "func eat()", "Instance Method"),
      ("init()", "init()", "Initializer"),
    ]
    index.entities["type/Lake/Fish"]?.documentation = comment
    index.entities["type/Lake/Fish"]?.members = members.map { name, text, kind in
      var member = Member(
        name: name, keyword: "func", access: "public", text: text, usr: "s:" + text,
        source: Location(path: "Sources/Lake/Lake.swift", line: 2))
      member.facts = SymbolFacts(kind: kind)
      return member
    }
    index.entities["type/Lake/Net"]?.documentation = "Catches fish."
    index.entities["type/Lake/Net"]?.summary = "Catches fish."
    let texts = others.merging(article.map { ["Fish": $0] } ?? [:]) { first, _ in first }
    let articles = texts.sorted { $0.key < $1.key }.map { name, text in
      let path = "Sources/Lake/Lake.docc/\(name).md"
      let document = Document(parsing: text, path: path, options: ParsingOptions(directives: true))
      return Article(path: path, document: document, source: Array(text.utf8), sitePath: "\(name).md")
    }
    var catalog = CatalogPages(index: index)
    return try TestSite([:]) { input in
      input.content.articles = articles
      input.content.folder = ""
      catalog.add(input.content)
      input.catalog.symbols = catalog.symbols
      input.catalog.pages = catalog.pages().pages
    }
  }

  /// The groups of members on the page, each followed by its members and links.
  private func groups(_ site: TestSite) -> [String] {
    site["catalog/type/Lake/Fish.html"].matches(
      of: #/<h3 id="members-.*?">(.*?)</|<li id="member-(.*?)"|<li><a href="([^#].*?)"/#
    ).map { String($0.1 ?? $0.2 ?? $0.3 ?? "") }
  }

  @Test("An extension file orders the members, and the links of its See Also are at the end of the page")
  func extensionFile() throws {
    let site = try site(
      article: """
        # ``Lake/Fish``

        Fish have ``swim(_:)-(String)``.

        ## Topics

        ### Eating

        - ``eat()``
        - ``Net``

        ### Moving

        - ``swim(_:)-(String)``
        - ``swim(_:)-(Int)``
        - ``eat()``

        ## See Also

        - ``Lake/Net-struct``
        """)
    #expect(site.problems == [])
    let html = site["catalog/type/Lake/Fish.html"]
    #expect(
      groups(site) == [
        "Eating", "eat", "Net.html", "Moving", "swim-2", "swim", "Initializers", "init", "Instance properties", "age",
      ])
    #expect(!html.contains("id=\"topics\"") && !html.contains("href=\"#topics\""))
    let places = try ["Fish have", "id=\"members\"", "id=\"see-also\""].map {
      try #require(html.firstRange(of: $0)).lowerBound
    }
    #expect(places == places.sorted())
    #expect(html.contains("href=\"#see-also\"") && html.contains(">Lake.Net</code>"))
    #expect(html.contains("<a class=\"symbol\" href=\"#member-swim-2\"><code>swim(_:)</code></a>"))
    #expect(html.contains("<li class=\"sub\"><a href=\"#members-eating\">Eating</a></li>"), "\(html)")
  }

  @Test("The Markdown of a page has the text of its extension files") func markdown() throws {
    let site = try site(
      article:
        """
        # ``Lake/Fish``

        Fish have ``eat()``.

        ## Topics

        ### Moving

        - ``eat()``

        ## See Also

        - ``Net``
        """,
      others: ["Eat": "# ``Lake/Fish/eat()``\n\nFish eat at night.\n"])
    let text = site["catalog/type/Lake/Fish.md"]
    let parts = [
      "`Sources/Lake/Lake.swift:1`\n\nFish have [`eat()`](#member-eat).",
      "## See Also\n\n- [`Net`](Net.md)\n\n## Members", "### Moving",
      "#### eat()\n\n````swift\nfunc eat()\n````\n\nFish eat at night.", "### Initializers",
    ]
    let places = try parts.map { try #require(text.firstRange(of: $0), "\($0) is missing:\n\(text)").lowerBound }
    #expect(places == places.sorted() && !text.contains("## Topics") && !text.contains("Lake/Fish"), "\(text)")
  }

  @Test("Topics show what the articles and declarations are about, and the declarations of members elsewhere")
  func summaries() throws {
    let topics = "## Topics\n\n### Moving\n\n- <doc:Diving>\n- ``Net``\n- ``eat()``\n"
    let site = try site(
      article: "# ``Lake/Fish``\n\n" + topics,
      others: [
        "Diving": "# Diving\n\nHow a *fish* dives.\n\nMore.\n", "Lake": "# ``/Lake``\n\n" + topics,
        "Loose": "# Loose\n\n" + topics.replacing("\n- ``", with: "\n\n- ``"),
        "Net": "# ``Lake/Net``\n\n## Topics\n\n- ``Fish/swim(_:)-(Int)``\n",
      ])
    let rows = ["<a href=\"../../../diving.html\">Diving</a><div class=\"about-m\"><p>How a fish dives.</p>"]
    let html = site["catalog/type/Lake/Fish.html"]
    for row in rows + ["<div class=\"about-m\"><p>Catches fish.</p>"] { #expect(html.contains(row), "\(html)") }
    let module = site["lake.html"]
    for text in ["diving.html\">Diving</a><p>How a fish dives.</p></li>", "</code></a><p>Catches fish.</p></li>"] {
      #expect(module.contains(text), "\(module)")
    }
    for text in ["diving.html\">Diving</a></p><p>How a fish dives.</p>", "</code></a></p><p>Catches fish.</p>"] {
      #expect(site["loose.html"].contains(text), "\(site["loose.html"])")
    }
    #expect(
      site["catalog/type/Lake/Net.html"].contains(
        "func</span> <span class=\"fn\"><a href=\"Fish.html#member-swim\">swim</a></span>("),
      "\(site["catalog/type/Lake/Net.html"])")
  }

  @Test("The topics of a comment order the members, and are shown nowhere else") func comment() throws {
    let site = try site(
      comment: "A fish.\n\nMore.\n\n## Topics\n\n- ``age``\n\n### Moving\n\n- ``eat()``\n\n## Rest\n\nThe end.")
    #expect(groups(site) == ["age", "Moving", "eat", "Initializers", "init", "Instance methods", "swim", "swim-2"])
    let html = site["catalog/type/Lake/Fish.html"]
    #expect(!html.contains("Topics") && html.contains("More.") && html.contains("The end."))
  }

  @Test(
    "A wrong link in the topics is one warning at its place, and the page is complete",
    arguments: [
      (
        "swim(_:)-abc12",
        "unknown-symbol 'swim(_:)-abc12' matches no declarations; write 'swim(_:)-(Int)' or 'swim(_:)-(String)'"
      ),
      ("eat()-property", "unknown-symbol 'eat()-property' matches no declarations; write 'eat()'"),
      (
        "swim(_:)",
        "ambiguous-symbol 'swim(_:)' matches several declarations; write 'swim(_:)-(Int)' or 'swim(_:)-(String)'"
      ),
      (
        "Fish/swim(_:)",
        "ambiguous-symbol 'Fish/swim(_:)' matches several declarations; write 'Fish/swim(_:)-(Int)' or 'Fish/swim(_:)-(String)'"
      ),
      // The catalog leaves out what is not public.
      ("digest()", "unknown-symbol 'digest()' has no page in the catalog"),
    ])
  func wrongLink(_ name: String, _ problem: String) throws {
    let site = try site(article: "# ``Fish``\n\n## Topics\n\n### Moving\n\n- ``\(name)``\n- ``age``\n")
    #expect(site.problems == ["Sources/Lake/Lake.docc/Fish.md:7:3 " + problem])
    #expect(site.output.diagnostics.map(\.severity) == [.warning])
    let all = ["Moving", "age", "Initializers", "init", "Instance methods", "swim", "swim-2", "eat"]
    #expect(groups(site) == all)
  }
}
