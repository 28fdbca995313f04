import Testing

@Suite("The main actor")
struct MainActorTests {
  @Test("Statements can require the main actor or forbid it", arguments: cases)
  func actor(_ pageCase: PageCase) throws { try pageCase.check() }

  static let cases = [
    PageCase(
      "on the main actor, as top-level code is",
      """
      ```swift
      @MainActor final class Store { var count = 0 }
      let store = Store()
      store.count += 1
      ```
      """,
      "1 passed"),
    PageCase(
      "off it, waiting",
      """
      ```swift
      @MainActor final class Store {
        var count = 0
        init() {}
      }
      let store = await Store()
      await print(store.count)
      ```
      """,
      "1 passed"),
    PageCase(
      "in neither way",
      """
      ```swift
      @MainActor final class Store { var count = 0 }
      func use(_ store: Store) { store.count += 1 }
      ```
      """,
      """
      1 failed
      page.md:3:34: error: main actor-isolated property 'count' can not be mutated from a nonisolated context \
      [actor-isolated-non-self-reference]
      """),
  ]
}
