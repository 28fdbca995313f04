/// The texts of a tree's nodes. Most of them are parts of the source, so they are not copied.
struct TextStorage {
  private let source: [UInt8]
  /// The texts that the source does not contain, such as a text with character references that libcmark replaced.
  private(set) var stored: [UInt8] = []

  init(source: [UInt8]) { self.source = source }

  mutating func store(_ text: some Collection<UInt8>) -> TextRange {
    let start = stored.count
    stored.append(contentsOf: text)
    return TextRange(start: UInt32(source.count + start), count: UInt32(stored.count - start))
  }

  /// Returns the range of a text at an offset of the source, or stores the text if the source does not contain it
  /// there.
  mutating func store(_ text: [UInt8], orFindAt offset: Int) -> TextRange {
    guard !text.isEmpty, offset >= 0, offset + text.count <= source.count, source[offset...].starts(with: text) else {
      return store(text)
    }
    return TextRange(start: UInt32(offset), count: UInt32(text.count))
  }

  /// The bytes of a text. The indices of the slice have no meaning outside of it.
  func slice(_ text: TextRange) -> ArraySlice<UInt8> {
    let range = text.range
    return range.lowerBound < source.count
      ? source[range] : stored[range.lowerBound - source.count..<range.upperBound - source.count]
  }
}

/// A range in the bytes of a `TextStorage`: those of the source, followed by those that it stores.
struct TextRange: Hashable {
  var start, count: UInt32

  static let empty = TextRange(start: 0, count: 0)

  fileprivate var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}
