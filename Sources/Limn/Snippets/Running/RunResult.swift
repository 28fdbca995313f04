import Foundation
import LimnPlatform

/// How a snippet's process ended, and its output.
struct RunResult: Hashable, Codable {
  enum End: Hashable, Codable {
    case normal
    case threw(String)
    case exit(Int)
    case signal(Int)
    case timeLimit, outputLimit, memoryLimit, diskLimit
  }

  var end: End
  /// The output of the snippet's own statements, without markers.
  var output = ""
  /// The last line with `Fatal error` on standard error. If there is no such line, the last line on standard error.
  var lastError = ""
  /// The index of the last executed item of the snippet; nil if the item belongs to an earlier snippet or is unknown.
  var lastItem: Int?
  /// Whether the last executed item belongs to an earlier snippet.
  var endedEarlier = false
  /// The actual value for each expected value, by the index in the snippet's list of expected values. If an expression
  /// was evaluated several times, its last value is stored.
  var values: [Int: String] = [:]
  /// The actual output for each expected output, by the index in the snippet's list of expected outputs. The array has
  /// one text for each execution of the statement.
  var prints: [Int: [String]] = [:]
}

extension RunResult {
  init(_ result: ProcessResult) {
    var items: [Int] = []
    let text = Self.withoutMarks(result.errors) { mark, _ in items += [Int(mark.dropFirst())].compactMap(\.self) }
    lastItem = items.last.flatMap { $0 >= 0 ? $0 : nil }
    endedEarlier = items.last.map { $0 < 0 } ?? false
    let errors = text.parts(at: "\n")
    let threw = errors.last { $0.hasPrefix(SupportCode.threw) }.map {
      Self.shown($0.dropFirst(SupportCode.threw.count))
    }
    if result.timedOut {
      end = .timeLimit
    } else if result.filledDisk || result.signal == SIGXFSZ {
      end = .diskLimit
    } else if result.wasCut {
      end = .outputLimit
    } else if errors.contains(where: { $0.hasPrefix("Fatal error: failed to allocate") }) {
      end = .memoryLimit
    } else if let threw {
      end = .threw(threw)
    } else if let signal = result.signal {
      end = .signal(Int(signal))
    } else {
      end = result.status == 0 ? .normal : .exit(Int(result.status))
    }
    lastError = errors.last { $0.contains("Fatal error") } ?? errors.last { !$0.hasPrefix("Current stack trace") } ?? ""
    read(result.output)
  }

  /// Removes markers such as `\u{1}a3\u{2}`. Calls `read` with the text of each marker, such as `a3`, and with the bytes
  /// before it, which `read` may change. Returns the remaining text.
  private static func withoutMarks(_ bytes: [UInt8], _ read: (_ mark: String, _ before: inout [UInt8]) -> Void)
    -> String
  {
    var kept: [UInt8] = []
    var rest = bytes[...]
    while let start = rest.firstIndex(of: 1), let end = rest[start...].firstIndex(of: 2) {
      kept += rest[..<start]
      read(rest[(start + 1)..<end].text, &kept)
      rest = rest[(end + 1)...]
    }
    return (kept + rest).text
  }

  /// Returns the text of a value without the name of the module that snippets are compiled in.
  private static func shown(_ text: some StringProtocol) -> String {
    String(text).replacing("\(UnitCompiler.moduleName).", with: "")
  }

  /// Removes the markers from the output and records what they contain. The output of the snippet's own statements
  /// starts at the marker `\u{1}o\u{2}`. If the output of a statement is expected, two markers enclose it, such as
  /// `\u{1}m6\u{2}` and `\u{1}m7\u{2}` for the expected output with the index 3. A marker such as `\u{1}v3:text\u{2}`
  /// contains a value.
  private mutating func read(_ bytes: [UInt8]) {
    var open: [Int: Int] = [:]
    output = Self.withoutMarks(bytes) { mark, before in
      if mark.hasPrefix("m"), let number = Int(mark.dropFirst()) {
        if number % 2 == 0 {
          open[number / 2] = before.count
        } else if let from = open[number / 2] {
          prints[number / 2, default: []].append(before[from...].text)
        }
      } else if mark == "o" {
        // Discard the output so far, since it comes from earlier snippets.
        before = []
      } else if mark.hasPrefix("v"), let colon = mark.firstIndex(of: ":"), let number = Int(mark[..<colon].dropFirst())
      {
        values[number] = Self.shown(mark[mark.index(after: colon)...])
      }
    }
  }
}
