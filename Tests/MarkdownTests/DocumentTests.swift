import LimnConfiguration
import LimnDiagnostics
@testable import LimnMarkdown
import Testing

@Suite("Documents")
struct DocumentTests {
  @Test(
    "a heading may name its own anchor, as other generators write it",
    arguments: [
      ("Waves { #deep_sea .wide }", "Waves", "deep_sea"), ("Waves {#deep}", "Waves", "deep"),
      ("Waves {: #deep }", "Waves", "deep"),
      ("1.0 <small>May</small> { id=\"1.0\" }", "1.0 May", "1.0"), ("Sets {a, b}", "Sets {a, b}", "sets-a-b"),
      ("Waves { .wide }", "Waves { .wide }", "waves--wide-"), ("`{#deep}`", "{#deep}", "deep"),
      ("Waves { data-x=1 #deep key=\"a b\" }", "Waves", "deep"),
      ("Waves { #deep key= }", "Waves { #deep key= }", "waves--deep-key-"),
      ("Waves { .wide #deep#sea }", "Waves { .wide #deep#sea }", "waves--wide-deepsea-"),
    ])
  func headingAttributes(line: String, text: String, anchor: String) {
    let heading = Document(parsing: "# Pond\n\n## \(line)\n", path: "a.md").headings.last
    #expect(heading?.text == text && heading?.anchor == anchor, "\(String(describing: heading))")
  }

  @Test("With 'wide: steps', code stands beside the text above it, and what is folded stays in one piece")
  func steps() {
    let text = """
      ---
      wide: steps
      ---
      # H

      One.

          a

      <!-- hidden -->

      Two.

      <details>

      Three.

      </details>

      - Four
      """
    let document = Document(parsing: text, path: "a.md")
    let html = String(
      decoding: HTMLRenderer(document, options: RenderOptions(headingAnchors: false)).render(), as: UTF8.self)
    let lines = html.split(separator: "\n").filter { $0 != "<!-- hidden -->" }
    let row = ["<div class=\"step-row\">", "<div>"]
    let expected =
      ["<h1>H</h1>"] + row + ["<p>One.</p>", "</div>", "<div>", "<pre><code>a", "</code></pre>", "</div>", "</div>"]
      + row + ["<p>Two.</p>", "</div>", "<div>", "<details>", "<p>Three.</p>", "</details>", "</div>", "</div>"]
      + row + ["<ul>", "<li>Four</li>", "</ul>", "</div>", "</div>"]
    #expect(lines.map(String.init) == expected)
    let plain = Document(parsing: text.replacing("wide: steps", with: "wide: rows"), path: "a.md")
    #expect(plain.diagnostics.map(\.kind) == [.invalidSetting] && plain.frontMatter.layout == nil)
  }

  @Test("front matter is split off and every place stays that of the file")
  func frontMatter() {
    let document = Document(
      parsing: "---\ntitle: A\norder: 3\n---\n\n# H [a](b)\n\n| [c](d) |\n|-|\n\n```swift\nx\n```\n", path: "a.md")
    #expect(document.frontMatter.title == "A")
    #expect(document.frontMatter.order == 3)
    #expect(document.headings.map(\.range.text) == ["6:1-6:11"])
    #expect(document.links.map(\.range.text) == ["6:5-6:11", "8:3-8:9"])
    #expect(document.fences.map(\.range.text) == ["11:1-13:4"])
    #expect(document.diagnostics.isEmpty)
  }

  @Test(
    "mistakes are reported at their place",
    arguments: [
      ("---\ntitle: A\n\n# B\n", ["1:1 unclosed-front-matter"]),
      ("---\n\ntext\n", []),
      ("---\ntitel: A\n---\n", ["2:1 unknown-front-matter-key"]),
      ("a\n\n```swift\nb\n", ["3:1 unclosed-fence"]),
      ("> ```\n> a\n\nb\n", ["1:3 unclosed-fence"]),
      ("- ~~~\n  a\n  ~~~\n", []),
      ("````\n```\n````\n", []),
      ("    ```\n", []),
      ("a\n\n\tb\u{0}c\n", ["3:3 nul-byte"]),
    ] as [(String, [String])])
  func diagnostics(markdown: String, expected: [String]) {
    #expect(mistakes(markdown) == expected)
  }

