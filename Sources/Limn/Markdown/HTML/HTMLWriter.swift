import LimnMarkup
import LimnSearch

/// Writes a document as HTML. It walks the tree without recursion, so that deep nesting cannot overflow the stack.
struct HTMLWriter: ~Copyable {
  let document: Document
  let hooks: RenderHooks
  let options: RenderOptions
  let tree: Tree
  var output: Markup
  var tabGroups = 0
  var tabs = 0
  /// The labels of the cells of a table's rows, and those of the rest of the current row. They are empty if the table has
  /// at most three columns.
  private var labels: [String] = []
  private var restOfRow: ArraySlice<String> = []
  /// The number of steps written so far in the current section of a tutorial.
  var steps = 0
  /// The headings whose sections contain the current text, from the outermost to the innermost. `own` is the author's
  /// level, and `level` is the level in HTML. The list is empty if ``RenderOptions/parentHeading`` is nil.
  private var headings: [(own: Int, level: Int)] = []
  /// The text written so far. The first section is the text before the first heading.
  var sections = [SearchSection(title: "")]
  /// Where the text of the current node is added; nil for the page's title.
  var textTarget: WritableKeyPath<SearchSection, String>? = \.text

  init(document: Document, hooks: RenderHooks, options: RenderOptions) {
    self.document = document
    self.hooks = hooks
    self.options = options
    self.tree = document.tree
    self.output = Markup(capacity: document.source.count + document.source.count / 2)
  }

  mutating func write(_ top: Int32) {
    var index = top
    while true {
      addText(of: tree[index])
      let goesDown = open(index, tree[index])
      if goesDown, tree[index].firstChild != Node.none {
        index = tree[index].firstChild
        continue
      }
      if goesDown { close(tree[index]) }
      while index != top, tree[index].next == Node.none {
        index = tree[index].parent
        close(tree[index])
      }
      if index == top { return }
      index = tree[index].next
    }
  }

  /// Writes the markup before a node's children. Returns false if the node has been written completely.
  private mutating func open(_ index: Int32, _ node: Node) -> Bool {
    if !node.kind.isInline, !isTightParagraph(node) { output.newline() }
    switch node.kind {
    case .document: return false
    case .paragraph: if !isTightParagraph(node) { output.add("<p>") }
    case .heading: output.open("h\(enter(node))", [], [("id", options.headingAnchors ? tree.string(node.text) : nil)])
    case .blockQuote: output.add("<blockquote>\n")
    case .list: openList(node)
    case .item: if !isTerm(node) { openItem(node) }
    case .term: output.add("<dt>")
    case .definition: output.add("<dd>")
    case .codeBlock: writeCode(index, node)
    case .htmlBlock:
      if node.flags.contains(.hidden) { return false }
      writeHTML(node)
      output.newline()
    case .thematicBreak: output.add("<hr>\n")
    case .table:
      // With the role `region`, the scrolling box would be a landmark, and landmarks of a page need different names.
      let header = node.firstChild == Node.none ? [] : tree.children(of: node.firstChild)
      // On a phone, each row of a wide table is shown as a list of its cells with their labels.
      labels = header.count > 3 ? [""] + header.dropFirst().map({ tree.plainText(of: $0) }) : []
      let cards = labels.isEmpty ? "" : " cards"
      output.add("<div class=\"table\(cards)\" role=\"group\" aria-label=\"Table\" tabindex=\"0\">\n<table>\n")
    case .tableRow:
      restOfRow = node.flags.contains(.header) ? [] : labels[...]
      let isFirst = node.previous != Node.none && tree[node.previous].flags.contains(.header)
      output.add(node.flags.contains(.header) ? "<thead>\n<tr>\n" : isFirst ? "<tbody>\n<tr>\n" : "<tr>\n")
    case .tableCell:
      let alignments: [(Node.Flags, String)] = [(.alignLeft, "left"), (.alignRight, "right"), (.alignCenter, "center")]
      output.open(
        cellTag(node), [],
        [
          ("scope", cellTag(node) == "th" ? "col" : nil),
          ("class", alignments.first { node.flags.contains($0.0) }?.1),
          ("data-l", restOfRow.popFirst().flatMap { $0.isEmpty ? nil : $0 }),
        ])
    case .aside: openAside(AsideKind.allCases[Int(node.value)], title: tree.string(node.title))
    case .tabs: openTabs()
    case .tab: openTab(label: tree.string(node.title))
    case .insertion: write(document.insertions[Int(node.value)])
    case .footnotes:
      guard node.firstChild != Node.none else { return false }
      output.add("<section class=\"footnotes\" role=\"doc-endnotes\" aria-label=\"Footnotes\">\n<ol>\n")
    case .footnote:
      output.open("li", [], [("id", anchor(of: Int(node.value)))])
      output.newline()
    case .directive: return openDirective(node)
    case .text: output.write(tree.slice(node.text))
    case .softBreak: output.add("\n")
    case .lineBreak: output.add("<br>\n")
    case .code: writeCode(tree.string(node.text))
    case .symbol: writeSymbol(tree.string(node.text))
    case .htmlInline: writeHTML(node)
    case .emphasis: output.add("<em>")
    case .strong: output.add("<strong>")
    case .strikethrough: output.add("<del>")
    case .link: return openLink(node)
    case .footnoteReference: writeFootnoteMark(node)
    case .image:
      let source = tree.string(node.text)
      writeImage(source, hooks.image(source), text: tree.plainText(of: index), node)
      return false
    }
    return true
  }

