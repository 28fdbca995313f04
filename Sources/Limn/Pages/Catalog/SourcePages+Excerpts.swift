import LimnCatalog
import LimnDiagnostics
import LimnMarkup

extension SourcePages {
  /// The number of lines up to which an excerpt has the whole code of an entity.
  private static let longestExcerpt = 60

  /// Lines of a file, counted from 0.
  private struct Part {
    var path: String
    var range: Range<Int>

    func contains(_ place: Location) -> Bool { path == place.path && range.contains(place.line - 1) }
  }

  /// Returns the code of an entity with links to the whole files: its declaration and its extensions.
  ///
  /// Of long code, the excerpt has the functions that handle actions. If there are none, it has the first members. It
  /// ends after a declaration, and says how many lines are left out.
  func excerpt(of entity: Entity) -> String? {
    guard let source = entity.source, let declaration = part(at: source) else { return nil }
    var parts = [declaration]
    let places = entity.members.map(\.source).sorted()
    let near = places.filter { $0.path == source.path }
    for place in near + places where !parts.contains(where: { $0.contains(place) }) {
      if let part = part(at: place, isInExtension: true) { parts.append(part) }
    }
    let count = parts.sum(\.range.count)
    let handled = format.from(entity.id, [.handles]).flatMap(\.evidence).map(\.location)
    let members = count > Self.longestExcerpt && !handled.isEmpty ? entity.members : []
    let handlers = members.compactMap { part(at: $0.source) }.filter { handled.contains(where: $0.contains) }
    var (shown, left, next) = ([Part](), Self.longestExcerpt, source)
    for part in handlers.isEmpty ? parts : handlers {
      let start = part.range.lowerBound
      let ends = handlers.isEmpty ? plainLines(of: part.path).memberEnds(in: part.range) : [part.range.upperBound]
      let end = ends.last { $0 - start <= left } ?? (shown.isEmpty ? ends[0] : start)
      if end < part.range.upperBound, next == source { next = Location(path: part.path, line: end + 1) }
      left -= end - start
      if start == end { continue }
      if let last = shown.last, last.path == part.path, last.range.upperBound == start - 1 {
        shown[shown.count - 1].range = last.range.lowerBound..<end
      } else {
        shown.append(Part(path: part.path, range: start..<end))
      }
    }
    var html = Markup()
    for part in shown { write(part, into: &html) }
    let hidden = count + left - Self.longestExcerpt
    if hidden > 0 {
      html.element("p") { html in
        html.write([.text(hidden.counted("more line") + ": "), format.source(next)], on: format.here)
      }
    }
    return html.text
  }

  /// Returns an excerpt with the declaration that starts at `place`, from its first line.
  ///
  /// - Parameters:
  ///   - length: The maximum number of lines. A longer declaration is cut.
  ///   - isCase: Whether the excerpt is a `case` of a `switch` and not a declaration.
  func excerpt(_ place: Location, length: Int, isCase: Bool = false) -> String? {
    guard let part = part(at: place, isCase: isCase) else { return nil }
    var html = Markup()
    write(Part(path: part.path, range: part.range.prefix(length)), into: &html)
    return html.text
  }

  private func plainLines(of path: String) -> [ArraySlice<UInt8>] { texts[path]?.lines ?? [] }

  /// The declaration at `place`, or the extension in which this declaration is.
  private func part(at place: Location, isInExtension: Bool = false, isCase: Bool = false) -> Part? {
    let lines = plainLines(of: place.path)
    var start = max(0, place.line - 1)
    guard start < lines.count else { return nil }
    if isInExtension {
      let indent = lines[start].indent
      start = lines[..<start].lastIndex { $0.indent < indent && $0.text.contains("extension ") } ?? start
    }
    return Part(path: place.path, range: lines.declaration(at: start, isCase: isCase))
  }

  private func write(_ part: Part, into html: inout Markup) {
    // The excerpt is highlighted as if it were a whole file. The colors are still correct, since a declaration never
    // starts inside a comment or string.
    var cards = SourceCards(format: format)
    let first = part.range.lowerBound
    let code = Array(plainLines(of: part.path)[part.range].joined(separator: [10]))
    write(
      lines(part.path, code, first: first, &cards, hasCards: false), of: part.path.fileName, first: first,
      page: format.here.link(to: .source(part.path)), into: &html)
  }
}
