/// Returns a client's test value with the changes that a test or a preview needs.
///
/// ```swift
/// import Foundation
///
/// struct ClockClient: DependencyClient {
///   var seconds: @Sendable () -> Int
///
///   static let liveValue = Self(seconds: { Int(Date.now.timeIntervalSince1970) })
///   static let testValue = Self(seconds: { 0 })
/// }
///
/// let clock = testDependency(of: ClockClient.self) {
///   $0.seconds = { 42 }
/// }
/// ```
///
/// - Parameters:
///   - type: The client's type.
///   - injection: Receives the client's `testValue`, to change it in place.
/// - Returns: The changed client.
/// - Since: LUCA 1.0
public func testDependency<D: DependencyClient>(of type: D.Type, injection: (inout D) -> Void) -> D {
  var client = type.testValue
  injection(&client)
  return client
}
