import LimnSnippets
import Testing

@Suite("What a snippet may use")
struct ScopeTests {
  @Test("A snippet can use exactly the expected declarations", arguments: cases)
  func scope(_ pageCase: PageCase) throws { try pageCase.check() }

  static let cases = [
    PageCase(
      "the nearest earlier declaration is used",
      """
      ```swift
      struct Root { var first = 1 }
      ```
      ```swift
      struct Root { var second = 2 }
      ```
      ```swift
      print(Root().second)
      ```
      ```swift
      print(Root().first)
      ```
      """,
      """
      1 passed
      4 passed
      7 passed
      10 failed
      page.md:11:14: error: value of type 'Root' has no member 'first' [could-not-find-value-member]
      """
    ),
    PageCase(
      "extensions of a used type are included, those of an older type with its name are not",
      """
      ```swift
      struct Item { var name = "" }
      ```
      ```swift
      extension Item { var loud: String { name.uppercased() } }
      ```
      ```swift
      print(Item(name: "a").loud)
      ```
      ```swift
      struct Item { var name = "" }
      print(Item().loud)
      ```
      """,
      """
      1 passed
      4 passed
      7 passed
      10 failed
      page.md:12:14: error: value of type 'Item' has no member 'loud' [could-not-find-value-member]
      """
    ),
    PageCase(
      "an extension shown again replaces its earlier text",
      """
      ```swift
      struct Item {}
      ```
      ```swift
      extension Item { func run() -> Int { 1 } }
      ```
      ```swift
      extension Item { func run() -> Int { 2 } }
      print(Item().run())
      ```
      """,
      """
      1 passed
      4 passed
      7 passed
      """
    ),
    PageCase(
      "the names that a guard statement declares can be used later",
      """
      ```swift
      let text = "1, 2"
      ```
      ```swift
      guard let comma = text.firstIndex(of: ","), case (let low, let high)? = Optional((1, 2)) else { return }
      func isBefore(_ index: String.Index) -> Bool { index < comma }
      ```
      ```swift
      print(text[..<comma], low + high, isBefore(text.startIndex))
      ```
      ```swift
      guard let comma = Int("3") else { fatalError() }
      print(comma + 1)
      ```
      ```swift
      print(comma + 1)
      print(text[..<comma])
      ```
      """,
      """
      1 passed
      4 passed
      8 passed
      11 passed
      15 failed
      page.md:17:7: error: 'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead. [availability-decl-unavailable]
      """
    ),
    PageCase(
      "a guard statement about self declares nothing",
      """
      ```swift
      guard let self else { return }
      ```
      ```swift
      self.load()
      ```
      """,
      """
      1 failed
      4 failed
      page.md:2:11: error: cannot find 'self' in scope; did you mean to use it in a type or extension context? [cannot-find-self-in-scope]
      page.md:5:1: error: cannot find 'self' in scope; did you mean to use it in a type or extension context? [cannot-find-self-in-scope]
      """
    ),
    PageCase(
      "members that an extension adds to an external type are found by name",
      """
      ```swift
      extension Int { func doubled() -> Int { self * 2 } }
      ```
      ```swift
      print(4.doubled())
      ```
      """,
      """
      1 passed
      4 passed
      """
    ),
    PageCase(
      "using a variable includes the statements of its code block",
      """
      ```swift
      var total = 0
      total += 3
      ```
      ```swift
      let twice = total * 2
      print(twice, total)
      ```
      ```swift
      let total = "again"
      print(total.count, twice)
      ```
      """,
      """
      1 passed
      5 passed
      9 passed
      """
    ),
    PageCase(
      "hidden code blocks can be used, ignored and failing ones cannot",
      """
      <!--
      ```swift
      struct Hidden {}
      ```
      -->
      ```swift,ignore
      struct Ignored {}
      ```
      ```swift
      let a = Hidden()
      let b = Ignored()
      ```
      """,
      """
      2 passed
      6 skipped: ignore
      9 failed
      page.md:11:9: error: cannot find 'Ignored' in scope [cannot-find-in-scope]
      """
    ),
    PageCase(
      "an isolated snippet cannot use earlier ones",
      """
      ```swift
      struct Root {}
      ```
      ```swift,isolated
      let root = Root()
      ```
      """,
      """
      1 passed
      4 failed
      page.md:5:12: error: cannot find 'Root' in scope; did you mean 'Bool'? [cannot-find-in-scope-corrected]
      """
    ),
    PageCase(
      "a function is placed next to the variable that it uses",
      """
      ```swift
      var count = 0
      func increment() { count += 1 }
      increment()
      ```
      ```swift
      increment()
      print(count)
      ```
      ```swift
      let limit = 3
      struct Counter { var isFull: Bool { 3 >= limit } }
      ```
      """,
      """
      1 passed
      6 passed
      10 passed
      """
    ),
    PageCase(
      "an earlier snippet cannot use a later declaration, even if both are compiled together",
      """
      ```swift
      print(later())
      ```
      ```swift
      func later() -> Int { 1 }
      ```
      ```swift
      print(later())
      ```
      """,
      """
      1 failed
      4 passed
      7 passed
      page.md:2:7: error: cannot find 'later' in scope [cannot-find-in-scope]
      """
    ),
  ]
}
