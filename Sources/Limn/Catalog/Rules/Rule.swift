import LimnDiagnostics

/// An architecture rule, with the code that finds violations. The properties of its summary are properties of the rule
/// too.
@dynamicMemberLookup public struct Rule: Sendable {
  var summary: RuleSummary
  let check: @Sendable (RuleContext) -> [Violation]

  /// - Parameter example: code that violates the rule, and the same code after fixing it, as a diff. Two columns precede
  ///   each line: a hyphen marks a line of only the violation, and a plus sign a line of only the corrected code.
  init(
    _ id: String, title: String, severity: Severity = .error, reason: String, example: String,
    check: @escaping @Sendable (RuleContext) -> [Violation]
  ) {
    func code(without mark: Character) -> String {
      example.lines.filter { $0.first != mark }.map { $0.dropFirst(2) }.withLineFeeds
    }
    summary = RuleSummary(
      id: id, title: title, profile: "any", severity: severity, reason: reason, violatingExample: code(without: "+"),
      compliantExample: code(without: "-"))
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

  /// Creates a rule that types of a kind have previews.
  ///
  /// - Parameters:
  ///   - name: what the architecture calls such a type.
  ///   - example: the name of a view that has no preview.
  ///   - modifier: the modifiers of the view in a preview.
  static func preview(
    _ id: String, of kind: EntityKind, called name: String, example: String, modifier: String = "", reason: String
  ) -> Rule {
    Rule(
      id, title: "A \(name) has a preview", severity: .warning, reason: reason,
      example: """
          struct \(example): View {
            var body: some View { Text("\(example.replacing("View", with: ""))") }
          }
        +
        + #Preview {
        +   \(example)()\(modifier)
        + }
        """
    ) { context in
      context.types(kind).filter { context.to($0.id, .previews).isEmpty }.map {
        Violation($0, "\(name) '\($0.name)' has no preview")
      }
    }
  }
}
