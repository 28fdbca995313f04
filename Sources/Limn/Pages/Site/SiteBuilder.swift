import Configuration
import Diagnostics
import Markdown
import Platform
import Snippets

/// Makes a site from articles, verdicts, catalog and previews.
///
/// ```
/// let builder = SiteBuilder(input)
/// let output = try folder.replace { write in try builder.build(write: write) }
/// ```
/// The steps, each a function from values to values:
/// 1. `addresses`: where each article lies, and which old addresses lead to it
/// 2. `navigation`: the tree of sections
/// 3. `linkTable`: all that a link can lead to
/// 4. `render`: the articles, in parallel, with their links checked
/// 5. `publish`: every page in its frame, in parallel, with its Markdown twin
/// 6. `search`, `program files`, assets and copies
/// 7. `verify`: the ledger of addresses and the budgets
public struct SiteBuilder: Sendable {
  public var input: SiteInput

  public init(_ input: SiteInput) {
    self.input = input
    self.input.articles.removeAll { $0.document.frontMatter.isDraft }
  }
}

extension SiteBuilder {
  /// Builds the whole site, handing each file to `write` from several threads, in no order.
  ///
  /// What is written is a site to publish only if the output has no error.
  public func build(write: @escaping @Sendable (SiteFile) throws -> Void) throws -> SiteOutput {
    var memory = SiteMemory()
    return try build(reusing: &memory, withSearch: true, write: write)
  }

  /// The same, taking over what did not change since the last build.
  ///
  /// - Parameter withSearch: whether the search is built too; else ask `memory.searchFiles()` later.
  public func build(reusing memory: inout SiteMemory, withSearch: Bool, write: @escaping @Sendable (SiteFile) throws -> Void) throws
    -> SiteOutput
  {
    let named = ArticleAddresses(input.articles, taken: Set(input.pages.map(\.address)))
    let aliases = Aliases(input.articles, named.addresses)
    let tree = ArticleTree(input.articles, named.addresses)
    let navigation = Navigation(sections: tree.sections + input.pageNavigation)
    let links = linkTable(named.addresses, tree)
    let rendered = render(named.addresses, aliases, links, &memory)

    var pages = rendered.map(\.page) + tree.folderPages + input.pages
    pages.append(SiteIndexPage.make(navigation))
    let facts = ProgramFiles(site: input.identity, navigation: navigation, pages: pages, changes: input.changes)
    let frame = PageFrame(
      site: input.identity, theme: input.theme, navigation: navigation, roots: Set(pages.map(\.address.root)), changes: input.changes,
      hasFeed: facts.hasFeed)
    let sizes = try publish(pages, in: frame, write)

    memory.terms = terms(of: pages, navigation, memory)
    var budgets = BudgetCheck(input.budgets)
    if withSearch {
      let search = SearchIndex(memory.terms)
      budgets.weigh(search, input.theme)
      for file in search.files { try write(file) }
    }
    try copy(facts.files(redirects: aliases.redirects), aliases, rendered.compactMap(\.hovers), in: frame, write)
    budgets.weigh(input.theme)
    budgets.weigh(pages, in: frame, sizes: sizes)
    return verify(pages, rendered, named, aliases, budgets)
  }
}

extension SiteBuilder {
  private func linkTable(_ addresses: [PageAddress], _ tree: ArticleTree) -> LinkTable {
    var table = LinkTable()
    for (article, address) in zip(input.articles, addresses) {
      table.articles[article.path] = (address, article.title)
      table.titles[address] = article.title
      table.anchors[address] = article.anchors
      for name in Set([article.stem, address.name.replacing(".html", with: "")]) { table.names[name, default: []].append(address) }
    }
    for page in tree.folderPages + input.pages {
      table.titles[page.address] = page.title
      table.anchors[page.address] = page.anchors.union(HTMLAnchors.read(page.body))
    }
    for file in input.staticFiles {
      table.staticFiles.insert(file.address.path)
      table.sizes[file.address] = ImageSize(file.bytes)
    }
    table.otherFiles = Set(input.files.map(\.address))
    table.symbols = input.symbols
    table.contentFolder = input.contentFolder
    table.repository = input.identity.repository
    table.branch = input.identity.branch
    table.exists = input.exists
    return table
  }

