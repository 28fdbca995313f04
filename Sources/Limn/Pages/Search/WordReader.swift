/// Splits text into search words. A search word consists of lowercase letters, digits, and underscores. The parts of a camel-case name are
/// additional words. ``WideWords`` reads words with other characters than those of ASCII.
enum WordReader {
  /// The maximum number of characters of a word. The rest of a longer word is not searched.
  static let longest = 40

  static func read(_ text: UnsafeBufferPointer<UInt8>, _ body: (SearchWord) -> Void) {
    classes.withUnsafeBufferPointer { classes in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest + SearchWord.padding) { lower in
        var offset = 0
        while offset < text.count {
          let start = offset
          // The first letter of a word is often uppercase, and does not start a second part of the word.
          var found = classes[Int(text[offset])] & ~upper
          offset += 1
          if found == 0, !isUpper(text[start]) { continue }
          while offset < text.count, case let kind = classes[Int(text[offset])], kind != other {
            found |= kind
            offset += 1
          }
          let word = UnsafeBufferPointer(rebasing: text[start..<offset])
          if found & wide != 0 {
            WideWords.read(word, body) { give($0, lower, body) }
          } else if found & underscore != 0 {
            give(word, lower, body)
          } else if word.count > 1 || isDigit(word[0]) {
            body(SearchWord(lowercasing: start, min(word.count, longest), of: text, into: lower))
            if found & upper != 0 { readParts(word, lower, body) }
          }
        }
      }
    }
  }

  /// Reads a word that consists only of ASCII characters.
  private static func give(
    _ word: UnsafeBufferPointer<UInt8>, _ lower: UnsafeMutableBufferPointer<UInt8>, _ body: (SearchWord) -> Void
  ) {
    guard word.count > 1 || isDigit(word[0]) else { return }
    lowercase(word, lower, body)
    if word.dropFirst().contains(where: isUpper) { readParts(word, lower, body) }
  }

  private static func lowercase(
    _ word: UnsafeBufferPointer<UInt8>, _ lower: UnsafeMutableBufferPointer<UInt8>, _ body: (SearchWord) -> Void
  ) {
    let count = min(word.count, longest)
    for offset in 0..<count { lower[offset] = isUpper(word[offset]) ? word[offset] | 0x20 : word[offset] }
    body(SearchWord(padding: lower, count: count))
  }

  private static func readParts(
    _ word: UnsafeBufferPointer<UInt8>, _ lower: UnsafeMutableBufferPointer<UInt8>, _ body: (SearchWord) -> Void
  ) {
    var start = 0
    for offset in 1...word.count {
      let isEnd = offset == word.count
      let isEdge =
        !isEnd && isUpper(word[offset]) && (!isUpper(word[offset - 1]) || (offset + 1 < word.count && !isUpper(word[offset + 1])))
      guard isEnd || isEdge else { continue }
      if offset - start > 1, offset - start < word.count { lowercase(UnsafeBufferPointer(rebasing: word[start..<offset]), lower, body) }
      start = offset
    }
  }

  private static func isUpper(_ byte: UInt8) -> Bool { byte >= 65 && byte <= 90 }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  // The classes of bytes. Each class is one bit, so that a number can hold all classes of a word's bytes.
  private static let other: UInt8 = 0
  /// A lowercase letter or a digit.
  private static let plain: UInt8 = 1
  private static let upper: UInt8 = 2
  private static let underscore: UInt8 = 4
  /// A byte of a character that is not ASCII.
  private static let wide: UInt8 = 8

  /// The class of each byte. Reading the class from a table is faster than comparing the byte with several ranges.
  private static let classes: [UInt8] = (0...UInt8.max).map { byte in
    if byte >= 0x80 { return wide }
    if isUpper(byte) { return upper }
    if byte == UInt8(ascii: "_") { return underscore }
    return (97...122).contains(byte) || isDigit(byte) ? plain : other
  }
}
