/// Answers an open query from a view. Only the first answer has an effect.
///
/// - Since: Queryable 1.0
@MainActor
public struct QueryResolver<Result: Sendable>: Sendable {
  private let resolve: @MainActor (Swift.Result<Result, any Error>) -> Void

  init(_ resolve: @escaping @MainActor (Swift.Result<Result, any Error>) -> Void) {
    self.resolve = resolve
  }
}

extension QueryResolver {
  /// Answers the query.
  ///
  /// - Parameter result: The value that `query(with:)` returns.
  public func answer(with result: Result) {
    resolve(.success(result))
  }

  /// Answers the query with a value, or cancels the query if the value is nil.
  ///
  /// - Parameter optionalResult: The value that `query(with:)` returns, or nil.
  public func answer(withOptional optionalResult: Result?) {
    guard let optionalResult else { return cancelQuery() }
    answer(with: optionalResult)
  }

  /// Answers a query that has no result.
  public func answer() where Result == Void {
    answer(with: ())
  }

  /// Ends the query with an error.
  ///
  /// - Parameter error: The error that `query(with:)` throws.
  public func answer(throwing error: any Error) {
    resolve(.failure(error))
  }

  /// Ends the query with a ``QueryCancellationError``.
  public func cancelQuery() {
    resolve(.failure(QueryCancellationError(reason: "the view that presents the query cancelled it")))
  }
}
