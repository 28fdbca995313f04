/// Splits text with characters that are not ASCII into search words: letters, their marks, digits, and underscores. In
/// Chinese, Japanese, and Korean text, each pair of adjacent characters is a word. The function `words` in `words.js`
/// splits a query at the same characters.
enum WideWords {
  /// - Parameters:
  ///   - text: characters without ASCII spaces and punctuation.
  ///   - ascii: receives each part of the text that consists only of ASCII letters, digits, and underscores.
  static func read(
    _ text: UnsafeBufferPointer<UInt8>, _ body: (SearchWord) -> Void, ascii: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var start = 0
    var offset = 0
    var isASCII = true
    func endWord() {
      let word = UnsafeBufferPointer(rebasing: text[start..<offset])
      if !word.isEmpty { isASCII ? ascii(word) : lowercase(word, body) }
      isASCII = true
    }
    while offset < text.count {
      if text[offset] < 0x80 {
        offset += 1
        continue
      }
      let character = WideCharacter(text, at: offset)
      if character.kind == .letter {
        isASCII = false
      } else {
        endWord()
        start = offset + character.length
        if character.kind == .ideograph { giveIdeograph(at: offset, in: text, next: start, body) }
      }
      offset += character.length
    }
    offset = text.count
    endWord()
  }

  /// Gives an ideograph together with the next one. If no ideograph follows, gives it alone.
  private static func giveIdeograph(
    at offset: Int, in text: UnsafeBufferPointer<UInt8>, next: Int, _ body: (SearchWord) -> Void
  ) {
    var end = next
    if next < text.count, text[next] >= 0x80 {
      let character = WideCharacter(text, at: next)
      if character.kind == .ideograph { end += character.length }
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8 + SearchWord.padding) { pair in
      let count = pair.update(fromContentsOf: text[offset..<end])
      body(SearchWord(padding: pair, count: count))
    }
  }

  private static func lowercase(_ word: UnsafeBufferPointer<UInt8>, _ body: (SearchWord) -> Void) {
    let most = WordReader.longest * 4
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: most + SearchWord.padding) { lower in
      var (offset, count, characters) = (0, 0, 0)
      while offset < word.count, characters < WordReader.longest {
        let byte = word[offset]
        if byte < 0x80 {
          lower[count] = byte >= 65 && byte <= 90 ? byte | 0x20 : byte
          count += 1
          offset += 1
        } else {
          let character = WideCharacter(word, at: offset)
          character.writeLowercase(to: lower, &count, most: most)
          offset += character.length
        }
        characters += 1
      }
      body(SearchWord(padding: lower, count: count))
    }
  }
}

/// A character that is not ASCII.
private struct WideCharacter {
  enum Kind { case ideograph, letter, other }

  /// The code point. Zero if the bytes are not valid UTF-8.
  let scalar: Unicode.Scalar
  /// The length in bytes.
  let length: Int

  init(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) {
    let lead = text[offset]
    length = min(lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4, text.count - offset)
    var value = UInt32(lead & (length == 2 ? 0x1f : length == 3 ? 0x0f : 0x07))
    for byte in text[offset + 1..<offset + length] { value = value << 6 | UInt32(byte & 0x3f) }
    scalar = length == 1 ? "\0" : Unicode.Scalar(value) ?? "\0"
  }
}

extension WideCharacter {
  var kind: Kind {
    switch scalar.value {
    case 0..<Self.limit: Self.table[Int(scalar.value)] == 0 ? .other : .letter
    case 0x3040...0x30ff, 0x3400...0x9fff, 0xac00...0xd7af, 0xf900...0xfaff, 0x20000...0x3ffff: .ideograph
    // Dashes, quotation marks, bullets, and the ellipsis. They are common in English text too, and the table does not
    // contain them.
    case 0x2010...0x2027: .other
    default: Self.isLetter(scalar) ? .letter : .other
    }
  }

  /// Writes the lowercase form as UTF-8, and adds its length to `count`. Writes nothing if the result would be longer
  /// than `most`.
  func writeLowercase(to buffer: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int, most: Int) {
    if scalar.value < Self.limit, case let lower = Self.table[Int(scalar.value)], lower != Self.several {
      guard count + 2 <= most else { return }
      buffer[count] = 0xc0 | UInt8(truncatingIfNeeded: lower >> 6)
      buffer[count + 1] = 0x80 | UInt8(truncatingIfNeeded: lower & 0x3f)
      count += 2
    } else {
      let lower = scalar.properties.lowercaseMapping.utf8
      guard count + lower.count <= most else { return }
      for byte in lower {
        buffer[count] = byte
        count += 1
      }
    }
  }

  /// The characters below this code point have two bytes in UTF-8. Among them are the letters of Latin, Greek,
  /// Cyrillic, Hebrew, and Arabic.
  private static let limit: UInt32 = 0x800
  /// An element of `table` for a letter whose lowercase form is not one character below `limit`.
  private static let several: UInt16 = 0xffff

  /// For each code point below `limit`, the code point of the lowercase form; 0 if the character is not part of a word.
  /// Reading a table is many times faster than looking up the properties of a character.
  private static let table: [UInt16] = (0..<limit).map { value in
    guard let scalar = Unicode.Scalar(value), isLetter(scalar) else { return 0 }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    guard lower.count == 1, let first = lower.first, (0x80..<limit).contains(first.value) else { return several }
    return UInt16(first.value)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark,
      .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
