import LimnDiagnostics

/// What a step reports: mistakes in the project, and the totals of its checks.
struct Findings: Sendable {
  var diagnostics: [Diagnostic] = []
  /// In execution order.
  var phases: [CheckPhase] = []
}

extension Findings {
  static func + (first: Findings, second: Findings) -> Findings {
    Findings(diagnostics: first.diagnostics + second.diagnostics, phases: first.phases + second.phases)
  }

  /// The findings without the diagnostics for which the condition holds.
  func without(_ isRemoved: (Diagnostic) -> Bool) -> Findings {
    Findings(diagnostics: diagnostics.filter { !isRemoved($0) }, phases: phases)
  }
}
