import LimnMarkdown
import LimnConfiguration
import LimnDiagnostics
import Testing

@testable import LimnPages

@Suite struct AccessibilityTests {
  @Test(
    "What keeps readers out is an error at its place in the Markdown",
    arguments: [
      (
        "![](a.png)", "image-without-text",
        "the image 'a.png' has no alternative text; describe in '![…]' what it shows"
      ),
      ("[](a.png)", "empty-link", "the link to 'a.png' has no text; describe in '[…]' where it leads"),
      ("#### Deep", "heading-order", "'Deep' has level 4 below a heading of level 1; write '##'"),
      ("## \n", "empty-heading", "the heading has no text"),
      (
        "|  |  |\n| --- | --- |\n| a | b |", "table-without-header",
        "the table has an empty header row; name its columns"
      ),
    ])
  func whatKeepsReadersOutIsAnErrorAtIts(text: String, id: String, message: String) throws {
    let site = try TestSite(["index.md": "# A\n\n\(text)\n", "a.png": "x"])
    #expect(site.problems == ["Content/index.md:3:1 \(id) \(message)"])
  }

  @Test(
    "An image without text in a link is one mistake",
    arguments: ["[![](a.png)](a.png)", "<a href=\"a.png\"><img src=\"a.png\"></a>"])
  func imageWithoutTextInALink(text: String) throws {
    let site = try TestSite(["index.md": "# A\n\nx \(text) y\n", "a.png": "x"])
    #expect(site.problems.count == 1 && site.problems[0].contains(" image-without-text "), "\(site.problems)")
  }

  @Test(
    "Raw HTML is looked at too",
    arguments: [
      ("x <img src=\"a.png\"> y", 3, "image-without-text"),
      ("x\n<a href=\"a.png\"><img src=\"a.png\" alt=\"\"></a>", 1, "empty-link"),
      ("<iframe src=\"a.png\"></iframe>", 1, "frame-without-title"),
      ("<p>y</p><b id=\"two\">z</b><i id=\"two\">y</i>", 26, "duplicate-id"),
      ("<table><tr><td>1</td></tr></table>", 1, "table-without-header"),
      ("<input type=\"checkbox\">", 1, "field-without-label"),
      ("<button><svg></svg></button>", 1, "empty-link"),
    ])
  func rawHTMLIsLookedAtToo(html: String, column: Int, id: String) throws {
    let site = try TestSite(["index.md": "# A\n\n\(html)\n", "a.png": "x"])
    let line = html.hasPrefix("x\n") ? 4 : 3
    #expect(site.output.diagnostics.map(\.id) == [id])
    #expect(
      site.output.diagnostics.first?.location?.line == line && site.output.diagnostics.first?.location?.column == column
    )
  }

  @Test(
    "What can be read is no mistake",
    arguments: [
      "![A pond](a.png)", "[![A pond](a.png)](a.png)", "<img src=\"a.png\" alt=\"\">",
      "[<img src=\"a.png\" alt=\"A pond\">](a.png)",
      "<label>Name <input></label>", "<label for=\"n\">Name</label> <input id=\"n\">",
      "<button aria-label=\"Close\"></button>",
      "<a id=\"old\"></a>\n\n## Two\n\n### Three\n\n## Four", "| | b |\n| --- | --- |\n| 1 | 2 |",
      "<table><tr><th>a</th></tr><tr><td>1</td></tr></table>", "<!-- <img src=\"x\"> -->",
    ])
  func whatCanBeReadIsNoMistake(text: String) throws {
    #expect(try TestSite(["index.md": "# A\n\n\(text)\n", "a.png": "x"]).problems == [])
  }

  @Test("The first heading below a title that Limn adds is of the second level")
  func theFirstHeadingBelowATitleThatLimnAdds() throws {
    #expect(try TestSite(["a.md": "## One\n\n### Two\n"]).problems == [])
    #expect(try TestSite(["a.md": "### One\n"]).output.diagnostics.map(\.id) == ["heading-order"])
  }

  @Test("A site may make them warnings, or not ask") func aSiteMayMakeThemWarningsOrNotAsk() throws {
    let content = ["index.md": "# A\n\n![](a.png)\n", "a.png": "x"]
    #expect(
      try TestSite(content) { $0.budgets.accessibility = .warning }.output.diagnostics.map(\.severity) == [
        .warning
      ])
    #expect(try TestSite(content) { $0.budgets.accessibility = .off }.output.diagnostics.isEmpty)
  }

  @Test("A made page and a frame are looked at, and the page is named") func aMadePageAndAFrameAreLookedAt() throws {
    let site = try TestSite(["index.md": "# A\n"]) {
      $0.catalog.pages.append(
        SitePage(
          address: "made.html", title: "Made", kind: .catalog,
          body: Array("<h1>Made</h1><button></button><img src=\"x.png\">".utf8)))
    }
    // The button is a control of a preview.
    #expect(site.output.diagnostics.count == 1)
    #expect(site.output.diagnostics.map(\.message).first?.hasSuffix("in <img src=\"x.png\"> on 'made.html'") == true)
    let check = AccessibilityCheck(level: .error)
    #expect(
      check.diagnostics(ofFrame: Array("<html><body><a href=\"x\"></a></body></html>".utf8)).map(\.id) == [
        "no-language", "empty-link",
      ])
  }

  @Test("A mistake in a doc comment is at the declaration that the page describes") func aMistakeInADocCommentIsAtThe()
    throws
  {
    var page = SitePage(
      address: "type.html", title: "Pond", kind: .symbol, body: Array("<h1>Pond</h1><h4>Depth</h4>".utf8))
    page.declaration = Location(path: "Sources/Pond.swift", line: 7, column: 1)
    #expect(
      AccessibilityCheck(level: .error).diagnostics(of: page).map(\.location) == [
        Location(path: "Sources/Pond.swift", line: 7, column: 1)
      ])
  }

  @Test("Every frame and made page of a site passes") func everyFrameAndMadePageOfASitePasses() throws {
    for (path, html) in try TestSite(SiteBuilderTests.pond).pages {
      #expect(AccessibilityScan(Array(html.utf8)).findings == [], "\(path)")
    }
  }

  @Test("Tags are read with their attributes, whatever the quotes")
  func tagsAreReadWithTheirAttributesWhateverTheQuotes() {
    let html =
      "a<IMG alt='x > y' data-a=1 hidden/>b <!-- <p> --> <script>if (a < b) {}</script></p><p><em></em><span class='x'><p id=a>"
    var reader = HTMLReader(Array(html.utf8))
    var parts: [String] = []
    var tags: [HTMLTag] = []
    while let part = reader.next() {
      switch part {
      case .text(let text): parts.append("'\(text.text)'")
      case .tag(let tag):
        parts.append((tag.isClosing ? "/" : "") + tag.name)
        tags.append(tag)
      }
    }
    #expect(parts == ["'a'", "img", "'b '", "' '", "script", "/script", "/p", "p", "em", "/em", "span", "p"])
    let image = tags[0]
    #expect(image["alt"] == "x > y" && image["data-a"] == "1" && image["hidden"] == "" && image["src"] == nil)
    #expect(tags.last?["id"] == "a" && tags.last?.text == "<p id=a>")
  }

  @Test("The text of a script ends at its end tag, in lower or upper case, with spaces or without")
  func scriptsEnd() {
    let html = "<Script>'</b>' </SCRIPT ><p><title>a</Title><i>"
    #expect(HTMLTag.tags(in: Array(html.utf8)).map(\.name) == ["script", "script", "p", "title", "title", "i"])
  }
}
