import Testing

// The snippet does not import Foundation, which declares `JSONEncoder`.
@Test func restore() throws {
  let data = try JSONEncoder().encode([1])  // expected-error {{cannot find 'JSONEncoder' in scope}}
  #expect(!data.isEmpty)
}
