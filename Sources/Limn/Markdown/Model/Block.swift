/// A block of a document. It refers to the parsed tree and copies nothing.
public struct Block: Sendable {
  let tree: Tree
  let index: Int32

  var range: SourceRange { tree.range(of: index) }

  /// The blocks inside this block.
  public var children: [Block] {
    tree.children(of: index).filter { !tree[$0].kind.isInline }.map { Block(tree: tree, index: $0) }
  }

  /// The inlines directly inside this block. Only paragraphs, headings, and table cells have inlines.
  public var inlines: [Inline] {
    tree.children(of: index).filter { tree[$0].kind.isInline }.map { Inline(tree: tree, index: $0) }
  }

  /// The literal text of a code or HTML block; empty for other blocks.
  public var literal: String {
    switch tree[index].kind {
    case .codeBlock, .htmlBlock: tree.string(tree[index].text)
    default: ""
    }
  }

  /// Whether the block is a paragraph. The list of the footnotes counts as a paragraph without inlines.
  public var isParagraph: Bool { [.paragraph, .footnotes].contains(tree[index].kind) }
}
