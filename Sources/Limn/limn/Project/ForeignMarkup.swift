import LimnDiagnostics
import LimnMarkdown
import LimnPages

/// Detects markup of other documentation generators, which Limn shows as plain text. Each kind of markup is reported once.
enum ForeignMarkup {
  private struct Kind: Sendable {
    var example: String
    var generator: String
    /// Whether the other generator also processes the markup inside code blocks.
    var isInCode = false
    /// Whether a line contains the markup. The line has no leading whitespace.
    var matches: @Sendable (Substring) -> Bool
  }

  private static let kinds = [
    Kind(example: "{{#include …}}", generator: "mdBook", isInCode: true) { line in
      ["{{#include", "{{#rustdoc_include", "{{#playground", "{{#title"].contains { line.contains($0) }
    },
    Kind(example: "{{< … >}}", generator: "Hugo") { $0.contains("{{<") || $0.contains("{{%") },
    Kind(example: "{% … %}", generator: "Jekyll and others") { $0.contains("{%") && $0.contains("%}") },
    Kind(example: "!!! note", generator: "MkDocs") { line in
      ["!!! ", "??? ", "???+ "].contains { line.hasPrefix($0) } && line.count > 5
    },
    Kind(example: "=== \"Tab\"", generator: "MkDocs") { $0.hasPrefix("=== \"") },
    Kind(example: "--8<-- \"file\"", generator: "MkDocs", isInCode: true) { $0.hasPrefix("--8<--") },
    Kind(example: ":::note", generator: "Docusaurus and VitePress") { line in
      line.hasPrefix(":::") && (line.dropFirst(3).first { $0 != " " }?.isLetter ?? false)
    },
  ]

  /// One warning for each kind of foreign markup in the pages, at the place where that kind occurs first.
  static func diagnostics(of pages: [Article]) -> [Diagnostic] {
    var found: [Int: (first: Location, count: Int, files: Set<String>)] = [:]
    for page in pages {
      let path = page.document.path
      let code = page.document.fences.map { $0.range.start.line...max($0.range.start.line, $0.range.end.line) }
      for (index, line) in page.source.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
        let bytes = line.drop { $0 == 32 || $0 == 9 || $0 == UInt8(ascii: ">") }
        guard mayHold(bytes) else { continue }
        let isCode = code.contains { $0.contains(index + 1) }
        let written = String(decoding: bytes, as: UTF8.self)
        // Text between backticks is shown literally, so it does not count.
        let text = (isCode ? written : written.replacing(#/`[^`]*`/#, with: "``"))[...]
        for (number, kind) in kinds.enumerated() where (kind.isInCode || !isCode) && kind.matches(text) {
          let place = Location(path: path, line: index + 1, column: line.count - bytes.count + 1)
          var entry = found[number] ?? (place, 0, [])
          entry.count += 1
          entry.files.insert(path)
          found[number] = entry
        }
      }
    }
    return found.sorted { $0.key < $1.key }.map { index, entry in
      let amount = entry.count == 1 ? "once" : "\(entry.count) times in \(entry.files.count) \(entry.files.count == 1 ? "file" : "files")"
      let text = "'\(kinds[index].example)' is markup of \(kinds[index].generator) and is shown as plain text (\(amount))"
      return .warning("foreign-markup", text, at: entry.first)
    }
  }

  /// A quick test whether a line may contain any of the markup.
  private static func mayHold(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return false }
    if "!?=-:".utf8.contains(first), line.dropFirst().first.map({ $0 == first }) == true { return true }
    return zip(line, line.dropFirst()).contains { $0 == UInt8(ascii: "{") && ($1 == UInt8(ascii: "{") || $1 == UInt8(ascii: "%")) }
  }
}

extension ForeignMarkup {
  private static let groupedKinds: Set = ["unknown-front-matter-key", "unknown-directive"]

  /// Keeps only the first of similar warnings in many files, such as about an unknown front matter key of another generator. A note counts
  /// the others.
  static func grouped(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var places: [String: Int] = [:]
    var kept: [Diagnostic] = []
    var others: [Int: Set<String>] = [:]
    for diagnostic in diagnostics {
      guard diagnostic.severity == .warning, groupedKinds.contains(diagnostic.id), let path = diagnostic.location?.path else {
        kept.append(diagnostic)
        continue
      }
      let key = diagnostic.id + "\u{1}" + diagnostic.message
      if let index = places[key] {
        others[index, default: []].insert(path)
      } else {
        places[key] = kept.count
        kept.append(diagnostic)
      }
    }
    for (index, paths) in others {
      let count = paths.subtracting([kept[index].location?.path ?? ""]).count
      if count > 0 { kept[index].notes.append(Note("the same problem occurs in \(count) other \(count == 1 ? "file" : "files")")) }
    }
    return kept
  }
}
