public import LimnDiagnostics

/// An architecture rule: its reason, its examples, and the code that finds violations.
public struct Rule: Sendable {
  /// The id in kebab case. The id of an architecture's rule starts with a short name of the architecture, such as
  /// `contract` for view contracts. The id of a general rule has no such prefix.
  public var id: String
  /// The id of the profile that the rule belongs to, or `any` for a general rule.
  public private(set) var profile = "any"
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
    _ id: String, title: String, severity: Severity = .error, reason: String,
    violatingExample: String,
    compliantExample: String, exampleMessage: String,
    check: @escaping @Sendable (RuleContext) -> [Violation]
  ) {
    self.id = id
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
  /// All rules, grouped by profile. The general rules come last, since they belong to no profile.
  public static let all: [Rule] =
    [
      ("puddles", puddles), ("luca", luca), ("view-contracts", viewContracts), ("tca", tca), ("clean", clean),
      ("mvvm", mvvm), ("any", general),
    ].flatMap { profile, rules in
      rules.map { rule in
        var rule = rule
        rule.profile = profile
        return rule
      }
    }

  var summary: RuleSummary {
    RuleSummary(
      id: id, title: title, profile: profile, severity: severity, reason: reason, violatingExample: violatingExample,
      compliantExample: compliantExample, exampleMessage: exampleMessage)
  }
}
