public import SemanticTree

/// A mistake or an observation in a preview, reported to the preview's author.
public struct Finding: Codable, Hashable, Sendable {
  public enum Kind: String, Codable, Hashable, Sendable {
    case crash = "preview-crash"
    case hang = "preview-hang"
    case deadControl = "preview-dead-control"
    case unhandledAction = "preview-unhandled-action"
    case noWayBack = "preview-no-way-back"
    case unnamedControl = "preview-unnamed-control"
    case differs = "preview-differs"
    case problem = "preview-problem"
  }
  public var kind: Kind
  /// The index of the state in which the finding occurs.
  public var state: Int
  /// The step that the finding is about, such as pressing a control without effect; nil if the finding is not about a
  /// step.
  public var step: Step?
  public var message: String

  public init(kind: Kind, state: Int, step: Step? = nil, message: String) {
    self.kind = kind
    self.state = state
    self.step = step
    self.message = message
  }
}
