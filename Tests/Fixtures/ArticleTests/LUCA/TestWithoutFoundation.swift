import Testing

// Encoders and data belong to Foundation.
@Test func restore() throws {
  let data = try JSONEncoder().encode([1])  // expected-error {{cannot find 'JSONEncoder' in scope}}
  #expect(!data.isEmpty)
}
