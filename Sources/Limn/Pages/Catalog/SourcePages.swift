import LimnCatalog
import LimnDiagnostics
import LimnMarkdown
import LimnMarkup

/// The pages of source files: highlighted, with an anchor for each line, and with links from the names of types to their pages.
struct SourcePages {
  let words: CatalogFormatter
  /// The bytes of each file by its path.
  let texts: [String: [UInt8]]

  /// Longer files are not shown, since no browser would show them well.
  static let longest = 400_000

  static func address(of path: String) -> PageAddress { PageAddress("catalog/source/\(path).html") }

  /// The paths that entities and relations of an index name, sorted.
  static func paths(in index: CatalogIndex) -> [String] {
    var paths = Set<String>()
    for entity in index.entities.values {
      if let source = entity.source { paths.insert(source.path) }
      for member in entity.members { paths.insert(member.source.path) }
    }
    for relation in index.relations { for evidence in relation.evidence { paths.insert(evidence.path) } }
    for violation in index.violations { paths.insert(violation.source.path) }
    return paths.filter { $0.hasSuffix(".swift") }.sorted()
  }
}

extension SourcePages {
  func page(_ path: String, _ bytes: [UInt8]) -> SitePage {
    let address = Self.address(of: path)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let lines = lines(path, bytes, on: address)
    let declared = words.index.sortedEntities.filter { $0.source?.path == path && words.address($0.id) != nil && $0.kind != .preview }
    var html = Markup()
    html.element("h1", text: name)
    html.element("p", ["facts"]) { html in
      html.element("code", text: path)
      html.element("span", text: "\(lines.count) lines")
      if let repository = words.index.repository {
        html.element("a", [], [("href", "\(repository)/\(path)")], text: "Open in the repository")
      }
    }
    if !declared.isEmpty {
      html.element("p", ["chips"]) { html in
        for entity in declared {
          html.chip(entity, words: words, on: address)
          html.write(" ")
        }
      }
    }
    html.add("<figure class=\"code\"><pre class=\"nums\" tabindex=\"0\" aria-label=\"\(Markup.escaped(name))\"><code>")
    for (number, line) in lines.enumerated() {
      html.add("<span id=\"L\(number + 1)\"><a href=\"#L\(number + 1)\">\(number + 1)</a>\(line)\n</span>")
    }
    html.add("</code></pre></figure>\n")
    var page = SitePage(
      address: address, title: name, summary: "The source of \(path).", kind: .catalog, body: Array(html.text.utf8),
      assets: ["catalog.css"], classes: ["wide"])
    page.isSearched = false
    return page
  }

  /// Some lines of a file as a block of code with a link to the whole.
  func excerpt(_ place: Location, length: Int, on page: PageAddress) -> String? {
    guard let bytes = texts[place.path] else { return nil }
    let all = lines(place.path, bytes, on: page)
    let range = max(0, place.line - 1)..<min(all.count, place.line - 1 + length)
    guard !range.isEmpty else { return nil }
    let target = page.link(to: Self.address(of: place.path), fragment: "L\(place.line)")
    let name = place.path.split(separator: "/").last.map(String.init) ?? place.path
    var html = Markup()
    html.add("<figure class=\"code\"><div class=\"cap\"><span class=\"file\">\(Markup.escaped(name))</span>")
    html.element("a", [], [("href", target)], text: "Open source")
    html.add("</div><pre class=\"nums\" tabindex=\"0\" aria-label=\"Source\"><code>")
    for number in range {
      html.add(
        "<span><a href=\"\(Markup.escaped(page.link(to: Self.address(of: place.path), fragment: "L\(number + 1)")))\">\(number + 1)</a>\(all[number])\n</span>"
      )
    }
    html.add("</code></pre></figure>\n")
    return html.text
  }

  private func lines(_ path: String, _ bytes: [UInt8], on page: PageAddress) -> [String] {
    let module = words.index.entities.values.first { $0.source?.path == path }?.module
    let html = Highlighter.html(code: bytes, language: "swift").text
    let linked = SourceHTML.link(html, on: page) { name in words.entity(named: name, module: module).flatMap { words.address($0.id) } }
    return SourceHTML.lines(of: linked)
  }
}
