import LimnDiagnostics
@testable import LimnMarkdown
import Testing

@Suite("Comments that Limn understands")
struct CommentTests {
  @Test(
    "An image in raw HTML refers to each address of its 'srcset'",
    arguments: [
      ("<img src=a.png srcset='b.png 2x,\n  c.png  3x'>", ["a.png", "b.png", "c.png"]),
      ("<source srcset=\"a,b.png, c.png\">", ["a,b.png", "c.png"]),
      ("<source srcset=', a.png,,b.png 100w, ,'>", ["a.png,,b.png"]),
      (
        "<img srcset='data:image/png;base64,AA== 1x, b.png (1, 2) 2x,c.png'>",
        ["data:image/png;base64,AA==", "b.png", "c.png"]
      ),
      ("<img src=a.png srcset='a.png 1x, a&amp;b.png 2x'>", ["a.png", "a&b.png"]),
      ("<video src='a.mp4' srcset='b.png'>", ["a.mp4"]),
      ("<img srcset=''>", []),
    ])
  func candidates(html: String, addresses: [String]) {
    for text in [html + "\n", "x " + html + "\n"] {
      #expect(Document(parsing: text, path: "a.md").htmlTargets == addresses)
    }
  }

  @Test("set attributes of the code block below, with their locations")
  func directive() throws {
    let document = Document(
      parsing: "- a\n\n  <!-- swift: compile_fail, name=x -->\n  ```swift\n  b\n  ```\n", path: "a.md")
    let fence = try #require(document.fences.first)
    #expect(fence.directive?.text == "compile_fail, name=x")
    #expect(fence.directive?.range.text == "3:15-3:35")
    #expect(fence.lines == [.init(number: 5, column: 3)])
    #expect(document.blocksAroundCode == ["list"])
    #expect(!render("<!-- swift: run -->\n```swift\na\n```\n").contains("<!--"))
  }

