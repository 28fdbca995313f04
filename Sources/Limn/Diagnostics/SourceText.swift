import Synchronization

/// The lines of the files that diagnostics point to. A file is read when a printer needs one of its lines.
///
/// Only the file that was read last is kept in memory. This is enough, since a report lists the diagnostics of a file
/// together. Create a new `SourceText` for each report, since a file can change between two reports.
public struct SourceText: Sendable {
  private let read: @Sendable (_ path: String) -> [UInt8]?
  private let last = LastFile()

  /// - Parameter read: returns the bytes of a file, or nil if the file cannot be read.
  public init(read: @escaping @Sendable (_ path: String) -> [UInt8]?) { self.read = read }

  /// Returns a line's text without the line ending. Line numbers are counted from 1. Returns nil if the file or line
  /// does not exist.
  public func line(_ number: Int, of path: String) -> String? { last.line(number, of: path, read) }

  /// Converts a column in bytes to a column in Unicode scalars. If the line is unknown, the column stays unchanged.
  public func scalarColumn(line: Int, column: Int, of path: String) -> Int {
    guard let text = self.line(line, of: path) else { return column }
    return String(decoding: text.utf8.prefix(column - 1), as: UTF8.self).unicodeScalars.count + 1
  }
}

/// The file that was read last.
private final class LastFile: Sendable {
  private let state = Mutex<(path: String, file: SourceLines?)?>(nil)

  /// - Returns: nil if the file or line does not exist.
  func line(_ number: Int, of path: String, _ read: (String) -> [UInt8]?) -> String? {
    state.withLock { state in
      if state?.path != path { state = (path, read(path).map(SourceLines.init)) }
      return state?.file?.line(number)
    }
  }
}

/// The text of a file with the positions of its lines. The positions are searched only up to the last requested line.
private struct SourceLines: Sendable {
  private let bytes: [UInt8]
  /// The position of the first byte of each known line.
  private var starts = [0]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns a line's text without the line ending. Line numbers are counted from 1. Returns nil if the line does not
  /// exist.
  mutating func line(_ number: Int) -> String? {
    find(number + 1)
    guard number >= 1, number <= starts.count else { return nil }
    let end = number < starts.count ? starts[number] - 1 : bytes.count
    let line = bytes[starts[number - 1]..<end]
    return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }

  /// Searches the positions of the lines up to a line with the given number.
  private mutating func find(_ number: Int) {
    while starts.count < number, let end = bytes[starts[starts.count - 1]...].firstIndex(of: UInt8(ascii: "\n")) {
      starts.append(end + 1)
    }
  }
}
