import LimnMarkup

/// Writes a document as HTML. It walks the tree without recursion, so that deep nesting cannot overflow the stack.
struct HTMLWriter: ~Copyable {
  let document: Document
  let hooks: RenderHooks
  let options: RenderOptions
  let tree: Tree
  var output: Markup
  var tabGroups = 0
  var tabs = 0
  /// The number of steps written so far in the current section of a tutorial.
  var steps = 0
  /// The headings whose sections contain the current text, from the outermost to the innermost. `own` is the author's
  /// level, and `level` is the level in HTML. The list is empty if ``RenderOptions/parentHeading`` is nil.
  var headings: [(own: Int, level: Int)] = []

  init(document: Document, hooks: RenderHooks, options: RenderOptions) {
    self.document = document
    self.hooks = hooks
    self.options = options
    self.tree = document.tree
    self.output = Markup(capacity: document.source.count + document.source.count / 2)
  }
}

extension HTMLWriter {
  mutating func writeChildren(of parent: Int32) {
    var index = tree[parent].firstChild
    while index != Node.none {
      write(index)
      index = tree[index].next
    }
  }

  mutating func write(_ top: Int32) {
    var index = top
    while true {
      let goesDown = open(index, tree[index])
      if goesDown, tree[index].firstChild != Node.none {
        index = tree[index].firstChild
        continue
      }
      if goesDown { close(tree[index]) }
      while index != top, tree[index].next == Node.none {
        index = tree[index].parent
        close(tree[index])
      }
      if index == top { return }
      index = tree[index].next
    }
  }
}

extension HTMLWriter {
  /// Writes the markup before a node's children. Returns false if the node has been written completely.
  private mutating func open(_ index: Int32, _ node: Node) -> Bool {
    if node.kind.isInline { return openInline(index, node) }
    return openBlock(index, node)
  }

  private mutating func close(_ node: Node) {
    if node.kind.isInline { closeInline(node) } else { closeBlock(node) }
  }
}
