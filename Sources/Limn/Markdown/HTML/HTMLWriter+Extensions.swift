import LimnMarkup

extension HTMLWriter {
  mutating func openExtension(_ index: Int32, _ node: Node) -> Bool {
    switch node.kind {
    case .table: openTable()
    case .tableRow: openRow(node)
    case .tableCell: openCell(node)
    case .aside: openAside(AsideKind.allCases[Int(node.value)], title: tree.string(node.title))
    case .tabs:
      output.add("<div class=\"tabs\">\n")
      tabGroups += 1
      tabs = 0
    case .tab: openTab(node)
    case .footnotes:
      guard node.firstChild != Node.none else { return false }
      output.add("<section class=\"footnotes\" role=\"doc-endnotes\" aria-label=\"Footnotes\">\n<ol>\n")
    case .footnote:
      output.add("<li id=\"")
      writeAnchor(of: Int(node.value), ordinal: nil)
      output.add("\">\n")
    case .preview:
      writePreview(node)
      return false
    case .results:
      if let html = hooks.results() {
        output.add(html)
        output.newline()
      }
      return false
    case .layers:
      if let html = hooks.layers(tree.string(node.text)) {
        output.add(html)
        output.newline()
      }
      return false
    case .symbolList:
      writeSymbolList(node)
      return false
    case .directive: return openDirective(node)
    case .term: output.add("<dt>")
    case .definition: output.add("<dd>")
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
      output.add("</aside>\n")
    case .tabs: output.add("</div>\n")
    case .tab:
      output.newline()
      output.add("</div>\n")
    case .footnotes: output.add("</ol>\n</section>\n")
    case .footnote:
      writeBacklinks(Int(node.value))
      output.add("</li>\n")
    case .directive: closeDirective(node)
    default: break
    }
  }
}

extension HTMLWriter {
  /// Opens an aside with the role `note`. Without this role, the aside would be a landmark. All landmarks of the same
  /// kind on a page need different names, but many asides have the same name, such as "Note".
  private mutating func openAside(_ kind: AsideKind, title: String) {
    let title = title.isEmpty ? kind.title : title
    output.add("<aside class=\"aside ")
    output.add(kind.rawValue)
    output.add("\" role=\"note\" aria-label=\"")
    output.write(title)
    output.add("\">\n<p class=\"aside-title\">")
    output.write(title)
    output.add("</p>\n")
  }

  /// Opens a tab. Tabs are radio buttons, so that they work without scripts.
  mutating func openTab(_ node: Node, label: String? = nil) {
    tabs += 1
    output.add("<input class=\"tab-choice\" type=\"radio\" name=\"")
    writeTabName()
    output.add("\" id=\"")
    writeTabName()
    output.add("-")
    output.write(tabs)
    output.add(tabs == 1 ? "\" checked><label class=\"tab-label\" for=\"" : "\"><label class=\"tab-label\" for=\"")
    writeTabName()
    output.add("-")
    output.write(tabs)
    output.add("\">")
    if let label { output.write(label) } else { escape(node.title) }
    output.add("</label>\n<div class=\"tab-panel\">\n")
  }

  private mutating func writeTabName() {
    output.write(options.idPrefix)
    output.add("limnTabs-")
    output.write(tabGroups)
  }

  private mutating func writePreview(_ node: Node) {
    let name = tree.string(node.text)
    if let html = hooks.preview(name) {
      output.add(html)
      return output.newline()
    }
    output.add("<p class=\"preview-missing\">Preview of <code>")
    output.write(name)
    output.add("</code></p>\n")
  }
}

extension HTMLWriter {
  private mutating func writeSymbolList(_ node: Node) {
    let module = tree.string(node.text)
    if let html = hooks.symbolList(module) {
      output.add(html)
      return output.newline()
    }
    output.add("<p class=\"preview-missing\">Symbols of <code>")
    output.write(module)
    output.add("</code></p>\n")
  }
}

extension HTMLWriter {
  mutating func writeFootnoteMark(_ node: Node) {
    let mark = tree.footnoteMarks[Int(node.value)]
    output.add("<sup class=\"footnote-mark\"><a role=\"doc-noteref\" href=\"#")
    writeAnchor(of: mark.note, ordinal: nil)
    output.add("\" id=\"")
    writeAnchor(of: mark.note, ordinal: mark.ordinal)
    output.add("\">")
    output.write(tree.footnotes[mark.note].number)
    output.add("</a></sup>")
  }

  private mutating func writeBacklinks(_ note: Int) {
    output.newline()
    output.add("<p class=\"footnote-back\">")
    for ordinal in 1...max(1, tree.footnotes[note].references) {
      if ordinal > 1 { output.add(" ") }
      output.add("<a role=\"doc-backlink\" href=\"#")
      writeAnchor(of: note, ordinal: ordinal)
      output.add("\" aria-label=\"Back to mark ")
      output.write(tree.footnotes[note].number)
      if ordinal > 1 {
        output.add("-")
        output.write(ordinal)
      }
      output.add("\">\u{21A9}</a>")
    }
    output.add("</p>\n")
  }

  /// Writes the anchor of a footnote if `ordinal` is nil. If `ordinal` is 1, writes the anchor of the first reference
  /// to the footnote; if `ordinal` is 2, the anchor of the second reference; and so on.
  private mutating func writeAnchor(of note: Int, ordinal: Int?) {
    output.write(options.idPrefix)
    output.write(tree.footnotes[note].anchor)
    guard let ordinal else { return }
    output.add("-ref")
    if ordinal > 1 { output.write(ordinal) }
  }
}
