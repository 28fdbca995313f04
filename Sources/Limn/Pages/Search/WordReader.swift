import LimnMarkup

/// Splits text into search words. A search word consists of lowercase letters, digits, and underscores. The parts of a
/// camel-case name are additional words. ``WideWords`` reads words with other characters than those of ASCII.
enum WordReader {
  /// The maximum number of characters of a word. The rest of a longer word is not searched.
  static let longest = 40

  static func read(_ text: UnsafeBufferPointer<UInt8>, _ body: (SearchWord) -> Void) {
    let bytes = UnsafeRawBufferPointer(text)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest + SearchWord.padding) { lower in
      var offset = 0
      while offset < text.count {
        let eight = EightBytes(bytes, upTo8From: offset)
        let special = special(eight)
        let places = eight.letters.union(eight.digits).union(special).firstRun
        if places.upperBound < EightBytes.count, !special.intersects(places) {
          // A short word: all of its bytes were read at once.
          if places.count > 1 || isDigit(text[offset + places.lowerBound]) {
            body(SearchWord(eight.lowercased(places), count: places.count, into: lower))
            if eight.uppercaseLetters.intersects(places.lowerBound + 1..<places.upperBound) {
              readParts(
                UnsafeBufferPointer(rebasing: text[offset + places.lowerBound..<offset + places.upperBound]), lower,
                body)
            }
          }
          // The byte after the word is not part of a word.
          offset += places.upperBound + 1
        } else if places.isEmpty {
          offset += EightBytes.count
        } else {
          offset = readLong(text, from: offset + places.lowerBound, lower, body)
        }
      }
    }
  }

  /// Reads a word that is long, or has other characters than letters and digits of ASCII. Returns the offset of its
  /// end.
  @inline(never)
  private static func readLong(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, _ lower: UnsafeMutableBufferPointer<UInt8>,
    _ body: (SearchWord) -> Void
  ) -> Int {
    var end = start
    var (isASCII, isPlain, hasParts) = (true, true, false)
    while end < text.count {
      let eight = EightBytes(UnsafeRawBufferPointer(text), upTo8From: end)
      let special = special(eight)
      let places = eight.letters.union(eight.digits).union(special).firstRun
      guard places.lowerBound == 0 else { break }
      if eight.nonASCII.intersects(places) { isASCII = false }
      if special.intersects(places) { isPlain = false }
      // The first letter of a word is often uppercase, and does not start a second part of the word.
      if eight.uppercaseLetters.intersects((end == start ? 1 : 0)..<places.upperBound) { hasParts = true }
      end += places.count
      if places.count < EightBytes.count { break }
    }
    let word = UnsafeBufferPointer(rebasing: text[start..<end])
    if !isASCII {
      WideWords.read(word, body) { give($0, lower, body) }
    } else if !isPlain {
      give(word, lower, body)
    } else if word.count > 1 || isDigit(word[0]) {
      body(SearchWord(lowercasing: start, min(word.count, longest), of: text, into: lower))
      if hasParts { readParts(word, lower, body) }
    }
    return end
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
        !isEnd && isUpper(word[offset])
        && (!isUpper(word[offset - 1]) || (offset + 1 < word.count && !isUpper(word[offset + 1])))
      guard isEnd || isEdge else { continue }
      if offset - start > 1, offset - start < word.count {
        lowercase(UnsafeBufferPointer(rebasing: word[start..<offset]), lower, body)
      }
      start = offset
    }
  }

  private static func isUpper(_ byte: UInt8) -> Bool { byte >= 65 && byte <= 90 }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  /// The places of the bytes, other than letters and digits of ASCII, that can be part of a word.
  @inline(__always)
  private static func special(_ bytes: EightBytes) -> EightBytes.Places {
    bytes.nonASCII.union(bytes.places(of: UInt8(ascii: "_")))
  }
}
