public import Configuration
public import Diagnostics

/// A Markdown file, parsed: its blocks, and all that other parts want to know of it, each with its place.
public struct Document: Sendable {
  /// The file, relative to the root of what is built.
  public let path: String
  public let frontMatter: FrontMatter
  /// All in the order of the file.
  public let fences: [Fence]
  public let headings: [Heading]
  public let links: [LinkReference]
  public let previews: [PreviewReference]
  /// Fragments that raw HTML declares with `id` or `name`.
  public let htmlAnchors: [String]
  public let diagnostics: [Diagnostic]
  let source: [UInt8]
  let tree: Tree
}

extension Document {
  /// Parses a file's bytes. Markdown cannot fail to parse; what an author got wrong is in `diagnostics`.
  public init(parsing bytes: [UInt8], path: String, options: ParsingOptions = ParsingOptions()) {
    var draft = Draft(source: bytes, path: path, options: options)
    draft.complete()
    self.path = path
    self.frontMatter = draft.frontMatter
    self.fences = draft.fences
    self.headings = draft.headings
    self.links = draft.links
    self.previews = draft.previews
    self.htmlAnchors = draft.htmlAnchors
    self.diagnostics = draft.diagnostics.sorted()
    self.source = bytes
    self.tree = draft.tree
  }

  public init(parsing text: String, path: String, options: ParsingOptions = ParsingOptions()) {
    self.init(parsing: Array(text.utf8), path: path, options: options)
  }

  /// The top-level blocks in order.
  public var blocks: [Block] {
    tree.children(of: Tree.root).map { Block(tree: tree, index: $0) }
  }
}
