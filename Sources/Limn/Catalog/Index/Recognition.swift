public import LimnDiagnostics

/// Which architecture an app follows, and why Limn says so.
public struct Recognition: Hashable, Sendable, Codable {
  public enum Certainty: String, Hashable, Sendable, Codable {
    /// Named in `limn.yml`; a library or macro of the architecture is used; all signals hold; only those that are required hold.
    case confirmed, certain, likely, possible
  }

  /// A property of the code that speaks for or against an architecture.
  public struct Signal: Hashable, Sendable, Codable {
    public var text: String
    public var count: Int
    /// The first place, if it is one of code.
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
  /// What speaks for it, the strongest first.
  public var reasons: [Signal]
  /// What speaks against it.
  public var counterSignals: [Signal]
  /// The id of the profile that fits second best, if any does.
  public var runnerUp: String?
  /// The line of `limn.yml` that confirms or corrects it.
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
  /// Whether rules may report: the team has named the architecture, or uses its library.
  public var isConfirmed: Bool { certainty == .confirmed }
}
