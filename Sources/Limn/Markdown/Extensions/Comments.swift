import LimnDiagnostics

/// Reads the HTML comments that have a meaning for Limn: attributes for the code block below, previews, symbol lists,
/// build results, the layers of an app, and hidden code blocks. GitHub does not display HTML comments.
enum Comments {
  static func apply(_ draft: inout ParseState) {
    for index in draft.tree.nodes.indices where draft.tree.nodes[index].kind == .htmlBlock {
      let literal = draft.tree.slice(draft.tree.nodes[index].text)
      guard let content = content(of: literal) else { continue }
      draft.tree.nodes[index].flags.insert(.hidden)
      if content.contains(ASCII.newline) {
        var fences = HiddenFences.find(in: draft.tree.nodes[index], draft)
        if !fences.isEmpty { fences[0].directive = draft.fenceDirectives[Int32(index)] }
        draft.hiddenFences += fences
        continue
      }
      let words = String(decoding: content, as: UTF8.self)
      if let name = words.removing(prefix: "preview:") {
        makePreview(name, Int32(index), &draft)
      } else if let module = words.removing(prefix: "symbols:") {
        makeSymbolList(module, Int32(index), &draft)
      } else if words == "results" {
        draft.tree[Int32(index)].kind = .results
      } else if let app = words.removing(prefix: "layers:") {
        makeLayers(app, Int32(index), &draft)
      } else if let text = words.removing(prefix: "swift:") {
        direct(text, Int32(index), &draft)
      }
    }
  }

  /// Returns the content of the comment. Returns nil if the HTML block does not consist of a single comment.
  static func content(of literal: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var text = literal
    while let last = text.last, last.isMarkdownSpace { text.removeLast() }
    while let first = text.first, first.isMarkdownSpace { text.removeFirst() }
    guard text.count >= 7, text.starts(with: "<!--".utf8), text.suffix(3).elementsEqual("-->".utf8) else { return nil }
    text = text.dropFirst(4).dropLast(3)
    while let last = text.last, last.isBlank { text.removeLast() }
    while let first = text.first, first.isBlank { text.removeFirst() }
    return text
  }

  private static func makePreview(_ name: String, _ index: Int32, _ draft: inout ParseState) {
    let range = draft.tree.range(of: index)
    guard !name.isEmpty, !name.contains(" ") else {
      return draft.report(
        .previewWithoutName, "'preview' needs exactly one name, as in '<!-- preview: NumberFactView -->'",
        range)
    }
    draft.previews.append(PreviewReference(name: name, range: range))
    draft.tree[index].kind = .preview
    draft.tree[index].text = draft.tree.store(name.utf8)
  }

  private static func makeSymbolList(_ module: String, _ index: Int32, _ draft: inout ParseState) {
    let range = draft.tree.range(of: index)
    guard !module.isEmpty, !module.contains(" ") else {
      return draft.report(
        .symbolsWithoutModule, "'symbols' needs exactly one module, as in '<!-- symbols: Puddles -->'", range
      )
    }
    draft.symbolLists.append(SymbolListReference(module: module, range: range))
    draft.tree[index].kind = .symbolList
    draft.tree[index].text = draft.tree.store(module.utf8)
  }

  private static func makeLayers(_ app: String, _ index: Int32, _ draft: inout ParseState) {
    guard !app.isEmpty else {
      return draft.report(
        .layersWithoutApp, "'layers' needs the name of an app, as in '<!-- layers: BMI -->'",
        draft.tree.range(of: index))
    }
    draft.tree[index].kind = .layers
    draft.tree[index].text = draft.tree.store(app.utf8)
  }

  private static func direct(_ text: String, _ index: Int32, _ draft: inout ParseState) {
    let next = draft.tree[index].next
    let isFence = next != Node.none && (draft.tree[next].kind == .codeBlock || hidesFence(draft.tree[next], draft))
    guard isFence else {
      return draft.report(
        .directiveWithoutFence, "'swift:' comment has no effect, since no code block directly follows it",
        draft.tree.range(of: index))
    }
    let line = Int(draft.tree[index].line)
    let content = draft.lines.content(line, in: draft.source)
    let words = Array(text.utf8)
    let start =
      content.first { draft.source[$0..<content.upperBound].starts(with: words) && !words.isEmpty }
      ?? content.lowerBound
    let column = start - content.lowerBound + 1
    draft.fenceDirectives[next] = Fence.Directive(
      text: text,
      range: SourceRange(
        start: SourcePosition(line: line, column: column), end: SourcePosition(line: line, column: column + words.count)
      ))
  }

  private static func hidesFence(_ node: Node, _ draft: ParseState) -> Bool {
    guard node.kind == .htmlBlock, let content = content(of: draft.tree.slice(node.text)) else { return false }
    return content.contains(ASCII.newline) && !HiddenFences.find(in: node, draft).isEmpty
  }
}

extension String {
  fileprivate func removing(prefix: String) -> String? {
    guard hasPrefix(prefix) else { return nil }
    return String(dropFirst(prefix.count).drop { $0 == " " || $0 == "\t" })
  }
}
