import LimnDiagnostics

/// Finds bytes that a text file must not contain: invalid UTF-8, and NUL.
enum Encoding {
  static func check(_ draft: inout ParseState) {
    if let offset = firstInvalid(in: draft.source) {
      draft.isValid = false
      let byte = String(draft.source[offset], radix: 16, uppercase: true)
      report(.invalidUTF8, "byte 0x\(byte) is not UTF-8; save the file as UTF-8", offset, &draft)
    }
    if let offset = draft.source.firstOffset(of: 0) {
      draft.isValid = false
      report(.nulByte, "NUL byte in a text file; remove it", offset, &draft)
    }
  }

  private static func report(_ kind: DiagnosticKind, _ message: String, _ offset: Int, _ draft: inout ParseState) {
    let start = draft.lines.position(offset)
    draft.report(
      kind, message, SourceRange(start: start, end: SourcePosition(line: start.line, column: start.column + 1)))
  }

  /// Returns the offset of the first byte that is not part of a well-formed UTF-8 sequence; nil if there is no such
  /// byte.
  static func firstInvalid(in source: [UInt8]) -> Int? {
    guard String(validating: source, as: UTF8.self) == nil else { return nil }
    var (parser, bytes, offset) = (UTF8.ForwardParser(), source.makeIterator(), 0)
    while case .valid(let scalar) = parser.parseScalar(from: &bytes) { offset += scalar.count }
    return offset
  }
}
