public import LimnDiagnostics

/// The recognized architecture of an app, with the evidence.
public struct Recognition: Record {
  public enum Certainty: String, Sendable, Codable, CaseIterable {
    /// How certain the recognition is. `confirmed` means that `limn.yml` names the architecture. `certain` means that
    /// the app uses the architecture's library or macro. `likely` means that all required signals and at least one
    /// supporting signal are present. `possible` means that only the required signals are present.
    case confirmed, certain, likely, possible
  }

  /// A property of the code that supports or contradicts an architecture.
  public struct Signal: Record {
    public var text: String
    public var count: Int
    /// The first location in code; nil if there is none.
    public var source: Location?
  }

  /// The id of the profile.
  public var architecture: String
  public var certainty: Certainty
  /// The evidence for the architecture, strongest first.
  public var reasons: [Signal] = []
  /// The evidence against the architecture.
  public var counterSignals: [Signal] = []
  /// The id of another profile that may fit the app; nil if there is none.
  public var runnerUp: String?
  /// A line that a team can add to `limn.yml` to confirm or correct the recognized architecture.
  public var correction = ""
}
