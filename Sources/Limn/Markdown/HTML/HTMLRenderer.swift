import LimnMarkup

/// Renders a document as an HTML fragment.
public struct HTMLRenderer {
  let document: Document
  var hooks: RenderHooks
  var options: RenderOptions

  public init(_ document: Document, hooks: RenderHooks = RenderHooks(), options: RenderOptions = RenderOptions()) {
    self.document = document
    self.hooks = hooks
    self.options = options
  }
}

extension HTMLRenderer {
  /// Renders the whole document.
  public func render() -> [UInt8] {
    var writer = HTMLWriter(document: document, hooks: hooks, options: options)
    for block in document.tree.children(of: Tree.root) { writer.write(block) }
    return writer.output.bytes
  }

  /// Renders a text as HTML with libcmark alone, without Limn's own parser and renderer. Raw HTML in the text is kept.
  public static func commonMark(_ text: [UInt8]) -> [UInt8] { CommonMark.html(text) }
}
