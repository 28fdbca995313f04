/// A file for the compiler, made of pieces of snippets and of what stands between them, where each byte's origin is known.
struct GeneratedSource: Sendable {
  private(set) var text: [UInt8] = []
  /// In the order of the text.
  private(set) var pieces: [Piece] = []
  /// The unit that owns what is appended next.
  var unit: Int?

  /// A stretch that was copied from a snippet.
  struct Piece: Hashable, Sendable {
    var range: Range<Int>
    var snippet: Int
    /// Where it starts in the snippet.
    var start: Int
    /// The unit whose own function or type this is; nil for what units share.
    var unit: Int?
  }
}

extension GeneratedSource {
  mutating func append(_ words: String) { text += words.utf8 }

  mutating func append(_ range: Range<Int>, of snippet: Snippet) {
    var start = range.lowerBound
    for insertion in snippet.syntax.insertions where range.lowerBound < insertion.offset && insertion.offset <= range.upperBound {
      appendPiece(start..<insertion.offset, of: snippet)
      append(insertion.text)
      start = insertion.offset
    }
    appendPiece(start..<range.upperBound, of: snippet)
  }

  private mutating func appendPiece(_ range: Range<Int>, of snippet: Snippet) {
    let range = range.clamped(to: 0..<snippet.text.count)
    pieces.append(.init(range: text.count..<(text.count + range.count), snippet: snippet.id, start: range.lowerBound, unit: unit))
    text += snippet.text[range]
  }

  /// The piece that a byte lies in, or the one it follows at once.
  func piece(at offset: Int) -> Piece? {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let end = pieces[low - 1].range.upperBound
    // What is missing at the end of a snippet is missed only after the blanks behind it.
    guard offset <= end || text[end..<min(offset, text.count)].allSatisfy({ $0 == 10 || $0 == 32 }) else { return nil }
    return pieces[low - 1]
  }

  /// The place in its snippet of a byte, or nil for what no snippet wrote.
  func origin(of offset: Int) -> Origin? {
    piece(at: offset).map { Origin(snippet: $0.snippet, offset: $0.start + min(offset, $0.range.upperBound) - $0.range.lowerBound) }
  }

  /// Where a snippet's byte went: the first place, or nil.
  func place(of origin: Origin) -> Int? {
    pieces.first { $0.snippet == origin.snippet && ($0.start...($0.start + $0.range.count)).contains(origin.offset) }
      .map { $0.range.lowerBound + origin.offset - $0.start }
  }
}

/// A byte of a snippet.
struct Origin: Hashable, Sendable {
  var snippet: Int
  var offset: Int
}
