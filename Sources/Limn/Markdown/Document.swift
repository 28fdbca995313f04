public import LimnConfiguration
public import LimnDiagnostics
public import LimnPlatform
import Synchronization

/// A parsed Markdown file. It has the blocks, and lists of links, headings, code blocks, and other elements, each with
/// its location.
///
/// This is a class, since a build copies lists of documents often. A copy of a structure would retain each of the lists
/// below.
public final class Document: Sendable {
  /// The path of the file relative to the project's root.
  public let path: String
  public let frontMatter: FrontMatter
  /// The fenced code blocks. All lists in this type are in document order.
  public let fences: [Fence]
  public let looseCode: [LooseCode]
  public let headings: [Heading]
  public let links: [LinkReference]
  let insertions: [Insertion]
  /// Anchors that raw HTML declares with `id` or `name`.
  public let htmlAnchors: [String]
  /// Targets of links and images in raw HTML.
  public let htmlReferences: [HTMLReference]
  /// The directives of an article in a documentation catalog, in document order.
  public let directives: [Directive]
  public let diagnostics: [Diagnostic]
  private let origin: DocumentOrigin
  /// The lines that contain front matter and footnotes.
  let hiddenLines: [ClosedRange<Int>]
  /// The syntax tree; nil after it was released.
  private let keptTree: Mutex<Tree?>

  /// Creates a document from the results of all passes.
  ///
  /// - Parameter isMapped: whether the positions are those in another file. See ``ParseState/map(_:)``.
  init(_ state: ParseState, isMapped: Bool = false) {
    path = state.path
    frontMatter = state.frontMatter
    fences = state.fences
    looseCode = state.looseCode
    headings = state.headings
    links = state.links
    insertions = state.insertions
    htmlAnchors = state.htmlAnchors
    htmlReferences = state.htmlReferences
    directives = state.directives
    diagnostics = state.diagnostics.sorted()
    origin = DocumentOrigin(source: state.source, options: state.options, isMapped: isMapped)
    hiddenLines = state.hiddenLines
    keptTree = Mutex(state.tree)
  }
}

/// The text and the options from which a document was parsed.
private struct DocumentOrigin {
  let source: [UInt8]
  let options: ParsingOptions
  /// Whether the positions in the document are those in another file.
  let isMapped: Bool
}

extension Document {
  /// Parses the content of a file. Parsing cannot fail, since every text is valid Markdown. Probable mistakes are
  /// listed in `diagnostics`.
  public convenience init(parsing bytes: [UInt8], path: String, options: ParsingOptions = ParsingOptions()) {
    self.init(ParseState(parsing: bytes, path: path, options: options))
  }

  public convenience init(parsing text: String, path: String, options: ParsingOptions = ParsingOptions()) {
    self.init(parsing: text.bytes, path: path, options: options)
  }

  var source: [UInt8] { origin.source }

  /// The syntax tree. If it was released, each access parses the source again.
  var tree: Tree { keptTree.withLock { $0 } ?? parsedAgain() }

  /// The lines of the source.
  public var lines: LineTable { tree.lines }

  /// The comments of a kind that request content of the site, such as `<!-- preview: Name -->`.
  public func insertions(_ kind: Insertion.Kind) -> [Insertion] { insertions.filter { $0.kind == kind } }

  /// The top-level blocks, in order.
  public var blocks: [Block] {
    let tree = tree
    return tree.children(of: Tree.root).map { Block(tree: tree, index: $0) }
  }

  /// The size of the syntax tree in bytes; 0 if it was released.
  public var treeSize: Int { keptTree.withLock { $0?.size ?? 0 } }

  /// Frees the syntax tree, since it takes most of a document's memory. The lists of links, headings, and other
  /// elements stay.
  ///
  /// The tree is kept if parsing the source again could give a different tree. This is the case if the options allow
  /// directives, since a directive can read another file, which may have changed. It is also the case for a
  /// documentation comment, since the positions in its tree refer to the Swift file.
  public func releaseTree() {
    if !origin.options.directives, !origin.isMapped { keptTree.withLock { $0 = nil } }
  }

  /// The document with its syntax tree. If the tree was released, this is a new document, for which the source is
  /// parsed once.
  public var withTree: Document { treeSize > 0 ? self : Document(parsing: source, path: path, options: origin.options) }

  /// The document with other anchors for the headings whose anchors are reserved.
  public func reserving(_ anchors: Set<ExactText>) -> Document {
    guard headings.contains(where: { anchors.contains(ExactText($0.anchor)) }) else { return self }
    var options = origin.options
    options.reservedAnchors = anchors
    return Document(parsing: source, path: path, options: options)
  }

  private func parsedAgain() -> Tree { ParseState(parsing: source, path: path, options: origin.options).tree }
}
