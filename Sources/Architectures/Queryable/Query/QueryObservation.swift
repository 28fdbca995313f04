import Foundation

/// An open query: what it is about, and how to answer it.
///
/// - Since: Queryable 2.0
public struct QueryObservation<Input: Sendable, Result: Sendable>: Sendable {
  let id: UUID

  /// What the question is about.
  public let input: Input

  /// How to answer it.
  public let resolver: QueryResolver<Result>
}
