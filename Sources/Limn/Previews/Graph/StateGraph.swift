public import SemanticTree

/// What one preview shows and does: its states, and what leads from one to the next. The file format `limn-preview/1`.
public struct StateGraph: Codable, Hashable, Sendable {
  public static let schema = "limn-preview/1"

  public var schema = Self.schema
  public var preview: PreviewIdentity
  public var seed: UInt64
  /// Where the clock starts, in seconds since 1970.
  public var clock: Int64
  /// The first is the start; found breadth first.
  public var states: [ExploredState]
  /// What happened before the first state was there.
  public var startEffects: [Effect]
  public var edges: [Edge]
  public var frontier: [UnexploredStep]
  /// The first state under other conditions.
  public var matrix: [Tile]
  public var findings: [Finding]
  /// What is shown or done differently from the platform the app is written for, sorted.
  public var approximations: [String]

  public init(
    preview: PreviewIdentity, seed: UInt64, clock: Int64, states: [ExploredState], startEffects: [Effect] = [], edges: [Edge],
    frontier: [UnexploredStep] = [], matrix: [Tile] = [], findings: [Finding] = [], approximations: [String] = []
  ) {
    self.preview = preview
    self.seed = seed
    self.clock = clock
    self.states = states
    self.startEffects = startEffects
    self.edges = edges
    self.frontier = frontier
    self.matrix = matrix
    self.findings = findings
    self.approximations = approximations
  }
}

extension StateGraph {
  /// A step that was taken, what it did and where it led.
  public struct Edge: Codable, Hashable, Sendable {
    /// Indices of states.
    public var from: Int
    public var to: Int
    public var step: Step
    public var effects: [Effect]
    /// What is different on the screen.
    public var shown: [Difference]
    /// What is different in what the views remember.
    public var remembered: [Difference]
    public var usesRandomness: Bool

    public init(
      from: Int, to: Int, step: Step, effects: [Effect] = [], shown: [Difference] = [], remembered: [Difference] = [],
      usesRandomness: Bool = false
    ) {
      self.from = from
      self.to = to
      self.step = step
      self.effects = effects
      self.shown = shown
      self.remembered = remembered
      self.usesRandomness = usesRandomness
    }
  }

  /// The first state in one combination of conditions.
  public struct Tile: Codable, Hashable, Sendable {
    public var conditions: Conditions
    /// Nil if it is the first state as it is, which most views are: only the looks follow the conditions.
    public var state: ExploredState?
    /// The tile that looks the same, if an earlier one does.
    public var sameAs: Int?

    public init(conditions: Conditions, state: ExploredState?, sameAs: Int? = nil) {
      self.conditions = conditions
      self.state = state
      self.sameAs = sameAs
    }
  }

  /// Whether every step that there is was taken, second actions while something loads aside.
  public var isComplete: Bool { frontier.allSatisfy { $0.reason == .loading } }

  /// How far it got, such as `7 states, complete` or `64 states, 3 actions unexplored`.
  public var extent: String {
    let count = states.count == 1 ? "1 state" : "\(states.count) states"
    if !isComplete { return "\(count), \(frontier.count) \(frontier.count == 1 ? "action" : "actions") unexplored" }
    let chance = edges.contains(where: \.usesRandomness) ? " for one course of chance" : ""
    return count + ", complete\(chance)" + (frontier.isEmpty ? "" : " but for repeated actions while loading")
  }

  /// The actions that its steps sent, such as `PersonBMI.saveButtonTapped`, each once in the order in which they were first sent.
  public var sentActions: [String] {
    var seen = Set<String>()
    return (startEffects + edges.flatMap(\.effects)).filter { $0.kind == .sent }
      .map { String($0.text.prefix { $0 != "(" && $0 != " " }) }.filter { seen.insert($0).inserted }
  }
}
