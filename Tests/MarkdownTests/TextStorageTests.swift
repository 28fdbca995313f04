import Testing

@testable import LimnMarkdown

@Suite("The texts of a syntax tree")
struct TextStorageTests {
  @Test("are not copied if the source contains them", arguments: [(4, 4), (3, 9), (5, 9), (100, 9), (-1, 9)])
  func isFound(offset: Int, start: UInt32) {
    var texts = TextStorage(source: Array("the grass".utf8))
    let grass = texts.store(Array("grass".utf8), orFindAt: offset)
    let fish = texts.store("fish".utf8)
    #expect(grass == TextRange(start: start, count: 5))
    #expect([grass, fish].map { String(decoding: texts.slice($0), as: UTF8.self) } == ["grass", "fish"])
  }

  @Test("take little memory besides the source") func isSmall() {
    let code = String(repeating: "let pond = Pond()\n", count: 500)
    let words = String(repeating: "A long paragraph with many words.\n", count: 500)
    let reeds = String(repeating: "reed", count: 500)
    let text = "---\ntitle: Ponds\n---\n\n```swift\n\(code)```\n\n\(words)\n| Name |\n|---|\n| `\(reeds)` |\n"
    let document = Document(parsing: text, path: "a.md")
    #expect(document.tree.texts.stored.count < 1000)
    let html = String(decoding: HTMLRenderer(document).render(), as: UTF8.self)
    #expect(html.contains(words.dropLast()))
    #expect(html.contains(reeds))
  }
}
