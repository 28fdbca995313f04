import LimnMarkdown

/// Replaces the links of Markdown that is published beside a page with links to the Markdown of other pages.
enum MarkdownLinks {
  /// Returns a documentation comment for the Markdown alternate of a catalog page.
  static func comment(_ text: String, links: LinkTable, from source: LinkSource) -> String {
    let document = Document(comment: text)
    let bytes = text.bytes
    return apply(edits(in: document, bytes, DocumentLinks(document, links, from: source)), to: bytes[...]).text
  }

  static func apply(_ edits: [(place: Range<Int>, text: String)], to source: ArraySlice<UInt8>) -> [UInt8] {
    var (result, done): ([UInt8], Int) = ([], source.startIndex)
    for edit in edits.sorted(by: { $0.place.lowerBound < $1.place.lowerBound }) where edit.place.lowerBound >= done {
      result += source[done..<edit.place.lowerBound]
      result.add(edit.text)
      done = edit.place.upperBound
    }
    return result + source[done...]
  }

  /// Returns the places of links in the Markdown to replace, each with the text that replaces it.
  static func edits(in document: Document, _ source: [UInt8], _ followed: DocumentLinks)
    -> [(place: Range<Int>, text: String)]
  {
    var edits: [(place: Range<Int>, text: String)] = []
    let lines = document.lines
    for reference in document.links {
      guard let range = lines.offsets(of: reference.range) else { continue }
      if reference.kind == .link, followed.isText(reference.destination), source[range].first == "[" {
        edits.append((range, reference.text))
      }
      guard let (written, text) = replacement(for: reference, followed) else { continue }
      if let place = source[range].lastRange(of: written.bytes) {
        edits.append((place, text))
      } else if let start = source[range].lastRange(of: "](".bytes)?.upperBound, reference.kind != .symbol {
        // The address contains escapes, so it differs from the destination.
        edits.append((start..<(range.upperBound - 1), text))
      }
    }
    for reference in document.htmlReferences {
      guard let range = lines.offsets(of: reference.range), range.upperBound <= source.count,
        source[range].last == ">"
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
    return switch reference.kind {
    case .article where reference.text == destination: ("<\(destination)>", "[\(text ?? link)](\(link))")
    case .symbol: ("``\(destination)``", "[`\(SymbolLinks.text(of: destination))`](\(link))")
    case .article, .link, .image, .address: (destination, link)
    }
  }
}