  private func render(_ addresses: [PageAddress], _ aliases: Aliases, _ links: LinkTable, _ memory: inout SiteMemory) -> [RenderedArticle] {
    let renderer = ArticleRenderer(
      links: links, aliases: aliases, swiftVersion: input.swiftVersion, previews: input.previews, previewAssets: input.previewAssets,
      drawDot: input.drawDot, contentFolder: input.contentFolder, repositoryFolder: input.repositoryFolder)
    let verdicts = Dictionary(grouping: input.verdicts, by: \.path)
    let context = links.fingerprint(previews: input.previews, aliases: aliases)
    let known = memory.articles
    let jobs = Array(zip(input.articles, addresses))
    let entries = concurrentMap(jobs, jobs: input.jobs) { article, address in
      let own = verdicts[article.document.path] ?? []
      var hasher = Hasher()
      hasher.combine(article.revision)
      hasher.combine(context)
      hasher.combine(own)
      let key = hasher.finalize()
      if let entry = known[article.path], entry.key == key { return entry }
      let byLine = Dictionary(own.map { ($0.line, $0) }) { first, _ in first }
      let rendered = renderer.render(article, at: address, verdicts: byLine)
      return SiteMemory.Entry(key: key, rendered: rendered, terms: PageTerms(rendered.page))
    }
    memory.articles = Dictionary(zip(jobs.map(\.0.path), entries)) { first, _ in first }
    return entries.map(\.rendered)
  }

  private func publish(_ pages: [SitePage], in frame: PageFrame, _ write: @escaping @Sendable (SiteFile) throws -> Void) throws -> [Int] {
    try concurrentMap(
      pages, jobs: input.jobs,
      throwing: { page in
        let html = frame.render(page)
        try write(SiteFile(page.address, html))
        if let twin = page.twin { try write(SiteFile(page.address.twin, twin)) }
        return html.count - page.body.count
      })
  }

  private func terms(of pages: [SitePage], _ navigation: Navigation, _ memory: SiteMemory) -> [PageTerms] {
    let known = Dictionary(memory.articles.values.map { ($0.rendered.page.address, $0.terms) }) { first, _ in first }
    let searched = pages.filter { !$0.classes.contains("index") }
    return concurrentMap(searched, jobs: input.jobs) { page in
      var terms = known[page.address] ?? PageTerms(page)
      terms.trail = navigation.path(to: page.address).map(\.title).dropLast().joined(separator: " › ")
      return terms
    }
  }

  private func copy(
    _ programFiles: [SiteFile], _ aliases: Aliases, _ hovers: [SiteFile], in frame: PageFrame, _ write: (SiteFile) throws -> Void
  ) throws {
    for file in programFiles + hovers + input.staticFiles + input.files { try write(file) }
    for (address, bytes) in input.theme.assets.sorted(by: { $0.key < $1.key }) { try write(SiteFile(address, bytes)) }
    for (old, target) in aliases.redirects.sorted(by: { $0.key < $1.key }) {
      try write(SiteFile(old, Aliases.redirectPage(from: old, to: target, site: input.identity)))
    }
    try write(SiteFile("404.html", NotFoundPage.render(in: frame)))
  }

  private func verify(
    _ pages: [SitePage], _ rendered: [RenderedArticle], _ named: ArticleAddresses, _ aliases: Aliases, _ budgets: BudgetCheck
  ) -> SiteOutput {
    var current = Set<String>()
    for page in rendered.map(\.page) {
      current.insert(page.address.path)
      for anchor in page.contents.map(\.anchor) { current.insert("\(page.address)#\(anchor)") }
    }
    let everything = current.union(pages.map(\.address.path))
      .union(rendered.flatMap { article in article.page.anchors.map { "\(article.page.address)#\($0)" } })
    var diagnostics = named.diagnostics + aliases.diagnostics + rendered.flatMap(\.diagnostics) + budgets.diagnostics
    diagnostics += input.ledger.losses(current: everything, aliases: aliases.covered)
    return SiteOutput(
      diagnostics: diagnostics.sorted(), ledger: input.ledger.adding(current), pageCount: pages.count,
      outsideLinks: OutsideLinks.collect(input.articles), weights: budgets.weights)
  }
}
