import Foundation
import LimnMarkdown
import Testing

@Suite("GitHub's extensions")
struct GitHubTests {
  @Test(
    "the examples of GitHub's specification",
    arguments: [("table", 8), ("strikethrough", 2), ("autolink", 11), ("disabled", 2)])
  func specification(kind: String, count: Int) throws {
    let examples = try Specification.require("gfm.txt").examples.filter { $0.kind == kind }
    var same = 0
    for example in examples {
      let document = Document(
        parsing: example.markdown, path: "example.md", options: ParsingOptions(frontMatter: false))
      let html = plain(
        String(decoding: HTMLRenderer(document, options: RenderOptions(headingAnchors: false)).render(), as: UTF8.self))
      #expect(
        html == example.html.replacingOccurrences(of: "> <p>", with: ">\n<p>"),
        "example \(example.number): \(example.markdown)")
      if html == example.html { same += 1 }
    }
    print("GitHub's specification, \(kind == "disabled" ? "task list" : kind): \(same) of \(examples.count) examples")
    #expect(examples.count == count)
  }

  /// Removes attributes for accessibility and style that GitHub does not have, so that the rest can be compared.
  private func plain(_ html: String) -> String {
    var html = html
    for (pattern, replacement) in [
      ("<div class=\"table\"[^>]*>\n", ""), ("</table>\n</div>", "</table>"), (" scope=\"col\"", ""),
      (" class=\"(left|right|center)\"", " align=\"$1\""), (" class=\"tasks?\"", ""), (" aria-label=\"[^\"]*\"", ""),
      ("<input type=\"checkbox\" disabled checked>", "<input checked=\"\" disabled=\"\" type=\"checkbox\">"),
      ("<input type=\"checkbox\" disabled>", "<input disabled=\"\" type=\"checkbox\">"),
    ] {
      html = html.replacingOccurrences(of: pattern, with: replacement, options: .regularExpression)
    }
    return html
  }
}
