import LimnDiagnostics
import LimnMarkdown
import Testing

/// Markdown that is shown otherwise than its author expects, without an error of the parser.
@Suite("Silent mistakes")
struct SilentMistakeTests {
  @Test(
    "are reported where they are",
    arguments: [
      // HTML
      ("Use Array<Element> and Optional<A> here.", ["1:10 unknown-html", "1:32 unknown-html"]),
      ("<Tabs>\n\nText.\n\n</Tabs>", ["1:1 unknown-html"]),
      ("a<br>b <b>c</b> <my-part>d</my-part> <IMG alt=\"\" src=a.png>", []),
      ("<svg><path d=\"\"/><fooBar/></svg>", []),
      ("`Array<Element>` and Array\\<Element> and Array&lt;Element>", []),
      ("<div>\n\nText.", ["1:1 unbalanced-html"]),
      ("Text.\n\n</div>\n", ["3:1 unbalanced-html"]),
      ("<div>\n<b>x</div>\n", ["2:1 unbalanced-html"]),
      ("<details>\n<summary>A</summary>\n\n> B <ins title=\"a > b\">c</ins>\n\n</details>\n\n<p>D", []),
      ("<a name=\"x\">\n\n<!-- <div> -->\n\n<pre>\n<i>a</i>\n</pre>", []),
      ("<script>\nlet a = \"<div>\"\n</script>", ["1:1 blocked-html"]),
      ("<img src=\"a.png\" alt=\"\" style=\"x\" onload=\"y()\">", ["1:1 blocked-html", "1:1 blocked-html"]),
      // Links
      ("A [link](docs/a b.md) here.", ["1:3 link-as-text"]),
      ("A [link] (https://a.example/b) here.", ["1:3 link-as-text"]),
      ("A [link](<docs/a b.md>), list[0](a b), call[i] (or not), \\[x](a/b c), and `[x](a/b c)`.", []),
      // Headings
      ("##NoSpace", ["1:1 heading-as-text"]),
      ("#No space", ["1:1 heading-as-text"]),
      ("#Preview macros are expanded by the compiler.\n\n#swift\n\n#12 is done\n\n####### seven\n\n\\##A", []),
      // Tables
      ("| a | b |\n|---|\n| 1 | 2 |", ["2:1 table-as-text"]),
      ("| a | b |\n| 1 | 2 |", ["1:1 table-as-text"]),
      ("| a | b |\n|---|---|\n| 1 | 2 |\n| `x | y` | 3 |\n| 1 | 2 | 3 |", ["4:1 table-cells"]),
      ("a | b\n---|---\n1\n\n|| a ||\nor b", []),
      // Code
      ("<details>\n<summary>A</summary>\n```swift\nlet a = 1\n```\n</details>", ["3:1 fence-as-text"]),
      ("- step\n      ```swift\n      let a = 1\n      ```", ["2:7 fence-as-text"]),
      ("- step\n\n      ```swift\n      let a = 1\n      ```", ["3:7 fence-as-text"]),
      ("<pre>\n```\n</pre>\n\n`````md\n    ```\n`````\n\n```x``` y\n```z``` y", []),
    ])
  func reported(markdown: String, expected: [String]) {
    #expect(mistakes(markdown) == expected)
  }

  @Test(
    "The text between two thematic breaks is shown",
    arguments: [
      ("---\n\n# Important heading\n\n---\n\nText.", "Important heading"),
      ("---\n\nLorem ipsum: dolor\n\n---\n\nText.", "Lorem ipsum: dolor"),
      ("---\nPlease note: dolor\n---\nText.", "Please note: dolor"),
      ("---\n\n- item: `x`\n- other\n\n---\n", "other"),
    ])
  func thematicBreaks(markdown: String, text: String) {
    #expect(render(markdown).contains(text))
    #expect(render(markdown).contains("<hr"))
  }

