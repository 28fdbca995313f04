public import LimnDiagnostics

extension Settings {
  /// The diagnostics with the severities that `limn.yml` sets. Diagnostics that are set to `off` are removed.
  public func leveled(_ diagnostics: some Sequence<Diagnostic>) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      guard let level = severity[diagnostic.id] else { return diagnostic }
      var own = diagnostic
      switch level {
      case .off: return nil
      case .warning: own.severity = .warning
      case .error: own.severity = .error
      }
      return own
    }
  }

  /// The level of each rule that the settings mention, by the rule's id. `severity` takes precedence over `rules`.
  ///
  /// - Parameter ids: the ids of all rules. Other ids in `severity` are ignored.
  public func ruleLevels(_ ids: some Sequence<String>) -> [String: RuleLevel] {
    let ids = Set(ids)
    return rules.merging(severity.filter { ids.contains($0.key) }) { _, own in own }
  }

  /// One error for each unknown id under `severity` that is similar to the id of a Limn diagnostic or rule. Any other unknown id may belong
  /// to a compiler diagnostic, so it is not reported.
  public func unknownSeverities(rules ids: some Sequence<String>) -> [Diagnostic] {
    let own = DiagnosticKind.all.map(\.id) + ids
    return severity.keys.sorted().filter { !own.contains($0) }.compactMap { id in
      guard let near = Suggestion.nearest(to: id, among: own) else { return nil }
      return .error("unknown-diagnostic", "there is no diagnostic with the id '\(id)' (did you mean '\(near)'?)", at: locations["severity"])
    }
  }
}
