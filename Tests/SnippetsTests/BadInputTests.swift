import Foundation
import LimnPlatform
@testable import LimnSnippets
import Testing

@Suite("Hostile snippets")
struct BadInputTests {
  @Test(
    "A snippet that prints a gigabyte, uses all memory, or leaves child processes is reported and does not affect others"
  )
  func machine() throws {
    var checking = Checking()
    checking.context.options.memoryLimit = 1 << 29
    let mark = FileManager.default.temporaryDirectory.path + "/limn-child-\(UUID().uuidString)"
    let summary = try checking.summary(
      """
      ```swift
      1 + 1  // -> 2
      ```
      ```swift,run
      let line = String(repeating: "x", count: 1 << 20)
      for _ in 0..<1024 { print(line) }
      ```
      ```swift,run
      var all: [[UInt8]] = []
      while true { all.append([UInt8](repeating: 1, count: 64 << 20)) }
      ```
      ```swift,run
      import Foundation
      let child = Process()
      child.executableURL = URL(fileURLWithPath: "/bin/sh")
      child.arguments = ["-c", "sleep 30; touch \(mark)"]
      try child.run()
      ```
      ```swift
      2 + 2  // -> 4
      ```
      """)
    #expect(
      summary == """
        1 passed
        4 failed
        8 failed
        12 passed
        19 passed
        page.md:6:1: error: the snippet prints more than 1024 KB [run-output]
        page.md:10:1: error: the snippet needs more than 512 MB of memory [run-memory]
        """)
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  @Test("A mistake in a snippet of ten thousand lines does not affect correct snippets")
  func long() throws {
    let lines = (0..<5_000).map { "func step\($0)(_ x: Int) -> Int {\n  x + \($0)}" }.joined(separator: "\n")
    let report = try Checking().report(
      "```swift\nlet a = 1\n```\n```swift\n\(lines)\nstep4999(\"\")\n```\n```swift\nprint(a, step7(a))\n```")
    #expect(report.verdicts.map(\.kind) == [.passed, .failed, .passed])
    #expect(
      report.diagnosticLines.map { $0.prefix(40) } == ["page.md:10005:10: error: cannot convert "],
      "\(report.diagnosticLines)")
  }
}

@Suite("Previews of snippets")
struct PreviewSourceTests {
  private func source(_ code: String, before: String = "") throws -> String? {
    let page = before + "```swift,preview\n\(code)\n```"
    let report = try Checking().report(page)
    return try #require(report.verdicts.last).previewSource
  }

  // The snippets declare their own protocol `View` and do not import SwiftUI. This is enough, since the tests check
  // only the source text of the preview.
  private static let views = "```swift\nprotocol View {}\nstruct Earlier: View {}\n```\n"

  @Test("The preview shows the last view of the snippet with the declarations it uses")
  func view() throws {
    let source = try source(
      "struct First: View {}\nstruct Second: View { var earlier = Earlier() }", before: Self.views)
    #expect(
      source == """
        protocol View {}

        struct Earlier: View {}

        struct First: View {}

        struct Second: View { var earlier = Earlier() }

        #Preview {
        Second()
        }

        """)
  }

  @Test("The preview runs the snippet's statements after those of earlier snippets")
  func statements() throws {
    let source = try source("let size = 2\n_ = (size, text)", before: "```swift\nlet text = \"a\"\n```\n")
    #expect(source == "#Preview {\nlet text = \"a\"\nlet size = 2\n_ = (size, text)\n}\n")
  }

  @Test("A snippet without anything to preview has an error at the fence")
  func nothing() throws {
    let summary = try Checking().summary("```swift,preview\nstruct Point { var x = 1 }\n```")
    #expect(
      summary == """
        1 failed
        page.md:1:1: error: nothing to preview: the snippet has no '#Preview', no statements, and no view that is a struct without generic parameters [nothing-to-preview]
        """)
    #expect(
      try Checking().summary("```swift,preview,script\nprint(1)\n```").contains(
        "'script' and 'preview' exclude each other: a script has no preview"))
  }
}
