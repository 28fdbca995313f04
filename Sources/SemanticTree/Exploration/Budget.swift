/// How far an exploration goes at most. Counts only, so that two runs stop at the same place.
public struct Budget: Codable, Hashable, Sendable {
  public var states: Int
  public var steps: Int
  /// Steps tried in one state: of more alike controls, such as the rows of a long list, the first are taken.
  public var stepsPerState: Int
  /// Elements on the screen, summed over all states: about as many as fit on a page.
  public var elements: Int

  public init(states: Int = 64, steps: Int = 600, stepsPerState: Int = 32, elements: Int = 1600) {
    self.elements = elements
    self.states = states
    self.steps = steps
    self.stepsPerState = stepsPerState
  }
}
