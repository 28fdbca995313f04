import LimnDiagnostics
@testable import LimnMarkdown
import Testing

@Suite("Footnotes")
struct FootnoteTests {
  @Test("are numbered by their first reference and shown at the end, with links back")
  func order() {
    let html = render("b[^b] a[^a] b[^b]\n\n[^a]: Word\n[^b]: Two *words*\n")
    #expect(
      html.contains(
        "b<sup class=\"footnote-mark\"><a role=\"doc-noteref\" href=\"#limnNote-b\" id=\"limnNote-b-ref\">1</a></sup> a<sup"
      ))
    #expect(html.contains("id=\"limnNote-b-ref2\">1</a></sup></p>\n<section class=\"footnotes\""))
    #expect(
      html.contains(
        "<ol>\n<li id=\"limnNote-b\">\n<p>Two <em>words</em></p>\n<p class=\"footnote-back\"><a role=\"doc-backlink\" href=\"#limnNote-b-ref\""
      ))
    #expect(html.contains("<li id=\"limnNote-a\">\n<p>Word</p>"))
  }

  @Test("contain blocks, use the page's link definitions, and have locations in the file")
  func blocks() {
    let document = Document(
      parsing:
        "x[^1]\n\n[^1]: One [l]\n    two\n\n    - item\n\n    ```swift\n    let a = 1\n    ```\n\nafter [l]\n\n[l]: /u\n",
      path: "a.md")
    let html = String(decoding: HTMLRenderer(document).render(), as: UTF8.self)
    #expect(
      html.contains(
        "<p>One <a href=\"/u\">l</a>\ntwo</p>\n<ul>\n<li>item</li>\n</ul>\n<pre><code class=\"language-swift\">let a = 1\n"
      ))
    #expect(html.contains("<p>after <a href=\"/u\">l</a></p>\n<section"))
    #expect(document.links.map(\.range.text) == ["3:11-3:14", "12:7-12:10"])
    #expect(
      document.fences.map { "\($0.range.text) \($0.lines[0].number):\($0.lines[0].column)" } == ["8:5-10:8 9:5"])
    #expect(document.blocksAroundCode == ["footnote"])
  }

  @Test(
    "are checked",
    arguments: [
      ("a[^x]\n", ["1:2 unknown-footnote"]),
      ("a\\[^x] `[^y]`\n", []),
      ("a\n\n[^x]: y\n", ["3:1 unused-footnote"]),
      ("a[^x]\n\n[^x]: y\n[^X]: z\n", ["4:1 repeated-footnote"]),
      ("```\n[^x]: y\n```\n", []),
      ("<!--\n[^x]: y\n-->\n", []),
    ] as [(String, [String])])
  func diagnostics(markdown: String, expected: [String]) {
    #expect(mistakes(markdown) == expected)
  }

  @Test("suggest the label that was meant")
  func suggestion() {
    let notes = Document(parsing: "a[^lenght]\n\nb[^length]\n\n[^length]: c\n", path: "a.md").diagnostics.flatMap(
      \.notes)
    #expect(notes.map(\.message) == ["did you mean '[^length]'?"])
  }
}
