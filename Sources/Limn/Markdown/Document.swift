public import LimnConfiguration
public import LimnDiagnostics

/// A Markdown file, parsed: its blocks, and all that other parts want to know of it, each with its place.
public struct Document: Sendable {
  /// The file, relative to the root of what is built.
  public let path: String
  public let frontMatter: FrontMatter
  /// All in the order of the file.
  public internal(set) var fences: [Fence]
  public internal(set) var indentedCode: [IndentedCode]
  public internal(set) var headings: [Heading]
  public internal(set) var links: [LinkReference]
  public internal(set) var previews: [PreviewReference]
  public internal(set) var symbolLists: [SymbolListReference]
  /// Fragments that raw HTML declares with `id` or `name`.
  public let htmlAnchors: [String]
  /// What links and images in raw HTML refer to.
  public let htmlReferences: [HTMLReference]
  /// The directives of an article in a documentation catalog, in the order of the file.
  public let directives: [Directive]
  public internal(set) var diagnostics: [Diagnostic]
  let source: [UInt8]
  var tree: Tree
  /// The lines of front matter and footnotes.
  let hiddenLines: [ClosedRange<Int>]
}

extension Document {
  /// Parses a file's bytes. Markdown cannot fail to parse; what an author got wrong is in `diagnostics`.
  public init(parsing bytes: [UInt8], path: String, options: ParsingOptions = ParsingOptions()) {
    var draft = ParseState(source: bytes, path: path, options: options)
    draft.complete()
    self.init(draft)
  }

  public init(parsing text: String, path: String, options: ParsingOptions = ParsingOptions()) {
    self.init(parsing: Array(text.utf8), path: path, options: options)
  }

  private init(_ draft: ParseState) {
    path = draft.path
    frontMatter = draft.frontMatter
    fences = draft.fences
    indentedCode = draft.indentedCode
    headings = draft.headings
    links = draft.links
    previews = draft.previews
    symbolLists = draft.symbolLists
    htmlAnchors = draft.htmlAnchors
    htmlReferences = draft.htmlReferences
    directives = draft.directives
    diagnostics = draft.diagnostics.sorted()
    source = draft.source
    tree = draft.tree
    hiddenLines = draft.hiddenLines
  }

  /// The title of the front matter, else the words of the first heading.
  public var title: String? { frontMatter.title ?? headings.first?.text }

  /// The top-level blocks in order.
  public var blocks: [Block] {
    tree.children(of: Tree.root).map { Block(tree: tree, index: $0) }
  }
}
