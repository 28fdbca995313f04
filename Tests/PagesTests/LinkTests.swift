@testable import LimnCatalog
import LimnDiagnostics
@testable import LimnPlatform
import Testing

@testable import LimnPages

@Suite struct LinkTests {
  /// Each argument contains the text of a page in `Guides`, with one link. It also contains the expected destination of
  /// the link, or the expected message.
  @Test(
    "A link leads to the page",
    arguments: [
      ("[a](other.md)", "other.html"),
      ("[a](other.md#part)", "other.html#part"),
      ("[a](<Other page.md>)", "other-page.html"),
      ("[a](Other%20page.md)", "other-page.html"),
      ("[a](../index.md)", "../index.html"),
      ("[a](/Guides/other.md)", "other.html"),
      ("[a](/Content/Guides/other.md)", "other.html"),
      ("[a](/other.md)", "other.html"),
      ("[a](/other#part)", "other.html#part"),
      ("[a](/Guides/other/)", "other.html"),
      ("[a](other)", "other.html"),
      ("[a](other.html)", "other.html"),
      ("[a](/guides/renamed)", "renamed.html"),
      ("[a](second)", "renamed.html"),
      ("<img alt=\"a\" src=\"/logo.svg\">[a](/logo.svg)", "../Guides/public/logo.svg"),
      ("[a](..)", "../index.html"),
      ("[a](../Pictures/pond.svg)", "../Pictures/pond.svg"),
      ("[a](#here)", "#here"),
      ("[a](https://example.com/x#y)", "https://example.com/x#y"),
      ("[a](mailto:a@example.com)", "mailto:a@example.com"),
      ("<doc:other>", "other.html"),
      ("<doc:other#Part>", "other.html#part"),
      ("[a](other.md#PART)", "other.html#part"),
      ("[a](doc:other#Part)", "other.html#part"),
      ("<doc:second>", "renamed.html#deep"),
      (
        "[a](doc://com.apple.documentation/documentation/swift/equatable)",
        "https://developer.apple.com/documentation/swift/equatable"
      ),
      ("[a](../../Sources/App.swift)", "https://git.example/pond/blob/main/Sources/App.swift"),
      ("[a](../../../../issues)", "https://git.example/pond/issues"),
      ("``Pond``", "../catalog/view/App/Pond.html"),
      ("``App.Pond``", "../catalog/view/App/Pond.html"),
    ])
  func aLinkLeadsToThePage(markdown: String, href: String) throws {
    let site = try make(markdown.replacing("<doc:second>", with: "<doc:renamed#deep>"))
    #expect(site.problems.isEmpty)
    #expect(site.links(on: "guides/page.html").last == href)
  }

  @Test(
    "A link that leads nowhere is an error at its place",
    arguments: [
      ("[a](javascript:alert(1))", "unsafe-link the link runs a script; use an address that starts with https:"),
      ("<a href=\"othr.md\">a</a>", "dead-link 'othr.md' does not exist (did you mean 'other.md'?)"),
      ("<img alt=\"a\" src='nothing.png'>", "dead-image 'nothing.png' does not exist"),
      (
        "<img alt=\"a\" src=\"nothing.png\" srcset=\"nothing.png, ../Pictures/pond.svg 2x\">",
        "dead-image 'nothing.png' does not exist"
      ),
      (
        "<img alt=\"a\" src=\"data:,\" srcset=\"../Pictures/pond.svg 1x, none.png 2x\">",
        "dead-image 'none.png' does not exist"
      ),
      ("[a](othr.md)", "dead-link 'othr.md' does not exist (did you mean 'other.md'?)"),
      ("[a](moth.md)", "dead-link 'moth.md' does not exist"),
      ("[a](pond.svg)", "dead-link 'pond.svg' does not exist (did you mean '../Pictures/pond.svg'?)"),
      ("[a](other.md#prt)", "dead-anchor there is no heading '#prt' in 'other.md' (did you mean 'part'?)"),
      ("[a](#hre)", "dead-anchor there is no heading '#hre' on this page (did you mean 'here'?)"),
      ("![a](nothing.png)", "dead-image 'nothing.png' does not exist"),
      ("[a](/othr)", "dead-link '/othr' does not exist"),
      ("[a](/other#prt)", "dead-anchor there is no heading '#prt' in '/other' (did you mean 'part'?)"),
      ("![a](/other)", "dead-image '/other' does not exist"),
      ("[a](../../../secret.md)", "dead-link '../../../secret.md' does not exist"),
      ("<doc:othr>", "unknown-document there is no article or declaration 'othr' (did you mean 'other'?)"),
      ("``Pnd``", "unknown-symbol 'Pnd' has no page in the catalog (did you mean 'Pond'?)"),
      (
        "``Alternate``",
        "ambiguous-symbol 'Alternate' matches several declarations; write 'A/Alternate' or 'B/Alternate'"
      ),
      (
        "![a](../../Sources/App.swift)",
        "dead-image '../../Sources/App.swift' is outside the content folder and is not copied; move it into that folder"
      ),
      ("[a]()", "dead-link the link has no destination"),
    ])
  func aLinkThatLeadsNowhereIsAnErrorAt(markdown: String, problem: String) throws {
    #expect(try make(markdown).problems == ["Content/Guides/page.md:3:5 " + problem])
  }

