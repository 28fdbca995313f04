extension HTMLReference {
  static func collect(_ draft: inout ParseState) {
    for node in draft.tree.nodes where node.kind == .htmlBlock || node.kind == .htmlInline {
      guard !node.flags.contains(.hidden), node.parent != Node.none else { continue }
      let text = Array(draft.tree.slice(node.text))
      guard !text.starts(with: "<!--".utf8) else { continue }
      var offset = 0
      while let start = text[offset...].firstIndex(of: ASCII.less) {
        let end = text[start...].firstIndex(of: ASCII.greater) ?? text.count
        offset = min(end + 1, text.count)
        let tag = text[(start + 1)..<end]
        let name = String(decoding: tag.prefix(while: \.isASCIILetter), as: UTF8.self).lowercased()
        guard ["a", "img", "source", "video"].contains(name) else { continue }
        let value = attribute(name == "a" ? "href" : "src", of: tag).map(decoded) ?? []
        let candidates =
          name == "img" || name == "source"
          ? attribute("srcset", of: tag).map { addresses(in: decoded($0)[...]) } ?? [] : []
        let before = text[..<start]
        let line = Int(node.line) + before.count { $0 == ASCII.newline }
        let column = before.lastIndex(of: ASCII.newline).map { start - $0 } ?? Int(node.column) + start
        let range = SourceRange(
          start: SourcePosition(line: line, column: column),
          end: SourcePosition(line: line, column: column + end + 1 - start))
        for address in [value] + candidates.filter({ $0 != value }) where !address.isEmpty {
          draft.htmlReferences.append(
            HTMLReference(destination: String(decoding: address, as: UTF8.self), isImage: name != "a", range: range))
        }
      }
    }
  }

  private static func attribute(_ wanted: String, of tag: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = tag
    while let equals = rest.firstIndex(of: ASCII.equals) {
      let name = rest[..<equals].reversed().drop(while: \.isMarkdownSpace).prefix {
        $0.isASCIILetter || $0 == ASCII.hyphen
      }
      var value = rest[(equals + 1)...].drop(while: \.isMarkdownSpace)
      if let mark = value.first, mark == ASCII.quote || mark == UInt8(ascii: "'") {
        value = value.dropFirst().prefix { $0 != mark }
      } else {
        value = value.prefix { !$0.isMarkdownSpace }
      }
      if String(decoding: name.reversed(), as: UTF8.self).lowercased() == wanted { return value }
      rest = rest[max(equals + 1, value.endIndex)...]
    }
    return nil
  }

  /// Returns the addresses in the value of a `srcset` attribute. The value contains images, separated by commas. Each
  /// image is an address, optionally followed by a space and a width or a pixel density.
  private static func addresses(in value: ArraySlice<UInt8>) -> [[UInt8]] {
    var (found, rest): ([[UInt8]], ArraySlice<UInt8>) = ([], value)
    while true {
      rest = rest.drop { $0.isMarkdownSpace || $0 == ASCII.comma }
      guard !rest.isEmpty else { return found }
      // A comma inside an address, as in `data:image/png;base64,AA`, does not separate addresses.
      var address = rest.prefix { !$0.isMarkdownSpace }
      rest = rest[address.endIndex...]
      let endsInComma = address.last == ASCII.comma
      while address.last == ASCII.comma { address.removeLast() }
      found.append(Array(address))
      guard !endsInComma else { continue }
      var depth = 0
      rest = rest.drop { byte in
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        return byte != ASCII.comma || depth > 0
      }
    }
  }

  private static func decoded(_ value: ArraySlice<UInt8>) -> [UInt8] {
    guard value.contains(ASCII.ampersand) else { return Array(value) }
    var (result, rest): ([UInt8], ArraySlice<UInt8>) = ([], value)
    while let first = rest.first {
      if first == ASCII.ampersand, let end = rest.prefix(12).firstIndex(of: ASCII.semicolon) {
        result += CommonMark.decodeEntity(Array(rest[...end]))
        rest = rest[(end + 1)...]
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}
