import LimnMarkdown

/// Creates the published Markdown of an article. It has no front matter, and its links lead to the Markdown of other
/// pages.
enum MarkdownAlternate {
  static func make(
    _ article: Article, at address: PageAddress, followed: DocumentLinks, symbolLists: SymbolListPrinter
  ) -> [UInt8] {
    let lines = article.document.lines
    let start = firstLineOfText(article.source, lines)
    var alternate: [UInt8] = []
    alternate.reserveCapacity(article.source.count + 128)
    if article.document.title == nil {
      alternate.add("# ")
      alternate.add(article.title)
      alternate.add("\n\n")
    }
    var edits = MarkdownLinks.edits(in: article.document, article.source, followed)
    for reference in article.document.insertions(.symbols) {
      guard let range = lines.offsets(of: reference.range),
        let text = symbolLists.markdown(of: reference.name, at: address)
      else { continue }
      edits.append((range, text))
    }
    alternate += MarkdownLinks.apply(edits, to: article.source[start...])
    alternate.add("\n\n---\n\nAll pages of this site: [llms.txt](")
    alternate.add(address.root)
    alternate.add("llms.txt)\n")
    return alternate
  }

  private static func firstLineOfText(_ source: [UInt8], _ lines: LineTable) -> Int {
    func isDashes(_ line: Int) -> Bool { source[lines.content(line, in: source)].trimmedEnd.elementsEqual("---".utf8) }
    guard source.starts(with: "---".utf8), isDashes(1), let end = (2..<max(2, lines.count + 1)).first(where: isDashes)
    else { return 0 }
    var start = lines.start(end + 1)
    while start < source.count, source[start] == "\n" { start += 1 }
    return start
  }
}

extension ArraySlice<UInt8> {
  var trimmedEnd: ArraySlice<UInt8> {
    var slice = self
    while let last = slice.last, last == 10 || last == 13 || last == 32 { slice.removeLast() }
    return slice
  }

  /// The range of the last occurrence of `bytes`.
  func lastRange(of bytes: [UInt8]) -> Range<Int>? {
    guard !bytes.isEmpty, count >= bytes.count else { return nil }
    for start in stride(from: endIndex - bytes.count, through: startIndex, by: -1) where self[start] == bytes[0] {
      if self[start..<(start + bytes.count)].elementsEqual(bytes) { return start..<(start + bytes.count) }
    }
    return nil
  }
}
