/// The lines of the files that diagnostics point to, read when a printer needs them.
public struct SourceText: Sendable {
  private let read: @Sendable (_ path: String) -> String?

  public init(read: @escaping @Sendable (_ path: String) -> String?) { self.read = read }

  /// A line without its line ending, by number from 1; nil if the file or line does not exist.
  public func line(_ number: Int, of path: String) -> String? {
    guard let text = read(path) else { return nil }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard number >= 1, number <= lines.count else { return nil }
    let line = lines[number - 1]
    return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }

  /// Converts a column in bytes to a column in Unicode scalars. If the line is unknown, the column stays unchanged.
  public func scalarColumn(line: Int, column: Int, of path: String) -> Int {
    guard let text = self.line(line, of: path) else { return column }
    return String(decoding: text.utf8.prefix(column - 1), as: UTF8.self).unicodeScalars.count + 1
  }
}
