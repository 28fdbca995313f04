import LimnDiagnostics

/// The results of all phases.
struct CheckResults {
  let compiled: CompileReport
  let runs: RunReport
  let previews: PreviewSourceReport
}

/// Combines the results of all phases into one report, with locations in the Markdown files.
struct ReportWriter {
  let check: CheckRun
  let results: CheckResults

  func report() -> SnippetReport {
    let (scope, outcomes, compiler) = (check.scope, results.compiled.outcomes, check.compiler)
    var problems = check.problems
    for found in [results.compiled.problems, results.runs.problems, results.previews.problems] {
      problems.merge(found)
    }
    var report = SnippetReport()
    report.diagnostics = problems.general
    report.summary = results.compiled.summary
    var failed = Set(problems.bySnippet.filter { $0.value.hasErrors }.keys)
    var foreign: [(diagnostic: Diagnostic, origin: Int, owner: Int)] = []
    var broken: Set<Int> = []
    var said = Set<Diagnostic>()
    var causes = results.compiled.needed.mapValues { Set([$0]) }
    for list in problems.bySnippet.values { report.diagnostics += list }
    for unit in check.units {
      guard let outcome = outcomes[unit.owner] else { continue }
      let owner = scope.owner(of: unit)
      let reader = OutcomeReader(scope: scope, owner: owner, source: compiler.text(of: unit, outcome: outcome))
      let found = reader.read(outcome)
      let left = ExpectationMatcher(snippet: owner, found: found).diagnostics()
      if left.hasErrors { failed.insert(owner.id) }
      let origins = left.map { diagnostic in found.first { $0.diagnostic == diagnostic }?.origin }
      let errors = zip(left, origins).filter { $0.0.isError }
      // If all errors are in earlier snippets, the compiler does not know the types of the values that those snippets
      // declare. Warnings about uses of these values are then wrong, so leave out all warnings.
      let isMisled = !errors.isEmpty && errors.allSatisfy { $0.1 != nil && $0.1?.snippet != owner.id }
      for (diagnostic, origin) in zip(left, origins) where !isMisled || diagnostic.isError {
        if let origin, origin.snippet != owner.id {
          var foreignOne = diagnostic
          foreignOne.notes.append(
            Note("this snippet uses the code, and the problem appears when this snippet is compiled", at: owner.opening)
          )
          foreign.append((foreignOne, origin.snippet, owner.id))
        } else {
          if diagnostic.isError { broken.insert(owner.id) }
          report.diagnostics.append(diagnostic)
        }
      }
    }
    for diagnostic in report.diagnostics { said.insert(diagnostic.withoutNotes) }
    for (diagnostic, origin, owner) in foreign {
      let isError = diagnostic.isError
      // The error is in `origin`, an earlier snippet that was compiled together with `owner`. If `owner` has an error
      // of its own, that error may have caused the error in `origin`. Then report the error in `origin` only if
      // `origin` also fails when it is compiled without `owner`.
      if isError, broken.contains(owner), !failed.contains(origin) { continue }
      if isError { causes[owner, default: []].insert(origin) }
      // Report each diagnostic once. It may have been reported before, when the earlier snippet itself was compiled.
      if said.insert(diagnostic.withoutNotes).inserted { report.diagnostics.append(diagnostic) }
    }
    let locations = problems.bySnippet.mapValues { $0.filter(\.isError).compactMap(\.location) }
    report.verdicts = VerdictWriter(check: check, results: results, failed: failed, causes: causes, errors: locations)
      .verdicts()
    return report
  }
}

extension Diagnostic {
  fileprivate var withoutNotes: Diagnostic {
    Diagnostic(severity: severity, id: id, message: message, location: location)
  }
}
