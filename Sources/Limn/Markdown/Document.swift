public import LimnConfiguration
public import LimnDiagnostics

/// A parsed Markdown file. It has the blocks, and lists of links, headings, code blocks, and other elements, each with its location.
public struct Document: Sendable {
  /// The path of the file relative to the project's root.
  public let path: String
  public let frontMatter: FrontMatter
  /// The fenced code blocks. All lists in this type are in document order.
  public internal(set) var fences: [Fence]
  public internal(set) var indentedCode: [IndentedCode]
  public internal(set) var headings: [Heading]
  public internal(set) var links: [LinkReference]
  public internal(set) var previews: [PreviewReference]
  public internal(set) var symbolLists: [SymbolListReference]
  /// Anchors that raw HTML declares with `id` or `name`.
  public let htmlAnchors: [String]
  /// Targets of links and images in raw HTML.
  public let htmlReferences: [HTMLReference]
  /// The directives of an article in a documentation catalog, in document order.
  public let directives: [Directive]
  public internal(set) var diagnostics: [Diagnostic]
  var origin: DocumentOrigin
  private var kept: KeptTree
  /// The lines that contain front matter and footnotes.
  let hiddenLines: [ClosedRange<Int>]
}

/// The text and the options from which a document was parsed.
struct DocumentOrigin: Sendable {
  let source: [UInt8]
  let options: ParsingOptions
  /// Whether the positions in the document were replaced with positions in another file.
  var isMapped = false
}

extension Document {
  /// Parses the content of a file. Parsing cannot fail, since every text is valid Markdown. Probable mistakes are listed in `diagnostics`.
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
    origin = DocumentOrigin(source: draft.source, options: draft.options)
    kept = KeptTree(draft.tree)
    hiddenLines = draft.hiddenLines
  }

  var source: [UInt8] { origin.source }

  /// The syntax tree. If it was released, each access parses the source again.
  var tree: Tree {
    get { kept.tree ?? parsedAgain() }
    set { kept = KeptTree(newValue) }
  }

  /// The lines of the source.
  public var lines: LineTable { tree.lines }

  /// The `<!-- layers: App -->` comments, each of which requests a list of an app's layers.
  public var layers: [LayersReference] {
    let tree = tree
    return tree.nodes.indices.filter { tree.nodes[$0].kind == .layers }.map { index in
      LayersReference(app: tree.string(tree.nodes[index].text), range: tree.range(of: Int32(index)))
    }
  }

  /// The title from the front matter; otherwise the text of the first heading.
  public var title: String? { frontMatter.title ?? headings.first?.text }

  /// The top-level blocks, in order.
  public var blocks: [Block] {
    let tree = tree
    return tree.children(of: Tree.root).map { Block(tree: tree, index: $0) }
  }
}

extension Document {
  /// The size of the syntax tree in bytes; 0 if it was released.
  public var treeSize: Int { kept.tree?.size ?? 0 }

  /// Frees the syntax tree in all copies of the document, since it takes most of a document's memory. The lists of links, headings, and
  /// other elements stay.
  ///
  /// The tree is kept if parsing the source again could give a different tree. This is the case if the options allow directives, since a
  /// directive can read another file, which may have changed. It is also the case for a documentation comment, since the positions in its
  /// tree refer to the Swift file.
  public func releaseTree() {
    if !origin.options.directives, !origin.isMapped { kept.release() }
  }

  /// A copy of the document with its own syntax tree, which `releaseTree()` of the original does not free. If the tree of the original was
  /// already released, the source is parsed once, when the copy is created.
  public var withTree: Document {
    var document = self
    document.tree = tree
    return document
  }

  private func parsedAgain() -> Tree {
    var draft = ParseState(source: source, path: path, options: origin.options)
    draft.complete()
    return draft.tree
  }
}
