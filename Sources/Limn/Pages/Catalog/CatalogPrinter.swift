import LimnMarkdown
import LimnMarkup
import LimnPlatform

/// Prints the content of a catalog page as the HTML inside `<main>`.
struct CatalogPrinter {
  let address: PageAddress
  /// Resolves the links of doc comments; nil if the content has no doc comment.
  var links: LinkTable?
  private(set) var html = Markup()
  /// The level of the last heading.
  private(set) var headingLevel = 1
  /// The anchors of the page's sections. The headings of the page's own comment have other anchors.
  private(set) var anchors: Set<ExactText> = []

  mutating func print(_ content: CatalogContent) {
    html.element("div", ["titleline"]) { html in
      html.element("h1") { $0.write(breakable: content.title) }
      if let badge = content.badge {
        html.element("span", ["badge"]) {
          if let group = content.group { $0.icon(group) }
          $0.write(badge)
        }
      }
    }
    if let lead = content.lead, !lead.text.isEmpty {
      html.element("p", ["lead"]) { $0.write(lead.inlines, on: address) }
    }
    html.newline()
    anchors = content.anchors
    print(content.blocks)
  }

  mutating func print(_ blocks: [CatalogBlock]) {
    for block in blocks { print(block) }
  }

  private mutating func print(_ block: CatalogBlock) {
    switch block {
    case .heading(let title, let anchor, let level):
      headingLevel = level
      html.element("h\(level)", [], [("id", anchor)], text: title)
      html.newline()
    case .paragraph(let inlines):
      html.element("p") { $0.write(inlines, on: address) }
      html.newline()
    case .list(let items):
      html.list(items) { $0.write($1, on: address) }
      html.newline()
    case .table(let columns, let rows, let anchors):
      html.table(nil, anchors == nil ? [] : ["cards"], columns: columns) { html in
        for (place, row) in rows.enumerated() {
          html.element("tr", [], [("id", anchors?.dropFirst(place).first)]) { html in
            for (title, cell) in zip(columns, row) {
              html.element("td", [], [("data-l", anchors.map { _ in title })]) { $0.write(cell, on: address) }
            }
          }
          html.newline()
        }
      }
    case .code(let text): html.add(Self.rendered(code: text))
    case .prose(let text, let source):
      let reserved = headingLevel == 1 ? anchors : nil
      html.add(Self.rendered(text, below: headingLevel, links: links, from: source, reserving: reserved))
    case .folded(let title, let blocks):
      html.add("<details>")
      html.element("summary", text: title)
      html.newline()
      print(blocks)
      html.add("</details>\n")
    case .html(let bytes): html.add(bytes)
    case .drawn(let drawing, _):
      html.append(drawing)
      html.newline()
    }
  }

  static func rendered(code: String) -> [UInt8] {
    rendered("````swift\n\(code)\n````\n", below: 1, links: nil, from: LinkSource(address: .catalog))
  }

  /// Returns a documentation comment as HTML. The headings of the comment become subheadings of the page's last heading,
  /// which has the given level.
  ///
  /// - Parameter anchors: the anchors that the headings must not have; nil if the headings have no anchors.
  static func rendered(
    _ text: String, below level: Int, links: LinkTable?, from source: LinkSource,
    reserving anchors: Set<ExactText>? = nil
  ) -> [UInt8] {
    let document = Document(comment: text).reserving(anchors ?? [])
    let followed = links.map { DocumentLinks(document, $0, from: source) }
    var hooks = RenderHooks()
    hooks.codeBlock = { CodeBlock(fence: $0).html }
    if let followed { (hooks.link, hooks.symbol) = (followed.link, followed.symbol) }
    let prefix = source.scope.names.map { $0 + "-" }.joined()
    var options = RenderOptions()
    options.parentHeading = level
    options.headingAnchors = anchors != nil
    options.idPrefix = prefix
    return HTMLRenderer(document, hooks: hooks, options: options).render()
  }
}

extension Markup {
  /// Writes inline elements, with links that are relative to a page.
  mutating func write(_ inlines: [CatalogInline], on page: PageAddress) {
    for inline in inlines { write(inline, on: page) }
  }

  private mutating func write(_ inline: CatalogInline, on page: PageAddress) {
    switch inline {
    case .text(let text): write(text)
    case .strong(let text): element("strong", text: text)
    case .code(let text): element("code") { $0.write(breakable: text) }
    case .mark(let mark): add(mark.html)
    case .page(let text, let target, let fragment, let isCode):
      link(to: page.link(to: target, fragment: fragment)) { html in
        if isCode { html.element("code") { $0.write(breakable: text) } } else { html.write(breakable: text) }
      }
    case .place(let path, let line, let url, let source, let isShort):
      let name = isShort ? ":\(line)" : "\(path.fileName):\(line)"
      let address = source.map { page.link(to: $0, fragment: "L\(line)") } ?? url
      element(address == nil ? "code" : "a", ["loc"], [("href", address), ("title", isShort ? nil : path)], text: name)
    case .outside(let text, let url): link(to: url, text: text)
    }
  }
}
