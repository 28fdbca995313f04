public import LimnMarkdown
public import LimnPlatform

/// A parsed Markdown file of the content folder.
public struct Article: Sendable {
  /// The path relative to the content folder, such as `Puddles/Providers.md`.
  public var path: String
  public var document: Document
  /// The path from which the address and the position in the navigation are derived. It differs from `path` for an
  /// article of a documentation catalog, since the site places all articles of a catalog in one folder.
  public var sitePath: String
  /// The content of the file, from which the Markdown alternate is made.
  public var source: [UInt8]

  public init(path: String, document: Document, source: [UInt8], sitePath: String? = nil) {
    self.path = path
    self.sitePath = sitePath ?? path
    self.document = document
    self.source = source
  }

  /// The title of the article. It is the first of the following texts that exists:
  /// - the title in the front matter
  /// - the name in `@DisplayName`
  /// - the name of the symbol that the article is about
  /// - a level-1 heading before all other headings, in Markdown or HTML
  /// - the name of the file, or of its folder for an index or README
  public var title: String {
    if let title = document.frontMatter.title { return title }
    if let name = document.directives.first(where: { $0.name == "DisplayName" })?.arguments[""] { return name }
    if isOfCatalog, let symbol = document.extendedSymbol { return symbol.fileName }
    if let title = document.title { return title }
    let name = stem
    guard name.lowercased() == "index" || name.lowercased() == "readme" else { return name.spaced }
    return folder.lastPathName.map { String($0).spaced } ?? "Home"
  }

  /// Whether this article has the layout of an overview if it is the home page. READMEs and articles of documentation
  /// catalogs have the layout of other pages.
  var isOverview: Bool { !isOfCatalog && path.lastPathName?.lowercased() != "readme.md" }

  /// The article's folder in the site; empty for the root.
  var folder: String { sitePath.folder }

  /// The file's name without its extension.
  var stem: String {
    let name = sitePath.fileName
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The path of the article's file relative to the repository's root.
  func source(in repositoryFolder: String) -> String { repositoryFolder.isEmpty ? path : repositoryFolder + "/" + path }

  /// The anchors on the page.
  public var anchors: Set<ExactText> {
    Set((document.headings.map(\.anchor) + document.htmlAnchors).map { ExactText($0) })
  }
}

extension String {
  /// The text with hyphens and underscores replaced by spaces, to make a title from a file name.
  var spaced: String { String(map { $0 == "-" || $0 == "_" ? " " : $0 }) }
}
