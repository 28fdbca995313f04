import LimnMarkdown
import LimnMarkup
import Testing

@Suite struct ByteTests {
  @Test("Each offset of a byte is found in a text of any length", arguments: 0...20) func eachOffsetIsFound(length: Int)
  {
    for byte: UInt8 in [0, 10, 0xFF] {
      for place in 0..<length {
        var text = [UInt8](repeating: 7, count: length)
        text[place] = byte
        text[length - 1] = byte
        var found: [Int] = []
        text.withUnsafeBufferPointer { $0.forEachOffset(of: byte) { found.append($0) } }
        #expect(found == Array(Set([place, length - 1])).sorted())
      }
    }
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
