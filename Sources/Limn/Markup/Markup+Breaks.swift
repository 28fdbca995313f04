extension Markup {
  /// The maximum length of a name that is written without `<wbr>`, in bytes.
  private static let longestWord = 16

  /// Writes escaped text in which a browser can break long names between their words.
  public mutating func write(breakable text: String) {
    let names = text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    for (index, name) in names.enumerated() {
      if index > 0 { add(" ") }
      let name = Array(name)
      var start = 0
      if name.count > Self.longestWord {
        for offset in 1..<name.count where Self.startsWord(offset, in: name) {
          write(name[start..<offset])
          add("<wbr>")
          start = offset
        }
      }
      write(name[start...])
    }
  }

  /// Writes an escaped path in which a browser can break lines after slashes.
  public mutating func write(path: String) { add(Self.escaped(path).replacing("/", with: "/<wbr>")) }

  /// Whether a word of a name starts at an offset after the name's start. For example, `URLSessionTask_2` has the words
  /// `URL`, `Session`, `Task_`, and `2`.
  private static func startsWord(_ offset: Int, in name: [UInt8]) -> Bool {
    let (byte, last) = (name[offset], name[offset - 1])
    if isJoint(last) { return !isJoint(byte) }
    guard isUpper(byte) else { return false }
    // The last letter of an acronym belongs to the next word if that word continues in lowercase.
    return isLower(last) || isDigit(last) || (isUpper(last) && offset + 1 < name.count && isLower(name[offset + 1]))
  }

  private static func isJoint(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") }
  private static func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
  private static func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
}
