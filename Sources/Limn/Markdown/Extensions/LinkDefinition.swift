/// The address in a link definition such as `[name]: address`.
public struct LinkDefinition: Sendable, Hashable {
  public var destination: String
  /// The location of the address.
  public var range: SourceRange

  public init(destination: String, range: SourceRange) {
    self.destination = destination
    self.range = range
  }
}

extension Document {
  /// The link definitions, in document order. The list contains only definitions with the label and the address on the
  /// same line.
  public var linkDefinitions: [LinkDefinition] {
    guard source.contains(ASCII.closeBracket, ASCII.colon) else { return [] }
    let (tree, lines) = (tree, lines)
    return LinkDefinitions(source: source, lines: lines, tree: tree, hiddenLines: hiddenLines).destinations.map {
      range in
      LinkDefinition(
        destination: String(decoding: source[range], as: UTF8.self),
        range: SourceRange(start: lines.position(range.lowerBound), end: lines.position(range.upperBound)))
    }
  }
}
