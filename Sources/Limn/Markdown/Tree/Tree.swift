/// A parsed document, stored as an array of nodes and arrays of bytes. It is fast to build and to walk, and threads can
/// share it.
struct Tree {
  var nodes: [Node] = [Node(kind: .document)]
  /// The texts of the nodes.
  var texts: TextStorage
  var footnotes: [Footnote] = []
  /// The footnote references in the text. `note` is the index of the footnote. `ordinal` is the number of the reference
  /// among all references to the same footnote, counted from 1.
  var footnoteMarks: [(note: Int, ordinal: Int)] = []

  /// The columns where the lines of paragraphs start, for all paragraphs with several lines. The range `title` of a
  /// paragraph contains the indices of the paragraph's columns.
  private var lineColumns: [Int32] = []
  /// The lines of the source.
  let lines: LineTable

  static let root: Int32 = 0

  init(source: [UInt8] = [], lines: LineTable = .empty) {
    texts = TextStorage(source: source)
    self.lines = lines
  }

  subscript(_ index: Int32) -> Node {
    get { nodes[Int(index)] }
    _modify { yield &nodes[Int(index)] }
  }

  var indices: [Int32] { nodes.indices.map(Int32.init) }

  /// Whether a node of one of the given kinds contains the node.
  func isInside(_ kinds: Set<Node.Kind>, _ index: Int32) -> Bool {
    var parent = self[index].parent
    while parent != Node.none, !kinds.contains(self[parent].kind) { parent = self[parent].parent }
    return parent != Node.none
  }

  /// Adds a node as the last child of a parent.
  @discardableResult
  mutating func append(_ node: Node, to parent: Int32) -> Int32 {
    let index = Int32(nodes.count)
    nodes.append(node)
    attach(index, to: parent)
    return index
  }

  /// Adds a node without a parent. `attach` or `insert` can later give the node a parent.
  mutating func detached(_ node: Node) -> Int32 {
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  /// Adds an existing node, which has no parent yet, as the last child of `parent`.
  mutating func attach(_ index: Int32, to parent: Int32) {
    let last = self[parent].lastChild
    self[index].parent = parent
    self[index].previous = last
    self[index].next = Node.none
    if last == Node.none { self[parent].firstChild = index } else { self[last].next = index }
    self[parent].lastChild = index
  }

  /// Inserts an existing node, which has no parent yet, after a sibling.
  mutating func insert(_ index: Int32, after sibling: Int32) {
    let parent = self[sibling].parent
    let following = self[sibling].next
    self[index].parent = parent
    self[index].previous = sibling
    self[index].next = following
    self[sibling].next = index
    if following == Node.none { self[parent].lastChild = index } else { self[following].previous = index }
  }

  /// Removes a node and its descendants from the tree. The removed nodes stay in the array of nodes.
  mutating func detach(_ index: Int32) {
    let node = self[index]
    if node.previous != Node.none {
      self[node.previous].next = node.next
    } else {
      self[node.parent].firstChild = node.next
    }
    if node.next != Node.none {
      self[node.next].previous = node.previous
    } else {
      self[node.parent].lastChild = node.previous
    }
    self[index].parent = Node.none
    self[index].previous = Node.none
    self[index].next = Node.none
  }

  /// Removes the children of a node from the tree. The removed nodes stay in the array of nodes.
  mutating func removeChildren(of parent: Int32) {
    var child = following(parent, within: parent)
    while child != Node.none {
      self[child].kind = .document
      child = following(child, within: parent)
    }
    self[parent].firstChild = Node.none
    self[parent].lastChild = Node.none
  }

  /// Moves nodes to the end of another node's children.
  mutating func move(_ nodes: some Sequence<Int32>, to parent: Int32) {
    for node in nodes {
      detach(node)
      attach(node, to: parent)
    }
  }

  /// The children of a node, in order.
  func children(of parent: Int32) -> [Int32] { Array(siblings(from: self[parent].firstChild)) }

  /// A node and the siblings after it; none for `Node.none`.
  func siblings(from first: Int32) -> some Sequence<Int32> {
    sequence(state: first) { index in
      guard index != Node.none else { return nil }
      defer { index = nodes[Int(index)].next }
      return index
    }
  }

  /// The next node in reading order within `top`.
  func following(_ index: Int32, within top: Int32, hasChildren: Bool = true) -> Int32 {
    if hasChildren, self[index].firstChild != Node.none { return self[index].firstChild }
    var index = index
    while index != top {
      if self[index].next != Node.none { return self[index].next }
      index = self[index].parent
      if index == Node.none { return Node.none }
    }
    return Node.none
  }

  /// Stores a text at the end of `texts`.
  mutating func store(_ text: some Collection<UInt8>) -> TextRange { texts.store(text) }

  mutating func storeColumns(_ columns: [Int32]) -> TextRange {
    lineColumns += columns
    return TextRange(start: UInt32(lineColumns.count - columns.count), count: UInt32(columns.count))
  }

  /// The column where the text of a paragraph starts in a line of the file.
  func column(of line: Int, in paragraph: Node) -> Int {
    let index = line - Int(paragraph.line)
    return Int(
      index > 0 && index < paragraph.title.count ? lineColumns[Int(paragraph.title.start) + index] : paragraph.column)
  }

  func slice(_ text: TextRange) -> ArraySlice<UInt8> { texts.slice(text) }

  func string(_ text: TextRange) -> String { slice(text).text }

  /// The text of a node and its descendants, without markup. Line breaks become spaces, and footnote references are
  /// left out.
  func plainText(of top: Int32, hasImages: Bool = true) -> String {
    var text: [UInt8] = []
    var index = top
    while index != Node.none {
      let node = self[index]
      switch node.kind {
      case .text, .code, .symbol: text.append(contentsOf: slice(node.text))
      case .softBreak, .lineBreak: text.append(" ")
      default: break
      }
      index = following(index, within: top, hasChildren: hasImages || node.kind != .image)
    }
    return text.text
  }

  func range(of index: Int32) -> SourceRange { range(of: self[index]) }

  func range(of node: Node) -> SourceRange {
    SourceRange(
      start: SourcePosition(line: Int(node.line), column: Int(node.column)),
      end: SourcePosition(line: Int(node.endLine), column: Int(node.endColumn) + 1))
  }
}
