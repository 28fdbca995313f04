import LimnDiagnostics
import LimnMarkdown
import LimnPlatform
import LimnToolchain

extension CheckRun {
  /// The results, with locations in the Markdown files.
  func report() -> SnippetReport {
    var report = SnippetReport(diagnostics: general, summary: summary)
    var failed = Set(mistakes.filter { $0.value.contains { $0.severity == .error } }.keys)
    var foreign: [Diagnostic] = []
    var said = Set<Diagnostic>()
    var causes: [Int: Set<Int>] = [:]
    for list in mistakes.values { report.diagnostics += list }
    for unit in units {
      guard let outcome = outcomes[unit.owner] else { continue }
      let owner = scope.snippets[unit.owner]
      let reader = OutcomeReader(scope: scope, owner: owner, source: compiler.text(of: unit, outcome: outcome))
      let found = reader.read(outcome)
      let left = ExpectationMatcher(snippet: owner, found: found).diagnostics()
      if left.contains(where: { $0.severity == .error }) { failed.insert(owner.id) }
      for diagnostic in left {
        let origin = found.first { $0.diagnostic == diagnostic }?.origin
        if let origin, origin.snippet != owner.id {
          if diagnostic.severity == .error { causes[owner.id, default: []].insert(origin.snippet) }
          var foreignOne = diagnostic
          foreignOne.notes.append(Note("found while checking a later snippet that uses this code", at: owner.opening))
          foreign.append(foreignOne)
        } else {
          report.diagnostics.append(diagnostic)
        }
      }
    }
    for diagnostic in report.diagnostics { said.insert(diagnostic.withoutNotes) }
    // If a snippet reports a diagnostic itself, do not repeat it for the snippets that use it.
    for diagnostic in foreign where said.insert(diagnostic.withoutNotes).inserted { report.diagnostics.append(diagnostic) }
    report.verdicts = VerdictWriter(check: self, failed: failed, causes: causes).verdicts()
    return report
  }
}

extension Diagnostic {
  fileprivate var withoutNotes: Diagnostic { Diagnostic(severity: severity, id: id, message: message, location: location) }
}
