import LimnDiagnostics
@testable import LimnMarkdown
import Testing

@Suite("Tutorials, shown code and term lists")
struct TutorialTests {
  private static let files = [
    "one.swift": "struct Stone {\n  var weight: Double\n}\n",
    "two.swift": "struct Stone {\n  var weight: Double\n  var size = 1\n}\n",
    "setup.sh": "swift run",
  ]

  private func document(_ text: String) -> Document {
    let options = ParsingOptions(directives: true) { directive in
      directive.arguments["file"].flatMap { name in
        Self.files[name].map { CodeFile(path: "A.docc/Code/" + name, text: $0) }
      }
    }
    return Document(parsing: text, path: "A.docc/a.tutorial", options: options)
  }

  private func html(_ text: String) -> String { String(decoding: HTMLRenderer(document(text)).render(), as: UTF8.self) }

  @Test("have titles as headings and references as links, with their locations")
  func titles() {
    let text = """
      @Tutorials(name: "Ponds") {
        @Intro(title: "Meet Ponds") { All about them. }
        @Chapter(name: "First") {
          @TutorialReference(tutorial: "doc:Stones")
        }
        @Volume(name: "Second") {
          @Chapter(name: "Inner") {
          }
        }
      }

      """
    let own = document(text)
    #expect(own.diagnostics.isEmpty, "\(own.diagnostics)")
    #expect(own.headings.map { "\($0.level) \($0.text)" } == ["1 Meet Ponds", "2 First", "2 Second", "3 Inner"])
    #expect(own.links.map(\.destination) == ["doc:Stones"] && own.links[0].range.start.line == 4)
  }

  @Test("show the files of steps with what changed since the step before")
  func steps() {
    let text = """
      @Tutorial(time: 1) {
        @Intro(title: "Stones") {
          Words.
        }
        @Section(title: "Throw") {
          @Steps {
            @Step {
              Begin.
              @Code(name: "Stone.swift", file: one.swift)
            }
            @Step {
              Go on.
              @Code(name: "Stone.swift", file: two.swift)
            }
            @Step {
              @Code(name: "Run", file: setup.sh)
            }
          }
        }
      }

      """
    let own = document(text)
    #expect(own.diagnostics.isEmpty, "\(own.diagnostics)")
    #expect(
      own.fences.map(\.info) == [
        "swift, title=\"Stone.swift\"", "swift, title=\"Stone.swift\", highlight=3", "sh, title=\"Run\"",
      ])
    #expect(own.fences.map(\.file) == ["A.docc/Code/one.swift", "A.docc/Code/two.swift", "A.docc/Code/setup.sh"])
    #expect(own.fences.map(\.range.start.line) == [9, 13, 16] && own.fences[1].lines.map(\.number) == [1, 2, 3, 4])
    let shown = html(text)
    #expect(shown.contains("Estimated time: 1 minute</p>"))
    let numbers = shown.matches(of: #/<p class="step-number">Step (\d)<\/p>/#).map { String($0.1) }
    #expect(numbers == ["1", "2", "3"] && shown.contains("var size = 1"), "\(shown)")
  }

  @Test("report missing files at their line")
  func missing() {
    let own = document(
      "@Steps {\n  @Step {\n    @Code(name: \"A\", file: gone.swift)\n  }\n  @Step {\n    @Code(name: \"A\")\n  }\n}\n")
    #expect(own.diagnostics.map { "\($0.location?.line ?? 0) \($0.id)" } == ["3 source-missing", "6 source-missing"])
  }

  @Test("have answers that can be opened without scripts")
  func answers() {
    let shown = html(
      "@MultipleChoice {\n  What?\n  @Choice(isCorrect: true) {\n    This\n    @Justification(reaction: \"Yes & no\") {\n      Why.\n    }\n  }\n"
        + "  @Choice(isCorrect: false) {\n    That\n  }\n}\n")
    #expect(
      shown.contains(
        "<summary>Check this answer</summary>\n<p><strong>Correct</strong></p>\n<p>Yes &amp; no</p>\n<p>Why.</p>\n</details>"
      ))
    #expect(
      shown.contains(
        "<p>That</p>\n<details>\n<summary>Check this answer</summary>\n<p><strong>Incorrect</strong></p>\n</details>"))
  }

  @Test("term lists become definition lists, other lists do not change")
  func terms() {
    let shown = html(
      "- term Wave: Water\n  that *moves*.\n- term `Pond`: Water.\n  - term Deep: More.\n\n  Second.\n\nText.\n\n- term without a colon\n- other: words\n"
    )
    #expect(shown.contains("<dl>\n<dt>Wave</dt>\n<dd>"), "\(shown)")
    #expect(
      shown.contains("Water\nthat <em>moves</em>.") && shown.contains("<dt><code>Pond</code></dt>")
        && shown.contains("<dt>Deep</dt>"))
    #expect(shown.contains("<li>term without a colon</li>\n<li>other: words</li>"))
    #expect(shown.contains("<p>Second.</p>\n</dd>"), "\(shown)")
    let plain = Document(parsing: "- term Wave: Water.\n", path: "a.md")
    #expect(
      String(decoding: HTMLRenderer(plain).render(), as: UTF8.self) == "<ul>\n<li>term Wave: Water.</li>\n</ul>\n")
  }

  @Test("images have a dark variant, if there is one")
  func darkImages() {
    let own = document("![A](a.png)\n\n@Image(source: a.png, alt: \"B\")\n")
    var link = ResolvedLink(href: "a.png", attributes: [("width", "4")])
    link.darkSources = "a~dark.png 1x"
    let hooks = RenderHooks { $0.image = { [link] _ in link } }
    let shown = String(decoding: HTMLRenderer(own, hooks: hooks).render(), as: UTF8.self)
    let source =
      "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"a~dark.png 1x\"><img src=\"a.png\" alt=\""
    #expect(
      shown.contains(source + "A\" width=\"4\"></picture>") && shown.contains(source + "B\" width=\"4\"></picture>"),
      "\(shown)")
  }

  @Test(
    "highlighted lines are numbers and ranges",
    arguments: [("3", [3...3]), ("3-5+8", [3...5, 8...8]), ("", nil), ("5-3", nil), ("a", nil), ("1-2-3", nil)])
  func lines(text: String, ranges: [ClosedRange<Int>]?) { #expect(LineRanges(text)?.ranges == ranges) }
}
