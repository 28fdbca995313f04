extension HTMLWriter {
  mutating func openExtension(_ index: Int32, _ node: Node) -> Bool {
    switch node.kind {
    case .table: openTable()
    case .tableRow: openRow(node)
    case .tableCell: openCell(node)
    case .aside: openAside(AsideKind.allCases[Int(node.value)])
    case .tabs:
      output.write("<div class=\"tabs\">\n")
      tabGroups += 1
      tabs = 0
    case .tab: openTab(node)
    case .footnotes:
      guard node.firstChild != Node.none else { return false }
      output.write("<section class=\"footnotes\" role=\"doc-endnotes\" aria-label=\"Footnotes\">\n<ol>\n")
    case .footnote:
      output.write("<li id=\"")
      writeAnchor(of: Int(node.value), ordinal: nil)
      output.write("\">\n")
    case .preview:
      writePreview(node)
      return false
    case .results:
      if let html = hooks.results() {
        output.write(raw: html)
        output.newline()
      }
      return false
    case .layers:
      if let html = hooks.layers(tree.string(node.text)) {
        output.write(raw: html)
        output.newline()
      }
      return false
    case .symbolList:
      writeSymbolList(node)
      return false
    case .directive: return openDirective(node)
    case .term: output.write("<dt>")
    case .definition: output.write("<dd>")
    default: return false
    }
    return true
  }

  mutating func closeExtension(_ node: Node) {
    switch node.kind {
    case .table: closeTable(node)
    case .tableRow: closeRow(node)
    case .tableCell: closeCell(node)
    case .aside:
      output.newline()
      output.write("</aside>\n")
    case .tabs: output.write("</div>\n")
    case .tab:
      output.newline()
      output.write("</div>\n")
    case .footnotes: output.write("</ol>\n</section>\n")
    case .footnote:
      writeBacklinks(Int(node.value))
      output.write("</li>\n")
    case .directive: closeDirective(node)
    default: break
    }
  }
}

extension HTMLWriter {
  /// Opens an aside with the role `note`. Without this role, the aside would be a landmark. All landmarks of the same
  /// kind on a page need different names, but many asides have the same name, such as "Note".
  private mutating func openAside(_ kind: AsideKind) {
    output.write("<aside class=\"aside ")
    output.write(raw: kind.rawValue.utf8)
    output.write("\" role=\"note\" aria-label=\"")
    output.write(escaping: kind.title)
    output.write("\">\n<p class=\"aside-title\">")
    output.write(escaping: kind.title)
    output.write("</p>\n")
  }

  /// Opens a tab. Tabs are radio buttons, so that they work without scripts.
  mutating func openTab(_ node: Node, label: String? = nil) {
    tabs += 1
    output.write("<input class=\"tab-choice\" type=\"radio\" name=\"")
    writeTabName()
    output.write("\" id=\"")
    writeTabName()
    output.write("-")
    output.write(number: tabs)
    output.write(tabs == 1 ? "\" checked><label class=\"tab-label\" for=\"" : "\"><label class=\"tab-label\" for=\"")
    writeTabName()
    output.write("-")
    output.write(number: tabs)
    output.write("\">")
    if let label { output.write(escaping: label) } else { escape(node.title) }
    output.write("</label>\n<div class=\"tab-panel\">\n")
  }

  private mutating func writeTabName() {
    output.write(escaping: options.idPrefix)
    output.write("tabs-")
    output.write(number: tabGroups)
  }

  private mutating func writePreview(_ node: Node) {
    let name = tree.string(node.text)
    if let html = hooks.preview(name) {
      output.write(raw: html)
      return output.newline()
    }
    output.write("<p class=\"preview-missing\">Preview of <code>")
    output.write(escaping: name)
    output.write("</code></p>\n")
  }
}

extension HTMLWriter {
  private mutating func writeSymbolList(_ node: Node) {
    let module = tree.string(node.text)
    if let html = hooks.symbolList(module) {
      output.write(raw: html)
      return output.newline()
    }
    output.write("<p class=\"preview-missing\">Symbols of <code>")
    output.write(escaping: module)
    output.write("</code></p>\n")
  }
}

extension HTMLWriter {
  mutating func writeFootnoteMark(_ node: Node) {
    let mark = tree.footnoteMarks[Int(node.value)]
    output.write("<sup class=\"footnote-mark\"><a role=\"doc-noteref\" href=\"#")
    writeAnchor(of: mark.note, ordinal: nil)
    output.write("\" id=\"")
    writeAnchor(of: mark.note, ordinal: mark.ordinal)
    output.write("\">")
    output.write(number: tree.footnotes[mark.note].number)
    output.write("</a></sup>")
  }

  private mutating func writeBacklinks(_ note: Int) {
    output.newline()
    output.write("<p class=\"footnote-back\">")
    for ordinal in 1...max(1, tree.footnotes[note].references) {
      if ordinal > 1 { output.write(" ") }
      output.write("<a role=\"doc-backlink\" href=\"#")
      writeAnchor(of: note, ordinal: ordinal)
      output.write("\" aria-label=\"Back to mark ")
      output.write(number: tree.footnotes[note].number)
      if ordinal > 1 {
        output.write("-")
        output.write(number: ordinal)
      }
      output.write("\">\u{21A9}</a>")
    }
    output.write("</p>\n")
  }

  /// Writes the anchor of a footnote if `ordinal` is nil. If `ordinal` is 1, writes the anchor of the first reference
  /// to the footnote; if `ordinal` is 2, the anchor of the second reference; and so on.
  private mutating func writeAnchor(of note: Int, ordinal: Int?) {
    output.write(escaping: options.idPrefix)
    output.write(escaping: tree.footnotes[note].anchor)
    guard let ordinal else { return }
    output.write("-ref")
    if ordinal > 1 { output.write(number: ordinal) }
  }
}
