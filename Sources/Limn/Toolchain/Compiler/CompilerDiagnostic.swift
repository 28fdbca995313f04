import LimnDiagnostics

/// A diagnostic from the compiler, located in the compiled file.
public struct CompilerDiagnostic: Record {
  public enum Severity: String, Sendable, Codable { case error, warning, note, remark }

  public var severity: Severity
  /// The compiler's name for the diagnostic, such as `cannot_find_in_scope`; empty if there is no name.
  public var name: String
  /// The message without the diagnostic's name.
  public var message: String
  /// The position in a source file; nil if the diagnostic has no such position.
  public var position: Position?
  /// The ranges that the compiler underlines.
  public var ranges: [Range] = []
  public var fixes: [Replacement] = []
  public var notes: [CompilerDiagnostic] = []

  public var isError: Bool { severity == .error }

  /// A position in a file. Lines and columns start at 1. Columns count UTF-8 bytes.
  public struct Position: Record {
    public var file: String
    public var line, column: Int
  }

  /// A range in a file. The end is the position after the last byte.
  public struct Range: Record {
    public var start, end: Position
  }

  /// A replacement that the compiler suggests.
  public struct Replacement: Record {
    public var range: Range
    public var text: String
  }

  /// Returns the errors in the compiler's text output, with their notes. Each message is on a line of the form
  /// `path:line:column: error: message [name]`.
  static func errors(in text: String) -> [CompilerDiagnostic] {
    var errors: [CompilerDiagnostic] = []
    var isError = false
    // Most lines of a long log are no messages, and the regular expression is slow.
    for line in text.split(separator: "\n") where line.utf8.contains(":") {
      guard let match = line.firstMatch(of: /^(.+?):([0-9]+):([0-9]+): (error|warning|note): (.*?)(?: \[(\w+)\])?$/),
        let row = Int(match.output.2), let column = Int(match.output.3)
      else { continue }
      let severity = Severity(rawValue: String(match.output.4)) ?? .error
      let position = Position(file: String(match.output.1), line: row, column: column)
      let diagnostic = CompilerDiagnostic(
        severity: severity, name: match.output.6.map(String.init) ?? "", message: String(match.output.5),
        position: position)
      if severity == .note {
        if isError { errors[errors.count - 1].notes.append(diagnostic) }
      } else {
        isError = severity == .error
        if isError { errors.append(diagnostic) }
      }
    }
    return errors
  }
}
