import Testing

@Suite("Conformances that earlier snippets declare")
struct EarlierConformanceTests {
  @Test(
    "An external type's conformance to an external protocol is included if a snippet names the type or contains a literal of it"
  )
  func externalConformances() throws {
    let page = PageCase(
      "external conformances",
      """
      ```swift
      extension String: @retroactive Identifiable { public var id: Self { self } }
      ```
      ```swift
      extension Int: @retroactive Identifiable { public var id: Int { self } }
      ```
      ```swift
      func first<T: Identifiable>(_ values: [T]) -> T? { values.first }
      let name = first(["a"])
      ```
      ```swift
      func id(of name: String) -> some Hashable { first([name])?.id }
      ```
      ```swift
      extension String: @retroactive Identifiable { public var id: Int { count } }
      let length: Int? = first(["abc"])?.id
      ```
      ```swift
      first([2.5])
      ```
      """,
      """
      1 passed
      4 passed
      7 passed
      11 passed
      14 passed
      18 failed
      page.md:19:1: error: global function 'first' requires that 'Double' conform to 'Identifiable' [type-does-not-conform-decl-owner]
      """)
    try page.check()
  }
}
