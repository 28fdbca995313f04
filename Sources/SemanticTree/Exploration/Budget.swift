/// The limits of an exploration. Each limit is a count and not a time, so that two runs of a preview stop at the same point.
public struct Budget: Codable, Hashable, Sendable {
  public var states: Int
  public var steps: Int
  /// The maximum number of steps that are tried in one state. Steps are tried in reading order. The steps after the maximum, such as those
  /// of the last rows of a long list, are not tried.
  public var stepsPerState: Int
  /// The maximum size of all states on a page, as `size(of:)` estimates it. When the states reach this size, no steps are taken from
  /// further states. The estimate can be larger than the real size. Therefore, this maximum is larger than the real limit of a page, so
  /// that every state on a page is explored.
  public var page: Int
  /// The maximum number of steps that lead to a state that does not fit on the page.
  public var stepsOffPage: Int

  public init(states: Int = 64, steps: Int = 240, stepsPerState: Int = 32, page: Int = 96_000, stepsOffPage: Int = 12) {
    self.page = page
    self.stepsOffPage = stepsOffPage
    self.states = states
    self.steps = steps
    self.stepsPerState = stepsPerState
  }
}

extension Budget {
  /// The maximum number of values that a page shows for a state.
  public static let valuesOnPage = 8

  /// Estimates the size of a state on a page, in bytes of HTML. The heading and the buttons count as 1,400 bytes, each element as 70 bytes,
  /// and each value as 100 bytes. On the pages of the sample apps, the real size is between 0.85 and 1.17 times the estimate.
  package static func size(of state: ExploredState) -> Int {
    1400 + 70 * (state.tree?.all.count ?? 0) + 100 * min(state.values.count, valuesOnPage)
  }
}
