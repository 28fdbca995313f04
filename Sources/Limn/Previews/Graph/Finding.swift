public import SemanticTree

/// Something about a preview that its author should know.
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
  /// The state in which it is seen.
  public var state: Int
  /// The control, if one is meant.
  public var step: Step?
  public var message: String

  public init(kind: Kind, state: Int, step: Step? = nil, message: String) {
    self.kind = kind
    self.state = state
    self.step = step
    self.message = message
  }
}
