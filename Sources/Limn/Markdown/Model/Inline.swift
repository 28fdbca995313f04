/// An inline element. It refers to the parsed tree and copies nothing.
public struct Inline: Sendable {
  let tree: Tree
  let index: Int32

  public enum Kind: Sendable, Hashable {
    case text(String)
    case softBreak, lineBreak
    case code(String)
    case html(String)
    case emphasis, strong, strikethrough
    case link(destination: String)
    case image, footnoteReference
    case symbol(String)
  }

  /// The source range of the inline. For a code span, the range does not include the backticks.
  var range: SourceRange { tree.range(of: index) }

  public var children: [Inline] { tree.children(of: index).map { Inline(tree: tree, index: $0) } }

  /// The text of the inline without markup.
  public var plainText: String { tree.plainText(of: index) }

  public var kind: Kind {
    let node = tree[index]
    return switch node.kind {
    case .softBreak: .softBreak
    case .lineBreak: .lineBreak
    case .code: .code(tree.string(node.text))
    case .htmlInline: .html(tree.string(node.text))
    case .emphasis: .emphasis
    case .strong: .strong
    case .strikethrough: .strikethrough
    case .link: .link(destination: tree.string(node.text))
    case .image: .image
    case .footnoteReference: .footnoteReference
    case .symbol: .symbol(tree.string(node.text))
    default: .text(tree.string(node.text))
    }
  }
}
