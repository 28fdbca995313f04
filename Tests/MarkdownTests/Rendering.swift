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
