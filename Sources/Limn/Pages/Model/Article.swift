import LimnConfiguration
public import LimnMarkdown

/// A parsed Markdown file of the content folder.
public struct Article: Sendable {
  /// The path in the content folder, such as `Puddles/Providers.md`.
  public var path: String
  public var document: Document
  /// The path from which its address and its place in the navigation are derived, which may differ from the file's path.
  public var sitePath: String
  /// The content of the file, for its Markdown alternate.
  public var source: [UInt8]
  /// Changes when the source changes, within one run of the program.
  let revision: Int

  public init(path: String, document: Document, source: [UInt8], sitePath: String? = nil) {
    self.path = path
    self.sitePath = sitePath ?? path
    self.document = document
    self.source = source
    var hasher = Hasher()
    hasher.combine(path)
    hasher.combine(self.sitePath)
    source.withUnsafeBytes { hasher.combine(bytes: $0) }
    revision = hasher.finalize()
  }
}

extension Article {
  /// The title from the front matter, or else the first heading or the file's name.
  public var title: String {
    if let title = document.frontMatter.title { return title }
    if let name = document.directives.first(where: { $0.name == "DisplayName" })?.arguments[""] { return name }
    if isOfCatalog, let symbol = document.extendedSymbol { return symbol.split(separator: "/").last.map(String.init) ?? symbol }
    if let first = document.headings.first, first.level == 1 { return first.text }
    let name = stem
    guard name.lowercased() == "index" || name.lowercased() == "readme" else { return name.spaced }
    return folder.split(separator: "/").last.map { String($0).spaced } ?? "Home"
  }

  /// Whether it has the layout of an overview as the home page. A README or the root page of a documentation catalog has that of an article.
  var isOverview: Bool { !isOfCatalog && path.split(separator: "/").last?.lowercased() != "readme.md" }

  /// The folder in the site, empty for the root.
  var folder: String { sitePath.lastIndex(of: "/").map { String(sitePath[..<$0]) } ?? "" }

  /// The file's name without its extension.
  var stem: String {
    let name = sitePath.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
  }

  /// The file's path from the repository's root.
  func source(in repositoryFolder: String) -> String { repositoryFolder.isEmpty ? path : repositoryFolder + "/" + path }

  /// The anchors on the page.
  var anchors: Set<String> {
    Set(document.headings.map(\.anchor)).union(document.htmlAnchors)
  }
}

extension String {
  /// A file name with spaces in place of hyphens and underscores.
  var spaced: String { String(map { $0 == "-" || $0 == "_" ? " " : $0 }) }
}
