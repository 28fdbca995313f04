public import LimnCatalog
public import LimnDiagnostics
import LimnMarkdown
import LimnPlatform
public import LimnPreviews
import LimnSearch

/// Creates the catalog's pages from an index: the overview, the coverage page, and a page for each entity, layer,
/// target, app, rule, and source file.
public struct CatalogPages: Sendable {
  let index: CatalogIndex
  /// Resolves the links in documentation comments.
  private var links = LinkTable()
  /// The links to the index's symbols.
  public var symbols: SymbolLinks {
    get { links.symbols }
    set { links.symbols = newValue }
  }
  /// Ids of the previews that have a page, such as `preview/NumberFacts/NumberFactView/default`.
  public var previewPages: Set<String> = []
  /// Returns the HTML of a view's previews, given the view's module and name, and the path from the page to the site's
  /// root.
  public var previews: @Sendable (_ module: String, _ name: String, _ root: String) -> [UInt8]? = { _, _, _ in nil }
  /// Returns the HTML of an app's flow map, given the app's name and the path from the page to the site's root.
  public var flow: @Sendable (_ app: String, _ root: String) -> [UInt8]? = { _, _ in nil }
  /// Returns the number of states that were explored in the previews of an app, and the number of these previews. The
  /// app is given by its name.
  public var explored: @Sendable (_ app: String) -> (states: Int, previews: Int)? = { _ in nil }
  /// Returns facts from previews about an action, given the store and the case.
  public var actions: ActionFacts.Lookup = { _, _ in nil }
  /// Returns the controls that previews show for a view, given the module and the view's name.
  public var controls: @Sendable (_ module: String, _ view: String) -> [ViewControl] = { _, _ in [] }
  /// The results of checking snippets and exploring previews.
  public var facts = CoverageFacts()
  /// Returns the content of a source file, given its path. Returns nil if the file cannot be read. The catalog then has
  /// no page for the file.
  public var source: @Sendable (_ path: String) -> [UInt8]? = { _ in nil }
  /// Whether to report the links in documentation comments that have no target. This is false if the site is built
  /// without its articles, since the target of such a link can be an article.
  public var reportsLinks = true
  public var jobs: Int?

  public init(index: CatalogIndex) {
    self.index = index
    links.symbols = SymbolLinks(index)
    // A comment can link to the headings of the page's own comment.
    for entity in index.entities.values {
      guard let text = entity.documentation, text.contains("#") else { continue }
      links.anchors[PageAddress(entity.pagePath)] = Set(Document(comment: text).headings.map { ExactText($0.anchor) })
    }
  }

  /// Adds the articles of the site, so that documentation comments can link to them.
  public mutating func add(_ content: SiteContent) {
    let headings = links.anchors
    links = content.links(symbols: symbols)
    links.anchors.merge(headings) { $0.union($1) }
  }

  /// Returns a warning for each link of a documentation comment that is shown as text. The catalog lacks some
  /// declarations of code that was only read, such as code that an `#if` leaves out, so its links are not judged.
  private func commentDiagnostics(_ format: CatalogFormatter) -> [Diagnostic] {
    concurrentMap(format.entities.filter { $0.level != .read }, jobs: jobs) { entity -> [Diagnostic] in
      commentDiagnostics(entity.documentation, at: entity.source, from: format.comment(on: entity))
        + entity.members.flatMap { member in
          commentDiagnostics(
            member.documentation, at: member.source, from: format.comment(on: entity, member))
        }
    }.flatMap { $0 }
  }

  private func commentDiagnostics(
    _ text: String?, at declaration: Location?, from source: LinkSource
  ) -> [Diagnostic] {
    // Most comments have no links. This search finds out much faster than parsing the Markdown.
    guard let text, Self.linkMarks.contains(where: text.contains) else { return [] }
    return DocumentLinks(Document(comment: text), links, from: source).diagnostics.map { found in
      var found = found
      found.message += ", so this link of a documentation comment is shown as text"
      found.location = declaration.map { declaration in
        found.location.map { place(of: $0, in: text, above: declaration) } ?? declaration
      }
      return found
    }
  }

  /// The location in a source file of a range in a documentation comment: the nearest line above the declaration that
  /// contains the line of the comment. If there is none, the declaration.
  private func place(of range: Location, in text: String, above declaration: Location) -> Location {
    guard let source = source(declaration.path) else { return declaration }
    let bytes = text.lines[range.line - 1].bytes
    let lines = source.lines
    for line in stride(from: min(declaration.line, lines.count) - 1, through: 1, by: -1) {
      guard let start = lines[line - 1].firstRange(of: bytes)?.lowerBound else { continue }
      let shift = start - lines[line - 1].startIndex
      return Location(
        path: declaration.path, line: line, column: range.column + shift, endLine: line,
        endColumn: range.endLine == range.line ? range.endColumn.map { $0 + shift } : nil)
    }
    return declaration
  }

  private static let linkMarks = ["](", "]:", "<doc:", "``", "href"]

  /// Creates all pages, sorted by address, and the scripts with the hover cards of source pages.
  public func pages() -> (pages: [SitePage], files: [SiteFile], diagnostics: [Diagnostic]) {
    let texts = SourcePages.texts(of: index, jobs: jobs, source)
    let format = format(sources: Set(texts.keys))
    let sources = SourcePages(format: format, texts: texts, actions: actions)
    let printed = concurrentMap(describe(sources), jobs: jobs) { page($0) }
    let diagnostics =
      reportsLinks
      ? commentDiagnostics(format) + ParameterCheck(entities: format.entities, place: place).diagnostics() : []
    let files = concurrentMap(texts.sortedByKey, jobs: jobs) { path, bytes in sources.page(path, bytes) }
    return (
      (printed + files.map(\.page)).sorted { $0.address < $1.address }, files.compactMap(\.cards), diagnostics
    )
  }

