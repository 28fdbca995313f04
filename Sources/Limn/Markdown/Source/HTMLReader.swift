/// Reads HTML in order: the tags, and the text between them. Comments, and the content of elements that hold only text,
/// are skipped.
public struct HTMLReader: Sequence, IteratorProtocol {
  public enum Part {
    case text(ArraySlice<UInt8>)
    case tag(HTMLTag)
  }

  private let html: [UInt8]
  private var offset = 0

  public init(_ html: [UInt8]) { self.html = html }

  /// Reads the next part. Returns nil at the end of the text.
  public mutating func next() -> Part? {
    while html.starts(with: "<!--", at: offset) {
      offset = (html.firstOffset(of: "-->", from: offset) ?? html.count) + 3
    }
    guard offset < html.count else { return nil }
    if html[offset] == "<", let tag = HTMLTag(in: html, at: offset) {
      offset = tag.source.endIndex
      if !tag.isClosing, ["script", "style", "textarea", "title"].contains(tag.name) { move(toEndOf: tag.name) }
      return .tag(tag)
    }
    let start = offset
    offset = html.firstOffset(of: "<", from: start + 1) ?? html.count
    return .text(html[start..<offset])
  }

  /// Moves past the next end tag of an element.
  public mutating func skip(toEndOf name: String) {
    move(toEndOf: name)
    _ = next()
  }

  private mutating func move(toEndOf name: String) {
    while let end = html.firstOffset(of: "</", from: offset) {
      offset = end
      if HTMLTag(in: html, at: end)?.name == name { return }
      offset += 2
    }
    offset = html.count
  }
}
