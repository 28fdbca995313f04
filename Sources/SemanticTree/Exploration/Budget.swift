/// How far an exploration goes at most. Counts only, so that two runs stop at the same place.
public struct Budget: Codable, Hashable, Sendable {
  public var states: Int
  public var steps: Int
  /// Steps tried in one state: of more alike controls, such as the rows of a long list, the first are taken.
  public var stepsPerState: Int
  /// What all states take on a page, see `cost(of:)`. One is about 50 bytes of HTML, and what would not fit is not worth its time.
  public var page: Int

  public init(states: Int = 64, steps: Int = 600, stepsPerState: Int = 32, page: Int = 2100) {
    self.page = page
    self.states = states
    self.steps = steps
    self.stepsPerState = stepsPerState
  }
}

extension Budget {
  /// The most remembered values that a page shows of a state.
  public static let valuesOnPage = 8
  /// What a step takes on a page that leads to another state.
  package static let costOfStep = 5

  /// What a state takes on a page: five for its heading and links, one for each element on the screen, two for each remembered value.
  package static func cost(of state: ExploredState) -> Int {
    5 + (state.tree?.all.count ?? 0) + 2 * min(state.values.count, valuesOnPage)
  }
}
