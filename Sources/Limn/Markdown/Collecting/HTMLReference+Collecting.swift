import LimnMarkup

extension HTMLReference {
  /// Collects the anchors that raw HTML declares, and the targets of its links and images.
  static func collect(_ tags: [HTMLTag], _ draft: inout ParseState) {
    for tag in tags where !tag.isClosing {
      for attribute in tag.attributes where attribute.name == "id" || attribute.name == "name" {
        draft.htmlAnchors.append(attribute.value.text)
      }
      var known: Set<[UInt8]> = [[]]
      for value in values(of: tag) {
        for address in value.addresses where known.insert(address).inserted {
          draft.htmlReferences.append(
            HTMLReference(
              destination: address.text, isImage: value.isImage, range: tag.range))
        }
      }
    }
  }

  /// An attribute that contains an address, or several addresses of images.
  private struct Value {
    var isImage: Bool
    var text: ArraySlice<UInt8>
    var addresses: [[UInt8]]
  }

  private static func values(of tag: HTMLTag) -> [Value] {
    guard !tag.isClosing, ["a", "img", "source", "video"].contains(tag.name) else { return [] }
    var values: [Value] = []
    func add(_ attribute: String, _ addresses: ([UInt8]) -> [[UInt8]]) {
      guard let value = tag.value(of: attribute) else { return }
      values.append(Value(isImage: tag.name != "a", text: value, addresses: addresses(decoded(value))))
    }
    add(tag.name == "a" ? "href" : "src") { [$0] }
    if tag.name == "img" || tag.name == "source" { add("srcset") { addresses(in: $0[...]) } }
    return values
  }

  /// Returns raw HTML in which the addresses of links and images are replaced. `address` returns nil for an address that
  /// needs no change.
  public static func replacing(in html: [UInt8], _ address: (_ old: String, _ isImage: Bool) -> String?) -> [UInt8] {
    var (result, done): ([UInt8], Int) = ([], 0)
    for value in HTMLTag.tags(in: html).flatMap(values).sorted(by: { $0.text.startIndex < $1.text.startIndex }) {
      var rest = value.text
      for old in value.addresses {
        guard let new = address(old.text, value.isImage) else { continue }
        let isWhole = value.addresses.count == 1 && decoded(rest) == old
        guard let place = isWhole ? rest.startIndex..<rest.endIndex : rest.firstRange(of: old) else { continue }
        result += html[done..<place.lowerBound]
        result += Markup.escaped(new).utf8
        done = place.upperBound
        rest = rest[place.upperBound...]
      }
    }
    return done == 0 ? html : result + html[done...]
  }

  /// Returns the addresses in the value of a `srcset` attribute. The value contains images, separated by commas. Each
  /// image is an address, optionally followed by a space and a width or a pixel density.
  private static func addresses(in value: ArraySlice<UInt8>) -> [[UInt8]] {
    var (found, rest): ([[UInt8]], ArraySlice<UInt8>) = ([], value)
    while true {
      rest = rest.drop { $0.isMarkdownSpace || $0 == "," }
      guard !rest.isEmpty else { return found }
      // A comma inside an address, as in `data:image/png;base64,AA`, does not separate addresses.
      var address = rest.prefix { !$0.isMarkdownSpace }
      rest = rest[address.endIndex...]
      let endsInComma = address.last == ","
      while address.last == "," { address.removeLast() }
      found.append(Array(address))
      guard !endsInComma else { continue }
      var depth = 0
      rest = rest.drop { byte in
        if byte == "(" { depth += 1 }
        if byte == ")" { depth -= 1 }
        return byte != "," || depth > 0
      }
    }
  }

  private static func decoded(_ value: ArraySlice<UInt8>) -> [UInt8] {
    guard value.contains("&") else { return Array(value) }
    var (result, rest): ([UInt8], ArraySlice<UInt8>) = ([], value)
    while let first = rest.first {
      if first == "&", let end = rest.prefix(12).firstIndex(of: ";") {
        result += CommonMark.decodeEntity(Array(rest[...end]))
        rest = rest[(end + 1)...]
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}

extension HTMLTag {
  /// Returns the tags in the visible raw HTML of a document, in document order.
  static func all(in draft: ParseState) -> [HTMLTag] {
    var all: [HTMLTag] = []
    for index in draft.tree.nodes.indices {
      let node = draft.tree.nodes[index]
      guard node.kind == .htmlBlock || node.kind == .htmlInline, !node.flags.contains(.hidden),
        node.parent != Node.none
      else { continue }
      let text = Array(draft.tree.slice(node.text))
      var (line, lineStart) = (Int(node.line), 0)
      func position(_ end: Int) -> SourcePosition {
        while lineStart < end, let newline = text[lineStart..<end].firstIndex(of: "\n") {
          line = line + 1
          lineStart = newline + 1
        }
        return SourcePosition(line: line, column: end - lineStart + (line == Int(node.line) ? Int(node.column) : 1))
      }
      for var tag in tags(in: text) {
        tag.range.start = position(tag.source.startIndex)
        tag.range.end = position(tag.source.endIndex)
        tag.node = Int32(index)
        all.append(tag)
      }
    }
    // The content of table cells follows all other nodes.
    return all.sorted { $0.range.start < $1.range.start }
  }
}
