/// A request to repeat steps of an earlier run of a preview, and to compare the results. Results are compared by their
/// digests, so the states need not be described again.
public struct RepeatRequest: Record {
  /// The request of the earlier run.
  public var run: RunRequest
  /// The digest of the first state and its effects in the earlier run.
  public var start: ValueDigest?
  /// The steps in the order in which the earlier run took them. Before a step from a state other than the first, there
  /// is a step to this state.
  public var steps: [ExploredEdge]

  /// Creates a request for those steps of an exploration whose source and target are among the first `count` states.
  public init(_ run: RunRequest, _ exploration: Exploration, states count: Int) {
    self.run = run
    start = exploration.start
    steps = exploration.edges.filter { $0.from < count && $0.to < count }.sorted { $0.order < $1.order }
  }
}

/// The result of repeating a run.
public struct RepeatAnswer: Record {
  /// The first difference; nil if all results are equal.
  public var difference: RunDifference?

  public init(difference: RunDifference? = nil) { self.difference = difference }
}

/// A result that differs between two runs.
public struct RunDifference: Record {
  /// The index of the step among the steps of the request; nil if the first state differs.
  public var step: Int?
  /// The state in the second run; nil if the step could not be taken.
  public var state: ExploredState?

  public init(step: Int? = nil, state: ExploredState?) {
    self.step = step
    self.state = state
  }
}
