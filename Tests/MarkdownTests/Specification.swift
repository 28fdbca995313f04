import Foundation
import Testing

/// The examples in the text file of a specification, which `Tests/run` downloads.
struct Specification {
  struct Example: CustomTestStringConvertible, Sendable {
    var number: Int
    /// The name of an extension, or empty.
    var kind: String
    var markdown: String
    var html: String

    var testDescription: String { "example \(number)" }
  }

  var examples: [Example] = []

  init(_ name: String) throws {
    let text = try String(contentsOfFile: Self.folder + "/" + name, encoding: .utf8)
    let rule = String(repeating: "`", count: 32)
    var parts: [[String]]?
    var kind = ""
    for line in text.components(separatedBy: "\n") {
      if var current = parts {
        if line == rule {
          examples.append(
            Example(
              number: examples.count + 1, kind: kind, markdown: Self.text(current[0]), html: Self.text(current[1])))
          parts = nil
        } else {
          if line == ".", current.count == 1 { current.append([]) } else { current[current.count - 1].append(line) }
          parts = current
        }
      } else if line.hasPrefix(rule + " example") {
        kind = line.dropFirst(rule.count + 8).trimmingCharacters(in: .whitespaces)
        parts = [[]]
      }
    }
  }

  /// Returns the specification. If the specification was not downloaded, the test fails with an explanation of how to
  /// download it.
  static func require(_ name: String) throws -> Specification {
    try #require(
      FileManager.default.fileExists(atPath: folder + "/" + name),
      "\(name) is not in \(folder): run Tests/run, which fetches it, or set LIMN_SPECIFICATIONS to its folder")
    return try Specification(name)
  }

  private static let folder =
    ProcessInfo.processInfo.environment["LIMN_SPECIFICATIONS"]
    ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent(".build/specifications").path

  private static func text(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined().replacingOccurrences(of: "→", with: "\t")
  }
}
