import CMark
import Foundation

/// The only code that calls libcmark. It converts libcmark's tree to values and frees it.
enum CommonMark {
  /// libcmark's own HTML output, with raw HTML included.
  static func html(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBytes { text in
      guard let html = cmark_markdown_to_html(text.baseAddress?.assumingMemoryBound(to: CChar.self), text.count, CMARK_OPT_UNSAFE) else {
        return []
      }
      defer { cmark_get_default_mem_allocator().pointee.free(html) }
      return [UInt8](UnsafeRawBufferPointer(start: html, count: strlength(html)))
    }
  }

  /// Parses a text and appends its blocks to a node of the tree, with positions in the source file.
  static func parse(_ text: MappedText, into tree: inout Tree, under parent: Int32) {
    let root = text.bytes.withUnsafeBytes { bytes -> OpaquePointer? in
      let start = bytes.baseAddress?.advanced(by: text.start).assumingMemoryBound(to: CChar.self)
      return cmark_parse_document(start, bytes.count - text.start, CMARK_OPT_SOURCEPOS | (text.isValid ? 0 : CMARK_OPT_VALIDATE_UTF8))
    }
    guard let root else { return }
    defer { cmark_node_free(root) }
    var conversion = Conversion(text: text)
    conversion.run(root, into: &tree, under: parent)
  }

  /// The characters of an entity such as `&copy;`, or the entity itself if it is unknown.
  static func decodeEntity(_ entity: [UInt8]) -> [UInt8] {
    var tree = Tree()
    parse(MappedText(bytes: entity, lines: LineTable(entity)), into: &tree, under: Tree.root)
    return tree.nodes.first { $0.kind == .text }.map { Array(tree.slice($0.text)) } ?? []
  }

  fileprivate static func strlength(_ text: UnsafePointer<CChar>) -> Int {
    strlen(text)
  }
}

/// Converts one libcmark tree.
private struct Conversion {
  let text: MappedText
  var leaf = MappedText.Leaf()
  var quotes = 0
  var items = 0

  init(text: MappedText) { self.text = text }

  mutating func run(_ root: OpaquePointer, into tree: inout Tree, under parent: Int32) {
    var parent = parent
    var next = cmark_node_first_child(root)
    while let node = next {
      let kind = Node.Kind(cmark_node_get_type(node))
      let index = tree.append(convert(node, kind, &tree.bytes), to: parent)
      if let child = cmark_node_first_child(node) {
        if kind == .blockQuote { quotes += 1 }
        if kind == .item { items += 1 }
        parent = index
        next = child
        continue
      }
      placeEnd(&tree.nodes[Int(index)], node)
      next = cmark_node_next(node)
      var above = node
      while next == nil, let outer = cmark_node_parent(above), outer != root {
        placeEnd(&tree.nodes[Int(parent)], outer)
        if tree[parent].kind == .blockQuote { quotes -= 1 }
        if tree[parent].kind == .item { items -= 1 }
        parent = tree[parent].parent
        above = outer
        next = cmark_node_next(outer)
      }
    }
  }
}

extension Conversion {
  private mutating func convert(_ node: OpaquePointer, _ kind: Node.Kind, _ bytes: inout [UInt8]) -> Node {
    var result = Node(kind: kind)
    switch kind {
    case .text:
      (result.text, result.flags) = storeScanning(cmark_node_get_literal(node), &bytes)
    case .code, .htmlInline, .htmlBlock:
      result.text = store(cmark_node_get_literal(node), &bytes)
    case .codeBlock:
      result.text = store(cmark_node_get_literal(node), &bytes)
      result.title = store(cmark_node_get_fence_info(node), &bytes)
    case .heading:
      result.value = cmark_node_get_heading_level(node)
    case .link, .image:
      result.text = store(cmark_node_get_url(node), &bytes)
      result.title = store(cmark_node_get_title(node), &bytes)
    case .list:
      if cmark_node_get_list_type(node) == CMARK_ORDERED_LIST {
        result.flags.insert(.ordered)
        result.value = cmark_node_get_list_start(node)
      }
      if cmark_node_get_list_tight(node) != 0 { result.flags.insert(.tight) }
    default: break
    }
    if kind == .softBreak || kind == .lineBreak {
      text.passLineBreak(isHard: kind == .lineBreak, &leaf)
    } else {
      place(&result, node, bytes)
    }
    return result
  }

