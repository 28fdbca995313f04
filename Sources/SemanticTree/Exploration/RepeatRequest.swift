/// The order and the results of the steps of a run. With a record, a second run can repeat the steps and compare the results, without
/// describing the states again.
public struct RunRecord: Codable, Hashable, Sendable {
  public struct Step: Codable, Hashable, Sendable {
    /// The index of the step among the edges of the exploration.
    public var edge: Int
    /// The digest of the new state, the effects, and the use of randomness.
    public var result: ValueDigest

    public init(edge: Int, result: ValueDigest) {
      self.edge = edge
      self.result = result
    }
  }
  /// The digest of the first state and its effects; nil if nothing was run.
  public var start: ValueDigest?
  /// The steps in the order in which they were taken.
  public var steps: [Step]

  public init(start: ValueDigest? = nil, steps: [Step] = []) {
    self.start = start
    self.steps = steps
  }
}

/// A request to repeat steps of an earlier run of a preview, and to compare the results.
public struct RepeatRequest: Codable, Hashable, Sendable {
  public struct Step: Codable, Hashable, Sendable {
    /// The indices of the source state and the target state in the earlier run.
    public var from: Int
    public var to: Int
    public var step: SemanticTree.Step
    /// The digest of the result in the earlier run.
    public var result: ValueDigest

    public init(from: Int, to: Int, step: SemanticTree.Step, result: ValueDigest) {
      self.from = from
      self.to = to
      self.step = step
      self.result = result
    }
  }
  /// The request of the earlier run.
  public var run: RunRequest
  public var start: ValueDigest?
  /// The steps in the order in which the earlier run took them. Before a step from a state other than the first, there is a step to this
  /// state.
  public var steps: [Step]

  public init(run: RunRequest, start: ValueDigest?, steps: [Step]) {
    self.run = run
    self.start = start
    self.steps = steps
  }
}

extension RepeatRequest {
  /// Creates a request for those steps of an exploration whose source and target are among the first `count` states.
  public init(_ run: RunRequest, _ exploration: Exploration, states count: Int) {
    let steps = exploration.record.steps.compactMap { step -> Step? in
      let edge = exploration.edges[step.edge]
      guard edge.from < count, edge.to < count else { return nil }
      return Step(from: edge.from, to: edge.to, step: edge.step, result: step.result)
    }
    self.init(run: run, start: exploration.record.start, steps: steps)
  }
}

/// The result of repeating a run.
public struct RepeatAnswer: Codable, Hashable, Sendable {
  /// The first difference; nil if all results are equal.
  public var difference: RunDifference?

  public init(difference: RunDifference? = nil) { self.difference = difference }
}

/// A result that differs between two runs.
public struct RunDifference: Codable, Hashable, Sendable {
  /// The index of the step among the steps of the request; nil if the first state differs.
  public var step: Int?
  /// The state in the second run; nil if the step could not be taken.
  public var state: ExploredState?

  public init(step: Int? = nil, state: ExploredState?) {
    self.step = step
    self.state = state
  }
}
