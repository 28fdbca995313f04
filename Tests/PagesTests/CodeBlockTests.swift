import LimnDiagnostics
import LimnMarkdown
@testable import LimnPlatform
@testable import LimnSnippets
import Testing

@testable import LimnPages

@Suite struct CodeBlockTests {
  @Test(
    "A snippet's stamp says what became of it",
    arguments: [
      (Verdict.Kind.passed, false, "", "builds", "Builds with Swift 6.3.1"),
      (.passed, true, " // error: no such thing", "fails", "Expected compiler error: no such thing"),
      (.passed, true, "", "fails", "Expected compiler error with Swift 6.3.1"),
      (.skipped("needs macOS"), false, "", "unchecked", "Not checked: needs macOS"),
      (.template, false, "", "unchecked", "A template: fill in the placeholders"),
    ])
  func aSnippetsStampSaysWhatBecameOfIt(kind: Verdict.Kind, fails: Bool, comment: String, name: String, text: String)
    throws
  {
    let html = try page("```swift\nlet a = 1\(comment)\n```") {
      Verdict(path: "Content/index.md", line: 3, endLine: 5, kind: kind, expectsFailure: fails)
    }
    #expect(html.contains("<span class=\"stamp \(name)\">") && html.contains("</svg>\(text)</span>"))
  }

  @Test("A page says below its contents how many of its snippets were checked")
  func aPageSaysBelowItsContentsHowManyOfItsSnippetsWereChecked() throws {
    func line(_ kinds: [Verdict.Kind], fails: Int? = nil, hasCatalog: Bool = false) throws -> String {
      let blocks = kinds.indices.map { "## Part \($0)\n\n```swift\nlet a\($0) = 1\n```\n" }.joined(separator: "\n")
      let site = try TestSite(["guide/index.md": "# A\n\n\(blocks)\n## End\n"]) { input in
        input.snippets.swiftVersion = "6.3.1"
        input.snippets.verdicts = kinds.enumerated().map { place, kind in
          Verdict(
            path: "Content/guide/index.md", line: 5 + 6 * place, endLine: 7 + 6 * place, kind: kind,
            expectsFailure: place == fails)
        }
        if hasCatalog { input.catalog.results = BuildResults(CatalogPagesTests.index, CoverageFacts()) }
      }
      let html = site["guide/index.html"]
      return html.firstMatch(of: #/<p class="checked[^>]*>.*?<\/p>/#).map { String($0.0) } ?? ""
    }
    #expect(
      try line([.passed, .passed, .passed], fails: 1)
        == "<p class=\"checked\">All 3 snippets checked<small>2 build, 1 fails as expected with Swift 6.3.1</small></p>"
    )
    #expect(
      try line([.passed, .skipped("needs macOS"), .template], hasCatalog: true)
        == "<p class=\"checked\"><a href=\"../catalog/coverage.html\">1 of 3 snippets checked, 1 skipped, 1 template with placeholders</a>"
        + "<small>1 builds with Swift 6.3.1</small></p>")
    #expect(try line([.failed, .passed]).hasPrefix("<p class=\"checked bad\">All 2 snippets checked, 1 failed<small>"))
    #expect(try line([.passed]).contains(">1 snippet checked<"))
    #expect(try line([]).isEmpty, "a page without snippets has no such line")
  }

  @Test("A checked snippet has the compiler's colors, another the lexer's")
  func aCheckedSnippetHasTheCompilersColorsAnotherThe() throws {
    let checked = try page("```swift\nlet a = b\n```") {
      Verdict(
        path: "Content/index.md", line: 3, endLine: 5, kind: .passed,
        tokens: [Token(line: 1, column: 9, length: 1, kind: .type)])
    }
    #expect(checked.contains("let a = <span class=\"typ\">b</span>\n"))
    #expect(try page("```swift\nlet a = b\n```").contains("<span class=\"kw\">let</span>"))
  }

  @Test("Output is shown once") func outputIsShownOnce() throws {
    let verdict = Verdict(path: "Content/index.md", line: 3, endLine: 5, kind: .passed, output: "hi <there>\n")
    #expect(try page("```swift\nprint(1)\n```") { verdict }.contains("<samp>hi &lt;there&gt;\n</samp>"))
    let own = try page("```swift\nprint(1)\n```\n\n```text output\nhi <there>\n```") { verdict }
    #expect(!own.contains("<samp>") && own.contains("<div class=\"cap\"><span>Output</span></div>"))
  }

  @Test("Hover cards lie in a script of their own that the page names") func hoverCardsLieInAScriptOfTheirOwn() throws {
    let verdict = Verdict(
      path: "Content/index.md", line: 3, endLine: 5, kind: .passed,
      hovers: [
        Hover(
          line: 1, column: 5, length: 1, type: "Pond", documentation: "Water.\n\nMore.", name: "Pond",
          symbol: "s:4Pond", module: "App")
      ],
      fullProgram: "import App\nlet a = 1\n")
    let site = try TestSite(["index.md": "# A\n\n```swift\nlet a = 1\n```\n"]) {
      $0.snippets.verdicts = [verdict]
      $0.catalog.symbols = SymbolLinks(views: ["App/Pond"])
    }
    let path = try #require(site.files.keys.first { $0.hasPrefix("assets/hovers/index.") })
    #expect(site["index.html"].contains("data-hovers=\"\(path)\""))
    #expect(
      site[path]
        == "limnHovers([[\"Pond\",\"Water.\",\"catalog/view/App/Pond.html\",\"App\"]],\n[[\"import App\\nlet a = 1\\n\",[1,5,1,0]]])\n"
    )
  }

  @Test("A picture that Graphviz refuses is an error at the fence") func aPictureThatGraphvizRefusesIsAnErrorAt() throws
  {
    let site = try TestSite(["index.md": "# A\n\n```dot\ndigraph {\n```\n"]) {
      $0.drawDot = { _ throws(DotFailure) in throw DotFailure(message: "syntax error in line 2") }
    }
    #expect(
      site.problems == ["Content/index.md:3:1 bad-picture the diagram cannot be rendered: syntax error in line 2"])
  }

  @Test("A picture takes the page's colors and ids of its own") func aPictureTakesThePagesColorsAndIdsOf() throws {
    let svg =
      "<?xml?><!DOCTYPE svg>\n<!-- x -->\n<svg width=\"9pt\"><g id=\"graph0\"><title>Layers</title><path stroke=\"black\"/></g></svg>\n"
    let runner = ProcessRunner { _ in ProcessResult(status: 0, output: Array(svg.utf8), errors: []) }
    let html = try DotPicture("digraph Layers {}", runner: runner).html.text
    #expect(
      html.hasPrefix(
        "<div class=\"dot\" role=\"group\" aria-label=\"Layers\" tabindex=\"0\"><svg fill=\"currentColor\" role=\"img\""
      ))
    #expect(html.contains("stroke=\"currentColor\"") && !html.contains("id=\"graph0\"") && !html.contains("<!"))
  }

  private func page(_ fence: String, _ verdict: (() -> Verdict)? = nil) throws -> String {
    try TestSite(["index.md": "# A\n\n\(fence)\n"]) {
      $0.snippets.swiftVersion = "6.3.1"
      if let verdict { $0.snippets.verdicts = [verdict()] }
    }["index.html"]
  }
}