  private mutating func place(_ result: inout Node, _ node: OpaquePointer, _ bytes: [UInt8]) {
    let (line, column) = (Int(cmark_node_get_start_line(node)), Int(cmark_node_get_start_column(node)))
    var (endLine, endColumn) = (Int(cmark_node_get_end_line(node)), Int(cmark_node_get_end_column(node)))
    if result.kind.isInline {
      // libcmark reports a link's line from its closing bracket, but its column from the opening one.
      let line = result.kind == .link || result.kind == .image ? leaf.inlineLine : line
      if result.kind == .link, let child = cmark_node_first_child(node), cmark_node_get_type(child) == CMARK_NODE_TEXT {
        // libcmark counts an autolink's columns from the start of the block, but the columns of its text correctly.
        let (column, endColumn) = (Int(cmark_node_get_start_column(child)), Int(cmark_node_get_end_column(child)))
        if text.placeAutolink(&result, line, column - 1, endColumn + 1, in: leaf) { return }
      }
      text.placeInline(&result, line, column, endLine, endColumn, in: &leaf)
      return
    }
    if result.kind == .htmlBlock {
      // libcmark reports the end of comments and similar blocks one line too early.
      (endLine, endColumn) = (line + bytes[result.text.range].count { $0 == ASCII.newline }, 0)
    }
    let lastLine = text.placeBlock(&result, line, column, endLine, endColumn)
    if result.kind == .paragraph || result.kind == .heading {
      let last = cmark_node_last_child(node).map { Int(cmark_node_get_end_line($0)) } ?? line
      // Link definitions at the start of a block are removed from its inlines, but not from its position.
      let contentEnd = result.kind == .heading ? lastLine - 1 : lastLine
      leaf = text.leaf(line, column, endLine: contentEnd, lastInlineLine: last, quotes: quotes, isInItem: items > 0)
      if result.kind == .paragraph { result.value = Int32(leaf.definitionLines) }
    }
  }

  /// Sets the end of an inline after its children, since they can contain line endings that libcmark does not count.
  private mutating func placeEnd(_ result: inout Node, _ node: OpaquePointer) {
    guard result.kind.holdsInlines, !result.flags.contains(.address) else { return }
    let isLink = result.kind == .link || result.kind == .image
    let line = isLink ? leaf.inlineLine : Int(cmark_node_get_end_line(node))
    text.placeEnd(&result, line, Int(cmark_node_get_end_column(node)), in: &leaf)
  }

  private func store(_ text: UnsafePointer<CChar>?, _ bytes: inout [UInt8]) -> TextRange {
    guard let text else { return .empty }
    let start = UInt32(bytes.count)
    let count = CommonMark.strlength(text)
    bytes.append(contentsOf: UnsafeRawBufferPointer(start: text, count: count))
    return TextRange(start: start, count: UInt32(count))
  }

  private func storeScanning(_ text: UnsafePointer<CChar>?, _ bytes: inout [UInt8]) -> (TextRange, Node.Flags) {
    let stored = store(text, &bytes)
    guard let text, InlineTriggers.found(in: UnsafeRawBufferPointer(start: text, count: Int(stored.count))) else { return (stored, []) }
    return (stored, .mayExtend)
  }
}

extension Node.Kind {
  fileprivate init(_ type: cmark_node_type) {
    switch type {
    case CMARK_NODE_TEXT: self = .text
    case CMARK_NODE_SOFTBREAK: self = .softBreak
    case CMARK_NODE_CODE: self = .code
    case CMARK_NODE_PARAGRAPH: self = .paragraph
    case CMARK_NODE_ITEM: self = .item
    case CMARK_NODE_LINK: self = .link
    case CMARK_NODE_EMPH: self = .emphasis
    case CMARK_NODE_STRONG: self = .strong
    case CMARK_NODE_LIST: self = .list
    case CMARK_NODE_CODE_BLOCK: self = .codeBlock
    case CMARK_NODE_HEADING: self = .heading
    case CMARK_NODE_HTML_INLINE: self = .htmlInline
    case CMARK_NODE_HTML_BLOCK: self = .htmlBlock
    case CMARK_NODE_LINEBREAK: self = .lineBreak
    case CMARK_NODE_IMAGE: self = .image
    case CMARK_NODE_BLOCK_QUOTE: self = .blockQuote
    case CMARK_NODE_THEMATIC_BREAK: self = .thematicBreak
    default: self = .document
    }
  }
}
