/// Splits text into search words. A search word consists of lowercase letters, digits, and underscores. The parts of a camel-case name are
/// additional words. In Chinese, Japanese, and Korean text, each pair of adjacent characters is a word.
enum WordReader {
  static let longest = 40

  static func read(_ text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Void) {
    var offset = 0
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { lower in
      while offset < text.count {
        guard isWord(text[offset]) else {
          offset += 1
          continue
        }
        // A single pass over the word finds its end, lowercases it, and computes its hash.
        let start = offset
        var hasUpper = false
        var isWide = false
        var count = 0
        var hash = TermTable.hashStart
        while offset < text.count, isWord(text[offset]) {
          let byte = text[offset]
          let isUpper = isUpper(byte)
          if isUpper, offset > start { hasUpper = true }
          if byte >= 0x80 { isWide = true }
          if count < longest {
            lower[count] = isUpper ? byte | 0x20 : byte
            hash = TermTable.hash(hash, adding: lower[count])
            count += 1
          }
          offset += 1
        }
        let word = UnsafeBufferPointer(rebasing: text[start..<offset])
        if isWide {
          readWide(word, body)
        } else if word.count > 1 || isDigit(word[0]) {
          body(UnsafeBufferPointer(rebasing: lower[..<count]), hash)
          if hasUpper { readParts(word, lower, body) }
        }
      }
    }
  }

  private static func give(
    _ word: UnsafeBufferPointer<UInt8>, _ lower: UnsafeMutableBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Void
  ) {
    let count = min(word.count, longest)
    var hash = TermTable.hashStart
    for offset in 0..<count {
      let byte = isUpper(word[offset]) ? word[offset] | 0x20 : word[offset]
      lower[offset] = byte
      hash = TermTable.hash(hash, adding: byte)
    }
    body(UnsafeBufferPointer(rebasing: lower[..<count]), hash)
  }

  private static func readParts(
    _ word: UnsafeBufferPointer<UInt8>, _ lower: UnsafeMutableBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Void
  ) {
    var start = 0
    for offset in 1...word.count {
      let isEnd = offset == word.count
      let isEdge =
        !isEnd && isUpper(word[offset]) && (!isUpper(word[offset - 1]) || (offset + 1 < word.count && !isUpper(word[offset + 1])))
      guard isEnd || isEdge else { continue }
      if offset - start > 1, offset - start < word.count { give(UnsafeBufferPointer(rebasing: word[start..<offset]), lower, body) }
      start = offset
    }
  }

  private static func readWide(_ word: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Void) {
    let text = String(decoding: word, as: UTF8.self).lowercased()
    let scalars = Array(text.unicodeScalars)
    guard scalars.contains(where: isIdeograph) else {
      for part in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        var part = String(part.prefix(longest))
        part.withUTF8 { body($0, TermTable.hash($0)) }
      }
      return
    }
    for (first, second) in zip(scalars, scalars.dropFirst() + [" "]) where isIdeograph(first) {
      var pair = String(first) + (isIdeograph(second) ? String(second) : "")
      pair.withUTF8 { body($0, TermTable.hash($0)) }
    }
  }

  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3040...0x30ff, 0x3400...0x9fff, 0xac00...0xd7af, 0xf900...0xfaff, 0x20000...0x3ffff: true
    default: false
    }
  }

  private static func isUpper(_ byte: UInt8) -> Bool { byte >= 65 && byte <= 90 }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= 97 && (byte | 0x20) <= 122 || isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
