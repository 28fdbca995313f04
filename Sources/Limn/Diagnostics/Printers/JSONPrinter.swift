/// Prints the report as JSON in the format `limn-check/1`.
public struct JSONPrinter: Sendable {
  public init() {}

  public func text(_ report: CheckReport) -> String {
    JSONText.bytes(Root(report)).text
  }
}

private struct Root: Encodable {
  let schema = "limn-check/1"
  let summary: [String: Counted]
  let snippets: [CheckedSnippet]
  let diagnostics: [Entry]

  /// A value of the JSON object `summary`. Some values are a number, such as the number of errors (`number`). Other
  /// values are a nested object with the totals of a phase, such as the check of links (`section`), or with the reason
  /// why the phase did not run (`skipped`).
  enum Counted: Encodable {
    case number(Int)
    case section([String: Int])
    case skipped(reason: String)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .section(let counts): try container.encode(counts)
      case .skipped(let reason): try container.encode(["notChecked": reason])
      }
    }
  }

  init(_ report: CheckReport) {
    var summary: [String: Counted] = ["errors": .number(report.errorCount), "warnings": .number(report.warningCount)]
    for phase in report.phases {
      if let skip = phase.skip {
        summary[phase.name] = .skipped(reason: skip.reason)
        continue
      }
      let counts = Dictionary(phase.counts.map { ($0.key, $0.value) }) { $1 }
      if phase.name == "snippets" {
        for (key, value) in counts { summary[key] = .number(value) }
      } else {
        summary[phase.name] = .section(counts)
      }
    }
    self.summary = summary
    snippets = report.snippets
    diagnostics = report.diagnostics.map(Entry.init)
  }
}

private struct Entry: Encodable {
  let path: String?
  let line: Int?
  let column: Int?
  let endLine: Int?
  let endColumn: Int?
  let severity: Severity
  let id: String
  let message: String
  let notes: [Remark]
  let fixes: [Repair]

  struct Remark: Encodable {
    let message: String
    let path: String?
    let line: Int?
    let column: Int?
  }

  struct Repair: Encodable {
    let message: String
    let safe: Bool
    let edits: [Change]
  }

  struct Change: Encodable {
    let path: String
    let line: Int
    let column: Int
    let endLine: Int
    let endColumn: Int
    let replacement: String
  }

  init(_ diagnostic: Diagnostic) {
    let place = diagnostic.location
    (path, line, column, endLine, endColumn) = (
      place?.path, place?.line, place?.column, place?.endLine, place?.endColumn
    )
    (severity, id, message) = (diagnostic.severity, diagnostic.id, diagnostic.message)
    notes = diagnostic.notes.map { note in
      Remark(message: note.message, path: note.location?.path, line: note.location?.line, column: note.location?.column)
    }
    fixes = diagnostic.fixes.map { fix in
      Repair(
        message: fix.message, safe: fix.isSafe,
        edits: fix.edits.map { edit in
          let at = edit.location
          return Change(
            path: at.path, line: at.line, column: at.column, endLine: at.endLine ?? at.line,
            endColumn: at.endColumn ?? at.column,
            replacement: edit.replacement)
        })
    }
  }
}
