import LimnDiagnostics
/// Reads the file that a compiler writes with `-serialize-diagnostics-path`.
struct SerializedDiagnostics: Hashable {
  /// The diagnostics in the compiler's order, each with its notes.
  var diagnostics: [CompilerDiagnostic]

  /// Reads the bytes of the file; nil if the file is malformed.
  init?(_ bytes: [UInt8]) {
    var reader = BitstreamReader(bytes)
    guard let items = try? reader.read(magic: "DIAG") else { return nil }
    var names = Names()
    diagnostics = items.compactMap { item in
      if case .block(id: 9, let items) = item { names.diagnostic(items) } else { nil }
    }
  }
}

/// The file names that the stream defines, by number. Records refer to a file by its number.
private struct Names {
  var files: [UInt64: String] = [:]

  mutating func diagnostic(_ items: [BitstreamItem]) -> CompilerDiagnostic? {
    var result: CompilerDiagnostic?
    var ranges: [CompilerDiagnostic.Range] = []
    var fixes: [CompilerDiagnostic.Replacement] = []
    var notes: [CompilerDiagnostic] = []
    for item in items {
      switch item {
      case .block(id: 9, let items): if let note = diagnostic(items) { notes.append(note) }
      case .record(code: 6, let operands, let blob):
        if let id = operands.first { files[id] = blob.text }
      case .record(code: 2, let operands, let blob): result = head(operands, blob.text)
      case .record(code: 3, let operands, _): if let range = range(operands) { ranges.append(range) }
      case .record(code: 7, let operands, let blob):
        if let range = range(operands) {
          fixes.append(.init(range: range, text: blob.text))
        }
      default: break
      }
    }
    result?.ranges = ranges
    result?.fixes = fixes
    result?.notes = notes
    return result
  }

  func head(_ operands: [UInt64], _ text: String) -> CompilerDiagnostic? {
    guard operands.count >= 5 else { return nil }
    let severity: CompilerDiagnostic.Severity =
      switch operands[0] {
      case 1: .note
      case 2: .warning
      case 3, 4: .error
      default: .remark
      }
    let (message, name) = split(text)
    return CompilerDiagnostic(severity: severity, name: name, message: message, position: position(operands[1...]))
  }

  /// Splits the compiler's text into the message and the diagnostic's name. The option `-debug-diagnostic-names`
  /// appends the name in brackets.
  func split(_ text: String) -> (message: String, name: String) {
    guard let match = text.wholeMatch(of: /(?s)(.+?) *\[([A-Za-z0-9_]+)\]/) else { return (text, "") }
    return (String(match.1), String(match.2))
  }

  func position(_ operands: ArraySlice<UInt64>) -> CompilerDiagnostic.Position? {
    let operands = Array(operands)
    guard operands.count >= 3, let file = files[operands[0]], operands[1] > 0 else { return nil }
    return .init(file: file, line: Int(clamping: operands[1]), column: max(1, Int(clamping: operands[2])))
  }

  func range(_ operands: [UInt64]) -> CompilerDiagnostic.Range? {
    guard operands.count >= 8, let start = position(operands[0..<4]), let end = position(operands[4..<8]) else {
      return nil
    }
    return .init(start: start, end: end)
  }
}
