import Foundation
import LimnPlatform
import Testing

/// What the command line says to somebody who sees it for the first time.
struct StrangerTests {
  @Test("'explain' describes the compiler's diagnostics, with its own documentation") func explainsCompilerIDs() throws
  {
    let run = try CommandRun([:])
    defer { run.remove() }
    let plain = try run.limn("explain", "cannot-find-in-scope")
    #expect(plain.status == 0 && plain.outputText.contains("a diagnostic of the Swift compiler"), "\(plain.errorText)")
    let documented = try run.limn("explain", "existential-any").outputText
    #expect(documented.contains("was introduced in Swift 5.6") && !documented.contains("```"), "\(documented)")
    let unknown = try run.limn("explain", "dead-lonk")
    #expect(unknown.status == 1 && unknown.errorText.contains("did you mean 'dead-link'"), "\(unknown.errorText)")
  }

  @Test("'explain' without an id lists all ids as text") func listsIDs() throws {
    let run = try CommandRun([:])
    defer { run.remove() }
    let text = try run.limn("explain").outputText
    #expect(text.contains("dead-link (error)\n  A link has no destination"), "\(text.prefix(400))")
    #expect(text.contains("type-cycle") && !text.contains("| --- |"))
  }

  @Test("'doctor' names nothing that only developers of Limn need") func doctor() throws {
    let run = try CommandRun([:])
    defer { run.remove() }
    let text = try run.limn("doctor").outputText
    #expect(text.contains("Swift compiler") && !text.contains("Tests/run") && !text.contains("swift build"), "\(text)")
  }

  @Test("Each check that did not run is named with the reason") func namesWhatWasNotChecked() throws {
    let run = try CommandRun(["README.md": "# Pond\n", "App/A.swift": "import SwiftUI\nstruct A {}\n"])
    defer { run.remove() }
    let result = try run.limn("check", "--strict")
    #expect(result.status == 0, "\(result.outputText)")
    for text in ["rules: not checked, since there is no package", "previews: not checked, since there is no package"] {
      #expect(result.outputText.contains(text), "\(result.outputText)")
    }
    #expect(result.outputText.hasSuffix("no errors in what was checked\n"), "\(result.outputText)")
    let built = try run.limn("build", "--no-check").outputText
    #expect(built.contains("snippets: not checked, since --no-check was given"), "\(built)")
  }

  @Test("On a terminal, the first line is whole, and progress moves") func terminal() throws {
    let run = try CommandRun(["docs/a.md": "# A\n"])
    defer { run.remove() }
    let command = Command(
      "script", ["-qec", "'\(CommandRun.program)' check", "/dev/null"], directory: run.root, timeLimit: .seconds(60))
    let shown = try ProcessRunner.local.run(command).outputText
    #expect(
      shown.contains(
        "\u{1b}[KThere is no Content folder, so Limn reads docs/, and the Markdown files that they link to\r\n"),
      "\(shown)")
  }

  @Test("A fix that '--fix' declined is not shown again") func declinedFix() throws {
    // The compiler suggests a semicolon, and the snippet does not compile with it either.
    let run = try CommandRun(["docs/a.md": "# A\n\n```swift\ngenerate api.github.yaml\n```\n"])
    defer { run.remove() }
    #expect(try run.limn("check").outputText.contains("  fix: "))
    let after = try run.limn("check", "--fix").outputText
    #expect(after.contains("error:") && !after.contains("  fix: "), "\(after)")
  }

  @Test("A log has lines in growing intervals, as long as a phase lasts") func heartbeat() async throws {
    let run = try CommandRun([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Pond\", targets: [.target(name: \"Pond\")])\n",
      "Sources/Pond/Pond.swift": "public struct Pond {}\n", "README.md": "# Pond\n\n```swift\nlet pond = Pond()\n```\n",
    ])
    defer { run.remove() }
    let pipe = Pipe()
    let process = try run.start("check", errors: pipe)
    let start = Date.now
    var (last, longest) = (start, 0.0)
    while let byte = try pipe.fileHandleForReading.read(upToCount: 1), !byte.isEmpty {
      // An interval is half of the time before it. Other processes can delay each line by seconds.
      longest = max(longest, Date.now.timeIntervalSince(last) - last.timeIntervalSince(start) / 2)
      last = .now
    }
    process.waitUntilExit()
    #expect(longest < 20)
  }
}
