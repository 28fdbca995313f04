@testable import LimnMarkdown
import Testing

@Suite("Any text")
struct AnyTextTests {
  private static let pieces = [
    "# ", "- ", "1. ", "> ", "```", "```swift\n", "~~~", "\n", "\n\n", "\r\n", "    ", "\t", "| a | b |\n",
    "|---|:-:|\n", "| c", "[^1]",
    "[^1]: ",
    "[a]: /b\n", "[a]", "(c)", "~~", "~", "`", "``T``", "<!-- tabs -->\n", "<!-- /tabs -->\n", "<!-- swift: run -->\n",
    "<!-- preview: X -->\n",
    "<!--\n", "-->\n", "> [!NOTE]\n", "> Note: ", "[ ] ", "[x] ", "www.a.b", "http://c.d/e)", "m@n.op", "<doc:A>", "*",
    "**", "_", "\\",
    "&amp;", "é",
    "word ", "---\n", "===\n", "![", "](x)", "<b>", "\u{0}", "**Label**\n", "\\|", "|",
  ]

  @Test("is parsed and rendered without a crash, and all locations are inside the file", arguments: 0..<40)
  func random(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    for _ in 0..<60 {
      let text = (0..<next(60)).map { _ in Self.pieces[next(Self.pieces.count)] }.joined()
      var bytes = Array(text.utf8)
      if next(8) == 0, !bytes.isEmpty { bytes[next(bytes.count)] = 0xFF }
      let document = Document(parsing: bytes, path: "a.md")
      let renderer = HTMLRenderer(document)
      _ = renderer.render()
      _ = document.linkDefinitions
      for block in document.blocks { _ = (block.kind, block.plainText, block.children.count) }
      let lineCount = bytes.count { $0 == 10 || $0 == 13 } + 1
      let ranges = document.fences.map(\.range) + document.headings.map(\.range) + document.links.map(\.range)
      for range in ranges {
        #expect(
          range.start.line >= 1 && range.start.column >= 1 && range.end.line <= lineCount,
          "\(text.debugDescription) \(range.text)")
      }
      for fence in document.fences {
        #expect(fence.lines.count == fence.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1)
      }
      for comment in DocComment.all(in: bytes) { _ = comment.document(path: "a.swift") }
    }
  }

  @Test("nesting of any depth does not overflow the stack")
  func deep() {
    let quotes = String(repeating: "> ", count: 3000) + "a"
    #expect(render(quotes).contains("<p>a</p>"))
    let emphasis = String(repeating: "*a **b ", count: 2000) + String(repeating: "** *", count: 2000)
    #expect(!render(emphasis).isEmpty)
    let lists = (0..<300).map { String(repeating: "  ", count: $0) + "- a" }.joined(separator: "\n")
    #expect(!render(lists).isEmpty)
  }
}
