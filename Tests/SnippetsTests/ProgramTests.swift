import Foundation
import LimnDiagnostics
import LimnPlatform
import LimnSnippets
import LimnToolchain
import Testing

@Suite("Snippets that run in one program")
struct ProgramTests {
  /// Counts the programs that `checking` links.
  private func count(_ checking: inout Checking) -> Counter {
    checking.countCommands { $0.arguments.contains { $0.hasSuffix("/program") } }
  }

  @Test("Snippets share a program although their imports and actors differ")
  func differentImports() throws {
    var checking = Checking()
    let programs = count(&checking)
    let report = try checking.report([
      "plain.md": "```swift\nstruct Pond { var depth = 3 }\nPond().depth  // -> 3\n```",
      "formatted.md":
        "```swift\nimport Foundation\n[1.5, 2].map { String(format: \"%.1f\", $0) }  // -> [\"1.5\", \"2.0\"]\n```",
      "actor.md": """
      ```swift
      @MainActor func level() -> Int { 4 }
      ```
      ```swift
      import Dispatch
      let known = level()
      known  // -> 4
      ```
      """,
    ])
    #expect(report.verdicts.map(\.kind.name) == ["passed", "passed", "passed", "passed"], "\(report.summaryText)")
    #expect(programs.value == 1)
  }

  @Test("A declaration is not repeated in a program, although files with different imports need it")
  func sharedDeclaration() throws {
    var checking = Checking()
    let programs = count(&checking)
    let summary = try checking.summary(
      """
      ```swift
      struct Pond { var depth = 3 }
      ```
      ```swift
      Pond().depth + 1  // -> 4
      ```
      ```swift
      import Foundation
      String(format: "%d", Pond().depth)  // -> "3"
      ```
      """)
    #expect(summary == "1 passed\n4 passed\n7 passed")
    #expect(programs.value == 2)
  }

  @Test("Files of a program may use names that other files declare")
  func namesOfOtherFiles() throws {
    var checking = Checking()
    let programs = count(&checking)
    let report = try checking.report([
      "one.md": "```swift\nfunc uppercased() -> Int { 1 }\nuppercased()  // -> 1\n```",
      "two.md": "```swift\nimport Foundation\n\"a\".uppercased()  // -> \"A\"\n```",
    ])
    #expect(report.verdicts.map(\.kind.name) == ["passed", "passed"], "\(report.summaryText)")
    #expect(programs.value == 1)
  }

  @Test("Snippets with different language modes share a program")
  func languageModes() throws {
    var checking = Checking()
    let programs = count(&checking)
    // Swift 6 rejects this global variable, since functions on other actors could change it.
    let old = "```swift,mode=5\nvar level = 1\nfunc rise() { level += 1 }\nrise()\nlevel  // -> 2\n```"
    let summary = try checking.summary("\(old)\n```swift\n2 + 2  // -> 4\n```")
    #expect(summary == "1 passed\n7 passed")
    #expect(programs.value == 1)
  }

  @Test("The import of one snippet does not change another snippet of the program")
  func otherImports() throws {
    var checking = Checking()
    // The second function fits a call without an argument better, if both modules are imported.
    let functions = [
      "Loud": "(_ mark: String = \"!\") -> String { self + mark }", "Quiet": "() -> String { self + \".\" }",
    ]
    try checking.addLibraries(
      functions.mapValues { "extension String { public func said\($0) }" }, in: Checking.temporaryFolder())
    let programs = count(&checking)
    let report = try checking.report([
      "loud.md": "```swift\nimport Loud\n\"a\".said()  // -> \"a!\"\n```",
      "quiet.md": "```swift\nimport Quiet\n\"a\".said()  // -> \"a.\"\n```",
    ])
    #expect(report.summaryText == "1 passed\n1 passed")
    #expect(programs.value == 1)
  }

  @Test("If a program cannot be linked, each of its files has its own program")
  func sameSymbol() throws {
    var checking = Checking()
    let programs = count(&checking)
    let report = try checking.report([
      "one.md": "```swift\n@_cdecl(\"splash\") func one() -> Int { 1 }\none()  // -> 1\n```",
      "two.md": "```swift\nimport Foundation\n@_cdecl(\"splash\") func two() -> Int { 2 }\ntwo()  // -> 2\n```",
    ])
    #expect(report.summaryText == "1 passed\n1 passed")
    #expect(programs.value == 3)
  }
}
