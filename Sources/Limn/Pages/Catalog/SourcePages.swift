import LimnCatalog
import LimnDiagnostics
import LimnMarkdown
import LimnMarkup
import LimnPlatform

/// Creates the pages of source files, with highlighting, line anchors, and links from type names to the types' pages.
struct SourcePages {
  private(set) var words: CatalogFormatter
  /// The content of each source file by path.
  let texts: [String: [UInt8]]
  let references: SourceReferences
  let handled: HandledActions
  /// For each source file that declares an entity, the file's module. The key is the file's path.
  private let modules: [String: String]

  /// - Parameter actions: Returns facts from previews about an action, given the module, the store, and the case.
  init(words: CatalogFormatter, texts: [String: [UInt8]], actions: @escaping ActionFacts.Lookup = { _, _, _ in nil }) {
    self.words = words
    self.texts = texts
    references = SourceReferences(words.index)
    handled = HandledActions(words.index, facts: actions)
    let known = words.entities.compactMap { entity in entity.module.map { (entity.source?.path ?? "", $0) } }
    modules = Dictionary(keepingFirst: known)
  }

  /// The maximum size in bytes of a file with a page, since browsers do not display larger pages well.
  static let longest = 400_000

  static func address(of path: String) -> PageAddress { PageAddress("catalog/source/\(path).html") }

  /// The paths of the source files that entities, relations, and violations of an index refer to, sorted.
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
  /// The contents of the files with a page, by path.
  static func texts(of index: CatalogIndex, jobs: Int?, _ source: @Sendable (String) -> [UInt8]?) -> [String: [UInt8]] {
    let paths = paths(in: index)
    let read = concurrentMap(paths, jobs: jobs) { path in source(path).flatMap { $0.count <= longest ? $0 : nil } }
    return Dictionary(uniqueKeysWithValues: zip(paths, read).compactMap { path, text in text.map { (path, $0) } })
  }

  /// The same sources, with links that start from another page.
  func on(_ page: PageAddress) -> SourcePages {
    var copy = self
    copy.words = words.on(page)
    return copy
  }

  /// The page of a source file, and the script with its hover cards.
  func page(_ path: String, _ bytes: [UInt8]) -> (page: SitePage, cards: SiteFile?) {
    if words.here != Self.address(of: path) { return on(Self.address(of: path)).page(path, bytes) }
    let name = path.fileName
    var cards = SourceCards(words: words)
    let lines = lines(path, bytes, &cards)
    let declared = words.entities(declaredIn: path).filter { words.address($0.id) != nil && $0.kind != .preview }
      .sorted { ($0.source?.line ?? 0, $0.id) < ($1.source?.line ?? 0, $1.id) }
    let outline = SourceOutline(words: words, path: path, declared: declared)
    var html = Markup()
    html.element("h1", text: name)
    html.element("p", ["facts"]) { html in
      html.element("span", text: lines.count.counted("line"))
      for fact in outline.facts { html.element("span") { $0.write(fact, on: words.here) } }
      if let repository = words.index.repository {
        html.link(to: "\(repository)/\(path.percentEncoded)", text: "Open in the repository")
      }
    }
    if !declared.isEmpty {
      html.element("p", ["chips"]) { html in
        for entity in declared {
          html.chip(entity, words: words)
          html.write(" ")
        }
      }
    }
    html.add(
      "<div class=\"sourced\"><figure class=\"code\"><div class=\"cap\"><span class=\"file\">\(Markup.escaped(path))</span></div>"
    )
    html.add("<pre class=\"nums\" tabindex=\"0\" aria-label=\"\(Markup.escaped(name))\"><code>")
    let actions = handled.lines(of: path)
    for (number, line) in lines.enumerated() {
      html.add("<span id=\"L\(number + 1)\"><a href=\"#L\(number + 1)\">\(number + 1)</a>\(line)")
      for action in actions[number + 1] ?? [] { write(action, into: &html) }
      html.add("\n</span>")
    }
    html.add("</code></pre></figure>\n")
    outline.write(into: &html)
    html.add("</div>\n")
    var page = SitePage(
      address: words.here, title: name, summary: "The source of \(path).", kind: .catalog, body: html.bytes,
      assets: ["catalog.css"], classes: ["wide"])
    page.isSearched = false
    page.code.declared = declared.first.flatMap { words.address($0.id) }
    let file = cards.file(for: words.here)
    page.code.hovers = file?.address
    return (page, file)
  }

  /// Writes a link at the end of a source line that handles an action. The link opens a preview at the state in which a
  /// control sends this action.
  private func write(_ action: HandledActions.Action, into html: inout Markup) {
    html.write(" ")
    html.element(
      "a", ["play"],
      [("href", words.here.link(toState: action.state)), ("title", "Open a preview that sends this action")]
    ) { html in
      html.add("<i class=\"k k-preview\"></i>")
      html.write(action.label)
    }
  }

