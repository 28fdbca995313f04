/// A node of a `Tree`. Its links to other nodes are indices; `Node.none` means that there is no such node.
struct Node {
  var kind: Kind
  var flags: Flags = []
  /// A number whose meaning depends on the kind, such as the level of a heading or the first number of an ordered list.
  var value: Int32 = 0
  var parent: Int32 = Node.none
  var firstChild: Int32 = Node.none
  var lastChild: Int32 = Node.none
  var next: Int32 = Node.none
  var previous: Int32 = Node.none
  /// The literal text, or the address of a link.
  var text = TextRange.empty
  /// The title of a link, the info string of a code block, or the columns where the lines of a paragraph start.
  var title = TextRange.empty
  var line: Int32 = 0
  var column: Int32 = 0
  var endLine: Int32 = 0
  /// The column of the node's last byte.
  var endColumn: Int32 = 0

  static let none: Int32 = -1

  enum Kind: UInt8 {
    case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
    case table, tableRow, tableCell, aside, tabs, tab, insertion, footnotes, footnote, directive, term,
      definition
    case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, link, image
    case strikethrough, footnoteReference, symbol

    var isInline: Bool { rawValue >= Node.Kind.text.rawValue }
    /// Whether an inline of this kind can contain other inlines.
    var holdsInlines: Bool { [.link, .image, .emphasis, .strong].contains(self) }
  }

  struct Flags: OptionSet {
    let rawValue: UInt16
    static let ordered = Flags(rawValue: 1 << 0)
    static let tight = Flags(rawValue: 1 << 1)
    static let fenced = Flags(rawValue: 1 << 2)
    static let task = Flags(rawValue: 1 << 3)
    static let checked = Flags(rawValue: 1 << 4)
    static let header = Flags(rawValue: 1 << 5)
    static let alignLeft = Flags(rawValue: 1 << 6)
    static let alignRight = Flags(rawValue: 1 << 7)
    static let alignCenter = Flags(rawValue: 1 << 8)
    /// The text contains a byte that can start an inline extension.
    static let mayExtend = Flags(rawValue: 1 << 9)
    /// A link whose text is the address itself.
    static let address = Flags(rawValue: 1 << 10)
    static let hidden = Flags(rawValue: 1 << 11)
    /// A list of terms with definitions.
    static let terms = Flags(rawValue: 1 << 12)
  }

  mutating func place(from first: SourcePosition, through last: SourcePosition) {
    start = (Int32(first.line), Int32(first.column))
    end = (Int32(last.line), Int32(last.column))
  }

  /// The line and column of the first byte.
  var start: (line: Int32, column: Int32) {
    get { (line, column) }
    set { (line, column) = newValue }
  }

  /// The line and column of the last byte.
  var end: (line: Int32, column: Int32) {
    get { (endLine, endColumn) }
    set { (endLine, endColumn) = newValue }
  }
}

extension LineTable {
  /// The offset where a node starts.
  func start(of node: Node) -> Int { start(Int(node.line)) + Int(node.column) - 1 }
}
