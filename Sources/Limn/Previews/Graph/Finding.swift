import LimnDiagnostics
import SemanticTree

/// A mistake or an observation in a preview, reported to the preview's author.
public struct Finding: Record {
  var kind: DiagnosticKind
  /// The index of the state in which the finding occurs.
  public var state: Int
  /// The step that the finding is about, such as pressing a control without effect; nil if the finding is not about a
  /// step.
  var step: Step?
  public var message: String
}
