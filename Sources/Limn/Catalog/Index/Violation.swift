public import LimnDiagnostics

/// A rule in the index, with the content of its page.
public struct RuleSummary: Record {
  /// The id in kebab case. The id of an architecture's rule starts with a short name of the architecture, such as
  /// `contract` for view contracts. The id of a general rule has no such prefix.
  public var id: String
  public var title: String
  /// The id of the profile that the rule belongs to, or `any` for a general rule.
  public var profile: String
  public var severity: Severity
  public var reason: String
  /// Code that violates the rule, and the same code after fixing it.
  public var violatingExample: String
  public var compliantExample: String
}

/// A violation of a rule.
public struct Violation: Record, Comparable {
  public enum State: String, Sendable, Codable, CaseIterable {
    /// The way Limn treats the violation. An `open` violation is reported. A `suppressed` violation has a suppressing
    /// comment on its line. A `baseline` violation is accepted by the baseline. An `unconfirmed` violation is not
    /// reported, since the app's architecture is not confirmed or the evidence is only syntax.
    case open, suppressed, baseline, unconfirmed
  }
  public var rule: String
  /// The id of the entity that violates the rule.
  public var entity: String
  public var message: String
  public var source: Location
  public var state = State.open
  /// The reason for suppressing the violation, from the comment that suppresses it. Nil if no comment suppresses the
  /// violation.
  public var suppression: String?

  public static func < (a: Self, b: Self) -> Bool {
    a.source != b.source ? a.source < b.source : (a.rule, a.message) < (b.rule, b.message)
  }
}

extension Violation {
  /// Creates a violation with an empty rule id, which the caller sets.
  init(_ entity: String, _ message: String, at location: Location) {
    self.init(rule: "", entity: entity, message: message, source: location)
  }
}

extension Baseline.Failure {
  init(_ violation: Violation) {
    self.init(
      path: violation.source.path, id: violation.rule, message: violation.message, entity: violation.entity)
  }
}

extension CatalogIndex {
  /// How often each violation occurs that a new baseline accepts: those that are open, and those that the previous
  /// baseline accepted.
  public var acceptableViolations: [Baseline.Failure: Int] {
    Dictionary(
      violations.filter { $0.state == .open || $0.state == .baseline }.map { (Baseline.Failure($0), 1) },
      uniquingKeysWith: +)
  }
}
