/// A value that stands for an API whose side effects lie outside the app's control, such as files, defaults or other processes.
///
/// A client is a structure of `@Sendable` closures, one for each function of the wrapped API, under the API's own names and with all of its
/// arguments. What belongs to an instance takes the instance as its first argument. A client decides nothing: it only passes on, so it needs no
/// test of its own, and every service and store above it can be tested by replacing closures.
///
/// ```swift
/// struct DataClient: DependencyClient {
///   var write: @Sendable (Data, URL) throws -> Void
///
///   static let liveValue = Self(write: { try $0.write(to: $1) })
///   static let testValue = Self(write: { _, _ in })
/// }
/// ```
///
/// - Since: LUCA 1.0
public protocol DependencyClient: Sendable {
  /// The client that reaches the real API; the running app uses it.
  static var liveValue: Self { get }

  /// The client that reaches nothing; tests and previews start from it and replace what they need.
  static var testValue: Self { get }
}
