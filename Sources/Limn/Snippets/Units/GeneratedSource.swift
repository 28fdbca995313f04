/// A source file for the compiler: parts of snippets with generated text between them. Each byte can be mapped to its origin in a snippet.
struct GeneratedSource: Sendable {
  private(set) var text: [UInt8] = []
  /// The copied parts, in text order.
  private(set) var pieces: [Piece] = []
  /// The id of the compilation unit that owns the text appended next; nil for text that units share.
  var unit: Int? {
    didSet { if unit != oldValue { owners.append((start: text.count, unit: unit)) } }
  }
  /// The offsets at which the owner of the text changes, each with the new owner, in text order.
  private var owners: [(start: Int, unit: Int?)] = []

  /// Text that was copied from a snippet.
  struct Piece: Hashable, Sendable {
    var range: Range<Int>
    var snippet: Int
    /// The offset in the snippet where the copied text starts.
    var start: Int
    /// The compilation unit whose own function or type contains the text; nil for a declaration that several units share.
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

  /// The piece that contains a byte. A byte directly after a piece, or after whitespace that follows the piece, also belongs to it.
  func piece(at offset: Int) -> Piece? {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let end = pieces[low - 1].range.upperBound
    // If a token is missing at the end of a snippet, the compiler reports it after the following whitespace.
    guard offset <= end || text[end..<min(offset, text.count)].allSatisfy({ $0 == 10 || $0 == 32 }) else { return nil }
    return pieces[low - 1]
  }

  /// The compilation unit that owns a byte, which can be generated text such as the head of a function; nil for text that units share.
  func unit(at offset: Int) -> Int? { owners.last { $0.start <= offset }?.unit }

  /// The position in the snippet that a byte was copied from, or nil for generated text.
  func origin(of offset: Int) -> Origin? {
    piece(at: offset).map { Origin(snippet: $0.snippet, offset: $0.start + min(offset, $0.range.upperBound) - $0.range.lowerBound) }
  }

  /// The first position in this file to which a byte of a snippet was copied; nil if the byte was not copied.
  func place(of origin: Origin) -> Int? {
    pieces.first { $0.snippet == origin.snippet && ($0.start...($0.start + $0.range.count)).contains(origin.offset) }
      .map { $0.range.lowerBound + origin.offset - $0.start }
  }
}

/// A byte position in the snippet with the given id.
struct Origin: Hashable, Sendable {
  var snippet: Int
  var offset: Int
}
