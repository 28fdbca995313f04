import Combine
import Models
import Puddles
import Queryable

/// Asks the questions of the query example. Any module can ask them, and the router decides what has to be closed first.
@MainActor final class QueryRouter: BaseRouter {
  /// Asks whether a fact is deleted.
  let deletion = Queryable<NumberFact, Bool>()
}

extension QueryRouter {
  /// Asks the user whether a fact is deleted.
  ///
  /// - Parameter fact: The fact.
  /// - Returns: Whether the user agrees.
  /// - Throws: `QueryCancellationError` when the user gives no answer.
  func confirmsDeletion(of fact: NumberFact) async throws -> Bool {
    // A sheet over the screen would hide the question.
    Router.shared.root.reset()
    return try await deletion.query(with: fact)
  }

  /// Ends the open question without an answer.
  func reset() {
    deletion.cancel()
  }
}
