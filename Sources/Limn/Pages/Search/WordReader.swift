/// Splits text into search words. A search word consists of lowercase letters, digits, and underscores. The parts of a camel-case name are
/// additional words. ``WideWords`` reads words with other characters than those of ASCII.
enum WordReader {
  /// The maximum number of characters of a word. The rest of a longer word is not searched.
  static let longest = 40

  static func read(_ text: UnsafeBufferPointer<UInt8>, _ body: (SearchWord) -> Void) {
    lowercase.withUnsafeBufferPointer { lowercase in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest + SearchWord.padding) { lower in
        var offset = 0
        while offset < text.count {
          guard lowercase[Int(text[offset])] != 0 else {
            offset += 1
            continue
          }
          // A single pass over the word finds its end and lowercases it.
          let start = offset
          var count = 0
          // The bits in which a byte of the word differs from a lowercase ASCII letter, digit, or underscore. The first letter of a word is
          // often uppercase, and does not start a second part of the word. So its case is left out.
          var found = text[start] & isWide
          while offset < text.count {
            let byte = text[offset]
            let letter = lowercase[Int(byte)]
            if letter == 0 { break }
            if offset > start { found |= byte ^ letter | byte & isWide }
            lower[count] = letter
            if count < longest { count += 1 }
            offset += 1
          }
          let word = UnsafeBufferPointer(rebasing: text[start..<offset])
          if found & isWide != 0 {
            WideWords.read(word, body) { give($0, lower, body) }
          } else if word.count > 1 || isDigit(word[0]) {
            body(SearchWord(padding: lower, count: count))
            if found != 0 { readParts(word, lower, body) }
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
    for offset in 0..<count { lower[offset] = lowercase[Int(word[offset])] }
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

  /// The highest bit, which is set in each byte of a character that is not ASCII.
  private static let isWide: UInt8 = 0x80

  /// For each byte, the byte of the lowercase letter. It is 0 if the byte is not part of a word, and the same byte if the byte has no case.
  private static let lowercase: [UInt8] = (0...UInt8.max).map { byte in
    if isUpper(byte) { return byte | 0x20 }
    return byte >= 0x80 || (97...122).contains(byte) || isDigit(byte) || byte == UInt8(ascii: "_") ? byte : 0
  }
}
