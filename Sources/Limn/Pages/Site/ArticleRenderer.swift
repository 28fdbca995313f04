import LimnMarkup
import LimnDiagnostics
import LimnMarkdown
import LimnSearch
import LimnSnippets

/// Renders the body of an article's page, with resolved links and highlighted code.
struct ArticleRenderer {
  var links: LinkTable
  var aliases: Aliases
  var swiftVersion: String?
  var previews: [String: [UInt8]]
  var symbolLists: SymbolListPrinter
  var results: BuildResults?
  var drawDot: (@Sendable (String) throws(DotFailure) -> [UInt8])?
  /// The title for a home page without a heading, such as a README that starts with an image.
  var siteTitle: String
  var repositoryFolder: String
  var accessibility: AccessibilityCheck

  func render(_ article: Article, at address: PageAddress, verdicts: [Int: Verdict]) -> RenderedArticle {
    let document = article.document
    var diagnostics: [Diagnostic] = []
    let followed = DocumentLinks(document, links, from: links.source(of: article, at: address))
    diagnostics += followed.diagnostics
    let shown = document.fences.filter { !$0.isHidden }
    let checked = shown.filter { verdicts[$0.line] != nil }
    let numbers = checked.enumerated().keyed { ($1.line, $0) }
    // The output of a code block can be in the next one.
    let outputs = Set(zip(shown, shown.dropFirst()).filter { $1.isOutput }.map(\.0.line))
    let pictures = draw(document, &diagnostics)
    let preview = { (name: String) -> [UInt8]? in
      guard let html = previews[name] else { return nil }
      return html.text.replacing("{root}", with: address.root).bytes
    }
    // These are not read from `self` for each code block, since a closure for each block would copy the renderer.
    var hooks = RenderHooks()
    hooks.link = followed.link
    hooks.image = followed.image
    hooks.address = followed.address
    hooks.symbol = followed.symbol
    hooks.dot = { pictures[$0] }
    hooks.codeBlock = { fence in
      let line = fence.line
      let code = CodeBlock(
        fence: fence, verdict: verdicts[line], swiftVersion: swiftVersion, number: numbers[line],
        showsOutputItself: outputs.contains(line),
        sourceLink: { links.exists($0) ? links.sourceAddress(of: $0) : nil }
      ).html
      return (verdicts[line]?.previews ?? []).reduce(code) { $0 + (preview($1) ?? []) }
    }
    hooks.insertion = { insertion in
      switch insertion.kind {
      case .preview: preview(insertion.name)
      case .symbols: symbolLists.html(of: insertion.name, at: address)
      case .layers: results?.layers(of: insertion.name, on: address)
      case .results: results?.html(on: address)
      }
    }
    let hasTitle = document.title != nil
    var html = Markup()
    if !hasTitle {
      let isHome = address.path == "index.html" && document.frontMatter.title == nil
      html.element("h1", text: isHome ? siteTitle : article.title)
      html.newline()
    }
    html.add(aliases.html(for: address, titles: links.titles))
    var (text, sections) = HTMLRenderer(document, hooks: hooks).renderForSearch()
    var body = html.bytes + text
    if article.isOfCatalog { addSummaries(to: &body, of: document, followed) }
    let hovers = HoverFile.make(
      for: address, verdicts: checked.compactMap { verdicts[$0.line] }, symbols: links.symbols)
    diagnostics += accessibility.diagnostics(of: document, body: body)
    checkTitles(document, &diagnostics)
    checkPreviews(document, &diagnostics)
    diagnostics += symbolLists.diagnostics(of: document) + (results?.diagnostics(of: document) ?? [])
    let layout = document.frontMatter.layout
    // The words of a query can be spread over the sections of a page, which is found by its headings then.
    sections[0].code += " " + sections.map(\.title).withSpaces
    (sections[0].title, sections[0].summary) = (article.title, article.summary)
    sections += keywords(of: document, &diagnostics)
    var page = SitePage(
      address: address, title: article.title, summary: article.summary, kind: .article, body: body,
      contents: contents(of: document), sections: sections,
      alternate: MarkdownAlternate.make(article, at: address, followed: followed, symbolLists: symbolLists),
      source: article.source(in: repositoryFolder),
      assets: document.hasDirectives || layout != nil ? ["directives.css"] : [],
      classes: address.path == "index.html" && article.isOverview ? ["home"] : layout.map { ["\($0)-page"] } ?? [],
      anchors: links.anchors[address] ?? article.anchors)
    page.files = followed.files
    page.code.hovers = hovers?.address
    page.code.checks = checks(of: checked.compactMap { verdicts[$0.line] })
    return RenderedArticle(page: page, hovers: hovers, diagnostics: diagnostics)
  }

