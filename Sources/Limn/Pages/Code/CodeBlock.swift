import LimnMarkdown
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
}

extension CodeBlock {
  var html: [UInt8] {
    var html: [UInt8] = []
    html.reserveCapacity(fence.text.utf8.count * 2 + 256)
    html.add("<figure class=\"code\"")
    if let number { html.add(attribute: "data-n", String(number)) }
    html.add(">")
    writeHeader(into: &html)
    html.add("<pre tabindex=\"0\"><code")
    let language = fence.language
    if !language.isEmpty { html.add(attribute: "class", "language-\(language)") }
    html.add(">")
    var code: [UInt8] = []
    CodeColors.write(fence, verdict: verdict, into: &code)
    html += fence.value(of: "highlight").flatMap(LineRanges.init).map { CodeLines.mark($0, in: code) } ?? code
    html.add("</code></pre>")
    writeOutput(into: &html)
    html.add("</figure>\n")
    return html
  }

  /// Writes the line above the code: the file or language, and the result of the check. Scripts add the copy buttons to
  /// this line, so that the buttons never cover code.
  private func writeHeader(into html: inout [UInt8]) {
    let stamp = verdict.flatMap { Stamp($0, fence: fence, swiftVersion: swiftVersion) }
    let source = fence.value(of: "from")
    let name = (fence.value(of: "title") ?? fence.value(of: "file"))?.filter { $0 != "\"" }
    let title = name ?? (fence.isOutput ? "Output" : CodeLanguage(fence.language)?.name)
    guard stamp != nil || source != nil || title != nil else { return }
    html.add("<div class=\"cap\">")
    if let source {
      let name = String(source.prefix { $0 != ":" })
      let link = sourceLink(name)
      html.add("<span class=\"file\">")
      if let link {
        html.add("<a")
        html.add(attribute: "href", link)
        html.add(">")
      }
      html.add(escaped: name.split(separator: "/").last.map(String.init) ?? name)
      html.add(link == nil ? "</span>" : "</a></span>")
    } else if let title {
      html.add(name == nil ? "<span>" : "<span class=\"file\">")
      html.add(escaped: title)
      html.add("</span>")
    }
    if let stamp { html.add(raw: stamp.html) }
    html.add("</div>")
  }

  private func writeOutput(into html: inout [UInt8]) {
    guard let output = verdict?.output, !output.isEmpty, !showsOutputItself else { return }
    html.add("<div class=\"output\"><p class=\"label\">Output</p><pre tabindex=\"0\"><samp>")
    html.add(escaped: output)
    html.add("</samp></pre></div>")
  }
}
