/// An action that the test did not expect, or an expected action that is missing.
public enum TestStoreFailure: Error, Equatable, CustomStringConvertible {
  /// Delegated actions, oldest first, that the test had not received when it sent the next action.
  case unreceived([String])
  /// The test expected an action, but the store had delegated none.
  case nothingToReceive
  /// The oldest delegated action is not the action that the test expected.
  case unexpected(String)

  public var description: String {
    switch self {
    case .unreceived(let actions):
      "the store delegated \(actions.joined(separator: ", ")): receive each before the next action is sent"
    case .nothingToReceive:
      "an action was expected, but the store delegated none"
    case .unexpected(let action):
      "the store delegated \(action), which is not the expected action"
    }
  }
}
