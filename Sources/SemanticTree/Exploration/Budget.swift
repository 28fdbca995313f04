/// The limits of an exploration. All limits are counts and not times, so that two runs stop at the same point.
public struct Budget: Codable, Hashable, Sendable {
  public var states: Int
  public var steps: Int
  /// The maximum number of steps in one state. The first steps in reading order are tried, such as those of the first rows of a long list.
  public var stepsPerState: Int
  /// The maximum size of all states and steps on a page, see `cost(of:)`. One unit is about 50 bytes of HTML.
  public var page: Int

  public init(states: Int = 64, steps: Int = 600, stepsPerState: Int = 32, page: Int = 2100) {
    self.page = page
    self.states = states
    self.steps = steps
    self.stepsPerState = stepsPerState
  }
}

extension Budget {
  /// The maximum number of values that a page shows for a state.
  public static let valuesOnPage = 8
  /// The size of a step to another state, in the unit of `page`.
  package static let costOfStep = 5

  /// The size of a state, in the unit of `page`: five for its heading and links, one for each element, and two for each value.
  package static func cost(of state: ExploredState) -> Int {
    5 + (state.tree?.all.count ?? 0) + 2 * min(state.values.count, valuesOnPage)
  }
}
