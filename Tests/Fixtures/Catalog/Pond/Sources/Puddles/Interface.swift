/// Sends what was done up to the parent.
public struct Interface<Action> {
  private var handler: (Action) -> Void

  /// Handles actions with a closure.
  public static func consume(_ handler: @escaping (Action) -> Void) -> Interface { Interface(handler: handler) }
  public static var ignore: Interface { Interface { _ in } }

  /// Hands an action to the parent at once.
  public func send(_ action: Action) { handler(action) }
}
