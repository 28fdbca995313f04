/// What one preview showed and did, as far as it was explored.
public struct Exploration: Codable, Hashable, Sendable {
  /// The first is the start; then in the order in which they were found, which is breadth first.
  public var states: [ExploredState]
  /// What happened before the first state was there.
  public var startEffects: [Effect]
  /// By the state they leave, then in the order of its controls.
  public var edges: [ExploredEdge]
  /// What could have been done and was not, with the reason.
  public var frontier: [UnexploredStep]

  public init(states: [ExploredState] = [], startEffects: [Effect] = [], edges: [ExploredEdge] = [], frontier: [UnexploredStep] = []) {
    self.states = states
    self.startEffects = startEffects
    self.edges = edges
    self.frontier = frontier
  }
}

/// One state of a preview. Two states are the same when all of this is equal.
public struct ExploredState: Codable, Hashable, Sendable {
  /// What is on the screen, each node's id being its place in the order of reading; nil when nothing could be shown.
  public var tree: SemanticNode?
  /// What the views remember, on the screen or not.
  public var values: [StateValue]
  /// How long timers and sleeps still wait, in milliseconds, the next first.
  public var pending: [Double]
  /// Set when the preview ended here.
  public var ending: Ending?

  public init(tree: SemanticNode?, values: [StateValue] = [], pending: [Double] = [], ending: Ending? = nil) {
    self.tree = tree
    self.values = values
    self.pending = pending
    self.ending = ending
  }
}

/// How a preview ended.
public struct Ending: Codable, Hashable, Sendable {
  public enum Kind: String, Codable, Hashable, Sendable {
    /// The process was ended by a signal or left of its own accord.
    case crashed
    /// It computed and did not come back.
    case hung
    /// Its tasks made new work without end and without time passing.
    case restless
  }
  public var kind: Kind
  /// What the process said last, or what ended it.
  public var message: String
  /// Where it happened, as far as the process said: a file's path and a line.
  public var path: String?
  public var line: Int?

  public init(kind: Kind, message: String, path: String? = nil, line: Int? = nil) {
    self.kind = kind
    self.message = message
    self.path = path
    self.line = line
  }
}

/// A value that a view keeps between two evaluations.
public struct StateValue: Codable, Hashable, Sendable {
  /// Where it is: the view, the property and the path below it, such as `CounterView.store.count`.
  public var path: String
  public var text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
