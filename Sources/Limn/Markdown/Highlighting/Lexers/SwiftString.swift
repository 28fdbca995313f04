/// The delimiters of a Swift string literal.
struct SwiftString {
  var hashes: Int
  var isMultiline: Bool
}

extension SwiftLexer {
  /// Reads a string literal that starts with a given number of `#` characters.
  mutating func string(hashes: Int) {
    let quotes = code.offset + hashes
    let isMultiline = code.starts(with: "\"\"\"", at: quotes)
    readString(SwiftString(hashes: hashes, isMultiline: isMultiline), from: quotes + (isMultiline ? 3 : 1))
  }

  /// Reads a string literal, starting at an index. Stops at the next interpolation or at the end of the literal. The
  /// content of an interpolation is tokenized as code.
  mutating func readString(_ string: SwiftString, from start: Int) {
    var index = start
    while index < code.bytes.count {
      let byte = code.bytes[index]
      if byte == "\n", !string.isMultiline { break }
      if byte == "\\", hashes(at: index + 1) >= string.hashes {
        let escaped = index + 1 + string.hashes
        if code.byte(escaped) == "(" {
          code.take(to: index, as: .string)
          code.offset = escaped + 1
          interpolations.append((string, 0))
          return
        }
        index = code.whole(escaped + 1)
      } else if byte == "\"", closes(string, at: index) {
        index += (string.isMultiline ? 3 : 1) + string.hashes
        break
      } else {
        index += 1
      }
    }
    code.take(to: index, as: .string)
  }

  private func closes(_ string: SwiftString, at index: Int) -> Bool {
    if string.isMultiline, !code.starts(with: "\"\"\"", at: index) { return false }
    return hashes(at: index + (string.isMultiline ? 3 : 1)) >= string.hashes
  }

  private func hashes(at index: Int) -> Int { code.end(from: index, while: { $0 == "#" }) - index }
}
