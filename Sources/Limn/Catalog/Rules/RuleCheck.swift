import LimnConfiguration
import LimnDiagnostics

/// Runs the rules, and marks the violations that a comment suppresses or the baseline accepts.
struct RuleCheck {
  let levels: [String: Settings.RuleLevel]
  let baseline: Baseline?
  let profiles: [Profile]
  /// Whether to report every violation in code that has no architecture. If false, a violation in such code is reported
  /// only in three cases: the settings contain its rule, the baseline has entries, or the violations of at least one
  /// app are reported.
  var judgesAll = false

  func run(_ context: RuleContext) -> RuleVerdict {
    let active = profiles.filter { profile in context.model.apps.contains { $0.profile?.id == profile.id } }
    var rules: [Rule] = []
    var violations: [Violation] = []
    for var rule in Rule.all where levels[rule.id] != .off {
      let owners = active.filter { $0.rules.contains(rule.id) }
      guard rule.profile == "any" || !owners.isEmpty else { continue }
      if let level = levels[rule.id] { rule.summary.severity = level == .error ? .error : .warning }
      rules.append(rule)
      var view = context
      view.profiles = rule.profile == "any" ? nil : Set(owners.map(\.id))
      violations += rule.check(view).filter { !isException($0, rule, active) }.map { violation in
        var violation = violation
        violation.rule = rule.id
        return violation
      }
    }
    violations = withoutRepetition(Set(violations).sorted())
    let reporting = reporting(context)
    // A file with the level `read` was read only as syntax. A violation in this file is inferred from names alone. This
    // evidence is weak, so the violation is not reported.
    let read = Set(context.model.files.filter { $0.level == .read }.map(\.path))
    for index in violations.indices
    where read.contains(violations[index].source.path) || reporting(violations[index]) == CodeApp.Reporting.none {
      violations[index].state = .unconfirmed
    }
    var diagnostics = suppression(&violations, context) + freeze(&violations)
    let severities = rules.keyed { ($0.id, $0.severity) }
    diagnostics += violations.filter { $0.state == .open }.map { violation in
      let isWarning = reporting(violation) == .warnings && levels[violation.rule] == nil
      return Diagnostic(
        severity: isWarning ? .warning : severities[violation.rule] ?? .error, id: violation.rule,
        message: violation.message,
        location: violation.source)
    }
    return RuleVerdict(profiles: active, rules: rules, violations: violations, diagnostics: diagnostics.sorted())
  }

  /// Returns a function that decides how to report a violation. In an app with an architecture, the app's `reporting`
  /// decides. In all other code, the violation is reported if at least one of four conditions is true: the settings
  /// contain its rule, `judgesAll` is true, the baseline has entries, or the violations of at least one app are
  /// reported. If none is true, the violation is only counted.
  private func reporting(_ context: RuleContext) -> (Violation) -> CodeApp.Reporting {
    var byTarget: [String: CodeApp.Reporting] = [:]
    for app in context.model.apps where app.profile != nil {
      for target in app.targets { byTarget["target/" + target] = app.reporting }
    }
    // A test target reports violations like the app that it tests.
    for target in context.model.description.targets where target.kind == .test {
      byTarget[target.id] = target.dependencies.compactMap { byTarget["target/" + $0] }.first
    }
    var byType: [String: CodeApp.Reporting] = [:]
    for type in context.model.types.values { byType[type.id] = byTarget[type.target.id] }
    for preview in context.previews {
      byType[preview.id] = byTarget[context.model.files[preview.file].target.id]
    }
    let judges =
      judgesAll || baseline.map { !$0.counts.isEmpty } ?? false
      || context.model.apps.contains { $0.reporting != .none }
    return { violation in
      byType[violation.entity] ?? byTarget[violation.entity]
        ?? (judges || levels[violation.rule] != nil ? .errors : .none)
    }
  }

  /// Removes violations of `layer-direction` and `type-cycle` on lines where another rule reports a violation.
  private func withoutRepetition(_ violations: [Violation]) -> [Violation] {
    let general: Set = ["layer-direction", "type-cycle"]
    let lines = Set(violations.filter { !general.contains($0.rule) }.map { "\($0.source.path):\($0.source.line)" })
    return violations.filter { !general.contains($0.rule) || !lines.contains("\($0.source.path):\($0.source.line)") }
  }

  private func isException(_ violation: Violation, _ rule: Rule, _ active: [Profile]) -> Bool {
    active.contains { profile in (profile.exceptions[rule.id] ?? []).contains { Glob($0).matches(violation.entity) } }
  }

  /// Marks the violations that a comment suppresses. Returns a diagnostic for each suppressing comment with a mistake:
  /// its rule does not exist, it gives no reason, or there is no violation of its rule on its line.
  private func suppression(_ violations: inout [Violation], _ context: RuleContext) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let known = Rule.all.map(\.id)
    for file in context.model.files {
      // A comment for a secret concerns the pages, which no rule judges.
      for suppression in file.facts.suppressions where suppression.rule != "published-secret" {
        if !known.contains(suppression.rule) {
          let message = "there is no rule " + suppression.rule.quoted(suggesting: known)
          diagnostics.add(.unknownRule, message, at: suppression.location)
          continue
        }
        if suppression.reason.isEmpty {
          diagnostics.add(
            .suppressionWithoutReason,
            "this suppression gives no reason: write '// limn:ignore \(suppression.rule) - reason'",
            at: suppression.location)
        }
        let matching = violations.indices.filter { index in
          violations[index].rule == suppression.rule && violations[index].source.path == file.path
            && violations[index].source.line == suppression.line
        }
        if matching.isEmpty, levels[suppression.rule] != .off {
          diagnostics.add(
            .unusedSuppression, "nothing on this line violates '\(suppression.rule)': remove the comment",
            at: suppression.location)
        }
        for index in matching {
          violations[index].state = .suppressed
          violations[index].suppression = suppression.reason
        }
      }
    }
    return diagnostics
  }

  private func freeze(_ violations: inout [Violation]) -> [Diagnostic] {
    guard let baseline else { return [] }
    var found: [Baseline.Failure: Int] = [:]
    for index in violations.indices where violations[index].state == .open {
      let failure = Baseline.Failure(violations[index])
      guard found[failure, default: 0] < baseline.counts[failure] ?? 0 else { continue }
      found[failure, default: 0] += 1
      violations[index].state = .baseline
    }
    return baseline.stale(found: found)
  }
}

/// The results of checking all rules.
struct RuleVerdict {
  var profiles: [Profile]
  /// The rules, with severities from the settings.
  var rules: [Rule]
  var violations: [Violation]
  var diagnostics: [Diagnostic]
}
