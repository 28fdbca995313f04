/// A value that wraps an API with side effects outside the app's control, such as files, user defaults, or other
/// processes.
///
/// A client is a structure of `@Sendable` closures. There is one closure for each function of the wrapped API, with the
/// function's name and all its arguments. For an instance method, the closure takes the instance as its first argument.
/// A client only forwards calls and contains no logic, so it needs no tests. Services and stores can be tested by
/// replacing closures.
///
/// ```swift
/// import Foundation
///
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
  /// The client of the real API, which the running app uses.
  static var liveValue: Self { get }

  /// A client without effects. Tests and previews start with it and replace the closures that they need.
  static var testValue: Self { get }
}