  @Test("hide code blocks, several in one comment")
  func hidden() {
    let document = Document(
      parsing: "a\n\n<!--\n```swift,name=x\nlet a = 1\n\n  b\n```\ntext\n~~~swift\nc\n~~~\n-->\n\nd\n", path: "a.md")
    #expect(document.fences.map(\.info) == ["swift,name=x", "swift"])
    #expect(document.fences.map(\.text) == ["let a = 1\n\n  b\n", "c\n"])
    #expect(document.fences.map(\.isHidden) == [true, true])
    #expect(document.fences.map(\.range.text) == ["4:1-8:4", "10:1-12:4"])
    #expect(document.fences[0].infoRange.text == "4:4-4:16")
    #expect(
      document.fences[0].lines == [
        .init(number: 5, column: 1), .init(number: 6, column: 1), .init(number: 7, column: 1),
      ])
    #expect(render("a\n\n<!--\n```swift\nlet a = 1\n```\n-->\n\nd\n") == "<p>a</p>\n<p>d</p>\n")
  }

  @Test("can set attributes of a hidden code block")
  func both() {
    #expect(
      Document(parsing: "<!-- swift: run -->\n<!--\n```swift\na\n```\n-->\n", path: "a.md").fences.map {
        $0.directive?.text
      } == ["run"])
  }

  @Test("list the symbols of a module")
  func symbols() {
    let document = Document(parsing: "<!-- symbols: Puddles -->\n", path: "a.md")
    #expect(document.insertions(.symbols).map(\.name) == ["Puddles"])
    #expect(
      render("<!-- symbols: A -->\n", insertion: { "<b>\($0)</b>" }) == "<b>A</b>\n")
    #expect(render("<!-- symbols: A -->\n").contains("Symbols of <code>A</code>"))
    #expect(Document(parsing: "<!-- symbols: -->\n", path: "a.md").diagnostics.map(\.id) == ["symbols-without-module"])
  }

  @Test("show the results of the build")
  func results() {
    #expect(render("<!-- results -->\n", insertion: { "<ul>\($0)</ul>" }) == "<ul></ul>\n")
    #expect(render("<!-- results -->\n") == "")
  }

  @Test("show the layers of an app, in a list item too")
  func layers() {
    let document = Document(parsing: "- <!-- layers: My App -->\n  [Pond](a.md)\n", path: "a.md")
    #expect(
      document.insertions(.layers).map(\.name) == ["My App"]
        && document.insertions(.layers).map(\.range.start.line) == [1])
    let html = render(
      "- <!-- layers: My App -->\n  [Pond](a.md)\n", insertion: { "<ul>\($0)</ul>" })
    #expect(html.contains("<ul>My App</ul>\n<a href") && !html.contains("<p>"), "\(html)")
    #expect(render("<!-- layers: A -->\n") == "")
    #expect(Document(parsing: "<!-- layers: -->\n", path: "a.md").diagnostics.map(\.id) == ["layers-without-app"])
  }

  @Test("show previews")
  func previews() {
    let document = Document(parsing: "<!-- preview: NumberFactView -->\n", path: "a.md")
    #expect(
      document.insertions(.preview).map(\.name) == ["NumberFactView"]
        && document.insertions(.preview).map(\.range) == [document.blocks[0].range])
    #expect(
      render("<!-- preview: A -->\n", insertion: { "<b>\($0)</b>" }) == "<b>A</b>\n")
  }

  @Test("group tabs by code block or by bold labels")
  func tabs() {
    let fences = render("<!-- tabs -->\n```swift\na\n```\n```sh\nb\n```\n<!-- /tabs -->\n")
    #expect(
      fences.contains("<label class=\"tab-label\" for=\"limnTabs-1-1\">Swift</label>\n<div class=\"tab-panel\">\n<pre>")
    )
    #expect(fences.contains("for=\"limnTabs-1-2\">Shell</label>"))
    let labels = render("<!-- tabs -->\nintro\n\n**One**\n\n```swift\na\n```\n\n**Two**\n\ntext\n\n<!-- /tabs -->\n")
    #expect(labels.contains(">One</label>\n<div class=\"tab-panel\">\n<p>intro</p>\n<pre>"))
    #expect(labels.contains(">Two</label>\n<div class=\"tab-panel\">\n<p>text</p>\n</div>\n</div>"))
    #expect(labels.components("tab-panel") == 2)
    #expect(
      Document(parsing: "<!-- tabs -->\n```swift\na\n```\n<!-- /tabs -->\n", path: "a.md").blocksAroundCode == ["tab"])
  }

  @Test(
    "are checked",
    arguments: [
      ("<!-- swift: run -->\n\ntext\n", ["1:1 directive-without-fence"]),
      ("<!-- preview: -->\n", ["1:1 preview-without-name"]),
      ("a\n\n<!-- tabs -->\n```\na\n```\n", ["3:1 unclosed-tabs"]),
      ("a\n\n<!-- /tabs -->\n", ["3:1 unopened-tabs"]),
      ("<!-- tabs -->\ntext\n\n<!-- /tabs -->\n", ["1:1 empty-tabs"]),
      ("<!--\n```swift\nlet a\n-->\n", ["2:1 unclosed-fence"]),
      ("<!-- any words: here -->\n", []),
    ] as [(String, [String])])
  func diagnostics(markdown: String, expected: [String]) {
    #expect(mistakes(markdown) == expected)
  }

  @Test(
    "A sentence does not end in code, before a lowercase word, or after an initial",
    arguments: [
      ("Ships of Iain M. Banks. More.", "Ships of Iain M. Banks."),
      ("See `a. B`, e.g. fish. More.", "See `a. B`, e.g. fish."),
      ("One", "One"), ("Ends with an A.", "Ends with an A."),
    ])
  func firstSentence(text: String, expected: String) {
    #expect(text.firstSentence == expected)
  }
}

extension String {
  fileprivate func components(_ part: String) -> Int { ranges(of: part).count }
}
