/// What happens when a query is started while another query of the same `Queryable` is open.
///
/// - Since: Queryable 1.0
public enum QueryConflictPolicy: Sendable {
  /// The open query ends with a ``QueryCancellationError``, and the new query is presented.
  case cancelPreviousQuery
  /// The new query ends with a ``QueryCancellationError``, and the open query stays open.
  case cancelNewQuery
}
