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
      .error, kind, message, SourceRange(start: start, end: SourcePosition(line: start.line, column: start.column + 1)))
  }

  /// Returns the offset of the first byte that is not part of a well-formed UTF-8 sequence; nil if there is no such
  /// byte. Unicode, table 3-7, defines the well-formed sequences.
  static func firstInvalid(in source: [UInt8]) -> Int? {
    source.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        // Most text is ASCII, so skip eight bytes at a time.
        while offset + 8 <= bytes.count,
          UnsafeRawPointer(bytes.baseAddress! + offset).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          offset += 8
        }
        guard offset < bytes.count else { return nil }
        let lead = bytes[offset]
        if lead < 0x80 {
          offset += 1
          continue
        }
        let (length, second): (Int, ClosedRange<UInt8>)
        switch lead {
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return offset
        }
        guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return offset }
        for next in offset + 2..<max(offset + 2, offset + length) where bytes[next] & 0xC0 != 0x80 { return offset }
        offset += length
      }
      return nil
    }
  }
}
