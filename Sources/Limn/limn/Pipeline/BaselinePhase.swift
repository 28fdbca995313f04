import LimnCatalog
import LimnDiagnostics
import LimnPlatform
import LimnSnippets

/// Writes a run's failures to the baseline: failing snippets, violations of rules, and errors of documents. A kind of
/// failure is written only if its check ran.
struct BaselinePhase {
  let outcome: RunOutcome
}

/// The changes of the baseline, and the outcome of the run without the failures that the new baseline accepts.
struct BaselineResult {
  let change: BaselineChange
  /// Whether the project has a baseline after this run. No file is written if the project had no baseline and there is
  /// nothing to accept.
  let hasBaseline: Bool
  let outcome: RunOutcome
}

extension BaselineResult {
  /// The change as a phrase, such as `2 known failures, 1 of them new, 0 removed`.
  var text: String {
    if change.total > 0 {
      let failures = change.total == 1 ? "known failure" : "known failures"
      return "\(change.total) \(failures), \(change.added.count) of them new, \(change.removed) removed"
    }
    let hasErrors = outcome.report.errorCount > 0
    let reason = hasErrors ? "this run has no error that a baseline can contain" : "nothing had to be accepted"
    return reason + (hasBaseline ? ", \(change.removed) removed" : ", so no file was written")
  }
}

extension BaselinePhase {
  private var workspace: Workspace { outcome.workspace }
  private var path: String { workspace.layout.baseline }
  private var place: String { workspace.layout.relative(path) }

  /// Writes the new baseline. If a baseline already existed, the new outcome has a warning that lists the added
  /// entries.
  func run() throws -> BaselineResult {
    let old = try workspace.files.readIfPresent(path)
    var (new, code, findings, problems) = (old, outcome.code, outcome.findings, outcome.baseline)
    if workspace.options.only.contains(.snippets) {
      let baseline = snippetBaseline(replacing: old)
      new = try baseline.json(replacingIn: new)
      let (complete, pages) = (code.snippets.complete, code.snippets.pages)
      let known = Set(complete.diagnostics)
      let accepted = baseline.apply(to: complete, pages: pages)
      code.snippets.open = accepted
      findings.diagnostics = findings.diagnostics.filter { !known.contains($0) } + accepted.diagnostics
      let phase = accepted.summary.phase
      findings.phases = findings.phases.map { $0.name == phase.name ? phase : $0 }
    }
    if workspace.options.only.contains(.rules), let index = code.catalog?.index {
      let baseline = Baseline(freezing: index, path: place)
      new = try baseline.json(replacingIn: new)
      code.catalog?.acceptedViolations += findings.diagnostics.count(where: baseline.covers)
      findings.diagnostics.removeAll(where: baseline.covers)
    }
    if workspace.options.only.contains(.links) {
      let baseline = problemBaseline(findings.diagnostics)
      new = try baseline.json(replacingIn: new)
      problems = baseline
    }
    findings = findings.without {
      [.staleBaseline, .invalidBaseline].contains($0.kind) && $0.location?.path == place
    }
    let change = BaselineChange(from: old, to: new ?? [])
    let hasBaseline = old != nil || change.total > 0
    if hasBaseline, let new, new != old { try workspace.files.write(path, new) }
    if old != nil, !change.added.isEmpty { findings.diagnostics.append(growth(change)) }
    return BaselineResult(
      change: change, hasBaseline: hasBaseline,
      outcome: RunOutcome(
        workspace: workspace, baseline: problems, code: code, findings: findings,
        hasCheckedLinks: outcome.hasCheckedLinks))
  }

  /// Returns a baseline that accepts the snippet failures of this run. An entry of the old baseline is kept in two
  /// cases: this run did not check the entry's file and the file still exists, or this run has no verdict for the
  /// entry's snippet.
  private func snippetBaseline(replacing old: [UInt8]?) -> SnippetBaseline {
    let snippets = outcome.code.snippets
    var baseline = SnippetBaseline(freezing: snippets.complete, pages: snippets.pages, path: place)
    guard let last = old.flatMap({ SnippetBaseline($0, path: place) }) else { return baseline }
    let checked = Set(snippets.pages.map(\.path))
    let others = last.entries.filter {
      !checked.contains($0.path) && workspace.files.exists(workspace.layout.root + "/" + $0.path)
    }
    baseline.add(others + last.unknownEntries(in: snippets.complete, pages: snippets.pages))
    return baseline
  }

  /// Returns a baseline that accepts the given diagnostics. It keeps the old entries of documents that this run did not
  /// check.
  private func problemBaseline(_ diagnostics: [Diagnostic]) -> ProblemBaseline {
    // If the command line names files, only the errors of the named files are reported. So the baseline must not accept
    // errors of other files.
    let documents = workspace.project.documentPaths.filter(workspace.isWanted)
    let checked = documents.union(outcome.code.snippets.pages.map(\.path).filter(workspace.isWanted))
    var baseline = ProblemBaseline(freezing: diagnostics.filter { checked.contains($0.location?.path ?? "") })
    let others = outcome.baseline?.entries ?? [:]
    baseline.entries.merge(
      others.filter { entry, _ in
        !documents.contains(entry.path) && workspace.files.exists(workspace.layout.root + "/" + entry.path)
      },
      uniquingKeysWith: max)
    return baseline
  }

  private func growth(_ change: BaselineChange) -> Diagnostic {
    let text =
      "the baseline grew: \(change.added.count) new \(change.added.count == 1 ? "failure is" : "failures are") accepted"
    return .warning(.baselineGrew, text, at: Location(path: place), notes: change.added.prefix(10).map { Note($0) })
  }
}
