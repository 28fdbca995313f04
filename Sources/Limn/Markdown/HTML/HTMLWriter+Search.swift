import LimnMarkup
import LimnSearch

// The text for the search. Each heading starts a section, except the page's title. White space separates blocks.
extension HTMLWriter {
  /// Adds the text of a node, but not that of its children, to the current section.
  mutating func addText(of node: Node) {
    if !node.kind.isInline { addText(" ") }
    switch node.kind {
    case .heading:
      let anchor = tree.string(node.text)
      let isTitle =
        sections.count == 1 && document.headingsBelowTitle.startIndex > 0 && document.headings[0].anchor == anchor
      if isTitle { textTarget = nil } else { startSection(at: anchor) }
    case .text, .code: addText(tree.string(node.text))
    case .softBreak, .lineBreak: addText(" ")
    case .tab: addText(tree.string(node.title))
    case .htmlBlock where !node.flags.contains(.hidden): addText(ofHTML: Array(tree.slice(node.text)))
    case .htmlInline: if HTMLTag(in: Array(tree.slice(node.text)), at: 0)?.name == "br" { addText(" ") }
    default: break
    }
  }

  mutating func addText(_ text: String) {
    if let textTarget { sections[sections.count - 1][keyPath: textTarget] += text }
  }

  mutating func addText(ofHTML html: [UInt8]) {
    var reader = HTMLReader(html)
    while let part = reader.next() {
      guard case .tag(let tag) = part else {
        if case .text(let text) = part { addText(Markup.unescaped(text.text)) }
        continue
      }
      addText(" ")
      switch tag.name {
      // The title of the page is known.
      case "h1", "svg": if !tag.isClosing { reader.skip(toEndOf: tag.name) }
      case "h2", "h3", "h4", "h5", "h6":
        textTarget = \.text
        guard !tag.isClosing, let anchor = tag["id"] else { break }
        startSection(at: Markup.unescaped(anchor))
      case "pre": textTarget = tag.isClosing ? \.text : \.code
      default: break
      }
    }
  }

  private mutating func startSection(at anchor: String) {
    sections.append(SearchSection(title: "", anchor: anchor))
    textTarget = \.title
  }
}
