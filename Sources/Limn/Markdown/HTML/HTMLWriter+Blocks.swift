import LimnMarkup

extension HTMLWriter {
  mutating func openBlock(_ index: Int32, _ node: Node) -> Bool {
    if node.kind == .paragraph {
      if !isTight(node) {
        output.newline()
        output.add("<p>")
      }
      return true
    }
    output.newline()
    switch node.kind {
    case .heading: return openHeading(index, node)
    case .blockQuote: output.add("<blockquote>\n")
    case .list: openList(node)
    case .item: if !isTerm(node) { openItem(index, node) }
    case .codeBlock:
      writeCode(index, node)
      return false
    case .htmlBlock:
      if node.flags.contains(.hidden) { return false }
      writeHTML(node)
      output.newline()
      return false
    case .thematicBreak:
      output.add("<hr>\n")
      return false
    default: return openExtension(index, node)
    }
    return true
  }

  mutating func closeBlock(_ node: Node) {
    switch node.kind {
    case .paragraph: if !isTight(node) { output.add("</p>\n") }
    case .heading: closeHeading(node)
    case .blockQuote:
      output.newline()
      output.add("</blockquote>\n")
    case .list:
      output.add(node.flags.contains(.terms) ? "</dl>\n" : node.flags.contains(.ordered) ? "</ol>\n" : "</ul>\n")
    case .item: if !isTerm(node) { output.add("</li>\n") }
    case .term: output.add("</dt>\n")
    case .definition: output.add("</dd>\n")
    default: closeExtension(node)
    }
  }
}

extension HTMLWriter {
  /// Whether a paragraph is directly in a tight list. Such a paragraph gets no `p` tag.
  private func isTight(_ node: Node) -> Bool {
    guard node.parent != Node.none else { return false }
    let item = tree[node.parent].kind == .definition ? tree[node.parent].parent : node.parent
    guard item != Node.none, tree[item].kind == .item else { return false }
    let list = tree[item].parent
    return list != Node.none && tree[list].flags.contains(.tight)
  }

  private mutating func openHeading(_ index: Int32, _ node: Node) -> Bool {
    output.add("<h")
    output.write(enter(node))
    if options.headingAnchors {
      output.add(" id=\"")
      escape(node.text)
      output.add("\"")
    }
    output.add(">")
    return true
  }

  private mutating func closeHeading(_ node: Node) {
    if options.headingAnchors {
      output.add("<a class=\"anchor\" href=\"#")
      write(address: node.text)
      output.add("\" aria-label=\"Link to this section\">#</a>")
    }
    output.add("</h")
    output.write(headings.last?.level ?? Int(node.value))
    output.add(">\n")
  }

  /// Returns the level of a heading in HTML. If `options.parentHeading` is set, `headings` is also updated: the
  /// headings whose sections end here are removed, and this heading is added.
  private mutating func enter(_ heading: Node) -> Int {
    let own = Int(heading.value)
    guard let parent = options.parentHeading else { return own }
    headings.removeAll { $0.own >= own }
    let level = min(6, (headings.last?.level ?? parent) + 1)
    headings.append((own, level))
    return level
  }

  private mutating func openList(_ node: Node) {
    if node.flags.contains(.terms) { return output.add("<dl>\n") }
    let tasks = holdsTasks(node)
    guard node.flags.contains(.ordered) else {
      if tasks { output.add("<ul class=\"tasks\">\n") } else { output.add("<ul>\n") }
      return
    }
    output.add("<ol")
    if node.value != 1 {
      output.add(" start=\"")
      output.write(Int(node.value))
      output.add("\"")
    }
    if tasks { output.add(" class=\"tasks\"") }
    output.add(">\n")
  }

  /// Whether an item consists of a term and a definition.
  private func isTerm(_ item: Node) -> Bool { item.parent != Node.none && tree[item.parent].flags.contains(.terms) }

  private func holdsTasks(_ list: Node) -> Bool {
    list.firstChild != Node.none && tree[list.firstChild].flags.contains(.task)
  }

  private mutating func openItem(_ index: Int32, _ node: Node) {
    guard node.flags.contains(.task) else { return output.add("<li>") }
    output.add("<li class=\"task\"><input type=\"checkbox\" disabled")
    if node.flags.contains(.checked) { output.add(" checked") }
    output.add(" aria-label=\"")
    let words = node.firstChild == Node.none ? "" : tree.plainText(of: node.firstChild)
    output.write(words.isEmpty ? "Task" : words)
    output.add("\"> ")
  }

  private mutating func writeCode(_ index: Int32, _ node: Node) {
    let fence =
      node.flags.contains(.fenced) && node.value >= 0 ? document.fences[Int(node.value)] : indentedCode(index, node)
    let picture = fence.language == "dot" ? hooks.dot(fence.text) : nil
    if let html = picture ?? hooks.codeBlock(fence) {
      output.add(html)
      return output.newline()
    }
    output.add("<pre><code")
    let language = fence.language
    if !language.isEmpty {
      output.add(" class=\"language-")
      output.write(language)
      output.add("\"")
    }
    output.add(">")
    escape(node.text)
    output.add("</code></pre>\n")
  }

  /// Indented code as a `Fence` without an info string, so that pages can treat indented and fenced code alike.
  private func indentedCode(_ index: Int32, _ node: Node) -> Fence {
    let range = tree.range(of: index)
    let places = FenceReader(source: document.source, lines: tree.lines).columns(
      of: tree.slice(node.text), after: Int(node.line) - 1)
    return Fence(
      info: "", infoRange: SourceRange(start: range.start, end: range.start), text: tree.string(node.text),
      range: range, lines: places)
  }
}
