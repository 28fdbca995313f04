public import SemanticTree

/// A finding about a preview for its author.
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
  /// The state in which it occurs.
  public var state: Int
  /// The control, if it concerns one.
  public var step: Step?
  public var message: String

  public init(kind: Kind, state: Int, step: Step? = nil, message: String) {
    self.kind = kind
    self.state = state
    self.step = step
    self.message = message
  }
}
