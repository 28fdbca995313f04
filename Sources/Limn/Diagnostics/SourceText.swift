import Synchronization

/// The lines of the files that diagnostics point to. A file is read when a printer needs one of its lines.
///
/// Only the file that was read last is kept in memory. This is enough, since a report lists the diagnostics of a file
/// together. Create a new `SourceText` for each report, since a file can change between two reports.
public final class SourceText: Sendable {
  private let read: @Sendable (_ path: String) -> [UInt8]?
  private let last = Mutex<(path: String, lines: [ArraySlice<UInt8>])>(("", []))

  /// - Parameter read: returns the bytes of a file, or nil if the file cannot be read.
  public init(read: @escaping @Sendable (_ path: String) -> [UInt8]?) { self.read = read }

  /// Returns a line's text without the line ending. Line numbers are counted from 1. Returns nil if the file or line
  /// does not exist.
  func line(_ number: Int, of path: String) -> String? {
    last.withLock { last in
      if last.path != path {
        last = (path, read(path)?.lines ?? [])
      }
      guard last.lines.indices.contains(number - 1) else { return nil }
      let line = last.lines[number - 1]
      return (line.last == "\r" ? line.dropLast() : line).text
    }
  }

  /// Converts a column in bytes to a column in Unicode scalars. If the line is unknown, the column stays unchanged.
  func scalarColumn(line: Int, column: Int, of path: String) -> Int {
    guard let text = self.line(line, of: path) else { return column }
    return text.utf8.prefix(column - 1).text.unicodeScalars.count + 1
  }
}
