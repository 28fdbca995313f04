/// What happens when a query is started while another one of the same object is open.
///
/// - Since: Queryable 1.0
public enum QueryConflictPolicy: Sendable {
  /// The open query ends with a ``QueryCancellationError``, and the new one takes its place.
  case cancelPreviousQuery
  /// The new query ends with a ``QueryCancellationError``, and the open one stays.
  case cancelNewQuery
}
