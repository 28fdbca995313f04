@testable import LimnMarkdown
import Testing

@Suite("The syntax tree of a document")
struct ReleasedTreeTests {
  private static let text = """
    ---
    title: Pond
    ---
    # Pond

    | a | b |
    | - | - |
    | | `x` |

    Fish[^1] ~~swim~~ at https://example.com, see [water][w].

    [^1]: In *water*.

    [w]: water.md

    <!-- layers: App -->

    > Tip: <b id="x">Feed</b> them.

    ```swift
    let fish = 1
    ```

    """

  @Test("is released, and the document stays the same") func isReleased() {
    let whole = Document(parsing: Self.text, path: "a.md")
    let released = Document(parsing: Self.text, path: "a.md")
    #expect(released.treeSize > 0)
    released.releaseTree()
    #expect(released.treeSize == 0)
    #expect(HTMLRenderer(released).render() == HTMLRenderer(whole).render())
    #expect(released.blocks.map(\.range) == whole.blocks.map(\.range))
    #expect(
      released.insertions(.layers) == whole.insertions(.layers)
        && released.insertions(.layers).map(\.name) == ["App"])
    #expect(released.linkDefinitions == whole.linkDefinitions && released.linkDefinitions.count == 1)
    #expect(released.hasRawHTML && released.place(ofHTML: "<b id=\"x\">") == whole.place(ofHTML: "<b id=\"x\">"))
    #expect(released.tablesWithoutHeader == whole.tablesWithoutHeader)
  }

  @Test("is parsed again once for all that reads the document with its tree") func isParsedAgainOnce() {
    let document = Document(parsing: Self.text, path: "a.md")
    document.releaseTree()
    let parsed = document.withTree
    #expect(parsed.treeSize > 0 && document.treeSize == 0)
    #expect(HTMLRenderer(parsed).render() == HTMLRenderer(document).render())
    #expect(parsed.withTree === parsed)
  }

  @Test("stays if a directive could read another file, or if its positions are those of a Swift file")
  func staysIfItCannotBeMadeAgain() {
    let article = Document(parsing: "@Row {\n  a\n}\n", path: "a.md", options: ParsingOptions(directives: true))
    article.releaseTree()
    #expect(article.treeSize > 0)
    let comment = DocComment.all(in: Array("let x = 1\n/// A `b`.\nlet y = 2\n".utf8))[0].document(path: "a.swift")
    comment.releaseTree()
    #expect(comment.treeSize > 0 && comment.blocks.map(\.range.start.line) == [2])
  }
}