  /// Returns an excerpt of a file with a link to the whole file. The excerpt contains the declaration that starts at
  /// `place`, from its first line.
  ///
  /// - Parameters:
  ///   - length: The maximum number of lines. A longer declaration is cut.
  ///   - isCase: Whether the excerpt is a `case` of a `switch` and not a declaration. The excerpt then ends before the
  ///     next case.
  func excerpt(_ place: Location, length: Int, isCase: Bool = false) -> String? {
    guard let bytes = texts[place.path] else { return nil }
    var plain = bytes.lines
    if plain.last?.isEmpty == true { plain.removeLast() }
    let start = max(0, place.line - 1)
    guard start < plain.count else { return nil }
    let indent = plain[start].prefix { $0 == 32 }.count
    var end = start + 1
    let isOneLine = !isCase && Self.isComplete(plain[start], before: end < plain.count ? plain[end] : [], indent)
    while !isOneLine, end < min(plain.count, start + length) {
      let line = plain[end].drop { $0 == 32 }
      let isOutside = !line.isEmpty && plain[end].count - line.count <= indent
      if isCase, isOutside { break }
      end += 1
      if isOutside, Self.depth(line) < 0 { break }
    }
    // The excerpt is highlighted as if it were a whole file. The colors are still correct, since a declaration never
    // starts inside a comment or string.
    var cards = SourceCards(words: words)
    let part = Array(plain[start..<end].joined(separator: ["\n"]))
    let shown = lines(place.path, part, first: start, &cards, hasCards: false)
    let target = words.here.link(to: Self.address(of: place.path), fragment: "L\(place.line)")
    let name = place.path.fileName
    var html = Markup()
    html.add("<figure class=\"code\"><div class=\"cap\"><span class=\"file\">\(Markup.escaped(name))</span>")
    html.link(to: target, text: "Open source")
    html.add("</div><pre class=\"nums\" tabindex=\"0\" aria-label=\"Source\"><code>")
    for (number, line) in zip((start + 1)..., shown) {
      let address = words.here.link(to: Self.address(of: place.path), fragment: "L\(number)")
      html.add("<span><a href=\"\(Markup.escaped(address))\">\(number)</a>\(line)\n</span>")
    }
    html.add("</code></pre></figure>\n")
    return html.text
  }

  /// Whether a declaration ends in its first line: the line closes its brackets, and the next line does not continue it.
  private static func isComplete(_ line: ArraySlice<UInt8>, before next: ArraySlice<UInt8>, _ indent: Int) -> Bool {
    let rest = next.drop { $0 == 32 }
    guard depth(line) == 0, rest.isEmpty || next.count - rest.count <= indent else { return false }
    return !["{", "where ", "->"].contains { rest.starts(with: $0.utf8) }
  }

  /// The number of brackets that a line opens, minus the number that it closes.
  private static func depth(_ line: ArraySlice<UInt8>) -> Int {
    line.reduce(0) { "([{".utf8.contains($1) ? $0 + 1 : ")]}".utf8.contains($1) ? $0 - 1 : $0 }
  }

  /// Returns lines of a file as HTML, in which the names of types and members are links.
  ///
  /// - Parameters:
  ///   - first: The number of lines in the file before the given lines.
  ///   - hasCards: Whether the links have hover cards.
  private func lines(
    _ path: String, _ bytes: [UInt8], first: Int = 0, _ cards: inout SourceCards,
    hasCards: Bool = true
  ) -> [String] {
    let html = Highlighter.html(code: bytes, language: "swift").text
    func card(_ subject: SourceCards.Subject, _ cards: inout SourceCards) -> String {
      hasCards ? cards.number(of: subject).map { " data-c=\"\($0)\"" } ?? "" : ""
    }
    let linked = SourceHTML.link(html) { name in
      words.entity(named: name, module: modules[path]).flatMap { entity in
        words.href(entity.id).map { ($0, card(.init(entity: entity.id), &cards)) }
      }
    }
    let lines = CodeLines.lines(of: linked)
    let places = references.lines(of: path)
    return lines.enumerated().map { number, line in
      SourceReferences.link(line, places[first + number + 1] ?? []) { reference in
        guard let entity = words.index.entities[reference.card.entity], let address = words.address(entity.id) else {
          return nil
        }
        let fragment = words.anchor(reference.card.member, of: entity)
        return
          "<a\(card(reference.card, &cards)) href=\"\(Markup.escaped(words.here.link(to: address, fragment: fragment)))\">"
      }
    }
  }
}
