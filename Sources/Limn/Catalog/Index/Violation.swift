public import LimnDiagnostics

/// What the index says of a rule; its page is made of this.
public struct RuleSummary: Hashable, Sendable, Codable {
  public var id: String
  public var title: String
  /// The profile that it belongs to, or `any`.
  public var profile: String
  public var severity: Severity
  public var reason: String
  /// Code that breaks the rule, and the same code that follows it.
  public var violatingExample: String
  public var compliantExample: String
  /// What the rule says about the violating example. Nil in an index of an older version.
  public var exampleMessage: String?

  public init(
    id: String, title: String, profile: String, severity: Severity, reason: String, violatingExample: String, compliantExample: String,
    exampleMessage: String? = nil
  ) {
    self.id = id
    self.title = title
    self.profile = profile
    self.severity = severity
    self.reason = reason
    self.violatingExample = violatingExample
    self.compliantExample = compliantExample
    self.exampleMessage = exampleMessage
  }
}

/// A place where a rule is broken.
public struct Violation: Hashable, Sendable, Codable {
  public enum State: String, Hashable, Sendable, Codable {
    /// Reported, suppressed by a comment on its line, frozen in the baseline, or of an app whose architecture nobody confirmed.
    case open, suppressed, baseline, unconfirmed
  }
  public var rule: String
  /// The id of the entity that breaks it.
  public var entity: String
  public var message: String
  public var source: Location
  public var state: State
  /// Why it is suppressed, as the comment says.
  public var suppression: String?

  public init(rule: String, entity: String, message: String, source: Location, state: State = .open, suppression: String? = nil) {
    self.rule = rule
    self.entity = entity
    self.message = message
    self.source = source
    self.state = state
    self.suppression = suppression
  }
}

extension Violation {
  /// A violation as a rule finds it; which rule it is of is added by who runs it.
  init(_ entity: String, _ message: String, at location: Location) {
    self.init(rule: "", entity: entity, message: message, source: location)
  }
}

extension Violation: Comparable {
  public static func < (a: Self, b: Self) -> Bool {
    a.source != b.source ? a.source < b.source : (a.rule, a.message) < (b.rule, b.message)
  }
}
