/// Sends what was done up to the parent.
public struct Interface<Action> {
  private var handler: (Action) -> Void

  /// Handles actions with a closure.
  public static func consume(_ handler: @escaping (Action) -> Void) -> Interface { Interface(handler: handler) }
  public static var ignore: Interface { Interface { _ in } }

  /// Hands an action to the parent at once.
  public func send(_ action: Action) { handler(action) }
}

/// Does a thing later.
public func later(_ action: () -> Void, after seconds: Int = 1) { action() }
/// Does a thing now.
public func now(_ action: () -> Void) { later(action, after: 0) }
public func now(_ first: Interface<Int>, twice: Bool) {}

public typealias Wish = Interface<Never>
public let patience = 3
func hidden() {}
