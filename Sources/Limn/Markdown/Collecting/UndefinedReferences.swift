/// Finds `[text][label]` with a label that is not defined, and `[text](address)` with a space that makes it no link.
/// Markdown shows both as plain text, so authors easily miss the mistake.
struct UndefinedReferences {
  /// A byte of text, or an inline that is not text, such as code. For a byte of text, `node` is the text node, and
  /// `offset` is the offset of the byte in the text node. For any other inline, `node` is `Node.none`.
  private struct Letter {
    var byte: UInt8
    var node: Int32
    var offset: Int
  }

  private let tree: Tree
  private var letters: [Letter] = []
  private var places: [Int32: TextPlaces] = [:]

  static func collect(_ draft: inout ParseState) {
    for index in draft.tree.nodes.indices {
      let node = draft.tree.nodes[index]
      guard node.kind.isInline, node.previous == Node.none, node.parent != Node.none,
        hasBracket(Int32(index), in: draft.tree)
      else {
        continue
      }
      let finder = UndefinedReferences(from: Int32(index), in: draft)
      for (label, range) in finder.found {
        draft.report(
          .undefinedReference,
          "'[\(label)]' is not defined, so the brackets are shown as text; add a line '[\(label)]: address', or put code in backticks",
          range)
      }
      for (range, fault) in finder.brokenLinks {
        draft.report(.linkAsText, "this link is shown as text, since \(fault)", range)
      }
    }
  }

  /// Whether the inline `first` or a sibling after it is a text with a closing bracket. Most texts have none, so this
  /// fast test avoids reading their bytes one by one.
  private static func hasBracket(_ first: Int32, in tree: Tree) -> Bool {
    tree.siblings(from: first).contains { tree[$0].kind == .text && tree.slice(tree[$0].text).contains("]") }
  }

  /// Reads the bytes of the inline `first` and of all siblings that follow it.
  private init(from first: Int32, in draft: ParseState) {
    tree = draft.tree
    for index in tree.siblings(from: first) {
      let node = tree[index]
      if node.kind == .text {
        for (offset, byte) in tree.slice(node.text).enumerated() {
          letters.append(Letter(byte: byte, node: index, offset: offset))
        }
        places[index] = TextPlaces(of: node, in: draft)
      } else {
        // The brackets of a reference are always text. An inline that is not text, such as code, can only be between
        // the brackets, so its content does not matter.
        letters.append(Letter(byte: node.kind == .softBreak ? " " : 0, node: Node.none, offset: 0))
      }
    }
  }

  private var found: [(label: String, range: SourceRange)] {
    letters.indices.dropFirst().dropLast().compactMap { middle in
      guard isBracket(middle, "]"), isBracket(middle + 1, "["),
        let start = letters[..<middle].lastIndex(where: isAnyBracket), isBracket(start, "["),
        let end = letters[(middle + 2)...].firstIndex(where: isAnyBracket), isBracket(end, "]")
      else { return nil }
      let text = letters[(start + 1)..<middle].map(\.byte)
      let label = letters[(middle + 2)..<end].map(\.byte)
      // Three forms are not references: `rows[0][1]` (code without backticks), `[^1]` (a footnote), and `[ ]` (a
      // checkbox).
      let isIndex = start > 0 && (isWord(letters[start - 1].byte) || letters[start - 1].byte == ")")
      guard !isIndex, label.contains(where: isWord), text.contains(where: { $0 == 0 || isWord($0) }),
        label.first != "^",
        text.first != "^", !label.contains(0)
      else { return nil }
      return (
        label.text, SourceRange(start: position(start), end: position(end, offset: 1))
      )
    }
  }

  /// The links that are shown as text because of a space in the address or before it, each with its fault.
  private var brokenLinks: [(range: SourceRange, fault: String)] {
    letters.indices.dropFirst().compactMap { middle in
      guard isBracket(middle, "]"),
        let start = letters[..<middle].lastIndex(where: isAnyBracket), isBracket(start, "[")
      else { return nil }
      let opening = letters[(middle + 1)...].prefix { $0.byte == " " }.endIndex
      guard opening < letters.endIndex, letters[opening].byte == "(",
        let end = letters[opening...].prefix(500).firstIndex(where: { $0.byte == ")" })
      else { return nil }
      // A bare address is a link and not text, so its byte is 0.
      let address = letters[(opening + 1)..<end].map(\.byte)
      let isSplit = opening > middle + 1
      let isAddress = address.first == 0 || address.contains("/") || (!isSplit && address.contains("."))
      guard isAddress, address.contains(" ") != isSplit else { return nil }
      let fault =
        isSplit
        ? "a space separates its text from its address; remove the space"
        : "its address contains a space; write '%20', or put the address in angle brackets"
      return (SourceRange(start: position(start), end: position(end, offset: 1)), fault)
    }
  }

  private func isAnyBracket(_ letter: Letter) -> Bool {
    letter.byte == "[" || letter.byte == "]"
  }

  /// Whether the letter at an index is the given bracket, and is not escaped in the source.
  private func isBracket(_ place: Int, _ byte: UInt8) -> Bool {
    let letter = letters[place]
    return letter.byte == byte && places[letter.node]?.isEscaped(letter.offset) == false
  }

  private func isWord(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || byte >= 0x80 || byte == "_" }

  private func position(_ place: Int, offset: Int = 0) -> SourcePosition {
    let letter = letters[place]
    let node = tree[letter.node]
    let distance = places[letter.node]?.distance(of: letter.offset) ?? letter.offset
    return SourcePosition(line: Int(node.line), column: Int(node.column) + distance + offset)
  }
}
