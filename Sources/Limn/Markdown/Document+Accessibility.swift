import LimnMarkup

extension Document {
  /// Whether the document contains visible raw HTML.
  public var hasRawHTML: Bool {
    let tree = tree
    return tree.nodes.contains { node in
      (node.kind == .htmlBlock || node.kind == .htmlInline) && !node.flags.contains(.hidden)
        && Self.isMarkup(tree.slice(node.text))
    }
  }

  /// The ranges of tables whose header row is empty.
  public var tablesWithoutHeader: [SourceRange] {
    let tree = tree
    return tree.nodes.compactMap { row in
      guard row.kind == .tableRow, row.flags.contains(.header), row.parent != Node.none else { return nil }
      let isEmpty = tree.siblings(from: row.firstChild).allSatisfy { tree[$0].firstChild == Node.none }
      return isEmpty ? tree.range(of: row.parent) : nil
    }
  }

  /// The location of the first occurrence of an HTML tag in the document's raw HTML; nil if there is none.
  public func place(ofHTML tag: String) -> SourceRange? {
    let wanted = tag.bytes
    guard !wanted.isEmpty else { return nil }
    let tree = tree
    for node in tree.nodes where node.kind == .htmlBlock || node.kind == .htmlInline {
      let text = Array(tree.slice(node.text))
      guard let offset = text.indices.first(where: { text[$0...].starts(with: wanted) }) else { continue }
      let before = text[..<offset]
      let line = Int(node.line) + before.count { $0 == "\n" }
      let column = before.lastIndex(of: "\n").map { offset - $0 } ?? Int(node.column) + offset
      return SourceRange(line: line, column..<column + wanted.count)
    }
    return nil
  }

  /// The text of the page's title: an `h1` element in HTML above all headings, or else the first heading, if it has
  /// level 1; nil if the page has no title.
  public var title: String? {
    titleInHTML ?? (headingsBelowTitle.startIndex > 0 ? headings[0].text : nil)
  }

  /// The headings without that of the title.
  public var headingsBelowTitle: ArraySlice<Heading> {
    headings.dropFirst(titleInHTML == nil && headings.first?.level == 1 ? 1 : 0)
  }

  private var titleInHTML: String? {
    let tree = tree
    for node in tree.nodes.prefix(while: { $0.kind != .heading }) where node.kind == .htmlBlock {
      let html = Self.isMarkup(tree.slice(node.text)) ? tree.string(node.text) : ""
      guard let element = html.firstMatch(of: /(?is)<h1\b[^>]*>(.*?)<\/h1>/) else { continue }
      let text = Markup.unescaped(String(element.1.replacing(/<[^>]*>/, with: ""))).trimmed
      return text.isEmpty ? nil : text
    }
    return nil
  }

  /// Whether raw HTML contains markup. Raw HTML that starts with a comment is treated as a comment, not as markup.
  private static func isMarkup(_ text: ArraySlice<UInt8>) -> Bool { !text.starts(with: "<!--".utf8) }
}
