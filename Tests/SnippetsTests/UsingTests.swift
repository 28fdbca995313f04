import LimnSnippets
import Testing

@Suite("The snippets that 'using' names")
struct UsingTests {
  @Test("A snippet of another page is used explicitly")
  func acrossPages() throws {
    let report = try Checking().report([
      "a.md": """
      ```swift
      struct Base {}
      ```
      ```swift,name=store
      final class Store { var base = Base() }
      ```
      """,
      "b.md": """
      ```swift,using=a#store
      let store = Store()
      print(store.base)
      ```
      ```swift
      let store = Store()
      ```
      ```swift,using=a#stor
      let store = 1
      ```
      """,
    ])
    #expect(
      report.summaryText == """
        1 passed
        4 passed
        1 passed
        5 failed
        8 failed
        b.md:6:13: error: cannot find 'Store' in scope [cannot-find-in-scope]
        b.md:8:10: error: no snippet is named 'stor' (did you mean 'store'?) [unknown-using]
        """)
  }

  @Test("A cycle of 'using' is an error in each snippet")
  func circle() throws {
    let text = """
      ```swift,name=a,using=b
      struct A {}
      ```
      ```swift,name=b,using=a
      struct B {}
      ```
      """
    let lines = try Checking().report(text).diagnosticLines
    #expect(
      lines == [
        "page.md:1:17: error: 'using=b' forms a cycle that leads back to this snippet [circular-using]",
        "page.md:4:17: error: 'using=a' forms a cycle that leads back to this snippet [circular-using]",
      ])
  }
}
