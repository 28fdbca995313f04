import LimnMarkup

extension HTMLReference {
  static func collect(_ draft: inout ParseState) {
    for node in draft.tree.nodes where node.kind == .htmlBlock || node.kind == .htmlInline {
      guard !node.flags.contains(.hidden), node.parent != Node.none else { continue }
      let text = Array(draft.tree.slice(node.text))
      guard !text.starts(with: "<!--".utf8) else { continue }
      var last: (tag: Range<Int>, addresses: Set<[UInt8]>) = (0..<0, [])
      for value in values(in: text) {
        let before = text[..<value.tag.lowerBound]
        let line = Int(node.line) + before.count { $0 == ASCII.newline }
        let column =
          before.lastIndex(of: ASCII.newline).map { value.tag.lowerBound - $0 } ?? Int(node.column) + before.endIndex
        let range = SourceRange(
          start: SourcePosition(line: line, column: column),
          end: SourcePosition(line: line, column: column + value.tag.count))
        if last.tag != value.tag { last = (value.tag, []) }
        for address in value.addresses where !address.isEmpty && last.addresses.insert(address).inserted {
          draft.htmlReferences.append(
            HTMLReference(destination: String(decoding: address, as: UTF8.self), isImage: value.isImage, range: range))
        }
      }
    }
  }

  /// An attribute that contains an address, or several addresses of images.
  private struct Value {
    var tag: Range<Int>
    var isImage: Bool
    var text: ArraySlice<UInt8>
    var addresses: [[UInt8]]
  }

  private static func values(in text: [UInt8]) -> [Value] {
    var (values, offset): ([Value], Int) = ([], 0)
    while let start = text[offset...].firstIndex(of: ASCII.less) {
      let end = text[start...].firstIndex(of: ASCII.greater) ?? text.count
      offset = min(end + 1, text.count)
      let content = text[(start + 1)..<end]
      let name = String(decoding: content.prefix(while: \.isASCIILetter), as: UTF8.self).lowercased()
      guard ["a", "img", "source", "video"].contains(name) else { continue }
      func add(_ attribute: String, _ addresses: ([UInt8]) -> [[UInt8]]) {
        guard let value = self.attribute(attribute, of: content) else { return }
        values.append(
          Value(tag: start..<(end + 1), isImage: name != "a", text: value, addresses: addresses(decoded(value))))
      }
      add(name == "a" ? "href" : "src") { [$0] }
      if name == "img" || name == "source" { add("srcset") { addresses(in: $0[...]) } }
    }
    return values
  }

  /// Returns raw HTML in which the addresses of links and images are replaced. `address` returns nil for an address that
  /// needs no change.
  public static func replacing(in html: [UInt8], _ address: (_ old: String, _ isImage: Bool) -> String?) -> [UInt8] {
    var (result, done): ([UInt8], Int) = ([], 0)
    for value in values(in: html).sorted(by: { $0.text.startIndex < $1.text.startIndex }) {
      var rest = value.text
      for old in value.addresses {
        guard let new = address(String(decoding: old, as: UTF8.self), value.isImage) else { continue }
        let isWhole = value.addresses.count == 1 && decoded(rest) == old
        guard let place = isWhole ? rest.startIndex..<rest.endIndex : rest.firstRange(of: old) else { continue }
        result += html[done..<place.lowerBound]
        result += Markup.escaped(new).utf8
        (done, rest) = (place.upperBound, rest[place.upperBound...])
      }
    }
    return done == 0 ? html : result + html[done...]
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
