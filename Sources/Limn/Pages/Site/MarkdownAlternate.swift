import LimnMarkdown

/// Creates the published Markdown of an article. It has no front matter, and its links lead to the Markdown of other
/// pages.
enum MarkdownAlternate {
  static func make(
    _ article: Article, at address: PageAddress, followed: ArticleRenderer.Followed, symbolLists: SymbolListPrinter
  ) -> [UInt8] {
    let lines = article.document.lines
    let start = firstLineOfText(article.source, lines)
    var alternate: [UInt8] = []
    alternate.reserveCapacity(article.source.count + 128)
    if article.document.headings.first?.level != 1 {
      alternate.add("# ")
      alternate.add(raw: article.title)
      alternate.add("\n\n")
    }
    var done = start
    for edit in edits(in: article, from: address, followed, lines, symbolLists) where edit.place.lowerBound >= done {
      alternate += article.source[done..<edit.place.lowerBound]
      alternate.add(raw: edit.text)
      done = edit.place.upperBound
    }
    if done < article.source.count { alternate += article.source[done...] }
    alternate.add("\n\n---\n\nAll pages of this site: [llms.txt](")
    alternate.add(raw: address.root)
    alternate.add("llms.txt)\n")
    return alternate
  }

  /// Returns the places in the Markdown to replace, sorted by offset, each with the text that replaces it. Links are
  /// replaced by links to the new addresses. Comments that request symbol lists are replaced by the lists.
  private static func edits(
    in article: Article, from address: PageAddress, _ followed: ArticleRenderer.Followed, _ lines: LineTable,
    _ symbolLists: SymbolListPrinter
  ) -> [(place: Range<Int>, text: String)] {
    var edits: [(place: Range<Int>, text: String)] = []
    for reference in article.document.links {
      guard let range = lines.offsets(of: reference.range),
        let (written, text) = replacement(for: reference, from: address, followed),
        let place = article.source[range].lastRange(of: Array(written.utf8))
      else { continue }
      edits.append((place, text))
    }
    for definition in article.document.linkDefinitions {
      guard let range = lines.offsets(of: definition.range),
        let link = link(to: definition.destination, from: address, followed)
      else { continue }
      edits.append((range, link))
    }
    for reference in article.document.symbolLists {
      guard let range = lines.offsets(of: reference.range),
        let text = symbolLists.markdown(of: reference.module, at: address)
      else { continue }
      edits.append((range, text))
    }
    return edits.sorted { $0.place.lowerBound < $1.place.lowerBound }
  }

  /// Returns two texts for a link whose address changes: the text in the article's Markdown, and the text that replaces
  /// it. Returns nil if the link needs no change.
  private static func replacement(
    for reference: LinkReference, from address: PageAddress, _ followed: ArticleRenderer.Followed
  ) -> (String, String)? {
    guard let link = link(to: reference.destination, from: address, followed) else { return nil }
    switch reference.kind {
    case .article:
      return ("<\(reference.destination)>", "[\(followed.links[reference.destination]?.text ?? link)](\(link))")
    case .symbol: return ("``\(reference.destination)``", "[`\(reference.destination)`](\(link))")
    case .link, .image, .address: return (reference.destination, link)
    }
  }

  /// Returns the relative link that the published Markdown contains in place of `destination`, which the author wrote.
  /// A link to a page leads to the page's Markdown alternate. A link to another file leads to the file. Returns nil for
  /// any other link, and for a link to the same page.
  private static func link(to destination: String, from address: PageAddress, _ followed: ArticleRenderer.Followed)
    -> String?
  {
    guard let (target, fragment) = followed.pages[destination], target != address else { return nil }
    return address.link(to: target.path.hasSuffix(".html") ? target.alternate : target, fragment: fragment)
  }

  private static func firstLineOfText(_ source: [UInt8], _ lines: LineTable) -> Int {
    func isDashes(_ line: Int) -> Bool { source[lines.content(line, in: source)].trimmedEnd.elementsEqual("---".utf8) }
    guard source.starts(with: "---".utf8), isDashes(1), let end = (2..<max(2, lines.count + 1)).first(where: isDashes)
    else { return 0 }
    var start = lines.start(end + 1)
    while start < source.count, source[start] == UInt8(ascii: "\n") { start += 1 }
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
