extension Document {
  /// The text of the document, cut at the headings.
  public var sections: [TextSection] {
    var result: [TextSection] = []
    var current = TextSection(heading: "", anchor: "", level: 0, text: "", code: "")
    var text: [UInt8] = []
    var code: [UInt8] = []
    var anchors = headings.makeIterator()
    func close() {
      current.text = String(decoding: text, as: UTF8.self)
      current.code = String(decoding: code, as: UTF8.self)
      if current.level > 0 || !text.isEmpty || !code.isEmpty { result.append(current) }
      text.removeAll(keepingCapacity: true)
      code.removeAll(keepingCapacity: true)
    }
    var index = tree.following(Tree.root, within: Tree.root)
    while index != Node.none {
      let node = tree[index]
      var isDone = false
      switch node.kind {
      case .heading:
        close()
        let heading = anchors.next()
        current = TextSection(heading: heading?.text ?? "", anchor: heading?.anchor ?? "", level: heading?.level ?? 0, text: "", code: "")
        isDone = true
      case .paragraph, .tableCell:
        if !text.isEmpty { text.append(ASCII.space) }
        tree.appendPlainText(of: index, to: &text)
        isDone = true
      case .codeBlock:
        code.append(contentsOf: tree.slice(node.text))
      default: break
      }
      index = tree.following(index, within: Tree.root, skipping: isDone)
    }
    close()
    return result
  }

  /// The words of the first paragraph that is not inside another block, for a description; nil if there is none.
  public var summary: String? {
    tree.children(of: Tree.root).first { tree[$0].kind == .paragraph }.map(tree.plainText)
  }
}
