import Combine
import Models
import Puddles
import Queryable

/// Asks the user questions for all modules. Before asking a question, the router closes the screens that would cover
/// the question.
@MainActor final class QueryRouter: BaseRouter {
  /// Asks whether to delete a fact.
  let deletion = Queryable<NumberFact, Bool>()
  private let root: RootRouter

  /// Makes a router.
  ///
  /// - Parameter root: The router of the screens that would cover a question.
  init(root: RootRouter) {
    self.root = root
  }
}

extension QueryRouter {
  /// Asks the user whether to delete a fact, after closing the screens that would cover the question.
  ///
  /// - Parameter fact: The fact.
  /// - Returns: Whether the user agrees to delete the fact.
  /// - Throws: `QueryCancellationError` when the user gives no answer.
  func confirmsDeletion(of fact: NumberFact) async throws -> Bool {
    root.reset()
    return try await deletion.query(with: fact)
  }

  /// Ends the open question without an answer.
  func reset() {
    deletion.cancel()
  }
}