  /// Adds the summary of each page to which a topic links.
  private func addSummaries(to body: inout [UInt8], of document: Document, _ followed: DocumentLinks) {
    guard var place = body.firstRange(of: "<h2 id=\"topics\"".bytes)?.upperBound else { return }
    for link in Curation(document).groups.flatMap(\.links) {
      guard case .page(let page, nil, _) = followed.outcome(link.kind, link.destination),
        let summary = links.summaries[page]
      else { continue }
      let mark = "href=\"\(followed.source.address.link(to: page))\"".bytes
      var start = place
      // The text before the list can have the same link.
      while let found = body[start...].firstRange(of: mark),
        var end = body[found.upperBound...].firstRange(of: "</a>".bytes)?.upperBound
      {
        start = end
        // The items of a list with blank lines are paragraphs.
        if body[end...].starts(with: "</p>".bytes) { end = body.index(end, offsetBy: 4) }
        guard body[end...].drop(while: { $0 == 10 }).starts(with: "</li>".bytes) else { continue }
        body.insert(contentsOf: "<p>\(Markup.escaped(summary))</p>".bytes, at: end)
        place = end
        break
      }
    }
  }

  /// The rendered Graphviz diagrams of the page. The keys are the diagrams' sources.
  private func draw(_ document: Document, _ diagnostics: inout [Diagnostic]) -> [String: [UInt8]] {
    guard let drawDot else { return [:] }
    var pictures: [String: [UInt8]] = [:]
    for fence in document.fences where fence.language == "dot" && !fence.isHidden {
      do throws(DotFailure) {
        pictures[fence.text] = try drawDot(fence.text)
      } catch {
        diagnostics.add(
          .badPicture, "the diagram cannot be rendered: \(error.message)",
          at: Location(fence.range, path: document.path))
      }
    }
    return pictures
  }

  /// The results of a page's snippets; nil if there are no results.
  private func checks(of verdicts: [Verdict]) -> PageChecks? {
    let counts = SnippetCounts(verdicts)
    guard counts.total > 0 else { return nil }
    let details = counts.details + (counts.details.isEmpty ? "" : swiftVersion.map { " with Swift \($0)" } ?? "")
    return PageChecks(
      summary: counts.summary, details: details, hasPassed: counts.failed + counts.accepted == 0,
      address: results == nil ? nil : .coverage)
  }

  private func contents(of document: Document) -> [ContentsEntry] {
    // An author who has several headings of level 1 has sections on this level.
    let headings = document.headingsBelowTitle
    let lowest = headings.contains { $0.level == 1 } ? 1 : 2
    let own = headings.filter { lowest...lowest + 1 ~= $0.level }.map {
      (
        line: $0.range.start.line,
        entry: ContentsEntry(level: $0.level - lowest + 2, title: $0.text, anchor: $0.anchor, isAuthored: true)
      )
    }
    let listed = document.insertions(.symbols).flatMap { reference in
      symbolLists.contents(of: reference.name).map { (line: reference.range.start.line, entry: $0) }
    }
    return (own + listed).sorted { $0.line < $1.line }.map(\.entry)
  }

  private func checkTitles(_ document: Document, _ diagnostics: inout [Diagnostic]) {
    let titles = document.headingsBelowTitle.filter { $0.level == 1 }
    guard let title = titles.first else { return }
    let others = titles.count == 1 ? "is" : "and \((titles.count - 1).counted("other heading")) are"
    diagnostics.add(
      .secondTitle,
      "'\(title.text)' \(others) on level 1 below the first heading; use '##', since a page has one title",
      at: Location(title.range, path: document.path))
  }

  /// What the search finds by the keywords of an article.
  private func keywords(of document: Document, _ diagnostics: inout [Diagnostic]) -> [SearchSection] {
    document.frontMatter.keywords.map { keyword in
      // Pages of other generators have keywords such as `C#`.
      let parts = keyword.parts(at: "#")
      let anchor = parts.count == 2 && !parts[1].contains(" ") ? parts[1] : nil
      if let anchor, !document.headings.contains(where: { $0.anchor == anchor }) {
        diagnostics.add(
          .deadAnchor, "the page has no heading '#\(anchor)'", severity: .warning,
          at: document.frontMatter.locations["keywords"])
      }
      return SearchSection(
        title: anchor == nil ? keyword : parts[0], anchor: anchor ?? document.headings.first?.anchor)
    }
  }

  private func checkPreviews(_ document: Document, _ diagnostics: inout [Diagnostic]) {
    guard !previews.isEmpty else { return }
    for reference in document.insertions(.preview) where previews[reference.name] == nil {
      diagnostics.add(
        .unknownPreview, "there is no preview " + reference.name.quoted(suggesting: previews.keys),
        at: Location(reference.range, path: document.path))
    }
  }
}

/// A rendered article.
struct RenderedArticle {
  var page: SitePage
  var hovers: SiteFile?
  var diagnostics: [Diagnostic]
}
