/// How far an exploration goes at most. Counts only, so that two runs stop at the same place.
public struct Budget: Codable, Hashable, Sendable {
  public var states: Int
  public var steps: Int
  /// Steps tried in one state: of more alike controls, such as the rows of a long list, the first are taken.
  public var stepsPerState: Int

  public init(states: Int = 64, steps: Int = 600, stepsPerState: Int = 32) {
    self.states = states
    self.steps = steps
    self.stepsPerState = stepsPerState
  }
}
