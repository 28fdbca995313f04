import Testing

@Suite("The shape of a snippet")
struct ShapeTests {
  @Test("Every kind of snippet is compiled as such", arguments: cases)
  func shape(_ pageCase: PageCase) throws { try pageCase.check() }

  static let cases = [
    PageCase(
      "signatures are interfaces, and their types are checked",
      """
      ```swift
      struct Raft<Cargo> { init(name: String?, cargo: () -> Cargo) {} }
      ```
      ```swift
      Raft(name: String? = nil, cargo: @escaping () -> Cargo)
      Raft(
        _ name: String,
        load: (_ index: Int) -> Void = { _ in }
      )
      ```
      ```swift
      Raft(name: Strin)
      Boat(name: String)
      ```
      ```swift
      let name = "Ark"
      Raft(name: name, cargo: { 1 })
      ```
      """,
      """
      1 passed
      4 passed
      11 failed
      15 passed
      page.md:12:12: error: cannot find type 'Strin' in scope [cannot-find-type-in-scope]
      page.md:13:1: error: cannot find type 'Boat' in scope [cannot-find-type-in-scope]
      """),
    PageCase(
      "Foundation includes what loads addresses, as on Apple's platforms",
      """
      ```swift
      import Foundation
      func load(_ url: URL) async throws -> Int {
        let (data, response) = try await URLSession.shared.data(for: URLRequest(url: url))
        return (response as? HTTPURLResponse)?.statusCode ?? data.count
      }
      ```
      """,
      "1 passed"),
    PageCase(
      "statements can throw and await",
      """
      ```swift
      func load() async throws -> Int { 1 }
      let value = try await load()
      print(value)
      ```
      """,
      "1 passed"),
    PageCase(
      "bare members are wrapped in a suitable type",
      """
      ```swift
      case task
      case failed(String)
      ```
      ```swift
      init(name: String) {}
      func send_task_loaded() {
        // nothing yet
      }
      ```
      ```swift
      func load() async throws -> [String]
      var count: Int { get }
      ```
      ```swift
      override func load() {}
      ```
      """,
      """
      1 passed
      5 passed
      11 passed
      15 failed
      page.md:16:15: error: method does not override any method from its superclass [method-does-not-override]
      """),
    PageCase(
      "a body makes the members around it members of a view",
      """
      ```swift
      protocol View { associatedtype Body: View; @Builder var body: Body { get } }
      extension Never: View { var body: Never { fatalError() } }
      struct Text: View { init(_ text: String) {}; var body: Never { fatalError() } }
      struct Pair<A: View, B: View>: View { var body: Never { fatalError() } }
      @resultBuilder enum Builder {
        static func buildBlock<A: View>(_ a: A) -> A { a }
        static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> Pair<A, B> { Pair() }
      }
      @propertyWrapper struct State { var wrappedValue: Bool }
      ```
      ```swift
      @State private var isOn = false

      var body: some View {
        Text("\\(isOn)")
        Text("b")
      }
      ```
      ```swift
      var body: some View {
        Text("a")
        Text("b")
      }
      ```
      """,
      "1 passed\n12 passed\n20 passed"),
    PageCase(
      "declarations without bodies can have default arguments and opaque results",
      """
      ```swift
      func load(from name: String, retries: Int = 3) async throws -> [String]
      ```
      ```swift
      func numbers(upTo end: Int) -> some Collection<Int>
      ```
      """,
      "1 passed\n4 passed"),
    PageCase(
      "a variable with a result builder or a wrapper stands beside the statements that use it",
      """
      ```swift
      @resultBuilder struct Sum { static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) } }
      @propertyWrapper struct Twice { var wrappedValue: Int { didSet { wrappedValue *= 2 } } }
      ```
      ```swift
      let depth = 4
      @Sum var total: Int {
        depth
        5
      }
      print(total + depth)
      // prints: 13
      ```
      ```swift
      @Twice var count = 1
      count = 3
      print(count)
      // prints: 6
      ```
      """,
      """
      1 passed
      5 passed
      14 passed
      """),
    PageCase(
      "code that builds is not blamed for a later snippet with an error of its own",
      """
      ```swift
      protocol Logged {}
      protocol Titled: Logged {}
      protocol Marked: Logged {}
      ```
      ```swift
      extension Array: Logged where Element: Logged {}
      extension Array: Marked where Element: Marked {}
      ```
      ```swift
      extension Array: Logged where Element: Titled {}
      extension Array: Logged where Element: Marked {}
      ```
      """,
      """
      1 passed
      6 passed
      10 failed
      page.md:12:18: error: conflicting conformance of 'Array<Element>' to protocol 'Logged'; there cannot be more than one conformance, even with different conditional bounds [redundant-conformance-conditional]
      """),
    PageCase(
      "a variable that a type uses, or that is private, need not be safe to share",
      """
      ```swift
      var visits = 0
      private var depth = 1
      struct Pond { func visit() { visits += depth } }
      Pond().visit()
      print(visits)
      // prints: 1
      ```
      ```swift
      final class Fish {}
      private var first = Fish()
      ```
      """,
      """
      1 passed
      9 passed
      """),
    PageCase(
      "a main type, a script and a manifest",
      """
      ```swift
      @main struct App { static func main() { print("hello") } }
      ```
      ```swift,script
      var lines = 0
      while lines < 3 { lines += 1 }
      ```
      ```swift,tools
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(name: "App", targets: [.target(name: "App")])
      ```
      ```swift,tools
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(nam: "App")
      ```
      """,
      """
      1 passed
      4 passed
      8 passed
      14 failed
      page.md:18:15: error: no exact matches in call to initializer [no-overloads-match-exactly-in-call]
      """),
    PageCase(
      "placeholders make a template, an ellipsis is an error",
      """
      ```swift
      struct A { var name = <#name#> }
      ```
      ```swift
      func run() { … }
      ```
      ```swift
      let a = A()
      ```
      """,
      """
      1 template
      4 failed
      7 failed
      page.md:5:14: error: unary operator cannot be separated from its operand [expected-prefix-operator]
      page.md:5:18: error: expected expression [expected-expr]
      page.md:8:9: error: cannot find 'A' in scope [cannot-find-in-scope]
      """),
    PageCase(
      "errors after type checking are found too",
      """
      ```swift
      func f() -> Int { }
      ```
      ```swift
      let x: Int
      print(x)
      ```
      ```swift
      class Counter { var value = 0 }
      func race() {
        let counter = Counter()
        Task { counter.value = 1 }
        counter.value = 2
      }
      ```
      ```swift
      struct Broken {
        var x = 1
      ```
      """,
      """
      1 failed
      4 failed
      8 failed
      16 failed
      page.md:2:19: error: missing return in global function expected to return 'Int' [missing-return-decl]
      page.md:6:7: error: constant 'x' used before being initialized [variable-used-before-initialized]
      page.md:12:3: error: sending value of non-Sendable type '() async -> ()' risks causing data races [regionbasedisolation-type-send-yields-race]
      page.md:18:12: error: expected '}' in struct [expected-rbrace-struct]
      """),
    PageCase(
      "a snippet in Swift 5 mode can have data races",
      """
      ```swift,mode=5
      class Counter { var value = 0 }
      func race() {
        let counter = Counter()
        Task { counter.value = 1 }
        counter.value = 2
      }
      ```
      """,
      "1 passed"),
    PageCase(
      "a missing module does not hide other errors",
      """
      ```swift
      import Foundatoin
      ```
      ```swift
      import Foundation
      let date: Int = Date()
      ```
      """,
      """
      1 failed
      4 failed
      page.md:2:1: error: no such module 'Foundatoin' [missing-module]
      page.md:6:17: error: cannot convert value of type 'Date' to specified type 'Int' [cannot-convert-initializer-value]
      """),
    PageCase(
      "columns are correct in lists, quotations, asides, tabs, and tilde fences",
      """
      1. One

         ```swift
         let a: Int = ""
         ```

      > ```swift
      > let b: Int = ""
      > ```

      > Note: Look.
      >
      > ~~~swift
      >   let é = 1; let c: Int = ""
      > ~~~

      - a
        - b
          ```swift
          let d = 1
          \tlet e: Int = ""
          ```
      """,
      """
      3 failed
      7 failed
      13 failed
      19 failed
      page.md:4:17: error: cannot convert value of type 'String' to specified type 'Int' [cannot-convert-initializer-value]
      page.md:8:16: error: cannot convert value of type 'String' to specified type 'Int' [cannot-convert-initializer-value]
      page.md:14:30: error: cannot convert value of type 'String' to specified type 'Int' [cannot-convert-initializer-value]
      page.md:21:19: error: cannot convert value of type 'String' to specified type 'Int' [cannot-convert-initializer-value]
      """),
  ]

  @Test("locations are the same with Windows line endings")
  func windows() throws {
    let text = "# A\r\n\r\n```swift\r\nlet a = 1\r\nlet b: Int = \"\"\r\n```\r\n"
    #expect(
      try Checking().summary(text) == """
        3 failed
        page.md:5:14: error: cannot convert value of type 'String' to specified type 'Int' [cannot-convert-initializer-value]
        """)
  }
}
