import LimnDiagnostics
import LimnMarkdown
import Testing

@Suite("Inlines")
struct InlineTests {
  @Test(
    "asides in both syntaxes",
    arguments: [
      ("> Note: a *b*\n> c", "note", "Note", "<p>a <em>b</em>\nc</p>"),
      ("> [!TIP]\n> a", "tip", "Tip", "<p>a</p>"),
      ("> [!caution]\n>\n> a", "caution", "Caution", "<p>a</p>"),
      ("> Experiment:\n> a\n>\n> - b", "experiment", "Experiment", "<p>a</p>\n<ul>\n<li>b</li>\n</ul>"),
    ])
  func asides(markdown: String, kind: String, title: String, body: String) {
    #expect(
      render(markdown)
        == "<aside class=\"aside \(kind)\" role=\"note\" aria-label=\"\(title)\">\n<p class=\"aside-title\">\(title)</p>\n\(body)\n</aside>\n"
    )
  }

  @Test(
    "other quotations are unchanged",
    arguments: ["> Notes: a", "> Notes: a", "> a Note: b", "> Note:a", "> [!NOTE] a", "> [NOTE]"])
  func quotes(markdown: String) {
    #expect(render(markdown).hasPrefix("<blockquote>"))
  }

  @Test("symbols link to the catalog if there is a page")
  func symbols() {
    let hooks = RenderHooks { $0.symbol = { $0 == "Model.Person/name" ? ResolvedLink(href: "p.html") : nil } }
    #expect(
      render("``Model.Person/name`` ``Other`` `One` ``a b`` `` ` ``", hooks: hooks)
        == "<p><a class=\"symbol\" href=\"p.html\"><code>Model.Person/name</code></a> <code>Other</code> <code>One</code> <code>a b</code> <code>`</code></p>\n"
    )
    let links = Document(parsing: "> a ``B``\n> ``C/d(_:)`` e ``f(_:)-(D<E>)`` ``D<E>``\n", path: "a.md").links
    #expect(
      links.map { "\($0.kind) \($0.destination) \($0.range.text)" } == [
        "symbol B 1:5-1:10", "symbol C/d(_:) 2:3-2:14", "symbol f(_:)-(D<E>) 2:17-2:33",
      ])
  }

  @Test(
    "an undefined label is reported at its location",
    arguments: [
      ("See [the *guide*][start] and [this][a].\n\n[a]: b.html\n", "start 1:5-1:25"),
      ("- one\n  > two [words⏎  > on lines][No One]\n".replacing("⏎", with: "\n"), "No One 2:9-3:22"),
      ("| a |\n| - |\n| ![x][pic] |\n", "pic 3:4-3:12"), ("``a`` &amp; [b][c]", "c 1:13-1:19"),
    ])
  func undefined(markdown: String, expected: String) {
    let found = Document(parsing: markdown, path: "a.md").diagnostics.filter { $0.id == "undefined-reference" }
    #expect(
      found.map { diagnostic in
        let label = diagnostic.message.split(separator: "]")[0].dropFirst(2)
        let place = diagnostic.location
        return "\(label) \(place?.line ?? 0):\(place?.column ?? 0)-\(place?.endLine ?? 0):\(place?.endColumn ?? 0)"
      } == [expected])
  }

  @Test(
    "brackets that are not references are ignored",
    arguments: [
      "rows[0][1]", "`[a][b]`", "[a][^1]\n\n[^1]: b", "\\[a][b]", "[a]\\[b]", "[a] [b]", "- [ ] [x]",
      "[a][b]\n\n[B]: c", "[a][]", "[][b]",
      "```\n[a][b]\n```", "[[1, 2], [3]][0]", "f()[a][b]",
    ])
  func brackets(markdown: String) {
    #expect(Document(parsing: markdown, path: "a.md").diagnostics.filter { $0.id == "undefined-reference" } == [])
  }

  @Test("links have their kind and their location, in any container")
  func links() {
    let document = Document(
      parsing: "- <doc:Guide> a\n  [b](c.md#d)\n\n> e\n>   [f](g) <h@i.jk>\nlazy [l](m)\n\n[n]: o\n[n] www.p.qr\n",
      path: "a.md")
    #expect(
      document.links.map { "\($0.kind) \($0.destination) '\($0.text)' \($0.range.text)" } == [
        "article doc:Guide 'doc:Guide' 1:3-1:14", "link c.md#d 'b' 2:3-2:14", "link g 'f' 5:5-5:11",
        "address mailto:h@i.jk 'h@i.jk' 5:12-5:20",
        "link m 'l' 6:6-6:12", "link o 'n' 9:1-9:4", "address http://www.p.qr 'www.p.qr' 9:5-9:13",
      ])
  }

  @Test("pages resolve links and images")
  func hooks() {
    let hooks = RenderHooks {
      $0.link = {
        $0 == "doc:A"
          ? ResolvedLink(href: "a.html", text: "Title & more")
          : $0 == "b" ? ResolvedLink(href: "c", attributes: [("rel", "x")]) : nil
      }
      $0.image = { _ in ResolvedLink(href: "i.png", attributes: [("width", "3")]) }
    }
    #expect(
      render("<doc:A> [w](doc:A) [*b*](b 't') ![x *y*](z)", hooks: hooks)
        == "<p><a href=\"a.html\">Title &amp; more</a> <a href=\"a.html\">w</a> <a href=\"c\" title=\"t\" rel=\"x\"><em>b</em></a> <img src=\"i.png\" alt=\"x y\" width=\"3\"></p>\n"
    )
  }

  @Test("strikethrough can contain emphasis but not cross it")
  func strikethrough() {
    #expect(render("~~a *b ~c~* d~~") == "<p><del>a <em>b <del>c</del></em> d</del></p>\n")
    #expect(render("~~a *b~~ c*") == "<p>~~a <em>b~~ c</em></p>\n")
    #expect(render("a ~ b ~ c ~~~d~~~ \\~e~") == "<p>a ~ b ~ c ~~~d~~~ ~e~</p>\n")
  }

  @Test("task items have an accessible name")
  func tasks() {
    #expect(
      render("1. [x] a `b`\n2. c\n")
        == "<ol class=\"tasks\">\n<li class=\"task\"><input type=\"checkbox\" disabled checked aria-label=\"a b\"> a <code>b</code></li>\n<li>c</li>\n</ol>\n"
    )
    #expect(!render("- \\[ ] a\n- [] b\n- [ ]c\n").contains("input"))
  }

  @Test("an unknown alert is reported with the known ones")
  func unknownAlert() {
    let found = Document(parsing: "a\n\n> [!WARNIN]\n> b\n", path: "a.md").diagnostics
    #expect(
      found.map(\.message) == [
        "'[!WARNIN]' is not a kind of alert (did you mean 'WARNING'?); GitHub supports NOTE, TIP, IMPORTANT, WARNING, CAUTION"
      ])
    #expect(found.first?.location?.line == 3)
  }
}
