import LimnDiagnostics
import LimnMarkdown
import LimnPlatform
import Synchronization

/// Builds a site from articles, verdicts, the catalog, and previews.
///
/// ```
/// let builder = SiteBuilder(input)
/// let output = try folder.replace { write in try builder.build(write: write) }
/// ```
/// The steps:
/// 1. `addresses`: determines the address of each article, and redirects from old addresses
/// 2. `navigation`: creates the tree of sections
/// 3. `linkTable`: collects all possible link targets
/// 4. `publish`: renders pages in parallel, checks their links, and writes each page as soon as it is ready
/// 5. creates the search, metadata files, assets, and copies
/// 6. `verify`: checks the ledger of addresses and the budgets
public struct SiteBuilder: Sendable {
  var input: SiteInput

  /// Articles whose text is added to pages of the catalog.
  private var additions: PageAdditions

  public init(_ input: SiteInput) {
    self.input = input
    self.input.content.articles.removeAll { $0.document.frontMatter.isDraft }
    additions = PageAdditions(
      self.input.content.articles, symbols: self.input.catalog.symbols, pages: self.input.catalog.pages)
    self.input.content.articles.removeAll(where: additions.contains)
  }

  /// Builds the whole site. The function `write` is called for each file, from several threads and in any order.
  ///
  /// Publish the written files only if the output has no error.
  public func build(write: @escaping @Sendable (SiteFile) throws -> Void) throws -> SiteOutput {
    var memory = SiteMemory()
    return try build(reusing: &memory, keepsPages: false, write: write)
  }

  /// Builds the site and reuses everything that did not change since the last build with the same memory.
  ///
  /// - Parameter keepsPages: whether to keep the pages for the next build. If true, call `memory.searchFiles()` to build
  ///   the search.
  public func build(
    reusing memory: inout SiteMemory, keepsPages: Bool = true, write: @escaping @Sendable (SiteFile) throws -> Void
  ) throws -> SiteOutput {
    let screen = SecretScreen(
      examples: input.content.exampleSecrets, reported: input.content.reportedSecrets)
    // Many hosts and file systems ignore case and normalization, as does the comparison of these keys.
    let written = Mutex<[String: Set<PageAddress>]>([:])
    let write: @Sendable (SiteFile) throws -> Void = { file in
      _ = written.withLock { $0[file.address.path.lowercased(), default: []].insert(file.address) }
      try write(screen.screened(file))
    }
    let named = ArticleAddresses(input.content.articles, taken: Set(input.catalog.pages.map(\.address)))
    let aliases = Aliases(input.content.articles, named.addresses)
    let tree = ArticleTree(input.content.articles, named.addresses, siteTitle: input.identity.title)
    let navigation = Navigation(
      sections: NavigationGroups.group(tree.sections) + input.catalog.navigation)
    let home = [tree.home].compactMap(\.self).filter { isFree($0.address, aliases) }
    let listed = tree.folderPages + home + input.catalog.pages
    let links = linkTable(named.addresses, listed, folders: tree.folders)

    let others = listed + [SiteIndexPage.make(navigation)]
    let frame = PageTemplate(
      site: input.identity, theme: input.theme, navigation: navigation,
      changes: input.history.changes,
      hasFeed: hasFeed(others))
    let renderer = ArticleRenderer(
      links: links, aliases: aliases, swiftVersion: input.snippets.swiftVersion, previews: input.previews.embeds,
      symbolLists: SymbolListPrinter(input.symbolLists), results: input.catalog.results, drawDot: input.drawDot,
      siteTitle: input.identity.title, repositoryFolder: input.content.repositoryFolder,
      accessibility: AccessibilityCheck(level: input.budgets.accessibility))
    let publisher = PagePublisher(
      renderer: renderer, frame: frame, frameKey: keepsPages ? frame.fingerprint : 0,
      context: keepsPages ? links.fingerprint(input.previews, input.symbolLists, renderer) : 0,
      keepsPages: keepsPages, screen: screen, write: write)
    let articles = try publish(named.addresses, publisher, &memory)
    let (completed, problems) = additions.complete(others, with: renderer, input.snippets.verdicts)
    let articleCount = articles.count
    let published = try articles + concurrentMap(completed, jobs: input.jobs, publisher.publish)
    let refused = try copyFiles(usedOn: published.map(\.page), write)

    memory.terms =
      published.compactMap(\.terms) + input.previews.searchedPages.map { screen.screened($0).searched }
    let pages = published.map(\.page)
    let facts = SiteMetadata(
      site: input.identity, navigation: navigation, pages: pages, changes: input.history.changes,
      hasFeed: frame.hasFeed,
      hasOnlyVersionedAssets: !input.content.staticFiles.contains { $0.address.path.hasPrefix("assets/") })
    try copy(facts.files(redirects: aliases.redirects), aliases, in: frame, write)
    var budgets = BudgetCheck(input.budgets, input.theme)
    budgets.weigh(pages, in: frame, sizes: published.map(\.frameSize))
    if !keepsPages {
      let search = memory.searchFiles()
      budgets.weigh(search, input.theme, jobs: input.jobs)
      _ = try concurrentMap(search, jobs: input.jobs, write)
    }
    let diagnostics =
      named.diagnostics + aliases.diagnostics + tree.diagnostics + published.flatMap(\.diagnostics) + problems
      + budgets.diagnostics + Self.collisions(written.withLock { $0 }, articles: named.addresses)
      + refused + screen.diagnostics
    return verify(pages, articleCount: articleCount, aliases, budgets, diagnostics)
  }

