import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Writes results to standard output and messages to standard error.
enum Console {
  static func print(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
  static func print(_ bytes: [UInt8]) { FileHandle.standardOutput.write(Data(bytes)) }
  static func printError(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

  /// Whether to use color: only on a terminal, and not if `NO_COLOR` is set.
  static var usesColor: Bool { isatty(1) == 1 && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true) }
}
