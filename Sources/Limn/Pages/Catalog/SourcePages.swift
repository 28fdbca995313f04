public import LimnCatalog
import LimnMarkdown
import LimnMarkup
import LimnPlatform

/// Creates the pages of source files, with highlighting, line anchors, and links from type names to the types' pages.
struct SourcePages {
  private(set) var format: CatalogFormatter
  /// The content of each source file by path.
  let texts: [String: [UInt8]]
  let references: SourceReferences
  let handled: HandledActions
  /// For each source file that declares an entity, the file's module. The key is the file's path.
  private let modules: [String: String]

  /// - Parameter actions: Returns facts from previews about an action, given the store and the case.
  init(
    format: CatalogFormatter, texts: [String: [UInt8]], actions: @escaping ActionFacts.Lookup = { _, _ in nil }
  ) {
    self.format = format
    self.texts = texts
    references = SourceReferences(format.index)
    handled = HandledActions(format.index, facts: actions)
    let known = format.entities.compactMap { entity in entity.module.map { (entity.source?.path ?? "", $0) } }
    modules = Dictionary(keepingFirst: known)
  }

  /// The maximum size in bytes of a file with a page, since browsers do not display larger pages well.
  static let longest = 400_000

  /// The contents of the files with a page, by path.
  static func texts(of index: CatalogIndex, jobs: Int?, _ source: @Sendable (String) -> [UInt8]?) -> [String: [UInt8]] {
    let paths = CatalogPages.sourcePaths(in: index)
    let read = concurrentMap(paths, jobs: jobs) { path in source(path).flatMap { $0.count <= longest ? $0 : nil } }
    return zip(paths, read).keyed { ($0, $1) }.compactMapValues(\.self)
  }

  /// The same sources, with links that start from another page.
  func on(_ page: PageAddress) -> SourcePages {
    var copy = self
    copy.format = format.on(page)
    return copy
  }

  /// The page of a source file, and the script with its hover cards.
  func page(_ path: String, _ bytes: [UInt8]) -> (page: SitePage, cards: SiteFile?) {
    if format.here != .source(path) { return on(.source(path)).page(path, bytes) }
    let name = path.fileName
    var cards = SourceCards(format: format)
    let lines = lines(path, bytes, &cards)
    let declared = format.entities(declaredIn: path).filter {
      format.address($0.id) != nil && $0.kind != .preview
    }
    .sorted { ($0.source?.line ?? 0, $0.id) < ($1.source?.line ?? 0, $1.id) }
    let outline = SourceOutline(format: format, path: path, declared: declared)
    var html = Markup()
    html.element("h1", text: name)
    html.element("p", ["facts"]) { html in
      html.element("span", text: lines.count.counted("line"))
      for fact in outline.facts { html.element("span") { $0.write(fact, on: format.here) } }
      if let repository = format.index.repository {
        html.link(to: "\(repository)/\(path.percentEncoded)", text: "Open in the repository")
      }
    }
    if !declared.isEmpty {
      html.element("p", ["chips"]) { html in
        for entity in declared {
          html.chip(entity, format: format)
          html.write(" ")
        }
      }
    }
    let actions = handled.lines(of: path)
    html.element("div", ["sourced"]) { html in
      write(lines, of: path, into: &html) { number, html in
        for action in actions[number] ?? [] { write(action, into: &html) }
      }
      outline.write(into: &html)
    }
    html.newline()
    var page = SitePage(
      address: format.here, title: name, summary: "The source of \(path).", kind: .catalog, body: html.bytes,
      assets: ["catalog.css"], classes: ["wide"])
    page.code.declared = declared.first.flatMap { format.address($0.id) }
    let file = cards.file(for: format.here)
    page.code.hovers = file?.address
    return (page, file)
  }

  /// Writes highlighted lines with their numbers. A number is a link to the line on the file's page.
  ///
  /// - Parameters:
  ///   - first: The number of lines in the file before the given lines.
  ///   - page: The link to the file's page; empty on this page.
  ///   - end: Writes what comes after a line, given its number.
  func write(
    _ lines: [String], of path: String, first: Int = 0, page: String = "", into html: inout Markup,
    end: (Int, inout Markup) -> Void = { _, _ in }
  ) {
    html.element("figure", ["code"]) { html in
      html.element("div", ["cap"]) { html in
        html.element("span", ["file"]) { $0.write(path: path) }
        if !page.isEmpty { html.link(to: "\(page)#L\(first + 1)", text: "Open source") }
      }
      html.open("pre", ["nums"], [("tabindex", "0"), ("aria-label", path.fileName)])
      html.element("code") { html in
        for (number, line) in zip((first + 1)..., lines) {
          html.element("span", [], [("id", page.isEmpty ? "L\(number)" : nil)]) { html in
            html.link(to: "\(page)#L\(number)", text: "\(number)")
            html.add(line)
            end(number, &html)
            html.add("\n")
          }
        }
      }
      html.close("pre")
    }
    html.newline()
  }

  /// Writes a link at the end of a source line that handles an action. The link opens a preview at the state in which a
  /// control sends this action.
  private func write(_ action: HandledActions.Action, into html: inout Markup) {
    html.write(" ")
    html.element(
      "a", ["play"],
      [("href", format.here.link(toState: action.state)), ("title", "Open a preview that sends this action")]
    ) { html in
      html.add("<i class=\"k k-preview\"></i>")
      html.write(action.label)
    }
  }

  /// Returns lines of a file as HTML, in which the names of types and members are links.
  ///
  /// - Parameters:
  ///   - first: The number of lines in the file before the given lines.
  ///   - hasCards: Whether the links have hover cards.
  func lines(
    _ path: String, _ bytes: [UInt8], first: Int = 0, _ cards: inout SourceCards,
    hasCards: Bool = true
  ) -> [String] {
    let html = Highlighter.html(code: bytes, language: "swift").text
    func card(_ subject: SourceCards.Subject, _ cards: inout SourceCards) -> String {
      hasCards ? cards.number(of: subject).map { " data-c=\"\($0)\"" } ?? "" : ""
    }
    let linked = SourceHTML.link(html) { name in
      format.entity(named: name, module: modules[path]).flatMap { entity in
        format.href(entity.id).map { ($0, card(.init(entity: entity.id), &cards)) }
      }
    }
    let lines = CodeLines.lines(of: linked)
    let places = references.lines(of: path)
    return lines.enumerated().map { number, line in
      SourceReferences.link(line, places[first + number + 1] ?? []) { reference in
        guard let entity = format[reference.card.entity], let address = format.address(entity.id)
        else {
          return nil
        }
        let fragment = format.anchor(reference.card.member, of: entity)
        return
          "<a\(card(reference.card, &cards)) href=\"\(Markup.escaped(format.here.link(to: address, fragment: fragment)))\">"
      }
    }
  }
}

extension CatalogPages {
  /// The paths of the source files that entities, relations, and violations of an index refer to, sorted.
  public static func sourcePaths(in index: CatalogIndex) -> [String] {
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
