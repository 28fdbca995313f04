/// Prints the content of a catalog page as Markdown.
struct CatalogMarkdown {
  let address: PageAddress
  /// Resolves the links of doc comments; nil if the content has no doc comment.
  var links: LinkTable?
  private(set) var text = ""

  mutating func print(_ content: CatalogContent) {
    text += "# \(content.title)\n\n"
    if let badge = content.badge { text += "**\(badge)**\n\n" }
    if let lead = content.lead, !lead.text.isEmpty { text += "\(line(lead.inlines))\n\n" }
    print(content.blocks)
    text += "---\n\nAll pages of this site: [llms.txt](\(address.root)llms.txt)\n"
  }

  mutating func print(_ blocks: [CatalogBlock]) {
    for block in blocks { print(block) }
  }

  private mutating func print(_ block: CatalogBlock) {
    switch block {
    case .heading(let title, _, let level): text += String(repeating: "#", count: level) + " \(title)\n\n"
    case .paragraph(let inlines): text += line(inlines) + "\n\n"
    case .list(let items):
      for item in items { text += "- \(line(item))\n" }
      text += "\n"
    case .table(let columns, let rows, _):
      text +=
        "| " + columns.joined(separator: " | ") + " |\n|" + String(repeating: " --- |", count: columns.count) + "\n"
      for row in rows {
        text +=
          "| " + row.map { line($0).replacing("|", with: "\\|").replacing("\n", with: " ") }.joined(separator: " | ")
          + " |\n"
      }
      text += "\n"
    case .code(let code): text += "````swift\n\(code)\n````\n\n"
    case .prose(let prose, let source):
      text += links.map { MarkdownLinks.comment(prose, links: $0, from: source) } ?? prose
      text += prose.hasSuffix("\n") ? "\n" : "\n\n"
    case .folded(let title, let blocks):
      text += title + ":\n\n"
      print(blocks)
    case .html: break
    case .drawn(_, let blocks): print(blocks)
    }
  }

  private func line(_ inlines: [CatalogInline]) -> String {
    inlines.map { inline in
      switch inline {
      case .text(let text): text.replacing("<", with: "&lt;")
      case .strong(let text): "**\(text)**"
      case .code(let text): "`\(text)`"
      case .mark: ""
      case .page(let text, let target, let fragment, let isCode):
        "[\(isCode ? "`\(text)`" : text)](\(address.link(to: target.linkedAlternate, fragment: fragment)))"
      case .place(let path, let line, let url, _, _): url.map { "[\(path):\(line)](\($0))" } ?? "`\(path):\(line)`"
      case .outside(let text, let url): "[\(text)](\(url))"
      }
    }.joined()
  }
}
