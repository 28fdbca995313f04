/// Writes a document as an HTML fragment of bytes.
public struct HTMLRenderer {
  public let document: Document
  public var hooks: RenderHooks
  public var options: RenderOptions

  public init(_ document: Document, hooks: RenderHooks = RenderHooks(), options: RenderOptions = RenderOptions()) {
    self.document = document
    self.hooks = hooks
    self.options = options
  }
}

extension HTMLRenderer {
  /// The whole document.
  public func render() -> [UInt8] {
    var writer = HTMLWriter(document: document, hooks: hooks, options: options)
    writer.writeChildren(of: Tree.root)
    return writer.output.bytes
  }

  /// One block with all inside it.
  public func render(_ block: Block) -> [UInt8] {
    var writer = HTMLWriter(document: document, hooks: hooks, options: options)
    writer.write(block.index)
    return writer.output.bytes
  }

  /// libcmark's own HTML for a text, byte for byte, with raw HTML passed through.
  public static func commonMark(_ text: [UInt8]) -> [UInt8] { CommonMark.html(text) }
}
