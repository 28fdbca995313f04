/// The address of a definition such as `[name]: address`, to which links elsewhere refer by name.
public struct LinkDefinition: Sendable, Hashable {
  public var destination: String
  /// Where the address stands.
  public var range: SourceRange

  public init(destination: String, range: SourceRange) {
    self.destination = destination
    self.range = range
  }
}

extension Document {
  /// The definitions of links, in the order of the file; one whose address stands on a line of its own is left out.
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
