public import LimnDiagnostics

/// A rule of an architecture: why it holds, what breaks it, and how that is found.
public struct Rule: Sendable {
  /// In kebab case, starting with the profile's name unless it holds for any code.
  public var id: String
  /// The profile that it belongs to, or `any`.
  public var profile: String
  public var title: String
  public var severity: Severity
  public var reason: String
  /// Code that breaks the rule, and the same code that follows it.
  public var violatingExample: String
  public var compliantExample: String
  /// What the rule says about the violating example.
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
  /// All rules, by profile, those for any code last.
  public static let all: [Rule] = puddles + luca + viewContracts + tca + clean + mvvm + general

  var summary: RuleSummary {
    RuleSummary(
      id: id, title: title, profile: profile, severity: severity, reason: reason, violatingExample: violatingExample,
      compliantExample: compliantExample, exampleMessage: exampleMessage)
  }
}
