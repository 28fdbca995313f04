import LimnCatalog
import LimnDiagnostics
import LimnPlatform
import LimnToolchain

/// `limn explain`: describes a diagnostic or a rule, and tells how to fix the problem. Without an id, lists all
/// diagnostics and rules.
struct ExplainCommand {
  let arguments: Arguments

  func run() throws -> Int32 {
    guard let id = arguments.operands.first else {
      let kinds = DiagnosticKind.allCases.sorted { $0.id < $1.id }.map {
        "\($0.id) (\($0.severity.rawValue))\n  \($0.cause)\n"
      }
      let rules = Rule.all.map { "\($0.id) (\($0.severity.rawValue))\n  \($0.title).\n" }
      Console.print((kinds + ["\nRules of the catalog:\n\n"] + rules).joined())
      return 0
    }
    Console.print(try text(id))
    return 0
  }

  private func text(_ id: String) throws -> String {
    if let kind = DiagnosticKind(id: id) {
      return """
        \(kind.id) (\(kind.severity.rawValue) by default)

        \(kind.cause)
        \(kind.remedy)

        \(Self.change(kind.id, from: kind.severity))
        """
    }
    if let rule = Rule.all.first(where: { $0.id == id }) {
      let (violating, compliant) = (Self.indented(rule.violatingExample), Self.indented(rule.compliantExample))
      return """
        \(rule.id) (\(rule.severity.rawValue) by default): \(rule.title)

        \(rule.reason)

        Violation:
        \(violating)

        Correct:
        \(compliant)

        To suppress one line: // limn:ignore \(rule.id) - reason
        \(Self.change(rule.id, from: rule.severity))
        """
    }
    if let text = try compilerText(id) { return text }
    let known = DiagnosticKind.allCases.map(\.id) + Rule.all.map(\.id)
    throw DiagnosticError(
      .unknownDiagnostic,
      "Limn and the compiler have no diagnostic \(id.quoted(suggesting: known)). 'limn explain' lists all ids of Limn"
    )
  }

  /// The text for a diagnostic of the Swift compiler, with the compiler's own documentation if there is any. Nil if the
  /// compiler has no such diagnostic.
  private func compilerText(_ id: String) throws -> String? {
    let toolchain = try Toolchain.discover(processes: .local)
    let name = id.replacing("-", with: "_")
    let note = try? files.read("\(toolchain.root)/share/doc/swift/diagnostics/\(id).md")
    guard note != nil || toolchain.hasDiagnostic(named: name) else { return nil }
    let documentation = note.map { Self.plain($0.text) + "\n" } ?? ""
    return """
      \(id): a diagnostic of the Swift compiler, which calls it \(name)

      \(documentation)In a report, its message says what is wrong at this place. Correct the code of the snippet. If the
      snippet is meant to show this error, add a comment '// error: ' and a part of the message to the line.

      \(Self.change(id, from: .error))
      """
  }

  /// How to change the severity of a diagnostic or rule.
  private static func change(_ id: String, from severity: Severity) -> String {
    """
    To change its severity, write in limn.yml:
      severity: { \(id): \(severity == .error ? "warning" : "error") }  # or off

    """
  }

  /// The text of a Markdown file without the marks of headings and code blocks.
  private static func plain(_ markdown: String) -> String {
    var isCode = false
    return markdown.lines.compactMap { line in
      if line.hasPrefix("```") {
        isCode.toggle()
        return isCode ? "" : nil
      }
      return isCode ? "    " + line : String(line.hasPrefix("#") ? line.drop { $0 == "#" || $0 == " " } : line)
    }.withLineFeeds
  }

  private static func indented(_ text: String) -> String {
    text.lines.map { "  " + $0 }.withLineFeeds
  }
}
