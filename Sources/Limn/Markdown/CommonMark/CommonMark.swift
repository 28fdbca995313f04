import CMark
import SystemFoundation

/// The only code that calls libcmark. It converts libcmark's tree to values and then frees the tree.
enum CommonMark {
  /// Renders a text as HTML with libcmark alone, without Limn's own parser and renderer. Raw HTML in the text is kept.
  static func html(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBytes { text in
      guard
        let html = cmark_markdown_to_html(
          text.baseAddress?.assumingMemoryBound(to: CChar.self), text.count, CMARK_OPT_UNSAFE)
      else {
        return []
      }
      defer { cmark_get_default_mem_allocator().pointee.free(html) }
      return [UInt8](UnsafeRawBufferPointer(start: html, count: strlength(html)))
    }
  }

  /// Parses a text and appends its blocks to a node of the tree. The positions of the blocks refer to the source file.
  static func parse(_ text: MappedText, into tree: inout Tree, under parent: Int32) {
    let options = CMARK_OPT_SOURCEPOS | (text.isValid ? 0 : CMARK_OPT_VALIDATE_UTF8)
    text.bytes.withUnsafeBytes { bytes in
      ParserMemory.withTree(of: UnsafeRawBufferPointer(rebasing: bytes[text.start...]), options: options) { root in
        var conversion = Conversion(text: text)
        conversion.run(root, into: &tree, under: parent)
      }
    }
  }

  /// Whether a text contains no blocks, because it is blank or contains only link definitions.
  static func isEmpty(_ text: [UInt8]) -> Bool {
    text.withUnsafeBytes {
      ParserMemory.withTree(of: $0, options: CMARK_OPT_DEFAULT) { cmark_node_first_child($0) == nil }
    }
  }

  /// The characters for an entity such as `&copy;`. An unknown entity is returned unchanged.
  static func decodeEntity(_ entity: [UInt8]) -> [UInt8] {
    var tree = Tree()
    parse(MappedText(bytes: entity, lines: LineTable(entity)), into: &tree, under: Tree.root)
    return tree.nodes.first { $0.kind == .text }.map { Array(tree.slice($0.text)) } ?? []
  }

  static func strlength(_ text: UnsafePointer<CChar>) -> Int {
    strlen(text)
  }
}
