/// The limits of an exploration. Each limit is a count and not a time, so that two runs of a preview stop at the same
/// point.
public struct Budget: Record {
  public var states: Int
  /// The maximum number of states that is reached by steps after the first three.
  public var deepStates: Int
  public var steps: Int
  /// The maximum number of steps that are tried in one state. Steps are tried in reading order. In a long list, the
  /// actions of the last rows are therefore not tried.
  public var stepsPerState: Int
  /// The maximum sum of the estimated sizes of all states, as computed by `size(of:)`. When a new state makes the sum
  /// larger than the maximum, no steps are taken from this state or from later states. The estimates can be too high.
  /// To take steps from every state that fits on the page, the maximum is larger than the real size limit of a page.
  public var page: Int
  /// The exploration stops after this number of steps to states that do not fit on the page.
  public var stepsOffPage: Int

  public init(
    states: Int = 128, deepStates: Int = 96, steps: Int = 480, stepsPerState: Int = 32, page: Int = 390_000,
    stepsOffPage: Int = 12
  ) {
    self.deepStates = deepStates
    self.page = page
    self.stepsOffPage = stepsOffPage
    self.states = states
    self.steps = steps
    self.stepsPerState = stepsPerState
  }

  /// The maximum number of values that a page shows for a state.
  public static let valuesOnPage = 8

  /// Estimates the size of a state on a page, in bytes of HTML. The heading and the buttons count as 900 bytes, each
  /// element as 70 bytes, and each value as 100 bytes. On the pages of the sample apps, the real size is between 0.85
  /// and 1.17 times the estimate.
  package static func size(of state: ExploredState) -> Int {
    900 + 70 * (state.tree?.all.count ?? 0) + 100 * min(state.values.count, valuesOnPage)
  }
}
