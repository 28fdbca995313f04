import LimnDiagnostics

/// The findings that a step reports: mistakes in the project, and the totals of the step's checks.
struct Findings {
  var diagnostics: [Diagnostic] = []
  /// The totals of the checks, in execution order.
  var phases: [CheckPhase] = []

  static func + (first: Findings, second: Findings) -> Findings {
    Findings(diagnostics: first.diagnostics + second.diagnostics, phases: first.phases + second.phases)
  }

  /// Returns the findings without the diagnostics for which `isRemoved` returns true.
  func without(_ isRemoved: (Diagnostic) -> Bool) -> Findings {
    Findings(diagnostics: diagnostics.filter { !isRemoved($0) }, phases: phases)
  }
}
