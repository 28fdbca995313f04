/// Collects the headings and gives each an anchor.
extension ParseState {
  mutating func collectHeadings() {
    var anchors = AnchorNames(reserved: options.reservedAnchors)
    for index in tree.indices where tree[index].kind == .heading {
      let own = HeadingAttributes.take(from: index, &tree)
      // Badges are no part of a title, unless there is no other text. GitHub's anchors keep the space before a badge.
      let words = tree.plainText(of: index, hasImages: false)
      let text = words.allSatisfy(\.isWhitespace) ? tree.plainText(of: index) : words
      let anchor = own.map { anchors.next(named: $0) } ?? anchors.next(for: text)
      let heading = Heading(
        level: Int(tree[index].value), text: String(text[...].trimmed(\.isWhitespace)), anchor: anchor,
        range: tree.range(of: index)
      )
      tree[index].text = tree.store(heading.anchor.utf8)
      headings.append(heading)
    }
  }
}

/// Reads the attributes at the end of a heading, such as `## Waves { #waves .wide }`. mdBook, MkDocs, Hugo, kramdown,
/// and Pandoc use the same syntax.
private enum HeadingAttributes {
  /// Removes the attributes from the heading and returns the heading's identifier. If the attributes contain no
  /// identifier, returns nil and leaves the heading unchanged. Attributes other than the identifier have no effect.
  static func take(from heading: Int32, _ tree: inout Tree) -> String? {
    let last = tree[heading].lastChild
    guard last != Node.none, tree[last].kind == .text, tree.slice(tree[last].text).last == "}" else {
      return nil
    }
    // libcmark splits a text at underscores, so attributes with an underscore consist of several text nodes. The texts
    // are joined here.
    var (index, text): (Int32, [UInt8]) = (last, [])
    while index != Node.none, tree[index].kind == .text {
      text = Array(tree.slice(tree[index].text)) + text
      if text.contains("{") { break }
      index = tree[index].previous
    }
    guard index != Node.none, tree[index].kind == .text, let start = text.lastIndex(of: "{"),
      let identifier = identifier(in: text[(start + 1)...].dropLast().text)
    else { return nil }
    while tree[heading].lastChild != index {
      let last = tree[heading].lastChild
      tree.detach(last)
      tree[last].kind = .document
    }
    let words = text[..<start]
    tree[index].text.count = UInt32(words.count - words.reversed().prefix(while: \.isBlank).count)
    return identifier
  }

  static func identifier(in attributes: String) -> String? {
    let attribute = /(?:#([^\s#{}"'<>=]+)|\.[\w-]+|([\w-]+)=(?:"([^"]*)"|([^\s"]+)))(?:\s+|$)/
    var rest = attributes.dropFirst(attributes.hasPrefix(":") ? 1 : 0).drop { $0 == " " }
    var found: String?
    while !rest.isEmpty {
      guard let match = rest.prefixMatch(of: attribute) else { return nil }
      let name = match.1 ?? (match.2 == "id" ? match.3 ?? match.4 : nil)
      if let name, !name.isEmpty { found = String(name) }
      rest = rest[match.range.upperBound...]
    }
    return found
  }
}
