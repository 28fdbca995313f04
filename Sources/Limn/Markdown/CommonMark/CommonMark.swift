import CMark
import LimnDiagnostics

/// The only code that calls libcmark. It converts libcmark's tree to values and then frees the tree.
public enum CommonMark {
  /// Renders a text as HTML with libcmark alone, without Limn's own parser and renderer. Raw HTML in the text is kept.
  public static func html(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBytes { text in
      guard
        let html = cmark_markdown_to_html(
          text.baseAddress?.assumingMemoryBound(to: CChar.self), text.count, CMARK_OPT_UNSAFE)
      else {
        return []
      }
      defer { cmark_get_default_mem_allocator().pointee.free(html) }
      return String(cString: html).bytes
    }
  }

  /// Parses a text and appends its blocks to a node of the tree. The positions of the blocks refer to the source file.
  static func parse(_ text: MappedText, into tree: inout Tree, under parent: Int32) {
    let options = CMARK_OPT_SOURCEPOS | (text.isValid ? 0 : CMARK_OPT_VALIDATE_UTF8)
    withTree(of: text.bytes[text.start...], options: options) { root in
      var conversion = Conversion(text: text)
      conversion.run(root, into: &tree, under: parent)
    }
  }

  /// Whether a text contains no blocks, because it is blank or contains only link definitions.
  static func isEmpty(_ text: [UInt8]) -> Bool {
    withTree(of: text[...], options: CMARK_OPT_DEFAULT) { cmark_node_first_child($0) == nil }
  }

  /// The characters for an entity such as `&copy;`. An unknown entity is returned unchanged.
  static func decodeEntity(_ entity: [UInt8]) -> [UInt8] {
    var tree = Tree()
    parse(MappedText(bytes: entity, lines: LineTable(entity)), into: &tree, under: Tree.root)
    return tree.nodes.first { $0.kind == .text }.map { Array(tree.slice($0.text)) } ?? []
  }

  /// Parses a text and calls `body` with the root of the tree. The tree is valid only during this call.
  private static func withTree<R>(of text: ArraySlice<UInt8>, options: Int32, _ body: (OpaquePointer) -> R) -> R {
    text.withUnsafeBytes { text in
      // libcmark ends the process if it has no memory, so there is always a root.
      guard let root = cmark_parse_document(text.assumingMemoryBound(to: CChar.self).baseAddress, text.count, options)
      else { preconditionFailure("libcmark returned no tree") }
      defer { cmark_node_free(root) }
      return body(root)
    }
  }
}