  @Test(
    "bytes that are no UTF-8 are found",
    arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xF4, 0x90, 0x80, 0x80]] as [[UInt8]])
  func encoding(bad: [UInt8]) {
    let document = Document(parsing: Array("é\nab".utf8) + bad + Array(" c\n".utf8), path: "a.md")
    #expect(document.diagnostics.map(\.id) == ["invalid-utf8"])
    #expect(document.diagnostics.first?.location.map { "\($0.line):\($0.column)" } == "2:3")
  }

  @Test(
    "anchors are those of GitHub",
    arguments: [
      (["Hello, World!"], ["hello-world"]), (["A", "a", "A"], ["a", "a-1", "a-2"]),
      (["`swift build` & Co."], ["swift-build--co"]),
      (["Über Größe"], ["über-größe"]), (["a-1", "a", "a"], ["a-1", "a", "a-2"]), (["1. One_two"], ["1-one_two"]),
      (["日本語"], ["日本語"]),
    ] as [([String], [String])])
  func anchors(titles: [String], expected: [String]) {
    let document = Document(parsing: titles.map { "# \($0)\n\n" }.joined(), path: "a.md")
    #expect(document.headings.map(\.anchor) == expected)
  }

  @Test("headings carry a link to themselves")
  func headings() {
    let html = HTMLRenderer(Document(parsing: "## B *c*\n", path: "a.md"), options: RenderOptions(parentHeading: 2))
      .render()
    #expect(
      String(decoding: html, as: UTF8.self)
        == "<h3 id=\"b-c\">B <em>c</em><a class=\"anchor\" href=\"#b-c\" aria-label=\"Link to this section\">#</a></h3>\n"
    )
  }

  @Test(
    "headings below one of the page get the next levels without gaps",
    arguments: [
      ([1], 1, [2]), ([2, 3], 1, [2, 3]), ([3, 1, 3, 2], 1, [2, 2, 3, 3]), ([1, 2, 1], 3, [4, 5, 4]),
      ([1, 2, 3, 4], 3, [4, 5, 6, 6]),
    ] as [([Int], Int, [Int])])
  func headingLevels(written: [Int], parent: Int, expected: [Int]) {
    let text = written.map { String(repeating: "#", count: $0) + " A\n\n" }.joined()
    let options = RenderOptions(parentHeading: parent, headingAnchors: false)
    let html = HTMLRenderer(Document(parsing: text, path: "a.md"), options: options).render()
    #expect(String(decoding: html, as: UTF8.self) == expected.map { "<h\($0)>A</h\($0)>\n" }.joined())
  }

  @Test("fragments of raw HTML are known")
  func htmlAnchors() {
    #expect(
      Document(parsing: "<a id=\"x\"></a> <b name='y'>\n\n<div data-id=\"z\" id=\"w\">\n", path: "a.md").htmlAnchors
        == ["x", "y", "w"])
  }

  @Test("definitions of links are found with the place of their address, in whatever contains them")
  func definitions() {
    let document = Document(
      parsing:
        "---\ntitle: A\n---\n[a] [b]\n\n[a]: x.md 't'\n> - [b]: <y z.md>\n\n`[c]: d`\n\n```\n[e]: f\n```\n\n[^n]: g\n",
      path: "a.md")
    #expect(
      document.linkDefinitions.map { "\($0.destination) \($0.range.text)" } == ["x.md 6:6-6:10", "y z.md 7:11-7:17"])
  }

  @Test("code blocks and pictures are a page's to draw")
  func code() {
    let hooks = RenderHooks {
      $0.codeBlock = { $0.language == "swift" ? Array("<X>".utf8) : nil }
      $0.dot = { Array("<svg>\($0)".utf8) }
    }
    #expect(
      render("```swift,run\na\n```\n\n```sh\n<b>\n```\n\n    c\n\n```dot\nd\n```\n", hooks: hooks)
        == "<X>\n<pre><code class=\"language-sh\">&lt;b&gt;\n</code></pre>\n<pre><code>c\n</code></pre>\n<svg>d\n")
  }
}
