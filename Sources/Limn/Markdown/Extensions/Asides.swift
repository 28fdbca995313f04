import LimnDiagnostics

/// Turns a quotation that starts with `Note:` (DocC) or `[!NOTE]` (GitHub) into an aside.
enum Asides {
  static func apply(_ draft: inout ParseState) {
    for index in draft.tree.nodes.indices where draft.tree.nodes[index].kind == .blockQuote {
      let paragraph = draft.tree.nodes[index].firstChild
      guard paragraph != Node.none, draft.tree[paragraph].kind == .paragraph else { continue }
      let words = draft.tree[paragraph].firstChild
      guard words != Node.none, draft.tree[words].kind == .text else { continue }
      let text = draft.tree.slice(draft.tree[words].text)
      if text.starts(with: "[!".utf8) {
        makeAlert(Int32(index), paragraph, words, Array(text), &draft)
      } else {
        makeAside(Int32(index), paragraph, words, text, &draft)
      }
    }
  }

  private static func makeAside(
    _ quote: Int32, _ paragraph: Int32, _ words: Int32, _ text: ArraySlice<UInt8>, _ draft: inout ParseState
  ) {
    let title = text.prefix { $0 != ASCII.colon }
    let rest = text.dropFirst(title.count + 1)
    guard title.count < text.count, rest.first?.isBlank ?? true else { return }
    let name = String(decoding: title, as: UTF8.self)
    let known = AsideKind(rawValue: name.lowercased())
    // In a documentation catalog, every quotation that starts with a title is an aside.
    let isTitle = draft.options.directives && name.first?.isUppercase == true && name.count < 40
    guard known != nil || isTitle && name.allSatisfy({ $0.isLetter || $0 == " " }) else { return }
    become(known ?? .note, quote, &draft.tree)
    if known == nil { draft.tree[quote].title = draft.tree.store(title) }
    draft.tree.removeFromText(words, count: title.count + 1 + rest.prefix(while: \.isBlank).count)
    removeEmpty(words, paragraph, &draft.tree)
  }

  private static func makeAlert(
    _ quote: Int32, _ paragraph: Int32, _ words: Int32, _ text: [UInt8], _ draft: inout ParseState
  ) {
    let next = draft.tree[words].next
    let isAlone = next == Node.none || draft.tree[next].kind == .softBreak || draft.tree[next].kind == .lineBreak
    let mark = text.reversed().drop { $0.isBlank }.reversed()
    guard isAlone, mark.last == ASCII.closeBracket, mark.count > 3 else { return }
    let name = String(decoding: mark.dropFirst(2).dropLast(), as: UTF8.self)
    guard name.utf8.allSatisfy(\.isASCIILetter) else { return }
    guard let kind = AsideKind(rawValue: name.lowercased()), kind != .experiment else {
      let names = AsideKind.allCases.filter { $0 != .experiment }.map { $0.rawValue.uppercased() }
      return draft.report(
        .unknownAlert,
        "'[!\(name)]' is not a kind of alert\(Suggestion.hint(for: name, among: names)); GitHub supports \(names.joined(separator: ", "))",
        draft.tree.range(of: words))
    }
    become(kind, quote, &draft.tree)
    draft.tree[words].text.count = 0
    removeEmpty(words, paragraph, &draft.tree)
  }

  private static func become(_ kind: AsideKind, _ quote: Int32, _ tree: inout Tree) {
    tree[quote].kind = .aside
    tree[quote].value = Int32(AsideKind.allCases.firstIndex(of: kind) ?? 0)
  }

  private static func removeEmpty(_ words: Int32, _ paragraph: Int32, _ tree: inout Tree) {
    guard tree[words].text.count == 0 else { return }
    let next = tree[words].next
    tree.detach(words)
    if next != Node.none, tree[next].kind == .softBreak || tree[next].kind == .lineBreak { tree.detach(next) }
    if tree[paragraph].firstChild == Node.none { tree.detach(paragraph) }
  }
}

extension Tree {
  /// Removes a number of bytes from the start of a text node.
  mutating func removeFromText(_ index: Int32, count: Int) {
    let count = min(UInt32(count), self[index].text.count)
    self[index].text.start += count
    self[index].text.count -= count
    self[index].column += Int32(count)
  }
}