  @Test(
    "Front matter is not shown", arguments: ["---\n---\nA", "---\nlayout: home\n---\nA", "---\n\ntitle: B\n---\nA"])
  func frontMatter(markdown: String) {
    #expect(render(markdown) == "<p>A</p>\n")
  }

  @Test("Front matter that is no YAML is an error")
  func brokenFrontMatter() {
    #expect(mistakes("---\ntitle: a: b\n---\nA") == ["2:9 yaml"])
  }

  @Test("Asides are recognized in any case, and with any title in documentation catalogs")
  func asides() {
    #expect(render("> note: a").contains("aria-label=\"Note\""))
    #expect(render("> Remember this: a").contains("<blockquote>"))
    let document = Document(
      parsing: "> Remember this: a\n\n> he said: b", path: "a.md", options: ParsingOptions(directives: true))
    let html = String(decoding: HTMLRenderer(document).render(), as: UTF8.self)
    #expect(html.contains("<p class=\"aside-title\">Remember this</p>\n<p>a</p>"), "\(html)")
    #expect(html.contains("<blockquote>\n<p>he said: b"), "\(html)")
  }

  @Test("Short rows below a very wide header are not completed")
  func wideTable() {
    let row = String(repeating: "a|", count: 5_000)
    let table = row + "\n" + String(repeating: "-|", count: 5_000) + "\n" + String(repeating: "|1|\n", count: 5_000)
    #expect(render(table).utf8.count < 5_000_000)
    #expect(mistakes(table).map { $0.split(separator: " ")[1] } == ["wide-table"])
  }

  @Test("Swift code outside of fenced code blocks is listed")
  func looseCode() {
    let document = Document(
      parsing: """
        <details>
        ```swift
        let a = 1
        ```
        </details>

        <pre><code class="language-swift">let b = 2</code></pre>

        - step
              ```swift
              let c = 3
              ```

            let d = 4

        <!--
        ```swift
        let e = 5
        ``` --> text
        """, path: "a.md")
    #expect(document.looseCode.map(\.line) == [2, 7, 10, 17])
    #expect(document.looseCode.map(\.kind) == [.html, .html, .paragraph, .html])
  }
}

/// Code that directives show from files.
@Suite("Shown code")
struct ShownCodeTests {
  private func document(_ text: String, files: [String: CodeFile]) -> Document {
    Document(
      parsing: text, path: "a.md",
      options: ParsingOptions(directives: true) { files[$0.arguments["file"] ?? $0.arguments["path"] ?? ""] })
  }

  @Test("is compared with the file that a directive names as the previous one")
  func previousFile() throws {
    let files = [
      "1": CodeFile(path: "01.swift", text: "let a = 1\n"),
      "2": CodeFile(path: "02.swift", text: "let a = 1\nlet b = 2\n"),
    ]
    let document = document(
      "@Code(name: A.swift, file: 1)\n\n@Code(name: B.swift, file: 2, previousFile: 1)\n", files: files)
    #expect(document.fences.map { $0.value(of: "highlight") } == [nil, "2"])
  }

  @Test("has the description of a snippet above it")
  func description() {
    let file = CodeFile(path: "A.swift", text: "let a = 1\n", description: "Makes *one*.\n")
    let document = document("# T\n\n@Snippet(path: x)\n", files: ["x": file])
    let html = String(decoding: HTMLRenderer(document).render(), as: UTF8.self)
    #expect(html.contains("<p>Makes <em>one</em>.</p>\n<pre"), "\(html)")
  }
}

@Suite("First paragraphs")
struct FirstParagraphTests {
  @Test(
    "end at a list, a code block, or a blank line",
    arguments: [
      ("A\nb.\n\nC.", "A b."), ("A:\n- one\n- two", "A:"), ("Sum.\n- Parameter a: The a.", "Sum."),
      ("Code:\n```swift\nlet a = 1\n```", "Code:"), ("One.", "One."), ("A:\n1. one", "A:"), ("- one\n- two", ""),
    ])
  func split(text: String, first: String) {
    #expect(text.firstParagraph == first)
  }
}
