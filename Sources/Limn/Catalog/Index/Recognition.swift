public import LimnDiagnostics

/// The recognized architecture of an app, with the evidence.
public struct Recognition: Hashable, Sendable, Codable {
  public enum Certainty: String, Hashable, Sendable, Codable {
    /// `confirmed`: named in `limn.yml`. `certain`: the architecture's library or macro is used. `likely`: all signals are present.
    /// `possible`: only the required signals are present.
    case confirmed, certain, likely, possible
  }

  /// A property of the code that supports or contradicts an architecture.
  public struct Signal: Hashable, Sendable, Codable {
    public var text: String
    public var count: Int
    /// The first location in code, if there is one.
    public var source: Location?

    public init(_ text: String, count: Int, source: Location?) {
      self.text = text
      self.count = count
      self.source = source
    }
  }

  /// The id of the profile.
  public var architecture: String
  public var certainty: Certainty
  /// The evidence for it, strongest first.
  public var reasons: [Signal]
  /// The evidence against it.
  public var counterSignals: [Signal]
  /// The id of the second-best matching profile, if any.
  public var runnerUp: String?
  /// The line for `limn.yml` that confirms or corrects it.
  public var correction: String

  public init(
    architecture: String, certainty: Certainty, reasons: [Signal] = [], counterSignals: [Signal] = [], runnerUp: String? = nil,
    correction: String = ""
  ) {
    self.architecture = architecture
    self.certainty = certainty
    self.reasons = reasons
    self.counterSignals = counterSignals
    self.runnerUp = runnerUp
    self.correction = correction
  }
}

extension Recognition {
  /// Whether rules may report violations: the team named the architecture or uses its library.
  public var isConfirmed: Bool { certainty == .confirmed }
}
