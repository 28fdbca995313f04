import Foundation
import LimnPlatform
import Testing

/// Tests `Site/build` with stubs for the programs that it starts, since the real programs take minutes on a new
/// machine.
@Suite("The script that builds the site")
struct SiteBuildScriptTests {
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Site/build").path

  /// Runs a copy of the script in a folder where `Site/packages` and `swift` are the given shell commands.
  private func output(packages: String, swift: String, timeLimit: Duration) throws -> ProcessResult {
    let run = try CommandRun([
      "Site/packages": "#!/bin/sh\n\(packages)\n", "bin/swift": "#!/bin/sh\n\(swift)\n",
      "Site/limn.yml": "title: Pond\ntargets: [Pond, PondApp]\n", "Tests/PondTests/a.swift": "",
      "Content/reeds.md": "# Reeds\n\n<!-- symbols: Reed -->\n",
    ])
    defer { run.remove() }
    try FileSystem.local.write(run.root + "/Site/build", try FileSystem.local.read(Self.script))
    for path in ["/Site/packages", "/bin/swift", "/Site/build"] {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: run.root + path)
    }
    var variables = ProcessInfo.processInfo.environment
    variables["PATH"] = run.root + "/bin:" + (variables["PATH"] ?? "")
    return try ProcessRunner.local.run(
      Command(run.root + "/Site/build", environment: variables, directory: run.root, timeLimit: timeLimit))
  }

  @Test("The first step is named before it begins")
  func firstStep() throws {
    let result = try output(packages: "sleep 600", swift: "exit 1", timeLimit: .seconds(3))
    #expect(result.timedOut && result.outputText == "== C libraries and Graphviz (0 s)\n", "\(result)")
  }

  @Test("Each step is named with the time, and what it prints is passed on")
  func steps() throws {
    let folder = ".build/limn/package/debug"
    let site =
      "mkdir -p \(folder); printf '#!/bin/sh\\necho \"pages $*, targets $LIMN_ONLY\"\\n' > \(folder)/limn; chmod +x \(folder)/limn"
    let result = try output(
      packages: "echo installing", swift: "echo \"building $LIMN_ONLY\"; \(site)", timeLimit: .seconds(60))
    let lines = result.outputText.replacing(#/\(\d+ s\)/#, with: "(N s)").split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "== C libraries and Graphviz (N s)", "installing", "== limn and the documented targets (N s)",
        "building limn,PreviewHost,ArticleTests,Pond,PondApp,PondTests,Reed", "== the site (N s)",
        "pages build, targets PreviewHost,ArticleTests,Pond,PondApp,PondTests,Reed",
      ], "\(result)")
  }

  @Test("The modules for packages and apps are installed next to the program")
  func installation() throws {
    let made = """
      target=${@: -1}
      mkdir -p .build/release/Modules .build/release/$target.build .build/release/SemanticTree.build
      touch .build/release/limn .build/release/SwiftUIMacros-tool .build/release/Modules/$target.swiftmodule
      touch .build/release/$target.build/a.swift.o
      """
    let run = try CommandRun([
      "Site/packages": "#!/bin/sh\n", "bin/swift": "#!/usr/bin/env bash\n\(made)\n",
      "Sources/Limn/Pages/Theme/theme.css": "",
      "Sources/Apple/LimnUIKit/a.swift": "", "Sources/Apple/SwiftData/a.swift": "", "Sources/Apple/OSLog/a.swift": "",
    ])
    defer { run.remove() }
    try FileSystem.local.write(run.root + "/Site/build", try FileSystem.local.read(Self.script))
    for path in ["/Site/packages", "/bin/swift", "/Site/build"] {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: run.root + path)
    }
    var variables = ProcessInfo.processInfo.environment
    variables["PATH"] = run.root + "/bin:" + (variables["PATH"] ?? "")
    let result = try ProcessRunner.local.run(
      Command(
        run.root + "/Site/build", ["--install", run.root + "/prefix"], environment: variables, directory: run.root,
        timeLimit: .seconds(60)))
    #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
    for module in ["LimnUIKit", "SwiftData", "OSLog"] {
      #expect(FileSystem.local.exists("\(run.root)/prefix/lib/limn/Modules/\(module).swiftmodule"), "\(module)")
      #expect(FileSystem.local.exists("\(run.root)/prefix/lib/limn/\(module).build/a.swift.o"), "\(module)")
    }
  }
}
