@testable import LimnMarkdown

extension Block {
  enum Kind: Hashable {
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

  /// The text of the block without markup.
  var plainText: String { tree.plainText(of: index) }

  var kind: Kind {
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
