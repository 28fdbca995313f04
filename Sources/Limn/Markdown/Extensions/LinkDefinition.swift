/// The address in a definition such as `[name]: address`, which links refer to by name.
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
  /// The link definitions in document order. A definition whose address is on its own line is left out.
  public var linkDefinitions: [LinkDefinition] {
    let mayHaveAny = source.indices.dropLast().contains { source[$0] == ASCII.closeBracket && source[$0 + 1] == ASCII.colon }
    guard mayHaveAny else { return [] }
    let lines = LineTable(source)
    return LinkDefinitions(source: source, lines: lines, tree: tree, hiddenLines: hiddenLines).destinations.map { range in
      LinkDefinition(
        destination: String(decoding: source[range], as: UTF8.self),
        range: SourceRange(start: lines.position(range.lowerBound), end: lines.position(range.upperBound)))
    }
  }
}
