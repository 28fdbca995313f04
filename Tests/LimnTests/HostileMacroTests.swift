import Foundation
@testable import LimnToolchain
import TestFiles
import Testing

@testable import LimnPlatform

/// Macros are programs by a package's authors. The compiler runs them for the package's own code, and again for each
/// snippet that uses them.
@Suite("Hostile macros", .enabled(if: Sandbox.current.canRun))
struct HostileMacroTests {
  @Test("A macro writes nowhere, reads no secrets, reaches no other process, and leaves none behind")
  func macros() throws {
    // The compilers that this test ends have loaded all modules, so they leave no lock in the folder for modules.
    let victim = try Victim()
    defer { victim.remove() }
    let host = try Toolchain.discover().root + "/lib/swift/host"
    let fill = { (text: String) in victim.filled(text).replacing("{host}", with: host) }
    try victim.run.add([
      "Package.swift": fill(HostileMacros.manifest), "Sources/Attack/main.swift": fill(HostileMacros.plugin),
      "Sources/App/App.swift": """
      @freestanding(expression) public macro attack() -> String = #externalMacro(module: "Attack", type: "AttackMacro")
      @freestanding(expression) public macro ending(_ how: String) -> Int = #externalMacro(module: "Attack", type: "EndingMacro")
      public func attackOfPackage() -> String { #attack }
      """,
      "page.md": Self.endings.map { "```swift\nimport App\nlet number = #ending(\"\($0)\")\n```\n" }.joined(),
      "README.md": """
      ```swift
      import App
      attackOfPackage()  // -> "reached nothing"
      let attackOfSnippet = #attack
      attackOfSnippet  // -> "reached nothing"
      ```
      ```swift
      import App
      1 + 1  // -> 2
      ```
      """,
    ])
    let before = victim.tree()
    // Check the same package in each kind of sandbox, so that its macro is built only once, by the first check.
    // Building the macro takes longer than the rest of this test.
    for way in HostileProgramTests.ways {
      let result = try victim.check(way, ["--no-cache"])
      let count = Self.endings.count
      let summary = "snippets: \(count + 2) in all, 2 passed, \(count) failed"
      let text = "\(way): \(result.outputText)\(result.errorText)"
      #expect(result.status == 1 && result.outputText.contains(summary), "\(text)")
      #expect(!result.outputText.contains("README.md:"), "\(text)")
      // Each snippet is four lines long, including its fences. The macro is on the third line.
      for (index, ending) in Self.endings.enumerated() {
        #expect(result.outputText.contains("page.md:\(index * 4 + 3):"), "\(ending): \(text)")
      }
      #expect(result.outputText.contains("a macro that it ran, printed more than 16 MB"), "\(text)")
      try Self.expectEndOfEndlessMacro(victim, way)
      #expect(victim.tree() == before)
      #expect(victim.processes().isEmpty)
      #expect(
        !FileSystem.local.exists(victim.run.root + "/.build/limn/results/aa/forged"),
        "the macro wrote to the cache of results")
    }
  }

  /// The ways in which the macros in the snippets end without returning a result.
  private static let endings = ["exit", "abort", "trap", "memory", "print"]

  /// Expects that a macro that never ends and ignores signals is killed, together with the compiler and all processes
  /// that the macro started.
  private static func expectEndOfEndlessMacro(_ victim: Victim, _ way: String) throws {
    let scratch = victim.run.root + "/.build/endless"
    let source = scratch + "/endless.swift"
    try FileSystem.local.write(
      source,
      Array(
        """
        @freestanding(expression) macro ending(_ how: String) -> Int = #externalMacro(module: "Attack", type: "EndingMacro")
        let number = #ending("endless")
        """.utf8))
    var frontend = SwiftFrontend(
      toolchain: try Toolchain.discover(), stage: .check, sources: [source], moduleName: "Endless", scratch: scratch,
      label: "endless")
    frontend.flags = ["-load-plugin-executable", victim.run.root + "/.build/limn/package/debug/Attack-tool#Attack"]
    let processes = ProcessRunner.local(in: Sandbox.detect(only: way))
    let outcome = try frontend.run(processes: processes, timeLimit: .seconds(4))
    #expect(
      outcome.crash?.contains("did not end within") == true, "\(outcome.crash ?? "no failure") \(outcome.diagnostics)")
  }
}
