import LimnDiagnostics
@testable import LimnMarkdown
import Testing

@Suite("Directives of documentation catalogs")
struct DirectiveTests {
  private func document(_ text: String) -> Document {
    Document(parsing: text, path: "a.md", options: ParsingOptions(directives: true))
  }

  private func html(_ text: String) -> String { String(decoding: HTMLRenderer(document(text)).render(), as: UTF8.self) }

  @Test("hold blocks, whatever their indentation, and keep the places of what is inside")
  func blocks() {
    let text = """
      # Pond

      @Row {
          @Column(size: 2) {
              Some [link](one.md)
              over lines.

              ```swift
              let a = 1
              ```
          }
          @Column { Short. }
      }
      After.
      """
    let own = document(text)
    #expect(own.diagnostics.isEmpty)
    #expect(own.links.map(\.range.start) == [SourcePosition(line: 5, column: 14)])
    #expect(own.fences.map(\.text) == ["let a = 1\n"] && own.fences.first?.lines == [.init(number: 9, column: 9)])
    let shown = html(text)
    #expect(
      shown.contains(
        "<div class=\"columns\">\n<div class=\"column\">\n<p>Some <a href=\"one.md\">link</a>\nover lines.</p>"))
    #expect(shown.contains("<div class=\"column\">\n<p>Short.</p>\n</div>\n</div>\n<p>After.</p>"), "\(shown)")
  }

  @Test("follow a line that starts with code in three backticks, which opens no block of code")
  func afterInlineCode() {
    let shown = html("# A\n\n```a`b``` c\n\n@Small {\n  Wet.\n}\n")
    #expect(
      shown.contains("<code>a`b</code> c</p>") && shown.contains("<div class=\"small\">\n<p>Wet.</p>"), "\(shown)")
  }

  @Test("that describe the page show nothing, and neither do comments")
  func silent() {
    let text =
      "# A\n\n@Metadata {\n  @TechnologyRoot\n  @DisplayName(\"B, (c)\")\n}\n\n@Comment {\n  [gone](gone.md)\n}\nText.\n"
    #expect(!html(text).contains("gone") && html(text).contains("<p>Text.</p>"))
    #expect(document(text).directives.map(\.name) == ["Metadata", "TechnologyRoot", "DisplayName", "Comment"])
    #expect(document(text).directives[2].arguments == ["": "B, (c)"])
    #expect(document(text).isRootOfCatalog(named: "Pond"))
  }

  @Test("of images and tabs, with arguments over several lines")
  func images() {
    let shown = html(
      "@Image(source: pond.png,\n  alt: \"A pond, (deep)\")\n\n@TabNavigator {\n  @Tab(\"One\") {\n    1\n  }\n  @Tab(\"Two\") {\n    2\n  }\n}\n"
    )
    #expect(shown.contains("<img src=\"pond.png\" alt=\"A pond, (deep)\">"))
    #expect(shown.contains(">One</label>") && shown.contains(">Two</label>") && shown.contains("type=\"radio\""))
  }

  @Test("are code where they are indented by four columns more than the blocks around them")
  func shownAsCode() {
    let text =
      "# A\n\nLike this:\n\n    @Lake(deep: true) {\n        @Fish\n    }\n\n@Row {\n  @Column {\n    Text:\n\n        @Lake {\n        }\n  }\n}\n"
    let own = document(text)
    #expect(own.diagnostics.isEmpty && own.directives.map(\.name) == ["Row", "Column"])
    let shown = html(text)
    #expect(
      shown.contains("<code>@Lake(deep: true) {\n    @Fish\n}\n</code>") && shown.contains("<code>@Lake {\n}\n</code>"),
      "\(shown)")
  }

  @Test("that are unknown or never closed are reported at their line, and shown")
  func mistakes() {
    let own = document("# A\n\n@Rwo {\n  Shown.\n")
    #expect(
      own.diagnostics.map { "\($0.location?.line ?? 0) \($0.severity) \($0.id)" } == [
        "3 error unclosed-directive", "3 warning unknown-directive",
      ])
    #expect(html("# A\n\n@Rwo {\n  Shown.\n").contains("<p>Shown.</p>"))
  }

  @Test("with a misspelled argument are reported, and other arguments of DocC are not")
  func misspelledArguments() {
    let own = document(
      "@Image(sorce: a.png, alt: \"A\")\n\n@Column(size: 2) {\n}\n\n@Code(name: a, previousFile: b, file: c)\n")
    #expect(
      own.diagnostics.filter { $0.kind == .unknownArgument }.map(\.message) == [
        "'@Image' has no argument 'sorce' (did you mean 'source'?)"
      ])
  }

  @Test("have different names") func names() {
    #expect(Set(DirectiveKind.all.map(\.name)).count == DirectiveKind.all.count)
  }

  @Test("are no words that start with a sign, and nothing in a code block")
  func words() {
    let text = "@someone said so\n\n```swift\n@State\n@MainActor {\n```\n\n@escaping\n"
    #expect(document(text).directives.isEmpty && document(text).fences.first?.text == "@State\n@MainActor {\n")
    #expect(Document(parsing: "@Row {\n}\n", path: "a.md").directives.isEmpty)
  }
}
