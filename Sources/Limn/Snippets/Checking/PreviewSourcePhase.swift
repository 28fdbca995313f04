/// Collects the previews of compiled snippets that have the `preview` attribute.
struct PreviewSourcePhase {
  let check: CheckRun
  let compiled: CompileReport

  func find() -> PreviewSourceReport {
    var report = PreviewSourceReport()
    for unit in check.units {
      let owner = check.scope.owner(of: unit)
      guard owner.attributes.showsPreview, let outcome = compiled.outcomes[unit.owner], !outcome.hasErrors else {
        continue
      }
      if let text = PreviewSource(unit: unit, scope: check.scope).text {
        report.sources[unit.owner] = text
      } else {
        let text =
          "nothing to preview: the snippet has no '#Preview', no statements, and no view that is a struct without generic parameters"
        report.problems.add([.init(.nothingToPreview, text, at: owner.opening)], to: unit.owner)
      }
    }
    return report
  }
}

/// The previews of the snippets.
struct PreviewSourceReport {
  /// The source code of each snippet's preview, by the snippet's id.
  var sources: [Int: String] = [:]
  var problems = SnippetProblems()
}
