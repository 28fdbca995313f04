public import LimnDiagnostics

/// An architecture rule: its reason, its examples, and the code that finds violations.
public struct Rule: Sendable {
  /// The id in kebab case. It starts with the profile's id, unless the rule applies to any code.
  public var id: String
  /// The id of the profile that the rule belongs to, or `any`.
  public var profile: String
  public var title: String
  public var severity: Severity
  public var reason: String
  /// Code that violates the rule, and the same code after fixing it.
  public var violatingExample: String
  public var compliantExample: String
  /// The rule's message for the violating example.
  public var exampleMessage: String
  let check: @Sendable (RuleContext) -> [Violation]

  init(
    _ id: String, profile: String = "any", title: String, severity: Severity = .error, reason: String, violatingExample: String,
    compliantExample: String, exampleMessage: String,
    check: @escaping @Sendable (RuleContext) -> [Violation]
  ) {
    self.id = id
    self.profile = profile
    self.title = title
    self.severity = severity
    self.reason = reason
    self.violatingExample = violatingExample
    self.compliantExample = compliantExample
    self.exampleMessage = exampleMessage
    self.check = check
  }
}

extension Rule {
  /// All rules, grouped by profile. The general rules, which apply to any code, come last.
  public static let all: [Rule] = puddles + luca + viewContracts + tca + clean + mvvm + general

  var summary: RuleSummary {
    RuleSummary(
      id: id, title: title, profile: profile, severity: severity, reason: reason, violatingExample: violatingExample,
      compliantExample: compliantExample, exampleMessage: exampleMessage)
  }
}
