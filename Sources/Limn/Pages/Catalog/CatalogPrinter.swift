import LimnMarkdown
import LimnMarkup

/// Prints the content of a catalog page as the HTML inside `<main>`.
struct CatalogPrinter {
  let address: PageAddress
  /// Returns the link target of a symbol in a doc comment; nil if the symbol is unknown.
  let symbol: (String) -> SymbolLinks.Target?
  /// The rendered diagrams in page order. A diagram that could not be rendered is nil.
  var pictures: [[UInt8]?]
  /// Resolves the links of doc comments.
  let links: CommentLinks?
  private(set) var html: [UInt8] = []
  /// The level of the last heading.
  private var headingLevel = 1

  init(
    address: PageAddress, pictures: [[UInt8]?], links: CommentLinks? = nil,
    symbol: @escaping (String) -> SymbolLinks.Target?
  ) {
    self.address = address
    self.pictures = pictures
    self.links = links
    self.symbol = symbol
  }
}

extension CatalogPrinter {
  mutating func print(_ content: CatalogContent) {
    var head = Markup()
    head.element("div", ["titleline"]) { head in
      head.element("h1") { $0.write(breakable: content.title) }
      if let badge = content.badge {
        head.element("span", ["badge"]) { head in
          if let group = content.group { head.icon(group) }
          head.write(badge)
        }
      }
    }
    if let lead = content.lead, !lead.text.isEmpty {
      head.element("p", ["lead"]) { head in head.add(Self.html(lead.inlines, on: content.address)) }
    }
    html.add(raw: head.text + "\n")
    print(content.blocks)
  }

  mutating func print(_ blocks: [CatalogBlock]) {
    for block in blocks { print(block) }
  }

  private mutating func print(_ block: CatalogBlock) {
    switch block {
    case .heading(let title, let anchor): heading(2, title, anchor)
    case .subheading(let title, let anchor): heading(3, title, anchor)
    case .paragraph(let inlines):
      html.add("<p>")
      print(inlines)
      html.add("</p>\n")
    case .list(let items): list(items)
    case .table(let columns, let rows): table(columns, rows)
    case .code(let text): html += rendered("````swift\n\(text)\n````\n")
    case .prose(let text): html += rendered(text)
    case .picture(let picture): self.picture(picture)
    case .folded(let title, let blocks):
      html.add("<details><summary>")
      html.add(escaped: title)
      html.add("</summary>\n")
      print(blocks)
      html.add("</details>\n")
    case .html(let bytes): html += bytes
    case .drawn(let bytes, _): html += bytes
    }
  }

  private mutating func heading(_ level: Int, _ title: String, _ anchor: String) {
    headingLevel = level
    html.add(raw: "<h\(level)")
    html.add(attribute: "id", anchor)
    html.add(">")
    html.add(escaped: title)
    html.add(raw: "</h\(level)>\n")
  }

  private mutating func list(_ items: [[CatalogInline]]) {
    html.add("<ul>")
    for item in items {
      html.add("<li>")
      print(item)
      html.add("</li>")
    }
    html.add("</ul>\n")
  }

  private mutating func table(_ columns: [String], _ rows: [[[CatalogInline]]]) {
    html.add("<div class=\"table\" tabindex=\"0\"><table><thead><tr>")
    for column in columns {
      html.add("<th scope=\"col\">")
      html.add(escaped: column)
      html.add("</th>")
    }
    html.add("</tr></thead><tbody>\n")
    for row in rows {
      html.add("<tr>")
      for cell in row {
        html.add("<td>")
        print(cell)
        html.add("</td>")
      }
      html.add("</tr>\n")
    }
    html.add("</tbody></table></div>\n")
  }

  private mutating func picture(_ picture: CatalogPicture) {
    guard let svg = pictures.isEmpty ? nil : pictures.removeFirst() else { return list(picture.sentences) }
    html.add("<figure class=\"graph\">")
    html += svg
    html.add("<figcaption>")
    html.add(escaped: picture.title)
    if !picture.sentences.isEmpty {
      html.add("<details><summary>Text version</summary>")
      list(picture.sentences)
      html.add("</details>")
    }
    html.add("</figcaption></figure>\n")
  }

  private mutating func print(_ inlines: [CatalogInline]) { html.add(raw: Self.html(inlines, on: address)) }

  private func rendered(_ text: String) -> [UInt8] {
    Self.rendered(text, below: headingLevel, on: address, links: links, symbol: symbol)
  }

  /// Returns an author's Markdown as HTML. The Markdown's headings become subheadings of the page's last heading, which
  /// has the given level.
  static func rendered(
    _ text: String, below level: Int, on address: PageAddress, links: CommentLinks?,
    symbol: @escaping (String) -> SymbolLinks.Target?
  ) -> [UInt8] {
    let document = Document(parsing: text, path: address.path, options: ParsingOptions(frontMatter: false))
    let hooks = RenderHooks(
      link: { destination in links?.link(destination, on: address) },
      codeBlock: { fence in CodeBlock(fence: fence).html },
      symbol: { name in symbol(name).map { address.link(to: $0.address, fragment: $0.fragment) } })
    return HTMLRenderer(document, hooks: hooks, options: RenderOptions(parentHeading: level, headingAnchors: false))
      .render()
  }
}
