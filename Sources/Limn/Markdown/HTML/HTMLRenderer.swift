import LimnMarkup
public import LimnSearch

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

  /// Renders the whole document.
  public func render() -> [UInt8] { renderForSearch().html }

  /// Renders the whole document. Also returns its text by section. The first section is the text before the first
  /// heading, and has no title.
  public func renderForSearch() -> (html: [UInt8], sections: [SearchSection]) {
    var writer = HTMLWriter(document: document, hooks: hooks, options: options)
    var columns = document.frontMatter.layout == .steps ? StepColumns() : nil
    for block in document.tree.children(of: Tree.root) {
      columns?.enter(document.tree, block, &writer.output)
      writer.write(block)
    }
    columns?.close(&writer.output)
    return (writer.output.bytes, writer.sections)
  }
}

/// Writes the elements that a page with `wide: steps` has around its blocks. Each step has two columns: text, and
/// the code that follows it.
private struct StepColumns {
  enum Column { case text, code }

  /// The column of the last block; nil outside of a step.
  var column: Column?
  /// Whether the last block is in a `details` element, which is never divided.
  var isFolded = false

  mutating func enter(_ tree: Tree, _ block: Int32, _ output: inout Markup) {
    let node = tree[block]
    if node.flags.contains(.hidden) { return }
    let isHTML = node.kind == .htmlBlock
    let next: Column? =
      isFolded || isHTML || node.kind == .codeBlock || node.kind == .insertion
      ? .code : node.kind == .heading ? nil : .text
    if isHTML {
      let html = tree.string(node.text)
      let (opens, closes) = (html.contains("<details"), html.contains("</details"))
      if opens != closes { isFolded = opens }
    }
    guard next != column else { return }
    if column == .text, next == .code {
      output.add("</div>\n<div>\n")
    } else {
      close(&output)
      if next != nil { output.add("<div class=\"step-row\">\n<div>\n") }
    }
    column = next
  }

  mutating func close(_ output: inout Markup) {
    if column != nil { output.add("</div>\n</div>\n") }
    column = nil
  }
}