  /// The style sheets that highlight related types in the layer charts of the apps. There is one for each app, with its
  /// file name.
  public func styles() -> [(name: String, bytes: [UInt8])] {
    let format = format()
    return index.entities(of: .app).map { app in
      (LaneChart.styleName(of: app), (LaneChart(app, format: format).style ?? "").bytes)
    }
  }

  /// The navigation section "Catalog": apps with their layers, then targets, tests, and rules. The types of an app's
  /// targets are in its layers.
  public func navigation() -> NavigationNode {
    let format = format()
    func node(_ entity: Entity, _ children: [NavigationNode] = []) -> NavigationNode {
      NavigationNode(
        title: format.title(entity), address: PageAddress(entity.pagePath), children: children,
        icon: entity.declaration == nil ? nil : KindGroup(entity.kind).icon)
    }
    let apps = index.entities(of: .app).map { app in
      node(
        app,
        format.layers(of: app, format.entities).map { layer, _, _ in
          node(layer, format.types(of: layer).map { node($0) })
        })
    }
    let targets = index.entities(of: .target)
    let tests = targets.filter { $0.targetKind == "test" }.map { node($0, format.tests(of: $0).map { node($0) }) }
    let others = targets.filter { $0.targetKind != "test" }.map { target in
      node(target, topics(of: target, format.types(of: target).filter { $0.app == nil }.map { node($0) }, format))
    }
    let rules = index.rules.map { NavigationNode(title: $0.title, address: .rule($0.id)) }
    return NavigationNode(
      title: "Catalog", address: .catalog,
      children: apps
        + [
          NavigationNode(title: "Targets", children: others),
          NavigationNode(title: "Tests", children: tests),
          NavigationNode(title: "Rules", address: rules.isEmpty ? nil : .rules, children: rules),
          NavigationNode(title: "Coverage", address: .coverage),
        ].filter { !$0.children.isEmpty || $0.address != nil })
  }

  /// The entries of a library's types in the order of the topics in the article about its module, each group below its
  /// title.
  private func topics(of target: Entity, _ types: [NavigationNode], _ format: CatalogFormatter) -> [NavigationNode] {
    let article = links.extensionFiles.first { $0.value.document.extendedSymbol == target.module }
    guard let page = article.flatMap({ links.articles[$0.key]?.address }) else { return types }
    var rest = types
    var groups = format.on(page).topics(of: target).map { title, links in
      (
        title: title,
        nodes: links.compactMap { link -> NavigationNode? in
          guard case .page(_, let address, _, _) = link else { return nil }
          return rest.firstIndex { $0.address == address }.map { rest.remove(at: $0) }
        }
      )
    }
    groups.append(("Other", rest))
    return groups.flatMap { title, nodes in
      nodes.isEmpty || title.isEmpty || nodes.count == types.count ? nodes : [NavigationNode(title: title)] + nodes
    }
  }

  /// `index.json`, which contains the index, the file with its JSON schema, and the list of symbols for other sites.
  public func files() throws -> [SiteFile] {
    do {
      return [
        SiteFile("catalog/index.json", index.json()),
        SiteFile("catalog/schema.json", try CatalogIndex.schemaJSON()),
        SiteFile(PageAddress(ExternalAddresses.list), JSONText.bytes(symbols.addresses)),
      ]
    } catch {
      throw EnvironmentFailure("the catalog's index could not be written: \(error)")
    }
  }

  private func format(sources: Set<String> = []) -> CatalogFormatter {
    CatalogFormatter(index, links: links, previewPages: previewPages, sources: sources)
  }

  private func describe(_ sources: SourcePages) -> [CatalogContent] {
    let format = sources.format
    let entities = concurrentMap(format.entities, jobs: jobs) { entity -> CatalogContent? in
      let format = format.on(PageAddress(entity.pagePath))
      return switch entity.kind {
      case .article: nil
      case .preview where entity.declaration == nil: nil
      case _ where entity.owner != nil: nil
      case .app:
        format.appPage(
          entity, flow: flow(entity.name, format.here.root), explored: explored(entity.name), unrun: facts.unrun)
      case .layer: format.layerPage(entity)
      case .target: format.targetPage(entity, unrun: facts.unrun)
      default:
        EntityPage(entity, in: self, sources: sources.on(format.here)).page
      }
    }.compactMap { $0 }
    let coverage = CoveragePage(format: format.on(.coverage), facts: facts)
    return [format.on(.catalog).overviewPage(), coverage.content()]
      + (index.rules.isEmpty ? [] : [format.on(.rules).rulesPage()])
      + (format.hasCodeNotBuilt ? [format.on(.notBuilt).notBuiltPage()] : []) + entities
      + index.rules.map { format.on(.rule($0.id)).rulePage($0) }
  }

  private func page(_ content: CatalogContent) -> SitePage {
    var printer = CatalogPrinter(address: content.address, links: links)
    printer.print(content)
    var alternate = CatalogMarkdown(address: content.address, links: links)
    alternate.print(content)
    var page = SitePage(
      address: content.address, title: content.title, summary: content.summary, kind: content.kind,
      body: printer.html.bytes,
      contents: content.contents,
      sections: !content.isSearched
        ? []
        : [
          SearchSection(
            title: content.title, text: [content.summary, content.place].compactMap(\.self).withSpaces,
            symbols: content.symbols)
        ] + content.parts,
      alternate: alternate.text.bytes,
      assets: ["catalog.css"] + content.assets, classes: content.classes)
    page.declaration = content.declaration
    return page
  }
}
