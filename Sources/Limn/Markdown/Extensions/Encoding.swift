import LimnDiagnostics

/// Finds bytes that a text file must not contain: invalid UTF-8, and NUL.
extension ParseState {
  mutating func checkEncoding() {
    if let offset = firstInvalidOffset {
      isValid = false
      let byte = String(source[offset], radix: 16, uppercase: true)
      report(.invalidUTF8, "byte 0x\(byte) is not UTF-8; save the file as UTF-8", offset)
    }
    if let offset = source.firstIndex(of: 0) {
      isValid = false
      report(.nulByte, "NUL byte in a text file; remove it", offset)
    }
  }

  private mutating func report(_ kind: DiagnosticKind, _ message: String, _ offset: Int) {
    let start = lines.position(offset)
    report(kind, message, SourceRange(line: start.line, start.column..<(start.column + 1)))
  }

  /// Returns the offset of the first byte that is not part of a well-formed UTF-8 sequence; nil if there is no such
  /// byte.
  private var firstInvalidOffset: Int? {
    guard String(validating: source, as: UTF8.self) == nil else { return nil }
    var (parser, bytes, offset) = (UTF8.ForwardParser(), source.makeIterator(), 0)
    while case .valid(let scalar) = parser.parseScalar(from: &bytes) { offset += scalar.count }
    return offset
  }
}
