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
    if article.document.headings.first?.level != 1 {
      alternate.add("# ")
      alternate.add(article.title)
      alternate.add("\n\n")
    }
    var edits = edits(in: article.document, article.source, followed)
    for reference in article.document.symbolLists {
      guard let range = lines.offsets(of: reference.range),
        let text = symbolLists.markdown(of: reference.module, at: address)
      else { continue }
      edits.append((range, text))
    }
    alternate += apply(edits, to: article.source[start...])
    alternate.add("\n\n---\n\nAll pages of this site: [llms.txt](")
    alternate.add(address.root)
    alternate.add("llms.txt)\n")
    return alternate
  }

  /// Returns a documentation comment for the Markdown alternate of a catalog page.
  static func comment(_ text: String, links: LinkTable, from source: LinkSource) -> String {
    let document = Document(parsing: text, path: "", options: ParsingOptions(frontMatter: false))
    let bytes = Array(text.utf8)
    return apply(edits(in: document, bytes, DocumentLinks(document, links, from: source)), to: bytes[...]).text
  }

  private static func apply(_ edits: [(place: Range<Int>, text: String)], to source: ArraySlice<UInt8>) -> [UInt8] {
    var (result, done): ([UInt8], Int) = ([], source.startIndex)
    for edit in edits.sorted(by: { $0.place.lowerBound < $1.place.lowerBound }) where edit.place.lowerBound >= done {
      result += source[done..<edit.place.lowerBound]
      result.add(edit.text)
      done = edit.place.upperBound
    }
    return result + source[done...]
  }

  /// Returns the places of links in the Markdown to replace, each with the text that replaces it.
  private static func edits(in document: Document, _ source: [UInt8], _ followed: DocumentLinks)
    -> [(place: Range<Int>, text: String)]
  {
    var edits: [(place: Range<Int>, text: String)] = []
    let lines = document.lines
    for reference in document.links {
      guard let range = lines.offsets(of: reference.range) else { continue }
      if reference.kind == .link, followed.isText(reference.destination), source[range].first == UInt8(ascii: "[") {
        edits.append((range, reference.text))
      }
      guard let (written, text) = replacement(for: reference, followed) else { continue }
      if let place = source[range].lastRange(of: Array(written.utf8)) {
        edits.append((place, text))
      } else if let start = source[range].lastRange(of: Array("](".utf8))?.upperBound, reference.kind != .symbol {
        // The address contains escapes, so it differs from the destination.
        edits.append((start..<(range.upperBound - 1), text))
      }
    }
    for reference in document.htmlReferences {
      guard let range = lines.offsets(of: reference.range), range.upperBound <= source.count,
        source[range].last == UInt8(ascii: ">")
      else { continue }
      let tag = HTMLReference.replacing(in: Array(source[range])) { followed.alternate($1 ? .image : .link, $0)?.href }
      edits.append((range, tag.text))
    }
    for definition in document.linkDefinitions {
      guard let range = lines.offsets(of: definition.range),
        let link = followed.alternate(.link, definition.destination)
      else { continue }
      edits.append((range, link.href))
    }
    return edits
  }

  /// Returns two texts for a link whose address changes: the text in the article's Markdown, and the text that replaces
  /// it. Returns nil if the link needs no change.
  private static func replacement(for reference: LinkReference, _ followed: DocumentLinks) -> (String, String)? {
    let destination = reference.destination
    guard let (link, text) = followed.alternate(reference.kind, destination) else { return nil }
    switch reference.kind {
    case .article where reference.text == destination: return ("<\(destination)>", "[\(text ?? link)](\(link))")
    case .symbol: return ("``\(destination)``", "[`\(destination)`](\(link))")
    case .article, .link, .image, .address: return (destination, link)
    }
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
