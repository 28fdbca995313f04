public import LimnDiagnostics

/// Detects markup of other documentation generators. Limn shows such markup as plain text. Each kind of markup is
/// reported once.
public enum ForeignMarkup {
  private struct Kind {
    var example, generator: String
    /// Whether the markup also has an effect inside code blocks. This depends on the generator that the markup belongs
    /// to.
    var isInCode = false
    /// Whether a line contains the markup. The line is passed without its leading whitespace.
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

  /// A line that may contain foreign markup.
  public struct Candidate: Sendable {
    var line: Int
    /// The column where `text` starts.
    var column: Int
    /// The line without leading whitespace and quote marks, as offsets in the source.
    var text: Range<Int>
  }

  /// Returns one warning for each kind of foreign markup in the pages. The warning is at the first place with this kind
  /// of markup.
  ///
  /// - Parameter pages: documents, their sources, and the results of ``candidates(in:)`` for these.
  public static func diagnostics(
    of pages: [(document: Document, source: [UInt8], candidates: [Candidate])]
  ) -> [Diagnostic] {
    var found: [Int: (first: Location, example: String, count: Int, files: Set<String>)] = [:]
    for page in pages where !page.candidates.isEmpty {
      let path = page.document.path
      let code = page.document.fences.map(\.lineRange)
      for candidate in page.candidates {
        let isCode = code.contains { $0.contains(candidate.line) }
        let written = page.source[candidate.text].text
        // Text between backticks is shown literally, so markup in it does not count.
        let text = (isCode ? written : written.withoutCodeSpans)[...]
        for (number, kind) in kinds.enumerated() where (kind.isInCode || !isCode) && kind.matches(text) {
          let place = Location(path: path, line: candidate.line, column: candidate.column)
          let words = text.split(separator: " ", maxSplits: 2).prefix(2).withSpaces
          let isStart = text.first.map("!?=-:".contains) ?? false
          var entry = found[number] ?? (place, isStart ? words : kind.example, 0, [])
          entry.count += 1
          entry.files.insert(path)
          found[number] = entry
        }
      }
    }
    return found.sortedByKey.map { index, entry in
      let amount =
        entry.count == 1
        ? "once" : "\(entry.count) times in \(entry.files.count.counted("file"))"
      let text =
        "'\(entry.example)' is markup of \(kinds[index].generator) and is shown as plain text (\(amount))"
      return .init(.foreignMarkup, text, at: entry.first)
    }
  }

  /// Returns the lines that may contain foreign markup. The lines are tested as bytes, since a string for each line of a
  /// large site takes long.
  public static func candidates(in source: [UInt8]) -> [Candidate] {
    var found: [Candidate] = []
    for (index, line) in source.lines.enumerated() {
      let text = line.drop { $0 == 32 || $0 == 9 || $0 == ">" }
      if starts.contains(where: { text.starts(with: $0.utf8) })
        || text.contains("{", "{") || text.contains("{", "%")
      {
        found.append(
          Candidate(
            line: index + 1, column: text.startIndex - line.startIndex + 1, text: text.startIndex..<text.endIndex))
      }
    }
    return found
  }

  /// The texts at the start of a line that indicate foreign markup.
  private static let starts = ["!!! ", "??? ", "???+ ", "=== \"", "--8<--", ":::"]

  private static let groupedKinds: Set<DiagnosticKind?> = [.unknownFrontMatterKey, .unknownDirective]

  /// Shortens the list of warnings about unknown front matter keys and directives. They often come from another
  /// generator and occur in many files. Of several equal warnings, keeps the first, and adds a note with the number of
  /// other files.
  public static func grouped(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var places: [String: Int] = [:]
    var kept: [Diagnostic] = []
    var others: [Int: Set<String>] = [:]
    for diagnostic in diagnostics {
      guard diagnostic.severity == .warning, groupedKinds.contains(diagnostic.kind),
        let path = diagnostic.location?.path
      else {
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
      if count > 0 {
        kept[index].notes.append(Note("the same problem occurs in \(count.counted("other file"))"))
      }
    }
    return kept
  }
}

extension String {
  /// The text in which each part between two backticks is removed.
  fileprivate var withoutCodeSpans: String {
    let parts = fields(at: "`")
    // Every second part is between two backticks. The last part is not, since no backtick follows it.
    return parts.enumerated().map { $0 % 2 == 0 || $0 == parts.count - 1 ? $1 : "" }.joined(separator: "`")
  }
}
