import LimnDiagnostics
@testable import LimnMarkdown
import Testing

@Suite("Documentation comments")
struct DocCommentTests {
  private let source = """
    import A
      /// First *line*.
      ///
      /// ```swift
      /// let a = 1
      ///   b()
      /// ```
      /// - Parameters:
      ///   - x: see ``B``.
      func f() { "/// no" }  // no

    /**
     Block.
     ```swift
     c()
     ```
     */
    struct S {}
    //// no
    """

  @Test("are found with the location of every line and code block")
  func places() throws {
    let comments = DocComment.all(in: Array(source.utf8))
    #expect(
      comments.map(\.text) == [
        "First *line*.\n\n```swift\nlet a = 1\n  b()\n```\n- Parameters:\n  - x: see ``B``.\n",
        "Block.\n```swift\nc()\n```\n",
      ])
    let first = try #require(comments.first).document(path: "a.swift")
    #expect(first.fences.map(\.range.text) == ["4:7-7:10"])
    #expect(first.fences[0].lines == [.init(number: 5, column: 7), .init(number: 6, column: 7)])
    #expect(first.links.map { "\($0.destination) \($0.range.text)" } == ["B 9:18-9:23"])
    #expect(first.blocks[0].range.text == "2:7-2:20")
    let second = try #require(comments.last).document(path: "a.swift")
    #expect(second.fences[0].lines == [.init(number: 15, column: 2)])
  }

  @Test("can be indented with tabs")
  func tabs() throws {
    let source = "\t/**\n\tUse it:\n\n\t```swift\n\tif a {\n\t\tb()\n\t}\n\t```\n\t*/\n"
    let comment = try #require(DocComment.all(in: Array(source.utf8)).first)
    #expect(comment.text == "Use it:\n\n```swift\nif a {\n\tb()\n}\n```\n")
    let document = comment.document(path: "a.swift")
    #expect(document.diagnostics.isEmpty && document.fences.map(\.range.text) == ["4:2-8:5"])
  }

  @Test("may end before they are closed", arguments: ["/** a\n", "/** a\nb\n", "/**\r\n", "/** a\n * \n", "/**\n*"])
  func unclosed(source: String) {
    for comment in DocComment.all(in: Array(source.utf8)) {
      #expect(comment.lines.allSatisfy { $0.column == $0.prefix.utf8.count + 1 })
    }
  }

  @Test("report mistakes in the Swift file")
  func mistakes() {
    let comment = DocComment.all(in: Array("  /// a\n  /// ```swift\n  /// b\n".utf8))[0]
    #expect(comment.document(path: "S.swift").diagnostics.map { $0.location?.description } == ["S.swift:2:7"])
  }
}
