import LimnDiagnostics
import LimnMarkdown

/// The HTML of a text, without the anchors of headings.
func render(_ markdown: String, hooks: RenderHooks = RenderHooks()) -> String {
  let document = Document(parsing: markdown, path: "a.md")
  return String(
    decoding: HTMLRenderer(document, hooks: hooks, options: RenderOptions(headingAnchors: false)).render(),
    as: UTF8.self)
}

/// The HTML of a text whose insertions are replaced by what `insertion` returns for their names.
func render(_ markdown: String, insertion: @escaping (String) -> String) -> String {
  render(markdown, hooks: RenderHooks { $0.insertion = { Array(insertion($0.name).utf8) } })
}

extension RenderHooks {
  init(_ change: (inout RenderHooks) -> Void) {
    self.init()
    change(&self)
  }
}

extension RenderOptions {
  init(parentHeading: Int? = nil, headingAnchors: Bool = true) {
    self.init()
    (self.parentHeading, self.headingAnchors) = (parentHeading, headingAnchors)
  }
}

/// The diagnostics of a text as `line:column id`.
func mistakes(_ markdown: String) -> [String] {
  Document(parsing: markdown, path: "a.md").diagnostics.map { diagnostic in
    "\(diagnostic.location?.line ?? 0):\(diagnostic.location?.column ?? 0) \(diagnostic.id)"
  }
}

extension SourceRange {
  /// A range such as `3:1-3:9`; the end is the position after the last byte.
  var text: String { "\(start.line):\(start.column)-\(end.line):\(end.column)" }
}

extension Document {
  /// For each fenced code block, the block that contains it, such as `list`; `page` for a code block at the top level.
  var blocksAroundCode: [String] { Self.names(around: blocks, in: "page") }

  private static func names(around blocks: [Block], in outer: String) -> [String] {
    blocks.flatMap { block -> [String] in
      switch block.kind {
      case .code(let info): info == nil ? [] : [outer]
      case .item: names(around: block.children, in: "list")
      case .quote: names(around: block.children, in: "quote")
      case .aside: names(around: block.children, in: "aside")
      case .tab: names(around: block.children, in: "tab")
      case .footnote: names(around: block.children, in: "footnote")
      default: names(around: block.children, in: outer)
      }
    }
  }
}
