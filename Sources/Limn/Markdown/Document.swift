public import LimnConfiguration
public import LimnDiagnostics
public import LimnPlatform

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
  let source: [UInt8]
  private let options: ParsingOptions
  /// The lines that contain front matter and footnotes.
  let hiddenLines: [ClosedRange<Int>]
  let tree: Tree

  /// Creates a document from the results of all passes.
  init(_ state: ParseState) {
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
    source = state.source
    options = state.options
    hiddenLines = state.hiddenLines
    tree = state.tree
  }

  /// Parses the content of a file. Parsing cannot fail, since every text is valid Markdown. Probable mistakes are
  /// listed in `diagnostics`.
  public convenience init(parsing bytes: [UInt8], path: String, options: ParsingOptions = ParsingOptions()) {
    self.init(ParseState(parsing: bytes, path: path, options: options))
  }

  public convenience init(parsing text: String, path: String, options: ParsingOptions = ParsingOptions()) {
    self.init(parsing: text.bytes, path: path, options: options)
  }

  /// Parses the text of a documentation comment, which has no front matter.
  public convenience init(comment text: String) {
    self.init(parsing: text, path: "", options: ParsingOptions(frontMatter: false))
  }

  /// The lines of the source.
  public var lines: LineTable { tree.lines }

  /// The comments of a kind that request content of the site, such as `<!-- preview: Name -->`.
  public func insertions(_ kind: Insertion.Kind) -> [Insertion] { insertions.filter { $0.kind == kind } }

  /// The top-level blocks, in order.
  public var blocks: [Block] { tree.children(of: Tree.root).map { Block(tree: tree, index: $0) } }

  /// The document with other anchors for the headings whose anchors are reserved.
  public func reserving(_ anchors: Set<ExactText>) -> Document {
    guard headings.contains(where: { anchors.contains(ExactText($0.anchor)) }) else { return self }
    var options = options
    options.reservedAnchors = anchors
    return Document(parsing: source, path: path, options: options)
  }
}
