import LimnDiagnostics

/// Determines the address of each article, and reports mistakes such as duplicate addresses.
struct ArticleAddresses {
  /// The addresses, in the order of the articles.
  private(set) var addresses: [PageAddress] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter taken: addresses of generated pages, which articles cannot use.
  init(_ articles: [Article], taken: Set<PageAddress>) {
    let paths = Set(articles.map(\.sitePath))
    // Many hosts and file systems ignore case and normalization, as does the comparison of these keys.
    var owners: [String: String] = [:]
    for article in articles {
      let address = Self.address(of: article, among: paths)
      addresses.append(address)
      let place = article.document.frontMatter.locations["slug"] ?? Location(path: article.document.path)
      if let owner = owners[address.path.lowercased()] {
        diagnostics.add(
          .duplicateAddress, "'\(address)' is the address of two articles; give one of them another 'slug'",
          at: place,
          notes: [Note("the other article is here", at: Location(path: owner))])
      } else if taken.contains(address) || Self.isReserved(address) {
        diagnostics.add(
          .reservedAddress,
          "'\(address)' is reserved for pages that Limn generates; give the article another 'slug', or move its file to another folder",
          at: place)
      }
      if owners[address.path.lowercased()] == nil { owners[address.path.lowercased()] = article.document.path }
    }
  }

  /// The address of an article, derived from its path and its slug.
  private static func address(of article: Article, among paths: Set<String>) -> PageAddress {
    let folder = article.folder.pathNames.map { slug(of: String($0)) }
    let name = article.document.frontMatter.slug ?? name(of: article, among: paths)
    return PageAddress((folder + [name]).withSlashes + ".html")
  }

  private static func name(of article: Article, among paths: Set<String>) -> String {
    let stem = article.stem
    if stem.lowercased() == "index" { return "index" }
    let prefix = article.folder.isEmpty ? "" : article.folder + "/"
    if stem.lowercased() == "readme", !paths.contains(prefix + "index.md") { return "index" }
    return slug(of: stem)
  }

  /// Returns a path component as it appears in addresses: lowercase, with hyphens in place of spaces.
  static func slug(of name: String) -> String {
    let slug = String.UnicodeScalarView(
      name.lowercased().unicodeScalars.map { scalar in
        scalar.isLetterOrDigit || "-_.~".unicodeScalars.contains(scalar) ? scalar : "-"
      })
    return slug.first.map { $0 != "." } == true ? String(slug) : "page" + String(slug)
  }

  private static func isReserved(_ address: PageAddress) -> Bool {
    ["catalog/", "assets/", "search/"].contains { address.path.hasPrefix($0) }
      || [PageAddress.siteIndex, "404.html"].contains(address)
  }
}

extension Article {
  /// The addresses of articles, in the order of the articles.
  public static func addresses(of articles: [Article]) -> [PageAddress] {
    ArticleAddresses(articles, taken: []).addresses
  }
}
