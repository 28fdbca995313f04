import LimnDiagnostics

/// Turns a quotation that starts with `Note:` (DocC) or `[!NOTE]` (GitHub) into an aside.
extension ParseState {
  mutating func recognizeAsides() {
    for quote in tree.indices where tree[quote].kind == .blockQuote {
      guard let (paragraph, words) = tree.openingText(of: quote) else { continue }
      let text = tree.slice(tree[words].text)
      let isAside = text.starts(with: "[!".utf8) ? isAlert(quote, words, text) : isTitled(quote, words, text)
      if isAside, tree[words].text.count == 0 { removeEmpty(words, in: paragraph) }
    }
  }

  private mutating func isTitled(_ quote: Int32, _ words: Int32, _ text: ArraySlice<UInt8>) -> Bool {
    let title = text.prefix { $0 != ":" }
    let rest = text.dropFirst(title.count + 1)
    guard title.count < text.count, rest.first?.isBlank ?? true else { return false }
    let name = title.text
    let known = AsideKind(rawValue: name.lowercased())
    let isTitle = options.titledAsides && name.first?.isUppercase == true && name.count < 40
    guard known != nil || isTitle && name.allSatisfy({ $0.isLetter || $0 == " " }) else { return false }
    become(known ?? .note, quote)
    if known == nil { tree[quote].title = tree.store(title) }
    tree.removeFromText(words, count: title.count + 1 + rest.prefix(while: \.isBlank).count)
    return true
  }

  private mutating func isAlert(_ quote: Int32, _ words: Int32, _ text: ArraySlice<UInt8>) -> Bool {
    let mark = text.trimmed(\.isBlank)
    guard tree.isEndOfLine(tree[words].next), mark.last == "]", mark.count > 3 else { return false }
    let name = mark.dropFirst(2).dropLast().text
    guard name.utf8.allSatisfy(\.isASCIILetter) else { return false }
    guard let kind = AsideKind(rawValue: name.lowercased()), kind != .experiment else {
      let names = AsideKind.allCases.filter { $0 != .experiment }.map { $0.rawValue.uppercased() }
      report(
        .unknownAlert,
        "'[!\(name)]' is not a kind of alert\(Suggestion.hint(for: name, among: names)); GitHub supports \(names.withCommas)",
        tree.range(of: words))
      return false
    }
    become(kind, quote)
    tree[words].text.count = 0
    return true
  }

  private mutating func become(_ kind: AsideKind, _ quote: Int32) {
    tree[quote].kind = .aside
    tree[quote].value = Int32(AsideKind.allCases.firstIndex(of: kind) ?? 0)
  }

  private mutating func removeEmpty(_ words: Int32, in paragraph: Int32) {
    let next = tree[words].next
    tree.detach(words)
    if next != Node.none, tree.isEndOfLine(next) { tree.detach(next) }
    if tree[paragraph].firstChild == Node.none { tree.detach(paragraph) }
  }
}

extension Tree {
  /// The first text of a block that starts with a paragraph, and that paragraph.
  func openingText(of block: Int32) -> (paragraph: Int32, words: Int32)? {
    let paragraph = self[block].firstChild
    guard paragraph != Node.none, self[paragraph].kind == .paragraph else { return nil }
    let words = self[paragraph].firstChild
    return words != Node.none && self[words].kind == .text ? (paragraph, words) : nil
  }

  /// Whether a node is a line break, or there is no node.
  fileprivate func isEndOfLine(_ index: Int32) -> Bool {
    index == Node.none || self[index].kind == .softBreak || self[index].kind == .lineBreak
  }

  /// Removes a number of bytes from the start of a text node.
  mutating func removeFromText(_ index: Int32, count: Int) {
    let count = min(UInt32(count), self[index].text.count)
    self[index].text.start += count
    self[index].text.count -= count
    self[index].column += Int32(count)
  }
}