  /// Writes inline code. A browser breaks lines after the hyphens of an option such as `--no-check`, so each short option
  /// has a class that keeps it on one line.
  private mutating func writeCode(_ text: String) {
    output.element("code") { html in
      for (index, word) in text.fields(at: " ").enumerated() {
        if index > 0 { html.add(" ") }
        let isOption = word.hasPrefix("-") && 3...24 ~= word.utf8.count
        if isOption { html.element("span", ["opt"], text: String(word)) } else { html.write(String(word)) }
      }
    }
  }

  private mutating func close(_ node: Node) {
    switch node.kind {
    case .paragraph: if !isTightParagraph(node) { output.add("</p>\n") }
    case .heading: closeHeading(node)
    case .blockQuote: close("</blockquote>\n")
    case .list:
      output.add(node.flags.contains(.terms) ? "</dl>\n" : node.flags.contains(.ordered) ? "</ol>\n" : "</ul>\n")
    case .item: if !isTerm(node) { output.add("</li>\n") }
    case .term: output.add("</dt>\n")
    case .definition: output.add("</dd>\n")
    case .table:
      let isOnlyHeader = node.lastChild == Node.none || tree[node.lastChild].flags.contains(.header)
      output.add(isOnlyHeader ? "</table>\n</div>\n" : "</tbody>\n</table>\n</div>\n")
    case .tableRow: output.add(node.flags.contains(.header) ? "</tr>\n</thead>\n" : "</tr>\n")
    case .tableCell: output.add("</\(cellTag(node))>\n")
    case .aside: close("</aside>\n")
    case .tabs, .tab: close("</div>\n")
    case .footnotes: output.add("</ol>\n</section>\n")
    case .footnote:
      writeBacklinks(Int(node.value))
      output.add("</li>\n")
    case .directive: closeDirective(node)
    case .emphasis: output.add("</em>")
    case .strong: output.add("</strong>")
    case .strikethrough: output.add("</del>")
    case .link: output.add("</a>")
    default: break
    }
  }

  /// Writes closing tags on lines of their own.
  mutating func close(_ tags: String) {
    output.newline()
    output.add(tags)
  }

