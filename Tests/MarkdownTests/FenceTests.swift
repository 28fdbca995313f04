@testable import LimnMarkdown
import Testing

@Suite("Fences")
struct FenceTests {
  @Test("keep their info string, code, and locations")
  func plain() throws {
    let document = Document(parsing: "# Title\n\n```swift,ignore\nlet a = 1\n\n  let b = 2\n```\n", path: "a.md")
    let fence = try #require(document.fences.first)
    #expect(fence.info == "swift,ignore")
    #expect(fence.language == "swift")
    #expect(fence.text == "let a = 1\n\n  let b = 2\n")
    #expect(fence.infoRange == SourceRange(start: .init(line: 3, column: 4), end: .init(line: 3, column: 16)))
    #expect(fence.range == SourceRange(start: .init(line: 3, column: 1), end: .init(line: 7, column: 4)))
    #expect(fence.lines == [.init(number: 4, column: 1), .init(number: 5, column: 1), .init(number: 6, column: 1)])
    #expect(fence.isClosed)
    #expect(document.blocksAroundCode == ["page"])
  }

  @Test(
    "have the column of every line with any indentation",
    arguments: [
      ("-\ta\n\n\t```swift\n\tlet a\n\t\tb\n\t```\n", "let a\n\tb\n", ["4:2", "5:2"], "list"),
      ("1. x\n\n   ~~~swift\n   c\r\n     d\r\n   ~~~\n", "c\n  d\n", ["4:4", "5:4"], "list"),
      ("> > ```swift\n> > e\n> >   f\n>>g\n> > ```\n", "e\n  f\ng\n", ["2:5", "3:5", "4:3"], "quote"),
      ("  ```swift\n  h\n i\n    j\n  ```\n", "h\ni\n  j\n", ["2:3", "3:2", "4:3"], "page"),
      ("- l\n  > - m\n  >   ```swift\n  >   n\n  >\n  >   o\n  >   ```\n", "n\n\no\n", ["4:7", "5:4", "6:7"], "list"),
      ("> Tip: a\n>\n> ```swift\n> b\n> ```\n", "b\n", ["4:3"], "aside"),
      ("```swift\r\na\r\n\r\nb\r\n```\r\n", "a\n\nb\n", ["2:1", "3:1", "4:1"], "page"),
      ("~~~~ swift\n~~~\n```\n~~~~\n", "~~~\n```\n", ["2:1", "3:1"], "page"),
    ])
  func columns(markdown: String, text: String, places: [String], container: String) throws {
    let document = Document(parsing: markdown, path: "a.md")
    let fence = try #require(document.fences.first)
    #expect(fence.text == text)
    #expect(fence.lines.map { "\($0.number):\($0.column)" } == places)
    #expect(document.blocksAroundCode.first == container)
    #expect(document.diagnostics.isEmpty)
  }

  @Test(
    "know which spaces of the code are a part of a tab",
    arguments: [
      ("- a\n\n\t```swift\n\tb\n\n\t\tc\n\t```\n", " b\n\n \tc\n", ["4:2+1", "5:1+0", "6:2+1"], "   "),
      ("1. - a\n\n\t\t```swift\n\t\tb\n     c\n\t\t```\n", "  b\nc\n", ["4:3+2", "5:6+0"], "      "),
      (">\t```swift\n>\tb\n> \tc\n>\t```\n", " b\n c\n", ["2:3+1", "3:4+1"], ">  "),
      ("> - a\n>\n>\t  ```swift\n>\t  b\n>\t  ```\n", "b\n", ["4:5+0"], ">\t  "),
      ("- a\n\n  \t```swift\n  \tb\n  \t```\n", " b\n", ["4:4+1"], "   "),
      ("<!--\n```swift\n\tb\n```\n-->\n", "\tb\n", ["3:1+0"], ""),
    ])
  func tabs(markdown: String, text: String, places: [String], prefix: String) throws {
    for end in ["\n", "\r\n"] {
      let fence = try #require(Document(parsing: markdown.replacing("\n", with: end), path: "a.md").fences.first)
      #expect(fence.text == text)
      #expect(fence.lines.map { "\($0.number):\($0.column)+\($0.padding)" } == places)
      #expect(fence.linePrefix == prefix)
    }
  }

  @Test(
    "are not confused with indented code",
    arguments: ["    ```\n    a\n", "a\n\n    ~~~x\n    ~~~x\n", "- b\n\n      ```\n"])
  func indented(markdown: String) {
    #expect(Document(parsing: markdown, path: "a.md").fences.isEmpty)
  }

  @Test("are also created for indented code, so that all code is rendered the same way")
  func hook() {
    let hooks = RenderHooks { $0.codeBlock = { Array("<\($0.info)|\($0.text)>".utf8) } }
    #expect(render("```a b\nc\n```\n\n    d\n    e\n", hooks: hooks) == "<a b|c\n>\n<|d\ne\n>\n")
  }
}
