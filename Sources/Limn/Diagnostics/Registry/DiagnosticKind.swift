/// A kind of diagnostic: its stable id, its default severity, its cause, and its remedy.
public struct DiagnosticKind: Hashable, Sendable {
  public var id: String
  /// The default severity, which `severity` in `limn.yml` can change.
  public var severity: Severity
  /// The cause, as a sentence.
  public var cause: String
  /// The remedy, as a sentence.
  public var remedy: String

  init(_ id: String, _ severity: Severity, _ cause: String, _ remedy: String) {
    self.id = id
    self.severity = severity
    self.cause = cause
    self.remedy = remedy
  }
}

extension DiagnosticKind {
  /// All kinds that Limn itself reports, sorted by id. Architecture rules and compiler diagnostics are not included.
  public static let all = (markdown + settings + links + pages + snippets + runs + catalog + previews + project).sorted
  { $0.id < $1.id }

  public static func named(_ id: String) -> DiagnosticKind? { all.first { $0.id == id } }

  /// All kinds as a Markdown table, one row for each.
  public static var table: String {
    let rows = all.map { "| `\($0.id)` | \($0.severity.rawValue) | \($0.cause) | \($0.remedy) |" }
    return (["| id | default | cause | what to do |", "| --- | --- | --- | --- |"] + rows).joined(separator: "\n")
      + "\n"
  }
}