  /// Whether neither a page of the catalog, a file of the content, nor a redirect has the address.
  private func isFree(_ address: PageAddress, _ aliases: Aliases) -> Bool {
    aliases.redirects[address] == nil
      && !(input.catalog.pages.map(\.address) + input.content.staticFiles.map(\.address)).contains(address)
  }

  /// - Parameters:
  ///   - pages: the pages that are not articles.
  ///   - folders: the generated page of each folder without a page of its own, by the folder's path.
  private func linkTable(_ addresses: [PageAddress], _ pages: [SitePage], folders: [String: PageAddress]) -> LinkTable {
    var table = LinkTable(
      input.content, addresses, symbols: input.catalog.symbols, lists: input.symbolLists, jobs: input.jobs)
    table.add(pages)
    for (folder, address) in folders { table.articles[ExactText(folder)] = (address, table.titles[address] ?? folder) }
    table.otherFiles = Set((input.catalog.files + input.previews.files).map(\.address))
    table.lacksCatalog = input.catalog.isMissing
    table.repository = input.identity.repository.map { ($0, input.identity.branch) }
    additions.add(to: &table)
    return table
  }

  /// Whether the site has a feed. A feed needs the site's address and dates of articles.
  private func hasFeed(_ others: [SitePage]) -> Bool {
    guard input.identity.url != nil, !input.history.changes.isEmpty else { return false }
    let sources =
      others.compactMap(\.source) + input.content.articles.map { $0.source(in: input.content.repositoryFolder) }
    return sources.contains { input.history.changes[$0] != nil }
  }

  private func publish(_ addresses: [PageAddress], _ publisher: PagePublisher, _ memory: inout SiteMemory) throws
    -> [PublishedPage]
  {
    let verdicts = input.snippets.verdicts.grouped(by: \.path)
    let (known, articles) = (memory.articles, input.content.articles)
    let published = try concurrentMap(
      Array(articles.indices), jobs: input.jobs,
      { index in
        let article = articles[index]
        return try publisher.publish(
          article, at: addresses[index], verdicts: verdicts[article.document.path] ?? [], known: known[article.path])
      })
    memory.articles = [:]
    guard publisher.keepsPages else { return published }
    for (article, page) in zip(articles, published) { memory.articles[article.path] = page.kept }
    return published
  }

  /// Copies the files that pages use, and those that the settings name. Returns an error for each file that looks like
  /// a secret, which is not copied.
  private func copyFiles(usedOn pages: [SitePage], _ write: (SiteFile) throws -> Void) throws -> [Diagnostic] {
    let used = pages.reduce(into: [:]) { $0.merge($1.files) { first, _ in first } }
    return try input.content.staticFiles.compactMap { file in
      let place = used[file.address]
      guard place != nil || file.isRequested else { return nil }
      let bytes = try file.read()
      let name = Secrets.isName(file.address.path) ? "secret" : Secrets.find(in: bytes).first?.name
      guard let name else {
        try write(SiteFile(file.address, bytes))
        return nil
      }
      return .init(
        .secretFile, "'\(file.address)' looks like or contains a \(name), so it is never published", at: place)
    }
  }

  private func copy(
    _ programFiles: [SiteFile], _ aliases: Aliases, in frame: PageTemplate, _ write: (SiteFile) throws -> Void
  ) throws {
    for file in programFiles + (input.catalog.files + input.previews.files).map(frame.addFrame) { try write(file) }
    for (address, bytes) in input.theme.assets.sortedByKey {
      try write(SiteFile(address, bytes))
    }
    for (old, target) in aliases.redirects.sortedByKey {
      try write(SiteFile(old, Aliases.redirectPage(from: old, to: target, site: input.identity)))
    }
    try write(SiteFile("404.html", NotFoundPage.render(in: frame)))
  }

  /// Reports files that are one file on some hosts. The addresses of articles are compared before.
  private static func collisions(_ written: [String: Set<PageAddress>], articles: [PageAddress]) -> [Diagnostic] {
    let articles = Set(articles.flatMap { [$0, $0.alternate] })
    return written.values.filter { $0.count > 1 && !$0.isSubset(of: articles) }.map { group in
      let names = group.sorted().map { "'\($0)'" }.joined(separator: " and ")
      return .init(
        .duplicateAddress, "\(names) are the same file on hosts that ignore case; rename one of them",
        severity: .warning)
    }
  }

  /// Checks the ledger and the budgets.
  ///
  /// - Parameter articleCount: the number of articles, which come first in `pages`.
  private func verify(
    _ pages: [SitePage], articleCount: Int, _ aliases: Aliases, _ budgets: BudgetCheck, _ diagnostics: [Diagnostic]
  ) -> SiteOutput {
    var diagnostics = diagnostics
    let articles = pages.prefix(articleCount)
    if !input.history.ledger.entries.isEmpty {
      var current = Set(pages.map { ExactText($0.address.path) })
      for page in articles {
        for anchor in page.anchors { current.insert(ExactText("\(page.address)#\(anchor)")) }
      }
      diagnostics += input.history.ledger.losses(current: current, aliases: aliases.covered)
    }
    let addresses = articles.flatMap { page in
      [page.address.path] + page.contents.map { "\(page.address)#\($0.anchor)" }
    }
    return SiteOutput(
      diagnostics: diagnostics.sorted(), pageCount: pages.count, weights: budgets.weights,
      ledger: input.history.ledger.adding(addresses))
  }
}
