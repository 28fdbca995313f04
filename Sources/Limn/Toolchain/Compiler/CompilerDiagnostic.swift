/// A diagnostic from the compiler, located in the compiled file.
public struct CompilerDiagnostic: Hashable, Sendable, Codable {
  public enum Severity: String, Hashable, Sendable, Codable { case error, warning, note, remark }

  public var severity: Severity
  /// The compiler's name for the diagnostic, such as `cannot_find_in_scope`, or an empty string.
  public var name: String
  /// The message without the name.
  public var message: String
  /// The position; nil if the diagnostic has no position in a source file.
  public var position: Position?
  /// The ranges that the compiler underlines.
  public var ranges: [Range]
  public var fixes: [Replacement]
  public var notes: [CompilerDiagnostic]

  public init(
    severity: Severity, name: String, message: String, position: Position? = nil, ranges: [Range] = [], fixes: [Replacement] = [],
    notes: [CompilerDiagnostic] = []
  ) {
    self.severity = severity
    self.name = name
    self.message = message
    self.position = position
    self.ranges = ranges
    self.fixes = fixes
    self.notes = notes
  }
}

extension CompilerDiagnostic {
  /// A position in a file. Lines and columns count from 1; columns count UTF-8 bytes.
  public struct Position: Hashable, Sendable, Codable {
    public var file: String
    public var line: Int
    public var column: Int

    public init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// A range from its first byte to the byte after its last.
  public struct Range: Hashable, Sendable, Codable {
    public var start: Position
    public var end: Position

    public init(start: Position, end: Position) {
      self.start = start
      self.end = end
    }
  }

  /// A replacement that the compiler suggests.
  public struct Replacement: Hashable, Sendable, Codable {
    public var range: Range
    public var text: String

    public init(range: Range, text: String) {
      self.range = range
      self.text = text
    }
  }
}

extension CompilerDiagnostic {
  /// The errors in the compiler's text output. Each is a line of the form `path:line:column: error: message`.
  static func errors(in text: String) -> [CompilerDiagnostic] {
    text.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: /^(.+?):([0-9]+):([0-9]+): error: (.*)$/), let row = Int(match.output.2),
        let column = Int(match.output.3)
      else { return nil }
      let position = Position(file: String(match.output.1), line: row, column: column)
      return CompilerDiagnostic(severity: .error, name: "", message: String(match.output.4), position: position)
    }
  }
}
