@testable import LimnMarkdown
import LimnMarkup
import Testing

@Suite struct ByteTests {
  @Test("A byte and a text are found in a range of offsets") func aTextIsFound() {
    let text = Array("a--b->c-".utf8)
    #expect(text.firstOffset(of: "-", from: 3) == 4)
    #expect(text.firstOffset(of: "c", from: 9) == nil)
    #expect(text.firstOffset(of: "->") == 4 && text.firstOffset(of: "->", from: 5) == nil)
    #expect(text.starts(with: "c-", at: 6) && !text.starts(with: "c-", at: 7) && !text.starts(with: "c", at: 9))
  }

  @Test("Positions are converted to offsets, also after the end and in other line endings")
  func positionsAreConvertedToOffsets() {
    func offsets(_ text: String, _ first: (Int, Int), _ last: (Int, Int)) -> Range<Int>? {
      LineTable(Array(text.utf8)).offsets(
        of: SourceRange(
          start: SourcePosition(line: first.0, column: first.1), end: SourcePosition(line: last.0, column: last.1)))
    }
    for end in ["\n", "\r\n", "\r"] {
      let text = "ab\(end)cd\(end)"
      #expect(offsets(text, (1, 2), (2, 2)) == 1..<3 + end.utf8.count)
      #expect(offsets(text, (3, 1), (9, 9)) == text.utf8.count..<text.utf8.count)
      #expect(offsets(text, (2, 1), (1, 1)) == nil)
    }
    #expect(offsets("ab\ncd", (2, 1), (3, 1)) == 3..<5)
    #expect(offsets("", (1, 1), (1, 1)) == 0..<0)
  }

  @Test("Escaped text is the same in a renderer and alone, at each place of a special character")
  func escapedTextIsTheSame() {
    for length in 0..<20 {
      for place in 0...length {
        let text = "é" + String(repeating: "x", count: place) + "<&>\"" + String(repeating: "y", count: length - place)
        let html = HTMLRenderer(Document(parsing: "`\(text)`", path: "a.md")).render()
        #expect(String(decoding: html, as: UTF8.self) == "<p><code>\(Markup.escaped(text))</code></p>\n")
      }
    }
  }
}
