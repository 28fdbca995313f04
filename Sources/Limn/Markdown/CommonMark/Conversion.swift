import CMark
import Foundation

/// Converts libcmark's syntax tree of a text to nodes of a `Tree`, in a single walk.
struct Conversion {
  let text: MappedText
  /// The text of the paragraph or heading whose inlines are being converted. The positions of the inlines are computed
  /// from this text.
  var leaf = LeafText()
  var containers = Containers()

  mutating func run(_ root: OpaquePointer, into tree: inout Tree, under parent: Int32) {
    var parent = parent
    var next = cmark_node_first_child(root)
    while let node = next {
      // Limn appended link definitions to the text, so that libcmark can resolve the links. The blocks that libcmark
      // reads from the appended lines are skipped.
      if let origins = text.origins, cmark_node_parent(node) == root,
        Int(cmark_node_get_start_line(node)) > origins.count
      {
        return
      }
      let kind = Node.Kind(cmark_node_get_type(node))
      let index = tree.append(convert(node, kind, &tree), to: parent)
      if let child = cmark_node_first_child(node) {
        enter(node, kind)
        parent = index
        next = child
        continue
      }
      placeEnd(&tree.nodes[Int(index)], node)
      next = cmark_node_next(node)
      var above = node
      while next == nil, let outer = cmark_node_parent(above), outer != root {
        placeEnd(&tree.nodes[Int(parent)], outer)
        if tree[parent].kind == .blockQuote || tree[parent].kind == .item { containers.leave() }
        parent = tree[parent].parent
        above = outer
        next = cmark_node_next(outer)
      }
    }
  }

  private mutating func enter(_ node: OpaquePointer, _ kind: Node.Kind) {
    guard kind == .blockQuote || kind == .item else { return }
    let line = Int(cmark_node_get_start_line(node)) + text.skippedLines
    let start = text.lines.start(line) + Int(cmark_node_get_start_column(node)) - 1
    containers.open.append(.init(isItem: kind == .item, line: line, start: start))
  }

  private mutating func convert(_ node: OpaquePointer, _ kind: Node.Kind, _ tree: inout Tree) -> Node {
    var result = Node(kind: kind)
    switch kind {
    case .text, .code, .htmlInline:
      let literal = Self.bytes(cmark_node_get_literal(node))
      if kind == .text, InlineTriggers.found(in: literal) { result.flags = .mayExtend }
      placeInline(&result, node, literal: literal)
      result.text = tree.texts.store(literal, orFindAt: tree.lines.start(of: result))
    case .softBreak, .lineBreak:
      leaf.passLineBreak(isHard: kind == .lineBreak)
    case .link, .image:
      result.text = tree.store(Self.bytes(cmark_node_get_url(node)))
      result.title = tree.store(Self.bytes(cmark_node_get_title(node)))
      placeInline(&result, node)
    case .emphasis, .strong:
      placeInline(&result, node)
    case .codeBlock, .htmlBlock:
      let literal = Self.bytes(cmark_node_get_literal(node))
      placeBlock(&result, node, literal: literal, &tree)
      // The code starts after the line with the fence.
      result.text = tree.texts.store(
        literal, orFindAt: tree.lines.start(Int(result.line) + (kind == .codeBlock ? 1 : 0)))
      if kind == .codeBlock { result.title = tree.store(Self.bytes(cmark_node_get_fence_info(node))) }
    case .heading:
      result.value = cmark_node_get_heading_level(node)
      placeBlock(&result, node, &tree)
    case .list:
      if cmark_node_get_list_type(node) == CMARK_ORDERED_LIST {
        result.flags.insert(.ordered)
        result.value = cmark_node_get_list_start(node)
      }
      if cmark_node_get_list_tight(node) != 0 { result.flags.insert(.tight) }
      placeBlock(&result, node, &tree)
    default:
      placeBlock(&result, node, &tree)
    }
    return result
  }

  private static func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8] {
    text.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: strlen($0))) } ?? []
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