  /// Whether a node is a paragraph of a tight list's item. It has no `p` element.
  private func isTightParagraph(_ node: Node) -> Bool {
    guard node.kind == .paragraph, node.parent != Node.none else { return false }
    let item = tree[node.parent].kind == .definition ? tree[node.parent].parent : node.parent
    guard item != Node.none, tree[item].kind == .item else { return false }
    let list = tree[item].parent
    return list != Node.none && tree[list].flags.contains(.tight)
  }

  /// The level of a heading in HTML.
  private mutating func enter(_ heading: Node) -> Int {
    let own = Int(heading.value)
    guard let parent = options.parentHeading else { return own }
    headings.removeAll { $0.own >= own }
    let level = min(6, (headings.last?.level ?? parent) + 1)
    headings.append((own, level))
    return level
  }

  private mutating func closeHeading(_ node: Node) {
    textTarget = \.text
    if options.headingAnchors {
      output.add("<a class=\"anchor\"")
      output.attribute("href", address: "#" + tree.string(node.text))
      output.add(" aria-label=\"Link to this section\">#</a>")
    }
    output.add("</h\(headings.last?.level ?? Int(node.value))>\n")
  }

  private mutating func openList(_ node: Node) {
    if node.flags.contains(.terms) { return output.add("<dl>\n") }
    let isOrdered = node.flags.contains(.ordered)
    let hasTasks = node.firstChild != Node.none && tree[node.firstChild].flags.contains(.task)
    output.open(
      isOrdered ? "ol" : "ul", [],
      [("start", isOrdered && node.value != 1 ? "\(node.value)" : nil), ("class", hasTasks ? "tasks" : nil)])
    output.newline()
  }

  private func isTerm(_ item: Node) -> Bool { item.parent != Node.none && tree[item.parent].flags.contains(.terms) }

  private mutating func openItem(_ node: Node) {
    guard node.flags.contains(.task) else { return output.add("<li>") }
    let words = node.firstChild == Node.none ? "" : tree.plainText(of: node.firstChild)
    output.open("li", ["task"])
    output.open(
      "input", [],
      [
        ("type", "checkbox"), ("disabled", ""), ("checked", node.flags.contains(.checked) ? "" : nil),
        ("aria-label", words.isEmpty ? "Task" : words),
      ])
    output.add(" ")
  }

  /// The tag of a table cell. An empty cell of the header is no header, since screen readers would announce it.
  private func cellTag(_ cell: Node) -> String {
    cell.flags.contains(.header) && cell.firstChild != Node.none ? "th" : "td"
  }

