import Foundation

/// An open query: its input, and the resolver that answers it.
///
/// - Since: Queryable 2.0
public struct QueryObservation<Input: Sendable, Result: Sendable>: Sendable {
  let id: UUID

  /// The query's input.
  public let input: Input

  /// The resolver that answers the query.
  public let resolver: QueryResolver<Result>
}
