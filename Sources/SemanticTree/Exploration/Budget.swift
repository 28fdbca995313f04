/// The limits of an exploration. Each limit is a count and not a time, so that two runs of a preview stop at the same
/// point.
public struct Budget: Record {
  public var states = 128
  /// The maximum number of states that is reached by steps after the first three.
  public var deepStates = 96
  public var steps = 480
  /// The maximum number of steps that are tried in one state. Steps are tried in reading order. In a long list, the
  /// actions of the last rows are therefore not tried.
  public var stepsPerState = 32
  /// The maximum sum of the estimated sizes of all states, as computed by `size(of:)`. When a new state makes the sum
  /// larger than the maximum, no steps are taken from this state or from later states. The estimates can be too high.
  /// To take steps from every state that fits on the page, the maximum is larger than the real size limit of a page.
  public var page = 390_000
  /// The exploration stops after this number of steps to states that do not fit on the page.
  public var stepsOffPage = 12

  public init() {}

  /// The maximum number of values that a page shows for a state.
  public static let valuesOnPage = 8

  /// Estimates the size of a state on a page, in bytes of HTML. The heading and the buttons count as 900 bytes, each
  /// element as 70 bytes, and each value as 100 bytes. On the pages of the sample apps, the real size is between 0.85
  /// and 1.17 times the estimate.
  package static func size(of state: ExploredState) -> Int {
    900 + 70 * (state.tree?.all.count ?? 0) + 100 * min(state.values.count, valuesOnPage)
  }
}
