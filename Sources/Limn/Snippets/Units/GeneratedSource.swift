/// A source file for the compiler. It contains parts of snippets, and generated text between these parts. Each copied
/// byte can be mapped to its origin in a snippet.
struct GeneratedSource {
  private(set) var text: [UInt8] = []
  /// The parts copied from snippets, in text order.
  private(set) var pieces: [Piece] = []
  /// The id of the compilation unit that owns the text that is appended from now on; nil if several units share this
  /// text.
  var unit: Int? {
    didSet { if unit != oldValue { owners.append((start: text.count, unit: unit)) } }
  }
  /// The offsets where the owner of the text changes, in ascending order. `unit` is the id of the owner between `start`
  /// and the next offset.
  private var owners: [(start: Int, unit: Int?)] = []

  /// Text that was copied from a snippet.
  struct Piece: Hashable {
    var range: Range<Int>
    var snippet: Int
    /// The offset in the snippet where the copied text starts.
    var start: Int
    /// The id of the compilation unit whose generated function or type contains the text. Several units can share an
    /// import or a declaration at file scope, so the value is nil for such text.
    var unit: Int?
  }

  mutating func append(_ words: String) { text += words.utf8 }

  mutating func append(_ range: Range<Int>, of snippet: Snippet) {
    var start = range.lowerBound
    for insertion in snippet.syntax.insertions
    where range.lowerBound <= insertion.offset && insertion.offset <= range.upperBound {
      appendPiece(start..<insertion.offset, of: snippet)
      append(insertion.text)
      start = insertion.offset
    }
    appendPiece(start..<range.upperBound, of: snippet)
  }

  private mutating func appendPiece(_ range: Range<Int>, of snippet: Snippet) {
    let range = range.clamped(to: 0..<snippet.text.count)
    pieces.append(
      .init(range: text.count..<(text.count + range.count), snippet: snippet.id, start: range.lowerBound, unit: unit))
    text += snippet.text[range]
  }

  /// Returns the piece that an offset belongs to; nil if there is none. The offset can be in the piece or at its end.
  /// It can also be in the whitespace that follows the piece, or at the end of this whitespace.
  func piece(at offset: Int) -> Piece? {
    let before = pieces[..<pieces.partitionPoint { $0.range.lowerBound > offset }]
    guard let piece = before.last else { return nil }
    let end = piece.range.upperBound
    // If a token is missing at the end of a snippet, the compiler reports the error after the whitespace that follows
    // the snippet.
    guard offset <= end || text[end..<min(offset, text.count)].allSatisfy({ $0 == 10 || $0 == 32 }) else { return nil }
    return piece
  }

  /// Returns the compilation unit that owns a byte; nil if units share the byte. The byte can be generated text, such
  /// as the head of a function.
  func unit(at offset: Int) -> Int? { owners.last { $0.start <= offset }?.unit }

  /// Returns the position in a snippet that a byte was copied from; nil if the byte is generated text.
  func origin(of offset: Int) -> Origin? {
    piece(at: offset).map {
      Origin(snippet: $0.snippet, offset: $0.start + min(offset, $0.range.upperBound) - $0.range.lowerBound)
    }
  }

  /// Returns the first position in this file that a byte of a snippet was copied to; nil if the byte was not copied.
  func place(of origin: Origin) -> Int? {
    pieces.first { $0.snippet == origin.snippet && ($0.start...($0.start + $0.range.count)).contains(origin.offset) }
      .map { $0.range.lowerBound + origin.offset - $0.start }
  }
}

/// A byte position in the snippet with the given id.
struct Origin: Hashable {
  var snippet, offset: Int
}
