import LimnMarkdown

/// Prints a catalog page's description as the HTML inside `<main>`.
struct CatalogPrinter {
  let address: PageAddress
  /// Where a symbol in a doc comment leads.
  let symbol: (String) -> SymbolLinks.Target?
  /// The drawn pictures, in the order in which they stand on the page; nil for one that could not be drawn.
  var pictures: [[UInt8]?]
  private(set) var html: [UInt8] = []

  init(address: PageAddress, pictures: [[UInt8]?], symbol: @escaping (String) -> SymbolLinks.Target?) {
    self.address = address
    self.pictures = pictures
    self.symbol = symbol
  }
}

extension CatalogPrinter {
  mutating func print(_ content: CatalogContent) {
    html.add("<h1>")
    html.add(escaped: content.title)
    html.add("</h1>\n")
    print(content.blocks)
  }

  mutating func print(_ blocks: [CatalogBlock]) {
    for block in blocks { print(block) }
  }

  private mutating func print(_ block: CatalogBlock) {
    switch block {
    case .heading(let title, let anchor): heading("2", title, anchor)
    case .subheading(let title, let anchor): heading("3", title, anchor)
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
    }
  }

  private mutating func heading(_ level: String, _ title: String, _ anchor: String) {
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
      html.add("<details><summary>The picture in words</summary>")
      list(picture.sentences)
      html.add("</details>")
    }
    html.add("</figcaption></figure>\n")
  }

  private mutating func print(_ inlines: [CatalogInline]) {
    for inline in inlines {
      switch inline {
      case .text(let text): html.add(escaped: text)
      case .strong(let text): html.add(raw: "<strong>\(text.escapedHTML)</strong>")
      case .code(let text): html.add(raw: "<code>\(text.escapedHTML)</code>")
      case .mark(let mark): html.add(raw: mark.html)
      case .page(let text, let target, let fragment, let isCode):
        html.add("<a")
        html.add(attribute: "href", address.link(to: target, fragment: fragment))
        html.add(raw: isCode ? "><code>\(text.escapedHTML)</code></a>" : ">\(text.escapedHTML)</a>")
      case .linkedCode(let parts):
        html.add("<code>")
        for part in parts {
          guard let target = part.address else {
            html.add(escaped: part.text)
            continue
          }
          html.add("<a")
          html.add(attribute: "href", address.link(to: target))
          html.add(raw: ">\(part.text.escapedHTML)</a>")
        }
        html.add("</code>")
      case .place(let path, let line, let url):
        let name = path.split(separator: "/").last.map(String.init) ?? path
        html.add(raw: url == nil ? "<code" : "<a")
        if let url { html.add(attribute: "href", url) }
        html.add(attribute: "title", path)
        html.add(raw: ">\(name.escapedHTML):\(line)</\(url == nil ? "code" : "a")>")
      case .outside(let text, let url):
        html.add("<a")
        html.add(attribute: "href", url)
        html.add(raw: ">\(text.escapedHTML)</a>")
      }
    }
  }

  /// An author's Markdown, its headings below those of the page.
  private func rendered(_ text: String) -> [UInt8] {
    let document = Document(parsing: text, path: address.path, options: ParsingOptions(frontMatter: false))
    let hooks = RenderHooks(
      codeBlock: { fence in CodeBlock(fence: fence).html },
      symbol: { name in symbol(name).map { address.link(to: $0.address, fragment: $0.fragment) } })
    return HTMLRenderer(document, hooks: hooks, options: RenderOptions(headingShift: 2, headingAnchors: false)).render()
  }
}
