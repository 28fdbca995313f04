import LimnMarkdown
import LimnSnippets

/// A fence as a page shows it: the code in colours, a stamp that says what became of it, and what it printed.
struct CodeBlock {
  var fence: Fence
  var verdict: Verdict?
  var swiftVersion: String?
  /// The place of the fence among the page's checked ones, for hover cards and "copy full program".
  var number: Int?
  /// Whether the next fence shows the output already.
  var showsOutputItself = false
  /// Where a `from=` attribute leads.
  var sourceLink: (String) -> String? = { _ in nil }
}

extension CodeBlock {
  var html: [UInt8] {
    var html: [UInt8] = []
    html.reserveCapacity(fence.text.utf8.count * 2 + 256)
    html.add("<figure class=\"code\"")
    if let number { html.add(attribute: "data-n", String(number)) }
    html.add(">")
    if isOutput { html.add("<p class=\"label\">Output</p>") }
    html.add("<pre tabindex=\"0\"><code")
    let language = fence.language
    if !language.isEmpty { html.add(attribute: "class", "language-\(language)") }
    html.add(">")
    CodeColours.write(fence, verdict: verdict, into: &html)
    html.add("</code></pre>")
    writeCaption(into: &html)
    writeOutput(into: &html)
    html.add("</figure>\n")
    return html
  }

  private var isOutput: Bool { fence.info.hasPrefix("text") && fence.info.hasSuffix("output") }

  private func writeCaption(into html: inout [UInt8]) {
    let stamp = verdict.flatMap { Stamp($0, fence: fence, swiftVersion: swiftVersion) }
    let source = attribute("from=")
    guard stamp != nil || source != nil else { return }
    html.add("<p class=\"caption\">")
    if let stamp { html.add(raw: stamp.html) }
    if let source {
      let name = String(source.prefix { $0 != ":" })
      html.add(" <span class=\"from\">from ")
      if let link = sourceLink(name) {
        html.add("<a")
        html.add(attribute: "href", link)
        html.add(">")
      }
      html.add("<code>")
      html.add(escaped: name)
      html.add("</code>")
      if sourceLink(name) != nil { html.add("</a>") }
      html.add("</span>")
    }
    html.add("</p>")
  }

  private func writeOutput(into html: inout [UInt8]) {
    guard let output = verdict?.output, !output.isEmpty, !showsOutputItself else { return }
    html.add("<div class=\"output\"><p class=\"label\">Output</p><pre tabindex=\"0\"><samp>")
    html.add(escaped: output)
    html.add("</samp></pre></div>")
  }

  /// The value of an attribute of the fence or of the comment above it.
  private func attribute(_ name: String) -> String? {
    guard fence.info.contains(name) || fence.directive?.text.contains(name) == true else { return nil }
    let words = (fence.info + "," + (fence.directive?.text ?? "")).split { $0 == "," || $0.isWhitespace }
    return words.first { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
  }
}
