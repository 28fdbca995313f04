import LimnMarkdown
import LimnMarkup
import LimnSnippets

/// A code block on a page: highlighted code, the result of its check, and its output.
struct CodeBlock {
  var fence: Fence
  var verdict: Verdict?
  var swiftVersion: String?
  /// The index of this code block among the page's checked code blocks. Hover cards and the button "copy full program"
  /// use the index.
  var number: Int?
  /// Whether the output of this code block is in the next code block of the article. If so, the output is not also
  /// added below this code block.
  var showsOutputItself = false
  /// Returns the web address of a source file in the repository, given the path in the code block's attribute `from`.
  /// Returns nil if there is no repository or no such file.
  var sourceLink: (String) -> String? = { _ in nil }

  var html: [UInt8] {
    var html = Markup(capacity: fence.text.utf8.count * 2 + 256)
    html.element("figure", ["code"], [("data-n", number.map(String.init))]) { html in
      writeHeader(into: &html)
      let language = fence.language
      html.element("pre", [], [("tabindex", "0")]) {
        $0.element("code", language.isEmpty ? [] : ["language-" + Markup.escaped(language)]) {
          let code = CodeColors.html(fence, verdict: verdict)
          $0.add(fence.value(of: "highlight").flatMap(LineRanges.init).map { CodeLines.mark($0, in: code) } ?? code)
        }
      }
      if let output = verdict?.output, !output.isEmpty, !showsOutputItself {
        html.add("<div class=\"output\"><p class=\"label\">Output</p><pre tabindex=\"0\">")
        html.element("samp", text: output)
        html.add("</pre></div>")
      }
    }
    html.newline()
    return html.bytes
  }

  /// Writes the line above the code: the file or language, and the result of the check. Scripts add the copy buttons to
  /// this line, so that the buttons never cover code.
  private func writeHeader(into html: inout Markup) {
    let stamp = verdict.flatMap { Stamp($0, fence: fence, swiftVersion: swiftVersion) }
    let source = fence.value(of: "from").map { String($0.prefix { $0 != ":" }) }
    let name = (fence.value(of: "title") ?? fence.value(of: "file"))?.filter { $0 != "\"" }
    let title = name ?? (fence.isOutput ? "Output" : CodeLanguage(fence.language)?.name)
    guard stamp != nil || source != nil || title != nil else { return }
    html.element("div", ["cap"]) { html in
      if let source {
        html.element("span", ["file"]) {
          $0.link(to: sourceLink(source)) { $0.write(source.fileName) }
        }
      } else if let title {
        html.element("span", name == nil ? [] : ["file"]) { $0.write(path: title) }
      }
      if let stamp { html.add(stamp.html) }
    }
  }
}
