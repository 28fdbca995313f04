@testable import LimnMarkdown
import Testing

@Suite("Tables")
struct TableTests {
  private func cells(_ markdown: String) -> [[String]] {
    func rows(_ block: Block) -> [[String]] {
      block.kind == .table ? block.children.map { $0.children.map(\.plainText) } : block.children.flatMap(rows)
    }
    return Document(parsing: markdown, path: "a.md").blocks.flatMap(rows)
  }

  @Test(
    "are found in any place where a paragraph is allowed",
    arguments: [
      ("a|b\n-|-\n1|2", [["a", "b"], ["1", "2"]]),
      ("> | a |\n> | - |\n> | b |", [["a"], ["b"]]),
      ("- | a |\n  | - |\n  | b |", [["a"], ["b"]]),
      ("> - | a | c |\n>   | - | - |\n>   | b | d |", [["a", "c"], ["b", "d"]]),
      ("text\n| a |\n| - |\n| b |", [["a"], ["b"]]),
      ("[x]: /y\n| a |\n| - |\n| [x] |", [["a"], ["x"]]),
      ("| a |\r\n| - |\r\n| b |\r\n", [["a"], ["b"]]),
      ("| `a\\|b` | \\| |\n|-|-|", [["a|b", "|"]]),
      ("|a|b|\n|-|\n", []),
      ("a\n-|-", []),
    ] as [(String, [[String]])])
  func places(markdown: String, expected: [[String]]) {
    #expect(cells(markdown) == expected)
  }

  @Test("parse each cell separately, with the page's link definitions and extensions")
  func inlines() {
    let html = render(
      "| a *b | c* d |\n|--|--|\n| [x] | ~~y~~ ``Z`` |\n| www.a.org | <b>e</b> \\* &amp; |\n\n[x]: /u 'T'")
    #expect(html.contains("<th scope=\"col\">a *b</th>\n<th scope=\"col\">c* d</th>"))
    #expect(html.contains("<td><a href=\"/u\" title=\"T\">x</a></td>\n<td><del>y</del> <code>Z</code></td>"))
    #expect(html.contains("<td><a href=\"http://www.a.org\">www.a.org</a></td>\n<td><b>e</b> * &amp;</td>"))
  }

  @Test("use link definitions in lists and quotations")
  func definitions() {
    #expect(render("| [x] |\n|-|\n\n> [x]: /q\n").contains("<a href=\"/q\">x</a>"))
    #expect(render("| [x] |\n|-|\n\n- [x]: /l\n").contains("<a href=\"/l\">x</a>"))
    #expect(render("| [x] |\n|-|\n\n```\n[x]: /code\n```\n").contains("<th scope=\"col\">[x]</th>"))
  }

  @Test("have the locations of content in cells")
  func ranges() {
    let document = Document(parsing: "> | é [a](b) | c |\n> |---|---|\n> | `\\|` [d](e) | ![f](g) |\n", path: "a.md")
    #expect(
      document.links.map { "\($0.destination) \($0.range.text)" } == ["b 1:8-1:14", "e 3:10-3:16", "g 3:19-3:26"])
  }

  @Test("have no headers without a name")
  func emptyHeader() {
    #expect(render("| | a |\n|-|-|\n").contains("<tr>\n<td></td>\n<th scope=\"col\">a</th>\n</tr>"))
  }

  @Test("label their cells if they have more than three columns, for the list that a phone shows")
  func labels() {
    let wide = "| a | *b* | | \"d\" |\n|-|-|-|-:|\n| 1 | 2 | 3 | 4 |\n| 5 |\n\n"
    let html = render(wide + "| a | b | c |\n|-|-|-|\n| 1 | 2 | 3 |\n")
    #expect(html.hasPrefix("<div class=\"table cards\""))
    #expect(
      html.contains(
        "<tr>\n<td>1</td>\n<td data-l=\"b\">2</td>\n<td>3</td>\n<td class=\"right\" data-l=\"&quot;d&quot;\">4</td>"
      ))
    #expect(html.contains("<tr>\n<td>5</td>\n<td data-l=\"b\"></td>\n"))
    #expect(html.contains("<div class=\"table\" ") && html.contains("<td>1</td>\n<td>2</td>\n<td>3</td>"))
  }

  @Test("keep the lines before the header as a paragraph")
  func paragraphBefore() {
    #expect(render("one *two*\nthree\n| a |\n|-|\n").hasPrefix("<p>one <em>two</em>\nthree</p>\n<div class=\"table\""))
  }
}
