/// Returns a client's test value after changing the parts that a test or a preview is about.
///
/// ```swift
/// let defaults = testDependency(of: UserDefaultsClient.self) {
///   $0.data = { _ in savedPerson }
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
