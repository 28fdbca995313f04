import LimnCatalog
import LimnMarkdown
import LimnMarkup

extension CatalogPrinter {
  /// Returns inline elements as HTML. The links are relative to the page.
  static func html(_ inlines: [CatalogInline], on page: PageAddress) -> String {
    var html = Markup()
    for inline in inlines { print(inline, on: page, into: &html) }
    return html.text
  }

  private static func print(_ inline: CatalogInline, on page: PageAddress, into html: inout Markup) {
    switch inline {
    case .text(let text): html.write(text)
    case .strong(let text): html.element("strong", text: text)
    case .code(let text): html.element("code") { $0.write(breakable: text) }
    case .mark(let mark): html.add(mark.html)
    case .page(let text, let target, let fragment, let isCode):
      html.element("a", [], [("href", page.link(to: target, fragment: fragment))]) { html in
        if isCode { html.element("code") { $0.write(breakable: text) } } else { html.write(breakable: text) }
      }
    case .linkedCode(let parts):
      html.element("code") { html in
        for part in parts {
          if let target = part.address {
            html.element("a", [], [("href", page.link(to: target))], text: part.text)
          } else {
            html.write(part.text)
          }
        }
      }
    case .place(let path, let line, let url, let source, let isShort):
      let name = isShort ? ":\(line)" : "\(path.split(separator: "/").last.map(String.init) ?? path):\(line)"
      let address = source.map { page.link(to: $0, fragment: "L\(line)") } ?? url
      html.element(
        address == nil ? "code" : "a", ["loc"], [("href", address), ("title", isShort ? nil : path)], text: name)
    case .outside(let text, let url): html.element("a", [], [("href", url)], text: text)
    }
  }
}

extension RulesPage {
  /// Returns Swift code as highlighted HTML.
  static func highlighted(_ code: String) -> String { Highlighter.html(code: code, language: "swift").text }
}
