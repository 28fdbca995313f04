extension HTMLWriter {
  mutating func openInline(_ index: Int32, _ node: Node) -> Bool {
    switch node.kind {
    case .text: escape(node.text)
    case .softBreak: output.write("\n")
    case .lineBreak: output.write("<br>\n")
    case .code:
      output.write("<code>")
      escape(node.text)
      output.write("</code>")
    case .symbol: writeSymbol(node)
    case .htmlInline: output.write(raw: tree.slice(node.text))
    case .emphasis: output.write("<em>")
    case .strong: output.write("<strong>")
    case .strikethrough: output.write("<del>")
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
    case .emphasis: output.write("</em>")
    case .strong: output.write("</strong>")
    case .strikethrough: output.write("</del>")
    case .link: output.write("</a>")
    default: break
    }
  }

  mutating func write(address: TextRange) {
    tree.texts.withBytes(of: address) { output.write(address: $0) }
  }

  mutating func escape(_ text: TextRange) {
    tree.texts.withBytes(of: text) { output.write(escaping: $0) }
  }
}

extension HTMLWriter {
  private mutating func openLink(_ node: Node) -> Bool {
    let resolved = hooks.link(tree.string(node.text))
    output.write("<a")
    if resolved?.isText != true {
      output.write(" href=\"")
      if let resolved { output.write(address: resolved.href) } else { write(address: node.text) }
      output.write("\"")
    }
    writeTitle(node)
    write(resolved?.attributes ?? [])
    output.write(">")
    guard let text = resolved?.text, node.flags.contains(.address) else { return true }
    output.write(escaping: text)
    output.write("</a>")
    return false
  }

  private mutating func writeImage(_ index: Int32, _ node: Node) {
    let source = tree.string(node.text)
    writeImage(source, hooks.image(source), text: tree.plainText(of: index), node)
  }

  /// Writes an image. If it has a dark variant, the image is inside a `picture` element.
  mutating func writeImage(_ source: String, _ resolved: ResolvedLink?, text: String, _ node: Node? = nil) {
    if let dark = resolved?.darkSources {
      output.write("<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"")
      output.write(escaping: dark)
      output.write("\">")
    }
    output.write("<img src=\"")
    output.write(address: resolved?.href ?? source)
    output.write("\" alt=\"")
    output.write(escaping: text)
    output.write("\"")
    if let node { writeTitle(node) }
    write(resolved?.attributes ?? [])
    output.write(">")
    if resolved?.darkSources != nil { output.write("</picture>") }
  }

  private mutating func writeSymbol(_ node: Node) {
    let href = hooks.symbol(tree.string(node.text))
    if let href {
      output.write("<a class=\"symbol\" href=\"")
      output.write(address: href)
      output.write("\">")
    }
    output.write("<code>")
    escape(node.text)
    output.write("</code>")
    if href != nil { output.write("</a>") }
  }

  private mutating func writeTitle(_ node: Node) {
    guard node.title.count > 0 else { return }
    output.write(" title=\"")
    escape(node.title)
    output.write("\"")
  }

  private mutating func write(_ attributes: [ResolvedLink.Attribute]) {
    for attribute in attributes {
      output.write(" ")
      output.write(raw: attribute.name.utf8)
      output.write("=\"")
      output.write(escaping: attribute.value)
      output.write("\"")
    }
  }
}
