/// Prints the report as JSON in the format `limn-check/1`.
public struct JSONPrinter: Sendable {
  public init() {}

  public func text(_ report: CheckReport) -> String {
    JSONText.bytes(Root(report)).text
  }
}

private struct Root: Encodable {
  let schema = "limn-check/1"
  /// Some values are a number, such as the number of errors. Other values are a nested object with the totals of a
  /// phase, such as the check of links, or with the reason why the phase did not run.
  let summary: [String: Entry]
  let snippets: [CheckedSnippet]
  let diagnostics: [Entry]

  init(_ report: CheckReport) {
    var summary = ["errors": Entry(report.errorCount), "warnings": Entry(report.warningCount)]
    for phase in report.phases {
      if let skip = phase.skip {
        summary[phase.name] = Entry(["notChecked": skip.reason])
        continue
      }
      let counts = Dictionary(phase.counts.map { ($0.key, $0.value) }) { $1 }
      if phase.name == "snippets" {
        for (key, value) in counts { summary[key] = Entry(value) }
      } else {
        summary[phase.name] = Entry(counts)
      }
    }
    self.summary = summary
    snippets = report.snippets
    diagnostics = report.diagnostics.map { Entry(Problem($0), at: $0.location) }
  }
}

/// Any content, among whose keys are those of its location.
private struct Entry: Encodable {
  let content: any Encodable
  let location: Location?

  init(_ content: any Encodable, at location: Location? = nil) { (self.content, self.location) = (content, location) }

  func encode(to encoder: any Encoder) throws {
    try location?.encode(to: encoder)
    try content.encode(to: encoder)
  }
}

private struct Problem: Encodable {
  let severity: Severity
  let id, message: String
  let notes: [Entry]
  let fixes: [Repair]

  struct Repair: Encodable {
    let message: String
    let safe: Bool
    let edits: [Entry]
  }

  init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity
    id = diagnostic.id
    message = diagnostic.message
    notes = diagnostic.notes.map { note in
      Entry(
        ["message": note.message],
        at: note.location.map { Location(path: $0.path, line: $0.line, column: $0.column) })
    }
    fixes = diagnostic.fixes.map { fix in
      Repair(
        message: fix.message, safe: fix.isSafe,
        edits: fix.edits.map { edit in
          var place = edit.location
          place.endLine = place.endLine ?? place.line
          place.endColumn = place.endColumn ?? place.column
          return Entry(["replacement": edit.replacement], at: place)
        })
    }
  }
}
