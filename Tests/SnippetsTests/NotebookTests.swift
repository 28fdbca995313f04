import LimnDiagnostics
@testable import LimnSnippets
import Testing

/// Tests that the blocks of a page are read in order. The imports and statements of a block also apply to later blocks.
@Suite("Pages in order")
struct NotebookTests {
  static let cases = [
    PageCase(
      "an import holds for later blocks",
      "```swift\nimport Foundation\n```\n```swift\nprint(Date().timeIntervalSince1970 > 0)  // Prints \"true\"\n```\n```swift,isolated\nlet d = Date()\n```",
      """
      1 passed
      4 passed
      7 failed
      page.md:8:9: error: cannot find 'Date' in scope [cannot-find-in-scope]
      """),
    PageCase(
      "a missing module is an error of the block that imports it",
      "```swift\nimport NoSuchModule\n```\n```swift\nlet a = 1\n```",
      """
      1 failed
      4 passed
      page.md:2:1: error: no such module 'NoSuchModule' [missing-module]
      """),
    PageCase(
      "earlier statements have changed a variable",
      """
      ```swift
      var stack: [String] = []
      ```
      ```swift
      stack.append("uno")
      print(stack.count)  // Prints "1"
      ```
      ```swift
      func push(_ text: String) { stack.append(text) }
      push("dos")
      ```
      ```swift
      stack.removeLast()  // -> "dos"
      ```
      ```swift
      var other = stack
      other.append("tres")
      print(stack.count, other.count)  // Prints "1 2"
      ```
      ```text output
      1 2
      ```
      ```swift
      print(stack.count, other.count)  // Prints "1 3"
      ```
      """,
      """
      1 passed
      4 passed
      8 passed
      12 passed
      15 passed
      23 failed
      page.md:24:44: error: the statement prints "1 2", not "1 3" [print-differs]
      """),
    PageCase(
      "a constant gets its value in a later block",
      "```swift\nlet answer: Int\n```\n```swift\nanswer = 42\n```\n```swift\nlet twice = answer * 2\n```",
      """
      1 passed
      4 passed
      7 passed
      """),
    PageCase(
      "a block that traps has no effect on later blocks",
      "```swift\nvar list = [1]\n```\n```swift,should_trap\nlist[7] = 2\n```\n```swift\nprint(list)  // Prints \"[1]\"\n```",
      """
      1 passed
      4 passed
      7 passed
      """),
    PageCase(
      "manifests and parts of them",
      """
      ```swift
      .package(url: "https://example.org/x.git", from: "1.0.0"),
      ```
      ```swift
      // the dependency, and who uses it
      dependencies: [
        .package(url: "https://example.org/x.git", from: "1.0.0"),
      ],
      targets: [.target(name: "App", dependencies: [.product(name: "X", package: "x")])]
      ```
      ```swift
      let package = Package(
        // name and platforms
        dependencies: [.package(url: "https://example.org/x.git", from: "1.0.0")]
      )
      ```
      ```swift
      dependencies: [.product(name: "X", package: "x")]
      ```
      ```swift
      .target(name: "App", dependencis: [])
      ```
      ```swift
      let package = Package(
        ...
        dependencies: [
          …,
          .package(url: "https://example.org/x.git", from: "1.0.0"),
        ],
        ...
      )
      ```
      ```swift
      ...
      dependencies: [
        .package(url: "https://example.org/x.git", version: 1),
      ],
      ...
      ```
      ```swift
      struct Package { var weight = 1 }
      let package = Package(weight: 3)
      ```
      """,
      """
      1 passed
      4 passed
      11 passed
      17 passed
      20 failed
      23 passed
      33 failed
      40 passed
      page.md:21:8: error: incorrect argument label in call (have 'name:dependencis:', expected 'name:dependencies:') [wrong-argument-labels]
      page.md:36:55: error: cannot convert value of type 'Int' to expected argument type 'Version' [cannot-convert-argument-value]
      """),
    PageCase(
      "an interface",
      """
      ```swift
      public struct Wave {
        public init(height: Double)
        public var height: Double { get }
        public subscript(index: Int) -> Double { get set }
        public mutating func rise(by amount: Double) throws -> Bool
      }
      ```
      ```swift
      public func rise(by amount: Nothing) -> Bool
      ```
      ```swift
      let wave = Wave(height: 1)
      ```
      ```swift
      struct Calm { func rise() -> Int }
      func real() -> Int { 1 }
      ```
      ```swift,declaration
      struct Rough { func rise() -> Int }
      func made() -> Int { 1 }
      ```
      """,
      """
      1 passed
      9 failed
      12 failed
      15 failed
      19 passed
      page.md:10:29: error: cannot find type 'Nothing' in scope [cannot-find-type-in-scope]
      page.md:13:12: error: cannot find 'Wave' in scope [cannot-find-in-scope]
      page.md:16:20: error: expected '{' in body of function declaration [func-decl-without-brace]
      """),
  ]

  @Test("The page is checked from top to bottom", arguments: cases)
  func order(of page: PageCase) throws { try page.check() }

  @Test("Interfaces are counted separately")
  func interfaces() throws {
    let report = try Checking().report("```swift\npublic struct A { public init() }\n```\n```swift\nstruct B {}\n```")
    #expect(report.summary.interfaces == 1 && report.summary.passed == 2)
    #expect(report.verdicts.map(\.isInterface) == [true, false])
  }

