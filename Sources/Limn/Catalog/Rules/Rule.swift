import LimnDiagnostics

/// An architecture rule, with the code that finds violations. The properties of its summary are properties of the rule
/// too.
@dynamicMemberLookup public struct Rule: Sendable {
  public internal(set) var summary: RuleSummary
  let check: @Sendable (RuleContext) -> [Violation]

  init(
    _ id: String, title: String, severity: Severity = .error, reason: String, violatingExample: String,
    compliantExample: String, exampleMessage: String, check: @escaping @Sendable (RuleContext) -> [Violation]
  ) {
    summary = RuleSummary(
      id: id, title: title, profile: "any", severity: severity, reason: reason, violatingExample: violatingExample,
      compliantExample: compliantExample, exampleMessage: exampleMessage)
    self.check = check
  }

  public subscript<Value>(dynamicMember property: KeyPath<RuleSummary, Value>) -> Value { summary[keyPath: property] }
}

extension Rule {
  /// All rules, grouped by profile. The general rules come last, since they belong to no profile.
  public static let all: [Rule] =
    [
      ("puddles", puddles), ("luca", luca), ("view-contracts", viewContracts), ("tca", tca), ("clean", clean),
      ("mvvm", mvvm), ("any", general),
    ].flatMap { profile, rules in
      rules.map { rule in
        var rule = rule
        rule.summary.profile = profile
        return rule
      }
    }
}
