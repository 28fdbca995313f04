@testable import LimnMarkdown
import Testing

@Suite("Blocks and inlines")
struct TreeTests {
  /// The tree as one line: kinds with their locations, and children in brackets.
  private func outline(_ block: Block) -> String {
    let inside = block.children.map(outline) + block.inlines.map(outline)
    return "\(block.kind) \(block.range.text)" + (inside.isEmpty ? "" : " [" + inside.joined(separator: ", ") + "]")
  }

  private func outline(_ inline: Inline) -> String {
    let name =
      switch inline.kind {
      case .softBreak, .lineBreak: "\(inline.kind)"
      default: "\(inline.kind) \(inline.range.text)"
      }
    return name + (inline.children.isEmpty ? "" : " [" + inline.children.map(outline).joined(separator: ", ") + "]")
  }

  @Test(
    "have a kind and a location",
    arguments: [
      ("# A *b*\n", "heading(level: 1) 1:1-1:8 [text(\"A \") 1:3-1:5, emphasis 1:5-1:8 [text(\"b\") 1:6-1:7]]"),
      (
        "2. [x] a\n   b\n",
        "list(start: Optional(2), isTight: true) 1:1-2:5 [item(isChecked: Optional(true)) 1:1-2:5 [paragraph 1:4-2:5 [text(\"a\") 1:8-1:9, softBreak, text(\"b\") 2:4-2:5]]]"
      ),
      ("> Tip: `c`\n", "aside(LimnMarkdown.AsideKind.tip) 1:1-1:11 [paragraph 1:3-1:11 [code(\"c\") 1:9-1:10]]"),
      (
        "~~a~~ ``B``",
        "paragraph 1:1-1:12 [strikethrough 1:1-1:6 [text(\"a\") 1:3-1:4], text(\" \") 1:6-1:7, symbol(\"B\") 1:7-1:12]"
      ),
      ("```swift,run\na\n```\n", "code(info: Optional(\"swift,run\")) 1:1-3:4"),
      ("    a\n", "code(info: nil) 1:5-1:6"),
      ("<!-- preview: V -->\n", "insertion 1:1-1:20"),
      (
        "[a](b 't')\\\n---\n",
        "heading(level: 2) 1:1-2:4 [link(destination: \"b\") 1:1-1:11 [text(\"a\") 1:2-1:3], text(\"\\\\\") 1:11-1:12]"
      ),
    ])
  func outline(markdown: String, expected: String) {
    let blocks = Document(parsing: markdown, path: "a.md").blocks
    #expect(blocks.map(outline).joined(separator: "\n") == expected)
  }
}