  private mutating func writeCode(_ index: Int32, _ node: Node) {
    let fence =
      node.flags.contains(.fenced) && node.value >= 0 ? document.fences[Int(node.value)] : indentedCode(index, node)
    let picture = fence.language == "dot" ? hooks.dot(fence.text) : nil
    if picture == nil { sections[sections.count - 1].code += fence.text }
    if let html = picture ?? hooks.codeBlock(fence) {
      output.add(html)
      return output.newline()
    }
    output.add("<pre>")
    output.element(
      "code", [], [("class", fence.language.isEmpty ? nil : "language-" + fence.language)], text: tree.string(node.text)
    )
    output.add("</pre>\n")
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

  private mutating func writeHTML(_ node: Node) {
    output.add(HTMLReference.replacing(in: Array(tree.slice(node.text)), hooks.address))
  }

  /// Opens an aside with the role `note`. Without this role, the aside would be a landmark. All landmarks of the same
  /// kind on a page need different names, but many asides have the same name, such as "Note".
  mutating func openAside(_ kind: AsideKind, title: String) {
    let title = title.isEmpty ? kind.title : title
    output.open("aside", ["aside", kind.rawValue], [("role", "note"), ("aria-label", title)])
    output.newline()
    output.element("p", ["aside-title"], text: title)
    output.newline()
  }

  mutating func openTabs() {
    output.add("<div class=\"tabs\">\n")
    tabGroups += 1
    tabs = 0
  }

  /// Opens a tab. Tabs are radio buttons, so that they work without scripts.
  mutating func openTab(label: String) {
    tabs += 1
    let name = options.idPrefix + "limnTabs-\(tabGroups)"
    let id = "\(name)-\(tabs)"
    output.open(
      "input", ["tab-choice"],
      [("type", "radio"), ("name", name), ("id", id), ("checked", tabs == 1 ? "" : nil)])
    output.element("label", ["tab-label"], [("for", id)], text: label)
    output.add("\n<div class=\"tab-panel\">\n")
  }

  private mutating func write(_ insertion: Insertion) {
    if let html = hooks.insertion(insertion) {
      output.add(html)
      addText(ofHTML: html)
    } else if insertion.kind == .preview || insertion.kind == .symbols {
      output.add("<p class=\"preview-missing\">\(insertion.kind == .preview ? "Preview" : "Symbols") of ")
      output.element("code", text: insertion.name)
      output.add("</p>")
    }
    output.newline()
  }

  private mutating func writeFootnoteMark(_ node: Node) {
    let mark = tree.footnoteMarks[Int(node.value)]
    output.open("sup", ["footnote-mark"])
    output.element(
      "a", [],
      [("role", "doc-noteref"), ("href", "#" + anchor(of: mark.note)), ("id", anchor(of: mark.note, mark.ordinal))],
      text: "\(tree.footnotes[mark.note].number)")
    output.close("sup")
  }

  private mutating func writeBacklinks(_ note: Int) {
    output.newline()
    output.open("p", ["footnote-back"])
    for ordinal in 1...max(1, tree.footnotes[note].references) {
      if ordinal > 1 { output.add(" ") }
      let name = "Back to mark \(tree.footnotes[note].number)" + (ordinal > 1 ? "-\(ordinal)" : "")
      output.element(
        "a", [], [("role", "doc-backlink"), ("href", "#" + anchor(of: note, ordinal)), ("aria-label", name)],
        text: "\u{21A9}")
    }
    output.add("</p>\n")
  }

  /// The id of a footnote, or of its reference with an ordinal number.
  private func anchor(of note: Int, _ ordinal: Int? = nil) -> String {
    let reference = ordinal.map { $0 > 1 ? "-ref\($0)" : "-ref" } ?? ""
    return options.idPrefix + tree.footnotes[note].anchor + reference
  }

  private mutating func openLink(_ node: Node) -> Bool {
    let resolved = hooks.link(tree.string(node.text))
    output.add("<a")
    if resolved?.isText != true { output.attribute("href", address: resolved?.href ?? tree.string(node.text)) }
    write(resolved?.attributes ?? [], titleOf: node)
    guard let text = resolved?.text, node.flags.contains(.address) else { return true }
    output.write(text)
    addText(text)
    output.add("</a>")
    return false
  }

  mutating func writeImage(_ source: String, _ resolved: ResolvedLink?, text: String, _ node: Node? = nil) {
    if let dark = resolved?.darkSources {
      output.add("<picture>")
      output.open("source", [], [("media", "(prefers-color-scheme: dark)"), ("srcset", dark)])
    }
    output.add("<img")
    output.attribute("src", address: resolved?.href ?? source)
    output.attribute("alt", text)
    write(resolved?.attributes ?? [], titleOf: node)
    if resolved?.darkSources != nil { output.add("</picture>") }
  }

  /// Writes the end of an opening tag.
  private mutating func write(_ attributes: [(name: String, value: String)], titleOf node: Node?) {
    if let node, node.title.count > 0 { output.attribute("title", tree.string(node.title)) }
    for (name, value) in attributes { output.attribute(name, value) }
    output.add(">")
  }

  private mutating func writeSymbol(_ name: String) {
    let link = hooks.symbol(name)
    addText(link?.text ?? name)
    if let link {
      output.add("<a class=\"symbol\"")
      output.attribute("href", address: link.href)
      output.add(">")
    }
    output.element("code", text: link?.text ?? name)
    if link != nil { output.add("</a>") }
  }
}
