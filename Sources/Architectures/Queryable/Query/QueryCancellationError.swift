/// The error of a query that ended without an answer.
///
/// - Since: Queryable 1.0
public struct QueryCancellationError: Error, CustomStringConvertible {
  /// Why the query ended, if known.
  public let reason: String?

  /// Makes an error.
  ///
  /// - Parameter reason: Why the query ended.
  public init(reason: String? = nil) {
    self.reason = reason
  }

  /// A sentence with the reason.
  public var description: String {
    guard let reason else { return "The query was cancelled." }
    return "The query was cancelled: \(reason)."
  }
}
