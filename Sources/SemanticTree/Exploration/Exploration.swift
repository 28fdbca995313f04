/// The explored states and steps of a preview.
public struct Exploration: Record {
  /// The states in the order in which they were found, starting with the initial state.
  public var states: [ExploredState] = []
  /// The effects that occurred while the preview was created, before the first state.
  public var startEffects: [Effect] = []
  /// The steps that were taken, sorted by their source state, then by the order of the controls in that state.
  public var edges: [ExploredEdge] = []
  /// The steps that were not taken, each with the reason.
  public var frontier: [UnexploredStep] = []
  /// The digest of the first state and its effects; nil if nothing was run.
  public var start: ValueDigest?

  public init() {}
}

/// A state of a preview. Two states are the same state if all their properties are equal.
public struct ExploredState: Record {
  /// The content of the screen with nodes numbered in reading order; nil if nothing could be shown.
  public var tree: SemanticNode?
  /// The values that the views store, including views that are not on the screen.
  public var values: [StateValue]
  /// The remaining time of timers and sleeps in milliseconds, shortest first.
  public var pending: [Double]
  /// How the preview ended, if it ended in this state.
  public var ending: Ending?

  public init(tree: SemanticNode?, values: [StateValue] = [], pending: [Double] = [], ending: Ending? = nil) {
    self.tree = tree
    self.values = values
    self.pending = pending
    self.ending = ending
  }
}

/// How a preview ended.
public struct Ending: Record {
  public enum Kind: String, Record {
    /// The process was killed by a signal or exited.
    case crashed
    /// The preview did not stop computing, or waited for something that never happened.
    case hung
    /// The preview's tasks kept starting new work without waiting for a timer, so the preview never came to rest.
    case restless
  }
  public var kind: Kind
  /// The last message of the process, or the reason why the process ended.
  public var message: String
  /// The path of the file where the failure occurred; nil if it is unknown. `line` is the line in this file.
  public var path: String?
  public var line: Int?

  public init(kind: Kind, message: String, path: String? = nil, line: Int? = nil) {
    self.kind = kind
    self.message = message
    self.path = path
    self.line = line
  }
}

/// A value that a view stores between evaluations of its body.
public struct StateValue: Record {
  /// The path of the value, such as `CounterView.store.count`. It consists of the view, the view's property, and the
  /// path of the value inside the property.
  public var path: String
  public var text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
