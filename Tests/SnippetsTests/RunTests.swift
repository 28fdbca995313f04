import LimnConfiguration
import LimnDiagnostics
@testable import LimnPlatform
@testable import LimnSnippets
import TestFiles
import Testing

@Suite("Snippets that run")
struct RunTests {
  @Test("A snippet's behavior is compared with its comments", arguments: cases)
  func run(_ pageCase: PageCase) throws { try pageCase.check() }

  static let cases = [
    PageCase(
      "correct output and values",
      """
      ```swift
      let name = "Ada"
      print("Hello, \\(name)!")
      // Prints "Hello, Ada!"
      name.count  // -> 3
      name  // -> "Ada"
      struct Point { var x = 1 }
      Point()  // -> Point(x: 1)
      let doubled = [1, 2].map { $0 * 2 }  // -> [2, 4]
      for i in 1...2 { print(i) }
      // Prints "1"
      // Prints "2"
      ```
      """,
      "1 passed"),
    PageCase(
      "an earlier snippet that returns",
      """
      ```swift
      guard let number = Int("one") else { return }
      ```
      ```swift run
      print(number)
      ```
      ```swift
      print(number)  // Prints "1"
      ```
      ```swift run
      guard let number = Int("two") else { return }
      ```
      """,
      """
      1 passed
      4 failed
      7 failed
      10 passed
      page.md:5:1: error: the snippet did not run, since an earlier snippet of the page returned before it [run-unreached]
      page.md:8:1: error: the snippet did not run, since an earlier snippet of the page returned before it [run-unreached]
      """),
    PageCase(
      "its own home folder and temporary folder",
      """
      ```swift
      import Foundation
      let here = FileManager.default.currentDirectoryPath
      NSHomeDirectory() == here  // -> true
      FileManager.default.temporaryDirectory.path == here  // -> true
      ```
      """,
      "1 passed"),
    PageCase(
      "attributes after spaces, commas, or both",
      """
      ```swift run
      print("a")  // Prints "a"
      ```
      ```swift, run
      print("b")  // Prints "c"
      ```
      ```swift run should_trap
      fatalError("end")
      ```
      """,
      """
      1 passed
      4 failed
      7 passed
      page.md:5:23: error: the statement prints "b", not "c" [print-differs]
      """),
    PageCase(
      "wrong output and values",
      """
      ```swift
      print("a")  // Prints "b"
      1 + 1  // -> 3
      ```
      """,
      """
      1 failed
      page.md:2:23: error: the statement prints "a", not "b" [print-differs]
      page.md:3:14: error: the value is 2, not 3 [value-differs]
      """),
    PageCase(
      "an output block is the complete standard output",
      """
      ```swift
      print("one")
      print("two")
      ```
      ```text output
      one
      two
      ```
      ```swift
      print("one")
      ```
      ```text output
      uno
      ```
      """,
      """
      1 passed
      9 failed
      page.md:13:1: error: the actual output here is "one" [output-differs]
      """),
    PageCase(
      "earlier snippets run first, and their output is not compared",
      """
      ```swift
      let name = "Ada"
      print(name)  // Prints "Ada"
      ```
      ```swift
      print(name.count)
      ```
      ```text output
      3
      ```
      """,
      """
      1 passed
      5 passed
      """),
    PageCase(
      "traps, wanted and not",
      """
      ```swift,should_trap
      let list = [1]
      print(list[list.count])
      ```
      ```swift,should_trap
      print("fine")
      ```
      ```swift,run
      print("fine")
      fatalError("no more")
      ```
      ```swift,run
      struct Empty: Error {}
      throw Empty()
      ```
      """,
      """
      1 passed
      5 failed
      8 failed
      12 failed
      page.md:5:1: error: the snippet ran to its end, but 'should_trap' says that it traps [did-not-trap]
      page.md:10:1: error: the snippet crashed: no more [run-crash]
      page.md:14:1: error: the snippet threw an error: Empty() [run-threw]
      """),
    PageCase(
      "what was reached before a crash is compared, what was not reached is not reported",
      """
      ```swift,run
      let number = 1
      print(number)  // Prints "2"
      number  // -> 3
      print(number)  // Prints "1"
      print(Int("none")!)  // Prints "4"
      print(number)  // Prints "5"
      ```
      """,
      """
      1 failed
      page.md:3:26: error: the statement prints "1", not "2" [print-differs]
      page.md:4:15: error: the value is 1, not 3 [value-differs]
      page.md:6:1: error: the snippet crashed: Unexpectedly found nil while unwrapping an Optional value [run-crash]
      """),
    PageCase(
      "a script, a main type and nothing to run",
      """
      ```swift,script
      var total = 0
      for i in 1...3 { total += i }
      print(total)
      // Prints "6"
      ```
      ```swift,run
      @main struct App { static func main() { print("hello") } }
      ```
      ```text output
      hello
      ```
      ```swift,run
      struct Quiet {}
      ```
      """,
      """
      1 passed
      7 passed
      13 failed
      page.md:13:1: error: nothing to run: the snippet has no statements [nothing-to-run]
      """),
  ]

