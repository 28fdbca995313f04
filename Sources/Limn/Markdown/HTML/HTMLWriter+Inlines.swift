import LimnMarkup

extension HTMLWriter {
  mutating func openInline(_ index: Int32, _ node: Node) -> Bool {
    switch node.kind {
    case .text: escape(node.text)
    case .softBreak: output.add("\n")
    case .lineBreak: output.add("<br>\n")
    case .code:
      output.add("<code>")
      escape(node.text)
      output.add("</code>")
    case .symbol: writeSymbol(node)
    case .htmlInline: writeHTML(node)
    case .emphasis: output.add("<em>")
    case .strong: output.add("<strong>")
    case .strikethrough: output.add("<del>")
    case .link: return openLink(node)
    case .footnoteReference: writeFootnoteMark(node)
    case .image:
      writeImage(index, node)
      return false
    default: break
    }
    return node.firstChild != Node.none
  }

  mutating func closeInline(_ node: Node) {
    switch node.kind {
    case .emphasis: output.add("</em>")
    case .strong: output.add("</strong>")
    case .strikethrough: output.add("</del>")
    case .link: output.add("</a>")
    default: break
    }
  }

  mutating func write(address: TextRange) {
    output.write(address: tree.slice(address))
  }

  mutating func escape(_ text: TextRange) {
    output.write(tree.slice(text))
  }
}

extension HTMLWriter {
  mutating func writeHTML(_ node: Node) {
    output.add(HTMLReference.replacing(in: Array(tree.slice(node.text)), hooks.address))
  }

  private mutating func openLink(_ node: Node) -> Bool {
    let resolved = hooks.link(tree.string(node.text))
    output.add("<a")
    if resolved?.isText != true {
      output.add(" href=\"")
      if let resolved { output.write(address: resolved.href) } else { write(address: node.text) }
      output.add("\"")
    }
    writeTitle(node)
    write(resolved?.attributes ?? [])
    output.add(">")
    guard let text = resolved?.text, node.flags.contains(.address) else { return true }
    output.write(text)
    output.add("</a>")
    return false
  }

  private mutating func writeImage(_ index: Int32, _ node: Node) {
    let source = tree.string(node.text)
    writeImage(source, hooks.image(source), text: tree.plainText(of: index), node)
  }

  /// Writes an image. If it has a dark variant, the image is inside a `picture` element.
  mutating func writeImage(_ source: String, _ resolved: ResolvedLink?, text: String, _ node: Node? = nil) {
    if let dark = resolved?.darkSources {
      output.add("<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"")
      output.write(dark)
      output.add("\">")
    }
    output.add("<img src=\"")
    output.write(address: resolved?.href ?? source)
    output.add("\" alt=\"")
    output.write(text)
    output.add("\"")
    if let node { writeTitle(node) }
    write(resolved?.attributes ?? [])
    output.add(">")
    if resolved?.darkSources != nil { output.add("</picture>") }
  }

  private mutating func writeSymbol(_ node: Node) {
    let href = hooks.symbol(tree.string(node.text))
    if let href {
      output.add("<a class=\"symbol\" href=\"")
      output.write(address: href)
      output.add("\">")
    }
    output.add("<code>")
    escape(node.text)
    output.add("</code>")
    if href != nil { output.add("</a>") }
  }

  private mutating func writeTitle(_ node: Node) {
    guard node.title.count > 0 else { return }
    output.add(" title=\"")
    escape(node.title)
    output.add("\"")
  }

  private mutating func write(_ attributes: [ResolvedLink.Attribute]) {
    for attribute in attributes {
      output.add(" ")
      output.add(attribute.name)
      output.add("=\"")
      output.write(attribute.value)
      output.add("\"")
    }
  }
}
