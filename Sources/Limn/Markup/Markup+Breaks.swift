extension Markup {
  /// The maximum length of a name that is written without `<wbr>`, in bytes.
  private static let longestWord = 16

  /// Appends escaped text in which a browser can break long names over two lines. `<wbr>` is inserted between the words
  /// of a camel-case name of ASCII letters, and after an underscore or a dot. Names of up to 16 bytes get no `<wbr>`.
  public static func escape(breakable text: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) {
    guard hasLongWord(text) else { return escape(text, into: &bytes) }
    var start = 0
    for offset in 1..<text.count where startsWord(offset, in: text) {
      escape(UnsafeBufferPointer(rebasing: text[start..<offset]), into: &bytes)
      bytes.append(contentsOf: "<wbr>".utf8)
      start = offset
    }
    escape(UnsafeBufferPointer(rebasing: text[start...]), into: &bytes)
  }

  /// The text as ``escape(breakable:into:)`` writes it.
  public static func breakable(_ text: String) -> String {
    var (text, bytes) = (text, [UInt8]())
    text.withUTF8 { escape(breakable: $0, into: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the text contains a word that is longer than `longestWord`. Most texts contain no such word, so this fast
  /// test avoids splitting them.
  private static func hasLongWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var length = 0
    for byte in text {
      length = byte == space ? 0 : length + 1
      if length > longestWord { return true }
    }
    return false
  }

  /// Whether a word of a long name starts at an offset after the name's start. For example, `URLSessionTask_2` has the
  /// words `URL`, `Session`, `Task_`, and `2`.
  private static func startsWord(_ offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let (byte, last) = (text[offset], text[offset - 1])
    let starts: Bool
    if isJoint(last) {
      starts = !isJoint(byte) && byte != space
    } else if isUpper(byte) {
      // The last letter of an acronym belongs to the next word if that word continues in lowercase.
      starts = isLower(last) || isDigit(last) || (isUpper(last) && offset + 1 < text.count && isLower(text[offset + 1]))
    } else {
      return false
    }
    return starts && isInLongName(offset, text)
  }

  /// Whether the name around an offset is longer than `longestWord`.
  private static func isInLongName(_ offset: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = text[..<offset].lastIndex(of: space).map { $0 + 1 } ?? 0
    return (text[offset...].firstIndex(of: space) ?? text.count) - start > longestWord
  }

  private static let space = UInt8(ascii: " ")
  private static func isJoint(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") }
  private static func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
  private static func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
}

extension Markup {
  /// Writes escaped text in which a browser can break long names between their words.
  public mutating func write(breakable string: String) { add(Self.breakable(string)) }
}