  @Test("Implied imports are added if none are set and the modules exist")
  func implied() throws {
    var checking = Checking()
    checking.context.inferredImports = ["Foundation", "NoSuchModule"]
    #expect(try checking.summary("```swift\nlet d = Date()\n```") == "1 passed")
    let own = try checking.report(["page.md": "```swift\nlet d = Date()\n```"], imports: ["Synchronization"])
    #expect(own.verdicts.map(\.kind) == [.failed])
  }

  @Test("A name that is a keyword is not taken as declared by every module")
  func keywordsAsNames() throws {
    let page = ["let a = Date()", "let b = `in`"].map { "```swift,isolated\n\($0)\n```\n" }.joined()
    let checking = Checking()
    let causes = try FailureCauses(context: checking.context).causes(of: try checking.report(page))
    #expect(
      causes.map { "\($0.count) \($0.reason)" } == [
        "1 uses names that no earlier block declares", "1 uses names that the module Foundation declares",
      ])
  }

  @Test("Failures are grouped by their remedy")
  func causes() throws {
    let blocks = [
      "let a = Date()", "func f(_ u: URL) {}", "let m = Mutex(1)", "unknown(1)", "let x = [", "import UIKit",
      "print(1)  // Prints \"2\"",
      "let s: Int = \"\"", "let e = 1  // Prints \"2\"", "let view = UIView()",
    ]
    let page = blocks.map { "```swift,isolated\n\($0)\n```\n" }.joined()
    let checking = Checking()
    let causes = try FailureCauses(context: checking.context).causes(of: try checking.report(page))
    #expect(
      causes.map { "\($0.count) \($0.reason) \($0.example.line)" } == [
        "2 use names of UIKit, which this machine does not have 16",
        "2 use names that the module Foundation declares 1",
        "1 does not parse, for example because '...' stands for omitted code 13",
        "1 does not produce the expected output 19",
        "1 does not produce the expected output, and has no automatic fix 25",
        "1 has errors of its own 22",
        "1 uses names that no earlier block declares 10", "1 uses names that the module Synchronization declares 7",
      ])
  }

  @Test("An unknown name is the cause also of errors before it")
  func causeAfterItsResult() throws {
    let checking = Checking()
    let report = try checking.report("```swift\nlet sum: Int = \"\"\nlet all = [1].map { sea($0) }\n```\n")
    #expect(report.diagnostics.count > 1)
    let causes = try FailureCauses(context: checking.context).causes(of: report)
    #expect(causes.map { "\($0.count) \($0.reason)" } == ["1 uses names that no earlier block declares"])
  }

  @Test("An error that is not about an undeclared name has another cause")
  func otherCauses() throws {
    let page = """
      ```swift,compilefail
      let a = 1
      ```
      ```swift,isolated
      @Inlinable func one() -> Int { 1 }
      ```
      ```swift,isolated
      let two = #two
      ```
      ```swift,isolated
      print(self)
      ```
      ```swift,isolated
      Int
      ```
      ```swift,isolated
      import Foundation
      print(user.name)
      ```
      ```swift,isolated
      print(1)
      ```
      ```text output
      2
      ```

      """
    let checking = Checking()
    let report = try checking.report(page)
    let causes = try FailureCauses(context: checking.context).causes(of: report)
    #expect(
      causes.map { "\($0.count) \($0.reason) \($0.example.line)" } == [
        "2 have errors of their own 10", "2 use attributes or macros that no imported module declares 4",
        "1 does not produce the expected output 20", "1 has wrong attributes or unmet expectations 1",
        "1 uses names that no earlier block declares 16",
      ], "\(report.summaryText)")
  }

  @Test("A block that uses a block with a missing module fails because of that block")
  func missingModuleOfAnEarlierBlock() throws {
    let checking = Checking()
    let report = try checking.report("```swift\nimport NoSuchModule\nstruct A {}\n```\n```swift\nlet a = A()\n```\n")
    #expect(report.verdicts.map { $0.causes.map(\.line) } == [[], [1]])
    let causes = try FailureCauses(context: checking.context).causes(of: report)
    #expect(
      causes.map { "\($0.count) \($0.reason)" } == [
        "1 depends on another block that fails", "1 imports 'NoSuchModule', which is not available",
      ])
  }

  @Test("The name of a macro of the standard library is reported as unknown where a variable is meant")
  func namesOfMacros() throws {
    #expect(
      try Checking().summary("```swift\nprint(\"\\(error)\", warning)\nlet next: Int = line\n```") == """
        1 failed
        page.md:2:10: error: cannot find 'error' in scope [cannot-find-in-scope]
        page.md:2:19: error: cannot find 'warning' in scope [cannot-find-in-scope]
        page.md:3:17: error: cannot find 'line' in scope [cannot-find-in-scope]
        """)
  }

  @Test("A module that the settings name is the cause of all failures, if it is missing")
  func missingModuleOfSettings() throws {
    var checking = Checking()
    checking.context.defaultImports = ["NoSuchModule"]
    let causes = try FailureCauses(context: checking.context).causes(
      of: try checking.report("```swift\nlet a = 1\n```\n```swift\nlet b = 2\n```\n"))
    #expect(causes.map { "\($0.count) \($0.reason)" } == ["2 import 'NoSuchModule', which is not available"])
  }
}
