import Foundation
import LimnCatalog
import LimnConfiguration
import LimnDiagnostics
import LimnPlatform
import LimnSnippets

extension Pipeline {
  var baselinePath: String { layout.site + "/baseline.json" }

  /// Reads the accepted errors of documents from the baseline, if the project has one.
  mutating func readProblemBaseline() throws(EnvironmentFailure) {
    guard files.exists(baselinePath) else { return }
    do { problemBaseline = ProblemBaseline(try files.read(baselinePath)) } catch { throw error.failure }
    if problemBaseline == nil {
      let path = layout.relative(baselinePath)
      let text = "'\(path)' is not a baseline, so no failure is accepted: write it again with --write-baseline"
      diagnostics.append(.error("invalid-baseline", text, at: Location(path: path)))
    }
  }

  /// The report of all steps so far. Severities are those of the settings, and accepted failures are left out.
  var report: CheckReport {
    let all = settings.leveled(Set(diagnostics))
    guard let baseline = problemBaseline else { return CheckReport(diagnostics: all, snippets: checked, phases: phases + accepted(0)) }
    let open = all.filter { !baseline.covers($0) }
    let stale = hasCheckedLinks && options.paths.isEmpty ? baseline.stale(among: all, in: documentPaths) : []
    let place = Location(path: layout.relative(baselinePath))
    let warnings = stale.map { entry in
      Diagnostic.warning(
        "stale-baseline", "a known failure in \(entry.path) no longer occurs: \(entry.message)", at: place,
        notes: [Note("update the baseline with --write-baseline")])
    }
    return CheckReport(diagnostics: open + settings.leveled(warnings), snippets: checked, phases: phases + accepted(all.count - open.count))
  }

  /// The totals of the failures that the baseline accepts; empty if there are none.
  private func accepted(_ problems: Int) -> [CheckPhase] {
    let snippets = openSnippetReport?.accepted ?? 0
    let total = snippets + problems + acceptedViolations
    guard total > 0 else { return [] }
    return [
      CheckPhase(
        name: "baseline",
        counts: [
          .init("total", total, total == 1 ? "known failure accepted" : "known failures accepted"),
          .init("snippets", snippets, "in snippets"),
          .init("problems", problems, "in links and text"), .init("violations", acceptedViolations, "of rules"),
        ])
    ]
  }

  /// Whether the file is a document or contains snippets that are checked.
  private func isOfDocument(_ path: String) -> Bool { documentPaths.contains(path) || snippetPages.contains { $0.path == path } }

  /// Writes failures to the baseline: failing snippets, violations of rules, and errors of documents, if the checks for them ran. Written
  /// failures are removed from the report. If a baseline existed, a warning lists the additions.
  mutating func writeBaseline(_ index: CatalogIndex?) throws -> BaselineChange? {
    let place = layout.relative(baselinePath)
    let old = try files.readIfPresent(baselinePath)
    var new = old
    if options.only.contains(.snippets) {
      var baseline = SnippetBaseline(freezing: snippetReport, pages: snippetPages, path: place)
      // Keep the accepted failures of files that this run did not check.
      let checkedPaths = Set(snippetPages.map(\.path))
      let others = old.flatMap { SnippetBaseline($0, path: place)?.entries } ?? []
      baseline.entries += others.filter { !checkedPaths.contains($0.path) && files.exists(layout.root + "/" + $0.path) }
      new = try baseline.json(replacingIn: new)
      let known = Set(snippetReport.diagnostics)
      diagnostics.removeAll { known.contains($0) }
      let accepted = baseline.apply(to: snippetReport, pages: snippetPages)
      diagnostics += accepted.diagnostics
      openSnippetReport = accepted
      checked = accepted.verdicts.map(\.checked)
      phases = phases.map { $0.name == accepted.summary.phase.name ? accepted.summary.phase : $0 }
    }
    if options.only.contains(.rules), let index {
      let baseline = Baseline(freezing: index, path: place)
      new = try baseline.json(replacingIn: new)
      acceptedViolations += diagnostics.count(where: baseline.covers)
      diagnostics.removeAll(where: baseline.covers)
    }
    if options.only.contains(.links) {
      var baseline = ProblemBaseline(freezing: diagnostics.filter { isOfDocument($0.location?.path ?? "") })
      let others = problemBaseline?.entries ?? []
      baseline.entries.formUnion(others.filter { !documentPaths.contains($0.path) && files.exists(layout.root + "/" + $0.path) })
      new = try baseline.json(replacingIn: new)
      problemBaseline = baseline
    }
    diagnostics.removeAll { ["stale-baseline", "invalid-baseline"].contains($0.id) && $0.location?.path == place }
    guard let new else { return nil }
    if new != old { try files.write(baselinePath, new) }
    let change = BaselineChange(from: old, to: new)
    if old != nil, !change.added.isEmpty {
      let text = "the baseline grew: \(change.added.count) new \(change.added.count == 1 ? "failure is" : "failures are") accepted"
      diagnostics.append(.warning("baseline-grew", text, at: Location(path: place), notes: change.added.prefix(10).map { Note($0) }))
    }
    return change
  }
}
