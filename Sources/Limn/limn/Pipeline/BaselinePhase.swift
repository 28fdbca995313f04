import LimnDiagnostics

/// Writes a run's failures to the baseline: failing snippets, violations of rules, and errors of documents and previews.
/// A kind of failure is written only if its check ran.
struct BaselinePhase: Phase {
  let outcome: RunOutcome

  var workspace: Workspace { outcome.workspace }

  /// Writes the new baseline. If a baseline already existed, the new outcome has a warning that lists the added
  /// entries. No file is written if the project had no baseline and there is nothing to accept.
  func run() throws -> BaselineResult {
    let path = layout.baseline
    let old = project.baseline
    var new = old ?? Baseline(path: layout.relative(path))
    var (code, findings, project) = (outcome.code, outcome.findings, workspace.project)
    if options.only.contains(.snippets) {
      let (complete, pages) = (code.snippets.complete, code.snippets.pages)
      new.replace(.snippet, with: Baseline.failures(of: complete, pages: pages), keptSnippets(of: old))
      let known = Set(complete.diagnostics)
      let accepted = new.apply(to: complete, pages: pages)
      code.snippets.open = accepted
      findings.diagnostics = findings.diagnostics.filter { !known.contains($0) } + accepted.diagnostics
      let phase = accepted.summary.phase
      findings.phases = findings.phases.map { $0.name == phase.name ? phase : $0 }
    }
    if options.only.contains(.rules), let index = code.catalog?.index {
      let violations = index.acceptableViolations
      new.replace(.rule, with: violations)
      let accepted = Set(violations.keys.map { Baseline.Failure(path: $0.path, id: $0.id, message: $0.message) })
      let reported = findings.diagnostics.count
      findings.diagnostics.removeAll {
        accepted.contains(Baseline.Failure(path: $0.location?.path ?? "", id: $0.id, message: $0.message))
      }
      code.catalog?.acceptedViolations += reported - findings.diagnostics.count
    }
    replaceProblems(in: &new, findings.diagnostics)
    findings.diagnostics.removeAll {
      [.staleBaseline, .invalidBaseline].contains($0.kind) && $0.location?.path == new.path
    }
    project.baseline = new
    let json = new.json()
    if old != nil || new.total > 0, try files.readIfPresent(path) != json {
      try files.write(path, json)
    }
    let added = new.lines(notIn: old ?? Baseline(path: new.path))
    if old != nil, !added.isEmpty {
      findings.diagnostics.add(
        .baselineGrew, "the baseline grew: \(added.count.counted("new problem is", "new problems are")) accepted",
        at: Location(path: new.path),
        notes: added.prefix(10).map { Note($0) })
    }
    return BaselineResult(
      old: old, new: new, added: added,
      outcome: RunOutcome(
        workspace: Workspace(context: context, project: project), code: code, findings: findings,
        hasCheckedLinks: outcome.hasCheckedLinks))
  }

  /// The old failures of snippets that remain in two cases: this run did not check the failure's file and the file
  /// still exists, or this run has no verdict for the snippet.
  private func keptSnippets(of old: Baseline?) -> [Baseline.Failure: Int] {
    guard let old else { return [:] }
    let snippets = outcome.code.snippets
    let checked = Set(snippets.pages.map(\.path))
    let unknown = old.unknownFailures(in: snippets.complete, pages: snippets.pages)
    return old.only(.snippet).counts.filter { failure, _ in
      unknown.contains(failure) || !checked.contains(failure.path) && exists(failure)
    }
  }

  /// Accepts the given diagnostics, and keeps the old failures of documents and previews that this run did not check.
  private func replaceProblems(in baseline: inout Baseline, _ diagnostics: [Diagnostic]) {
    // If the command line names files, only the errors of the named files are reported. So the baseline must not accept
    // errors of other files.
    let hasLinks = options.only.contains(.links)
    let documents: Set = hasLinks ? project.documentPaths.filter(isWanted) : []
    let checked: Set = hasLinks ? documents.union(outcome.code.snippets.pages.map(\.path).filter(isWanted)) : []
    baseline.replace(
      .problem,
      with: Baseline.problems(diagnostics).filter { outcome.hasChecked($0.key, in: checked) },
      baseline.only(.problem).counts.filter { !outcome.hasChecked($0.key, in: documents) && exists($0.key) })
  }

  private func exists(_ failure: Baseline.Failure) -> Bool {
    files.exists(layout.root + "/" + failure.path)
  }
}

/// The old and the new baseline, and the outcome of the run without the failures that the new one accepts.
struct BaselineResult {
  let old: Baseline?
  let new: Baseline
  /// The failures that only the new baseline accepts, as lines to print.
  let added: [String]
  let outcome: RunOutcome

  /// The change as a phrase, such as `2 known problems, 1 of them new, 0 removed`.
  var text: String {
    let removed = old.map { $0.lines(notIn: new).count } ?? 0
    if new.total > 0 {
      return "\(new.total.counted("known problem")), \(added.count) of them new, \(removed) removed"
    }
    let hasErrors = outcome.report.errorCount > 0
    let reason = hasErrors ? "this run has no error that a baseline can contain" : "nothing had to be accepted"
    return reason + (old != nil ? ", \(removed) removed" : ", so no file was written")
  }
}