  @Test("Raw HTML gets the addresses of the site, in the page and in its Markdown alternate")
  func rawHTML() throws {
    let text = """
      <p><a class='x' href='Other%20Page.md#Part'>a</a> <a href="https://a.example/?x&amp;y">b</a>
      <img alt="c" src="../Pictures/pond.svg" srcset="../Pictures/pond.svg 1x, ../Pictures/pond.svg 2x"></p>
      """
    let site = try TestSite([
      "Deep/A b/page.md": "# A\n\n\(text)\n", "Deep/A b/Other Page.md": "# B\n\n## Part\n",
      "Deep/Pictures/pond.svg": "x",
    ])
    #expect(site.problems == [])
    let pond = "../../Deep/Pictures/pond.svg"
    let source = "src=\"\(pond)\" srcset=\"\(pond) 1x, \(pond) 2x\""
    for (file, end) in [("page.html", "html"), ("page.md", "md")] {
      let text = site["deep/a-b/" + file]
      #expect(text.contains("<a class='x' href='other-page.\(end)#part'>a</a>"), "\(text)")
      #expect(text.contains("<a href=\"https://a.example/?x&amp;y\">b</a>") && text.contains(source), "\(text)")
    }
  }

  @Test("A link to a file that is not part of the site is shown as text if the site has no repository")
  func externalFile() throws {
    let site = try TestSite(["index.md": "# A\n\n[x](../LICENSE)\n"]) { $0.content.exists = { $0 == "LICENSE" } }
    #expect(site.problems.count == 1 && site.problems[0].contains("external-link"))
    #expect(site["index.html"].contains("<p><a>x</a></p>"))
    let own = try TestSite(["index.md": "# A\n\n[x](../Pond.swift)\n"]) { input in
      input.content.exists = { $0 == "Pond.swift" }
      input.catalog.pages = [SitePage(address: .source("Pond.swift"), title: "Pond.swift", kind: .catalog, body: [])]
    }
    #expect(own.problems == [] && own["index.html"].contains("<a href=\"catalog/source/Pond.swift.html\">x</a>"))
  }

  @Test(
    "The suggested file is the one whose path begins like that of the link, and none with another name",
    arguments: [
      ("Examples/Streaming/README.md", "(did you mean 'Examples/StreamingOverHTTPAndFunctions/README.md'?)"),
      ("Resources/Translations/LICENSE", "'Resources/Translations/LICENSE' does not exist"),
    ])
  func similarFiles(link: String, end: String) throws {
    let site = try TestSite([
      "index.md": "# A\n\n[x](\(link))\n", "Examples/APIGatewayWithManyRoutes/README.md": "# B\n",
      "Examples/StreamingOverHTTPAndFunctions/README.md": "# C\n", "Resources/Translations/README.md": "# D\n",
    ])
    #expect(site.problems.count == 1 && site.problems[0].hasSuffix(end), "\(site.problems)")
  }

