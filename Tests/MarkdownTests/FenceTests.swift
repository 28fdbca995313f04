import Markdown
import Testing

@Suite("Fences")
struct FenceTests {
  @Test("keep their words, code and places")
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
    #expect(fence.container == .page)
  }
}
