import LimnDiagnostics
@testable import LimnMarkdown
import Testing

/// Problems that were reported about other documentation tools, in our own words.
@Suite("Reports about other tools")
struct PublicReportTests {
  @Test("mdBook 2184: a table that is indented in a list item is a table")
  func tableInList() {
    let html = render("- fish\n\n    | name | pond |\n    |:-|-:|\n    | carp | north |\n")
    #expect(html.contains("<th scope=\"col\" class=\"left\">name</th>"))
    #expect(html.contains("<td class=\"right\">north</td>"))
  }

  @Test("mdBook 2000: a vertical bar in code in a table is written with a backslash, and without one is reported")
  func barInCode() {
    #expect(render("| a |\n|---|\n| `x \\| y` |\n").contains("<td><code>x | y</code></td>"))
    #expect(mistakes("| a |\n|---|\n| `x | y` |\n") == ["3:1 table-cells"])
  }

  @Test("rustdoc 133150: a list item that starts with a label and a colon is lost, and this is reported")
  func definitionInList() {
    let text = "- [`depth`]: the\n  `Int` of the pond\n- [`width`]: a (wide) `Int`\n"
    #expect(mistakes(text) == ["1:3 text-as-definition"])
    #expect(mistakes("[depth]: docs/depth.md\n[width]: <#width>\n\n[depth] and [width]") == [])
  }

  @Test("rustdoc 65802: comment lines with and without a space after the slashes keep their table")
  func spacesInComment() {
    let comments = DocComment.all(in: Array("/// # A\n///\n/// | a | b |\n/// |---|---|\n/// | c | d |\n".utf8))
    #expect(render(comments[0].text).contains("<td>d</td>"))
    let mixed = DocComment.all(in: Array("/// A\n///\n///| a | b |\n///|---|---|\n///| c | d |\n".utf8))
    #expect(render(mixed[0].text).contains("<td>d</td>"))
  }

  @Test("rustdoc 38739: text after a list ends the list")
  func textAfterList() {
    let text = DocComment.all(in: Array("///  * one,\n///    and more.\n///  * two.\n///\n/// After.\n".utf8))[0].text
    #expect(render(text).hasSuffix("</ul>\n<p>After.</p>\n"), "\(render(text))")
  }

  @Test("jazzy 629: a code block directly below the text of a list item is a code block of the item")
  func codeInCallout() throws {
    let source =
      "/**\n    Does it.\n\n    - Postcondition:\n      Never `false`.\n      ```swift\n      let a = run()\n      ```\n*/\n"
    let document = DocComment.all(in: Array(source.utf8))[0].document(path: "a.swift")
    let fence = try #require(document.fences.first)
    #expect(fence.text == "let a = run()\n")
    #expect(document.blocksAroundCode == ["list"])
    #expect(fence.lines == [.init(number: 7, column: 7)])
  }

  @Test("swift-doc 108: code in a block comment keeps its indentation")
  func indentationInComment() {
    let source = "  /**\n  Use it:\n\n  ```\n  class A {\n      let b = 1\n  }\n  ```\n  */\n"
    #expect(DocComment.all(in: Array(source.utf8))[0].text == "Use it:\n\n```\nclass A {\n    let b = 1\n}\n```\n")
  }

  @Test("Docusaurus 1260: an HTML comment in a code block of a tab is code")
  func commentInTab() {
    let text =
      "<!-- tabs -->\n\n**HTML**\n\n```html\n<!-- tabs -->\n<p>a</p>\n```\n\n**Other**\n\nb\n\n<!-- /tabs -->\n"
    #expect(mistakes(text).isEmpty)
    #expect(render(text).contains("&lt;!-- tabs --&gt;\n&lt;p&gt;a&lt;/p&gt;"))
  }

  @Test("rdoc 1633: the first line of a code block keeps its spaces")
  func spacesInCode() throws {
    let document = Document(parsing: "```swift\n    foo()\n    bar()\n```\n", path: "a.md")
    #expect(document.fences.first?.text == "    foo()\n    bar()\n")
  }

  @Test("ruff 10427: a list directly after a sentence is a list")
  func listAfterSentence() {
    #expect(render("Fish:\n- carp\n- pike\n") == "<p>Fish:</p>\n<ul>\n<li>carp</li>\n<li>pike</li>\n</ul>\n")
    #expect("Fish:\n- carp\n- pike".firstParagraph == "Fish:")
  }

  @Test("mdbook-toc 58: images in table cells do not end the table, and need no closing tag")
  func imagesInTable() {
    let text = "| v | p |\n|:-:|:-:|\n| 1 | <img src=\"a.png\" alt=\"a\"> |\n| 2 | <img src=\"b.png\" alt=\"b\"> |\n"
    #expect(mistakes(text).isEmpty)
    #expect(Document(parsing: text, path: "a.md").htmlTargets == ["a.png", "b.png"])
    #expect(render(text).contains("<td class=\"center\"><img src=\"b.png\" alt=\"b\"></td>"))
  }

  @Test("The Rust book 4560: a generic type in a heading is shown, and reported where it is lost")
  func genericInHeading() {
    let document = Document(parsing: "# The `Option<T>` type\n\n## The Option<T> type\n", path: "a.md")
    #expect(document.headings.first?.text == "The Option<T> type")
    #expect(document.diagnostics.map(\.id) == ["unknown-html"])
  }

  @Test("A badge is no part of a heading, unless it is all of it")
  func badgeInHeading() {
    let text = "# Toast [![Tweet](a.svg)](https://example.org)\n\n## ![Logo](b.svg)\n"
    let headings = Document(parsing: text, path: "a.md").headings
    #expect(headings.map(\.text) == ["Toast", "Logo"])
    #expect(headings.map(\.anchor) == ["toast-", "logo"])
  }

  @Test("Code in backticks inside an HTML block needs an empty line before it")
  func codeInHTMLBlock() {
    let document = Document(parsing: "<aside>\nUse `Store<State>` here.\n</aside>\n", path: "a.md")
    #expect(document.diagnostics.first?.message.contains("end the HTML before it with an empty line") == true)
  }
}
