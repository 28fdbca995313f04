import Foundation

/// The context of a state change: how the change is animated.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  var values: [ObjectIdentifier: Any] = [:]

  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}

extension Transaction {
  /// The transaction of the enclosing call of `withTransaction` or `withAnimation` in this task or thread.
  static var current: Transaction { CurrentTransaction.value ?? Transaction() }
}

private enum CurrentTransaction {
  @TaskLocal static var boxed: Box?
  static var value: Transaction? { boxed?.transaction }

  struct Box: @unchecked Sendable { let transaction: Transaction }
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try CurrentTransaction.$boxed.withValue(.init(transaction: transaction), operation: body)
}

public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R)
  rethrows -> R
{
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Changes state with an animation.
///
/// - Approximated: the animation ends immediately.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// When an animation is complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Changes state with an animation, and calls `completion` at the end of the animation.
///
/// - Approximated: the animation ends immediately.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  completion()
  return result
}
