/// A block of a document. It refers to the parsed tree and copies nothing.
public struct Block: Sendable {
  let tree: Tree
  let index: Int32

  public enum Kind: Sendable, Hashable {
    case paragraph
    case heading(level: Int)
    case quote
    case list(start: Int?, isTight: Bool)
    /// A list item. `isChecked` is nil for an item that is not a task.
    case item(isChecked: Bool?)
    /// A code block. `info` is nil for indented code.
    case code(info: String?)
    case html
    case thematicBreak
    case table
    case tableRow(isHeader: Bool)
    case tableCell
    case aside(AsideKind)
    case tabs
    case tab(label: String)
    case insertion
    case footnote(label: String)
    case directive(name: String)
  }

  var range: SourceRange { tree.range(of: index) }

  /// The blocks inside this block.
  public var children: [Block] {
    tree.children(of: index).filter { !tree[$0].kind.isInline }.map { Block(tree: tree, index: $0) }
  }

  /// The inlines directly inside this block. Only paragraphs, headings, and table cells have inlines.
  public var inlines: [Inline] {
    tree.children(of: index).filter { tree[$0].kind.isInline }.map { Inline(tree: tree, index: $0) }
  }

  /// The text of the block without markup.
  var plainText: String { tree.plainText(of: index) }

  /// The literal text of a code or HTML block; empty for other blocks.
  public var literal: String {
    switch tree[index].kind {
    case .codeBlock, .htmlBlock: tree.string(tree[index].text)
    default: ""
    }
  }

  public var kind: Kind {
    let node = tree[index]
    switch node.kind {
    case .heading: return .heading(level: Int(node.value))
    case .blockQuote: return .quote
    case .list:
      return .list(start: node.flags.contains(.ordered) ? Int(node.value) : nil, isTight: node.flags.contains(.tight))
    case .item: return .item(isChecked: node.flags.contains(.task) ? node.flags.contains(.checked) : nil)
    case .codeBlock: return .code(info: node.flags.contains(.fenced) ? tree.string(node.title) : nil)
    case .htmlBlock: return .html
    case .thematicBreak: return .thematicBreak
    case .table: return .table
    case .tableRow: return .tableRow(isHeader: node.flags.contains(.header))
    case .tableCell: return .tableCell
    case .aside: return .aside(AsideKind.allCases[Int(node.value)])
    case .tabs: return .tabs
    case .tab: return .tab(label: tree.string(node.title))
    case .insertion: return .insertion
    case .footnote: return .footnote(label: tree.string(node.text))
    case .directive: return .directive(name: tree.string(node.title))
    default: return .paragraph
    }
  }
}