  @Test("A translated page leads to pages in its own language") func aTranslatedPageLeadsToPagesInItsOwn() throws {
    let site = try TestSite([
      "fish.md": "# Fish\n\n[pond](pond.md#deep)\n", "pond.md": "# Pond\n\n## Deep\n",
      "fish.de.md": "# Fisch\n\n[Teich](pond.md#tief) [Schilf](reed.md)\n", "pond.de.md": "# Teich\n\n## Tief\n",
      "reed.md": "# Reed\n",
    ])
    #expect(site.problems == [])
    #expect(site["fish.html"].contains("href=\"pond.html#deep\""))
    #expect(
      site["fish.de.html"].contains("href=\"pond.de.html#tief\"") && site["fish.de.html"].contains("href=\"reed.html\"")
    )
  }

  @Test("A member leads to its place on its type's page") func aMemberLeadsToItsPlaceOnItsTypes() throws {
    var pond = Entity(id: "view/App/Pond", kind: .view, name: "Pond", module: "App")
    pond.declaration = Declaration(keyword: "struct", access: "public", text: "struct Pond")
    pond.members = [
      Member(
        name: "fill(with:)", keyword: "func", access: "public", text: "func fill(with: Int)",
        source: Location(path: "a.swift"))
    ]
    let index = CatalogIndex(package: "App", entities: [pond.id: pond])
    let site = try TestSite(["index.md": "# A\n\n``Pond/fill(with:)`` and ``App.Pond.fill(with:)``\n"]) {
      $0.catalog.symbols = SymbolLinks(index)
    }
    #expect(site.problems.isEmpty)
    #expect(site.links(on: "index.html") == Array(repeating: "catalog/view/App/Pond.html#member-fill", count: 2))
  }

  @Test(
    "A symbol link can name an operator, also one with a slash, and a member that the type inherits",
    arguments: [
      ("Pond/-(_:_:)", "Pond.html#member-operator-2d"), ("Pond/-(_:)", "Pond.html#member-operator-2d-2"),
      ("App/Pond//(_:_:)", "Pond.html#member-operator-2f"), ("Pond//(_:_:)-(_,Int)", "Pond.html#member-operator-2f"),
      ("Pond//(_:_:)->Double", "Pond.html#member-operator-2f"), ("Pond//=(_:_:)", "Pond.html#member-operator-2f-3d"),
      ("Pond/filled(to:)", "Fillable.html#member-filled"),
      ("App/Pond/filled(to:)-9k2ld", "Fillable.html#member-filled"),
    ])
  func operatorsAndInheritedMembers(name: String, target: String) throws {
    func entity(_ name: String, _ members: [String], conformances: [String] = []) -> Entity {
      var entity = Entity(id: "type/App/\(name)", kind: .type, name: name, module: "App")
      entity.declaration = Declaration(keyword: "struct", access: "public", text: name, conformances: conformances)
      entity.members = members.map {
        Member(name: $0, keyword: "func", access: "public", text: $0, source: Location(path: "a.swift"))
      }
      return entity
    }
    let pond = entity("Pond", ["-(_:_:)", "-(_:)", "/(_:_:)", "/=(_:_:)"], conformances: ["Sendable", "Fillable"])
    let fillable = entity("Fillable", ["filled(to:)"])
    let module = Entity(id: "target/App", kind: .target, name: "App", module: "App")
    let index = CatalogIndex(package: "App", entities: [pond.id: pond, fillable.id: fillable, module.id: module])
    let site = try TestSite(["index.md": "# A\n\n``\(name)``\n"]) { $0.catalog.symbols = SymbolLinks(index) }
    #expect(site.problems.isEmpty)
    #expect(site.links(on: "index.html") == ["catalog/type/App/\(target)"])
  }

  @Test("A link to a type alias that each branch of an #if declares leads to its page")
  func declarationsOnOnePage() throws {
    var box = Entity(id: "type-alias/App/Box", kind: .typeAlias, name: "Box", module: "App")
    box.declaration = Declaration(keyword: "typealias", access: "public", text: "typealias Box = Int")
    box.members = ["Int", "String"].map {
      Member(
        name: "Box", keyword: "typealias", access: "public", text: "typealias Box = \($0)",
        source: Location(path: "a.swift"))
    }
    let index = CatalogIndex(package: "App", entities: [box.id: box])
    let site = try TestSite(["index.md": "# A\n\n``Box``\n"]) { $0.catalog.symbols = SymbolLinks(index) }
    #expect(site.problems == [] && site.links(on: "index.html") == ["catalog/type-alias/App/Box.html"])
  }

  @Test("A name means the type, and with the module what another target adds to it")
  func aNameMeansTheTypeAndWithTheModule() throws {
    var pond = Entity(id: "entity/Core/Pond", kind: .entity, name: "Pond", module: "Core")
    pond.declaration = Declaration(keyword: "struct", access: "public", text: "struct Pond")
    var addition = Entity(id: "extension/App/Pond", kind: .extension, name: "Pond", module: "App")
    addition.declaration = Declaration(keyword: "extension", access: "internal", text: "extension Pond")
    let index = CatalogIndex(package: "App", entities: [pond.id: pond, addition.id: addition])
    let site = try TestSite(["index.md": "# A\n\n``Pond``, ``Core.Pond``, ``App.Pond``\n"]) {
      $0.catalog.symbols = SymbolLinks(index)
    }
    #expect(site.problems.isEmpty)
    #expect(
      site.links(on: "index.html") == [
        "catalog/entity/Core/Pond.html", "catalog/entity/Core/Pond.html", "catalog/extension/App/Pond.html",
      ])
  }

  @Test(
    "DocC's name of an extension's member contains the module of the extended type, and finds no types of the package")
  func docCsNameOfAnExtensionsMember() throws {
    var addition = Entity(id: "extension/App/Collection", kind: .extension, name: "Collection", module: "App")
    addition.declaration = Declaration(keyword: "extension", access: "public", text: "extension Collection")
    addition.members = ["waves(by:)", "waves(by:)"].map {
      Member(
        name: $0, keyword: "func", access: "public", text: "func waves(by: Int)", source: Location(path: "a.swift"))
    }
    var pond = Entity(id: "entity/App/Pond", kind: .entity, name: "Pond", module: "App")
    pond.declaration = Declaration(keyword: "struct", access: "public", text: "struct Pond")
    let target = Entity(id: "target/App", kind: .target, name: "App", module: "App")
    let index = CatalogIndex(package: "App", entities: [addition.id: addition, pond.id: pond, target.id: target])
    let names = [
      "Swift/Collection/waves(by:)", "Swift/Collection/waves(by:)-2r8n8", "App/Swift/Collection/waves(by:)",
      "Swift/Collection",
    ]
    let text = "# A\n\n" + (names + ["Swift/Pond"]).map { "``\($0)``" }.joined(separator: " ") + "\n"
    let site = try TestSite(["index.md": text]) { $0.catalog.symbols = SymbolLinks(index) }
    let page = "catalog/extension/App/Collection.html"
    #expect(site.links(on: "index.html") == Array(repeating: page + "#member-waves", count: 3) + [page])
    #expect(
      site.problems.count == 1
        && site.problems.allSatisfy { $0.contains("unknown-symbol 'Swift/Pond' has no page in the catalog") })
  }

  @Test("A function outside of types leads to its page, and to its place there where it has several forms")
  func aFunctionOutsideOfTypesLeadsToItsPage() throws {
    func function(_ name: String, _ forms: String...) -> Entity {
      var entity = Entity(id: "function/App/\(name)", kind: .function, name: name, module: "App")
      entity.declaration = Declaration(keyword: "func", access: "public", text: "func \(name)")
      entity.members = forms.map { form in
        Member(name: form, keyword: "func", access: "public", text: "func \(form)", source: Location(path: "a.swift"))
      }
      return entity
    }
    let functions = [function("wait", "wait(until:)"), function("fill", "fill()", "fill(with:)")]
    let index = CatalogIndex(package: "App", entities: Dictionary(uniqueKeysWithValues: functions.map { ($0.id, $0) }))
    let text = "# A\n\n``wait(until:)`` ``App.wait`` ``App/fill(with:)`` ``fill``\n"
    let site = try TestSite(["index.md": text]) { $0.catalog.symbols = SymbolLinks(index) }
    #expect(site.problems.isEmpty)
    let (wait, fill) = ("catalog/function/App/wait.html", "catalog/function/App/fill.html")
    #expect(site.links(on: "index.html") == [wait, wait, fill + "#member-fill-with", fill])
  }

  @Test("Pictures get their size, so that the page keeps its place") func picturesGetTheirSizeSoThatThePageKeeps()
    throws
  {
    let png: [UInt8] = [
      0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 2, 128, 0, 0, 1, 224,
    ]
    let site = try TestSite(["index.md": "# A\n\n![Pond](pond.png)\n"]) {
      $0.content.staticFiles = [StaticFile("pond.png", png)]
    }
    #expect(
      site["index.html"].contains("<img src=\"pond.png\" alt=\"Pond\" width=\"640\" height=\"480\" loading=\"lazy\""))
  }

  @Test("Links to other sites are collected once with their first place")
  func linksToOtherSitesAreCollectedOnceWithTheir() {
    let text = "# Page\n\n<https://a.example/> and [x](https://a.example/) and [b](http://b.example)\n"
    let links = ExternalLinks.collect(TestSite.articles(["index.md": text]))
    #expect(links.map(\.url) == ["http://b.example", "https://a.example/"])
    #expect(links[1].location.line == 3)
  }

  @Test("An image on GitHub is shown from its file, not from the page about it")
  func imageOnGitHub() throws {
    let address = "https://github.com/pond/app"
    let site = try make("![x](\(address)/blob/main/a/b.png) <img alt=\"y\" src=\"\(address)/blob/main/c.png\">")
    #expect(site["guides/page.html"].contains("src=\"\(address)/raw/main/a/b.png\""))
    #expect(site["guides/page.html"].contains("src=\"\(address)/raw/main/c.png\""))
  }

  private func make(_ markdown: String) throws -> TestSite {
    try TestSite([
      "index.md": "# Home\n", "Guides/page.md": "# Page\n\nIs: \(markdown)\n\n## Here\n",
      "Guides/other.md": "# Other\n\n## Part\n",
      "Guides/Other page.md": "# Spaced\n", "Guides/second.md": "---\nslug: renamed\n---\n# Second\n\n## Deep\n",
      "Pictures/pond.svg": "<svg/>", "Guides/public/logo.svg": "<svg/>",
    ]) { input in
      input.identity.repository = "https://git.example/pond"
      input.content.exists = { $0 == "Sources/App.swift" }
      input.catalog.symbols = SymbolLinks(views: ["A/Alternate", "B/Alternate", "App/Pond"])
      input.catalog.pages = [
        SitePage(
          address: "catalog/view/App/Pond.html", title: "Pond", kind: .catalog, body: Array("<h1>Pond</h1>".utf8))
      ]
    }
  }
}

@Suite struct ExternalLinkCheckTests {
  @Test("A page that is gone is an error, a site that is silent a warning") func aPageThatIsGoneIsAnErrorA() throws {
    let links = [
      "https://a.example/ok", "https://a.example/gone", "https://a.example/get-only", "https://b.example/",
      "https://a.example/no",
    ].map {
      ExternalLink(url: $0, location: Location(path: "a.md", line: 1, column: $0.count))
    }
    let runner = ProcessRunner { command in
      let url = command.arguments.last ?? ""
      let isHead = command.arguments.contains("--head")
      let code = [
        "https://a.example/ok": "200", "https://a.example/gone": "404",
        "https://a.example/get-only": isHead ? "405" : "200",
        "https://a.example/no": "403",
      ][url]
      return ProcessResult(status: 0, output: Array((code ?? "000").utf8), errors: [])
    }
    #expect(
      try ExternalLinkCheck.run(links, runner: runner).map { "\($0.severity.rawValue) \($0.id) \($0.message)" } == [
        "warning silent-external-link 'https://b.example/' does not answer",
        "warning refused-external-link 'https://a.example/no' answers with status 403",
        "error dead-external-link 'https://a.example/gone' does not exist: the site returns status 404",
      ])
  }
}
