/// A kind of diagnostic: its stable id, what it counts as by default, why it is reported, and how to deal with it.
public struct DiagnosticKind: Hashable, Sendable {
  public var id: String
  /// What it counts as unless `severity` in `limn.yml` says otherwise.
  public var severity: Severity
  /// Why it is reported, as a sentence.
  public var cause: String
  /// What to do, as a sentence.
  public var remedy: String

  init(_ id: String, _ severity: Severity, _ cause: String, _ remedy: String) {
    self.id = id
    self.severity = severity
    self.cause = cause
    self.remedy = remedy
  }
}

extension DiagnosticKind {
  /// Every kind that Limn itself reports, sorted by id. Rules of architectures and the compiler's own diagnostics are not listed.
  public static let all = (markdown + settings + links + pages + snippets + runs + catalog + previews + project).sorted { $0.id < $1.id }

  public static func named(_ id: String) -> DiagnosticKind? { all.first { $0.id == id } }

  /// All kinds as a Markdown table, one row each.
  public static var table: String {
    let rows = all.map { "| `\($0.id)` | \($0.severity.rawValue) | \($0.cause) | \($0.remedy) |" }
    return (["| id | default | cause | what to do |", "| --- | --- | --- | --- |"] + rows).joined(separator: "\n") + "\n"
  }
}
