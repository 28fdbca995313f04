import LimnCatalog
import LimnDiagnostics

/// `limn explain`: describes a diagnostic or a rule, and tells how to fix the problem. Without an id, prints all
/// diagnostics as a Markdown table.
struct ExplainCommand {
  let arguments: Arguments

  func run() throws -> Int32 {
    guard let id = arguments.operands.first else {
      Console.print(DiagnosticKind.table)
      return 0
    }
    Console.print(try Self.text(id))
    return 0
  }

  static func text(_ id: String) throws(DiagnosticError) -> String {
    if let kind = DiagnosticKind(rawValue: id) {
      return """
        \(kind.id) (\(kind.severity.rawValue) by default)

        \(kind.cause)
        \(kind.remedy)

        To change its severity, write in limn.yml:
          severity: { \(kind.id): \(kind.severity == .error ? "warning" : "error") }  # or off

        """
    }
    if let rule = Rule.all.first(where: { $0.id == id }) {
      let (violating, compliant) = (indented(rule.violatingExample), indented(rule.compliantExample))
      return """
        \(rule.id) (\(rule.severity.rawValue) by default): \(rule.title)

        \(rule.reason)

        Violation:
        \(violating)
          \(rule.severity.rawValue): \(rule.exampleMessage)

        Correct:
        \(compliant)

        To suppress one line: // limn:ignore \(rule.id) - reason
        To change its severity, write in limn.yml:
          severity: { \(rule.id): \(rule.severity == .error ? "warning" : "error") }  # or off

        """
    }
    let known = DiagnosticKind.allCases.map(\.id) + Rule.all.map(\.id)
    throw DiagnosticError(
      .unknownDiagnostic,
      "Limn has no diagnostic '\(id)'\(Suggestion.hint(for: id, among: known)). 'limn explain' lists all ids of Limn; other ids come from the compiler"
    )
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
  }
}
