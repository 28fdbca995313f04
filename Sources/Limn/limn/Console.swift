import LimnPlatform
import Foundation

/// Writes results to standard output and messages to standard error.
enum Console {
  static func print(_ text: String) { print(text.bytes) }

  /// Writes to standard output. If the reader of a pipe has ended, as in `limn check | head`, the remaining output is
  /// discarded. Any other error, such as a full disk, ends the program with status 70, since the output is incomplete.
  static func print(_ bytes: [UInt8]) {
    let code = FileSystem.write(bytes, toOpen: STDOUT_FILENO)
    guard code != 0, code != EPIPE else { return }
    printError("error: standard output cannot be written: \(systemError(code))\n")
    exit(70)
  }

  /// Writes to standard error. Errors are ignored, since there is no other place to report them.
  static func printError(_ text: String) { _ = FileSystem.write(text.bytes, toOpen: STDERR_FILENO) }

  /// Whether to use color. Color is used only if standard output is a terminal and `NO_COLOR` is not set.
  static var usesColor: Bool { isatty(1) == 1 && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true) }
}
