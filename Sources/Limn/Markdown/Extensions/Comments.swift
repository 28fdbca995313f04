import LimnDiagnostics

/// Reads the HTML comments that have a meaning for Limn: attributes for the code block below, previews, symbol lists,
/// build results, the layers of an app, and hidden code blocks. GitHub does not display HTML comments.
extension ParseState {
  mutating func recognizeComments() {
    for index in tree.indices where tree[index].kind == .htmlBlock {
      guard let content = Self.comment(tree.slice(tree[index].text)) else { continue }
      tree[index].flags.insert(.hidden)
      if content.contains("\n") {
        var fences = hiddenFences(in: tree[index])
        if !fences.isEmpty { fences[0].directive = fenceDirectives[index] }
        hiddenFences += fences
        continue
      }
      let words = content.text
      let name = words.prefix { $0 != ":" }
      let text = String(words.dropFirst(name.count + 1).drop { $0 == " " || $0 == "\t" })
      if name == "swift", name != words {
        direct(text, index)
      } else if let kind = Insertion.Kind(rawValue: String(name)), (kind == .results) == (name == words) {
        insert(kind, named: text, index)
      }
    }
  }

  /// Returns the content of the comment. Returns nil if the HTML block does not consist of a single comment.
  static func comment(_ literal: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let text = literal.trimmed(\.isMarkdownSpace)
    guard text.count >= 7, text.starts(with: "<!--".utf8), text.suffix(3).elementsEqual("-->".utf8) else { return nil }
    return text.dropFirst(4).dropLast(3).trimmed(\.isBlank)
  }

  private mutating func insert(_ kind: Insertion.Kind, named name: String, _ index: Int32) {
    let range = tree.range(of: index)
    guard kind == .results || !name.isEmpty && (kind == .layers || !name.contains(" ")) else {
      let (problem, needs, example): (DiagnosticKind, String, String) =
        switch kind {
        case .preview: (.previewWithoutName, "exactly one name", "NumberFactView")
        case .symbols: (.symbolsWithoutModule, "exactly one module", "Puddles")
        case .layers, .results: (.layersWithoutApp, "the name of an app", "BMI")
        }
      return report(problem, "'\(kind)' needs \(needs), as in '<!-- \(kind): \(example) -->'", range)
    }
    tree[index].kind = .insertion
    tree[index].value = Int32(insertions.count)
    insertions.append(Insertion(kind: kind, name: name, range: range))
  }

  private mutating func direct(_ text: String, _ index: Int32) {
    let next = tree[index].next
    let isFence = next != Node.none && (tree[next].kind == .codeBlock || hidesFence(tree[next]))
    guard isFence else {
      return report(
        .directiveWithoutFence, "'swift:' comment has no effect, since no code block directly follows it",
        tree.range(of: index))
    }
    let line = Int(tree[index].line)
    let content = lines.content(line, in: source)
    let words = text.bytes
    let start =
      content.first { source[$0..<content.upperBound].starts(with: words) && !words.isEmpty }
      ?? content.lowerBound
    let column = start - content.lowerBound + 1
    fenceDirectives[next] = Fence.Directive(
      text: text,
      range: SourceRange(line: line, column..<(column + words.count)))
  }

  private func hidesFence(_ node: Node) -> Bool {
    guard node.kind == .htmlBlock, let content = Self.comment(tree.slice(node.text)) else { return false }
    return content.contains("\n") && !hiddenFences(in: node).isEmpty
  }
}
