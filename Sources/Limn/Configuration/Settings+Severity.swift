public import LimnDiagnostics

extension Settings {
  /// Returns the diagnostics with the severities that `limn.yml` sets for their ids. If `limn.yml` sets `off` for an
  /// id, the diagnostics with this id are left out. If it sets nothing, their severity stays the same.
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

  /// Returns the levels that `limn.yml` sets for rules. The key is the rule's id. If `rules` and `severity` set
  /// different levels for a rule, the level in `severity` is returned.
  ///
  /// - Parameter ids: the ids of all rules. An id in `severity` that is not in `ids` is ignored, since it belongs to a
  ///   diagnostic.
  public func ruleLevels(_ ids: some Sequence<String>) -> [String: RuleLevel] {
    let ids = Set(ids)
    return rules.merging(severity.filter { ids.contains($0.key) }) { _, own in own }
  }

  /// Reports the unknown ids under `rules`, and the misspelled ids under `severity`. An unknown id under `severity`
  /// counts as misspelled if it is similar to the id of a Limn diagnostic or rule. Otherwise it may be the id of a
  /// compiler diagnostic, so it is not reported.
  public func unknownIDs(rules ids: [String]) -> [Diagnostic] {
    let all = DiagnosticKind.allCases.map(\.id) + ids
    return rules.keys.filter { !ids.contains($0) }.map { id in
      Diagnostic(
        .unknownRule, "there is no rule " + id.quoted(suggesting: ids), at: locations["rules.\(id)"])
    }
      + severity.keys.filter { !all.contains($0) }.compactMap { id in
        guard let near = Suggestion.nearest(to: id, among: all) else { return nil }
        return Diagnostic(
          .unknownDiagnostic, "there is no diagnostic with the id '\(id)' (did you mean '\(near)'?)",
          at: locations["severity.\(id)"])
      }
  }
}
