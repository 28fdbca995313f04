import LimnMarkdown
import LimnPlatform

extension LinkTable {
  /// Collects the articles and files of a site.
  ///
  /// - Parameters:
  ///   - content: the articles that are published as pages, and the other files.
  ///   - addresses: the addresses of the articles, in the same order.
  ///   - lists: the lists of symbols that articles can contain.
  init(
    _ content: SiteContent, _ addresses: [PageAddress], symbols: SymbolLinks, lists: SymbolLists = SymbolLists(),
    jobs: Int? = nil
  ) {
    self.symbols = symbols
    contentFolder = content.folder
    exists = content.exists
    headings = content.headings
    ignoredFiles = Set(content.ignoredFiles.map { ExactText($0) })
    let printer = SymbolListPrinter(lists)
    let anchors = concurrentMap(content.articles, jobs: jobs) { $0.anchors.union(printer.anchors(of: $0.document)) }
    for ((article, address), anchors) in zip(zip(content.articles, addresses), anchors) {
      let title = article.title
      add(article, address, title)
      titles[address] = title
      summaries[address] = article.summary
      self.anchors[address] = anchors
      let (stem, name) = (article.stem, address.name.trimmingSuffix(".html"))
      for name in stem == name ? [name] : [stem, name] { names[name, default: []].append(article.path) }
    }
    for path in content.articles.map(\.path) + content.staticFiles.map(\.address.path) {
      files[LinkTable.fileName(of: path), default: []].append(path)
    }
    for file in content.staticFiles {
      staticFiles.insert(file.address)
      sizes[file.address] = file.size
      imageProblems[file.address] = file.imageProblem
      if let folder = file.address.path.documentationCatalog {
        catalogImages[folder, default: [:]][LinkTable.baseName(file.address.name), default: []].append(
          file.address.path)
      }
    }
    for (folder, images) in catalogImages {
      // Light variants come before dark variants, and smaller scales before larger scales. Sorting names by length and
      // then alphabetically puts smaller scales first, since the name of the smallest scale can omit the suffix.
      catalogImages[folder] = images.mapValues { files in
        files.sorted { ($0.contains("~dark") ? 1 : 0, $0.count, $0) < ($1.contains("~dark") ? 1 : 0, $1.count, $1) }
      }
    }
  }

  /// Adds an article, which is published on the page at an address.
  mutating func add(_ article: Article, _ address: PageAddress, _ title: String) {
    articles[ExactText(article.path)] = (address, title)
    if article.isOfCatalog, article.document.extendedSymbol != nil { extensionFiles[ExactText(article.path)] = article }
  }

  /// Adds pages that are not articles.
  mutating func add(_ pages: [SitePage]) {
    for page in pages {
      titles[page.address] = page.title
      summaries[page.address] = page.summary
      anchors[page.address] = page.anchors.union(HTMLTag.ids(in: page.body))
    }
  }
}

extension SiteContent {
  /// The link targets of this content. The text of some articles is added to the pages of symbols.
  func links(symbols: SymbolLinks) -> LinkTable {
    var content = self
    content.articles.removeAll { $0.document.frontMatter.isDraft }
    let additions = PageAdditions(content.articles, symbols: symbols)
    content.articles.removeAll(where: additions.contains)
    var links = LinkTable(content, Article.addresses(of: content.articles), symbols: symbols)
    additions.add(to: &links)
    return links
  }
}