  @Test("A snippet that never ends, prints without end, or deletes its folder harms no other snippet")
  func misbehaviour() throws {
    var checking = Checking()
    checking.context.options.scope.timeLimit = .seconds(1)
    let summary = try checking.summary(
      """
      ```swift,run
      while true {}
      ```
      ```swift,run
      let line = String(repeating: "x", count: 1000)
      for _ in 0..<5000 { print(line) }
      ```
      ```swift
      import Foundation
      let here = FileManager.default.currentDirectoryPath
      try FileManager.default.removeItem(atPath: here)
      print("gone")
      // Prints "gone"
      ```
      ```swift
      1 + 1  // -> 2
      ```
      """)
    #expect(
      summary == """
        1 failed
        4 failed
        8 passed
        15 passed
        page.md:2:1: error: the snippet did not end within 1 second [run-time]
        page.md:6:1: error: the snippet prints more than 1024 KB [run-output]
        """)
  }
}

@Suite("The network of snippets that run")
struct NetworkTests {
  @Test("Without a working sandbox nothing is run, which is reported once")
  func refusal() throws {
    var checking = Checking()
    checking.context.processes = ProcessRunner(
      sandbox: .unavailable(["the kernel is too old"]), run: ProcessRunner.local.run)
    let runs = checking.countRuns()
    let report = try checking.report("```swift\n1 + 1  // -> 2\n```\n```swift\n2 + 2  // -> 4\n```")
    #expect(runs.value == 0)
    #expect(
      report.summaryText == """
        1 skipped: no sandbox is available
        4 skipped: no sandbox is available
        error: the snippets were not run, because no sandbox is available: the kernel is too old [run-refused]
        """)
  }

  @Test("An address that is none of a file is explained, since snippets have no network")
  func addresses() throws {
    let page =
      "```swift,run\nimport Foundation\nlet answer = try Data(contentsOf: URL(string: \"https://example.org\")!)\n```"
    let report = try Checking().report(page)
    #expect(report.diagnostics.map(\.id) == ["run-threw"])
    #expect(
      report.diagnostics.flatMap(\.notes).map(\.message) == [
        "snippets run without network access, so only 'file:' addresses can be read"
      ],
      "\(report.diagnosticLines)")
  }

  @Test("A snippet cannot reach the network", .enabled(if: Sandbox.current.canRun))
  func sealed() throws {
    let page = """
      ```swift
      import Foundation
      let interfaces = (try? String(contentsOfFile: "/proc/net/dev", encoding: .utf8).split(separator: "\\n").dropFirst(2)) ?? []
      interfaces.map { $0.split(separator: ":")[0].filter { $0 != " " } }.filter { $0 != "lo" }  // -> []
      ```
      """
    #expect(try Checking().summary(page) == "1 passed")
  }
}
