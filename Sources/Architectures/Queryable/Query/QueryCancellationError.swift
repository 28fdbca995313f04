/// The error of a query that ended without an answer.
///
/// - Since: Queryable 1.0
public struct QueryCancellationError: Error, CustomStringConvertible {
  /// Why it ended, if that is known.
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
