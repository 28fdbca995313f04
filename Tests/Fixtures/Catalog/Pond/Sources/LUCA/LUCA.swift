/// The outside world, as functions that a test can replace.
public protocol DependencyClient: Sendable {
  static var liveValue: Self { get }
  static var testValue: Self { get }
}

/// A store that is sent actions.
@MainActor public protocol Composable: AnyObject {
  associatedtype Action: Sendable
  func reduce(_ action: Action) async
}

extension Composable {
  public func send(_ action: Action) async { await reduce(action) }
}
