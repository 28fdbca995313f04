/// Finds DocC's links to symbols, which are names in double backticks.
extension ParseState {
  mutating func recognizeSymbols() {
    for index in tree.indices where tree[index].kind == .code {
      let node = tree[index]
      let start = lines.start(of: node)
      guard start >= 2, start <= source.count, source[start - 1] == "`",
        source[start - 2] == "`",
        start < 3 || source[start - 3] != "`", Self.isName(tree.slice(node.text))
      else { continue }
      tree[index].kind = .symbol
      tree[index].column -= 2
      tree[index].endColumn += 2
    }
  }

  /// Whether a text is the name of a symbol, such as `Type`, `Module.Type`, `Type/method(_:)`, `/Module/Type`, or
  /// `+(_:_:)`. Any other text in double backticks is code.
  private static func isName(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    if rest.count > 1, rest.first == "/", !operators.contains(rest[rest.startIndex + 1]),
      rest[rest.startIndex + 1] != "("
    {
      rest.removeFirst()
    }
    // A path such as `Vector/+=(_:_:)` ends in the name of an operator.
    func dropOperator() -> Bool {
      guard let first = rest.first, operators.contains(first) else { return true }
      rest = rest.drop(while: operators.contains)
      return rest.first == "("
    }
    guard let first = rest.first,
      first.isASCIILetter || first == "_" || first >= 0x80 || operators.contains(first), dropOperator()
    else { return false }
    // Types after a function, as in `f(_:)-(Range<Int>)`, can have generic arguments. `Range<Int>` alone is code.
    let marks = "_./():->,[]?" + (text.contains("(") ? "<&" : "")
    while let byte = rest.popFirst() {
      guard byte.isASCIIAlphanumeric || byte >= 0x80 || marks.utf8.contains(byte) else { return false }
      if byte == "/", !dropOperator() { return false }
    }
    return true
  }

  private static let operators = Set("/=-+!*%<>&|^~?".utf8)
}
