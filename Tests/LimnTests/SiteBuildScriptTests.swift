import Foundation
import LimnPlatform
import Testing

/// Tests `Site/build` with stubs for the programs that it starts, since the real programs take minutes on a new
/// machine.
@Suite("The script that builds the site")
struct SiteBuildScriptTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Site").path

  /// Runs a copy of the script in a folder where `Site/packages` and `swift` are the given shell commands.
  private func output(packages: String, swift: String, timeLimit: Duration) throws -> ProcessResult {
    let run = try CommandRun([
      "Site/packages": "#!/bin/sh\n\(packages)\n", "bin/swift": "#!/bin/sh\n\(swift)\n",
      "Site/limn.yml": "title: Pond\ntargets: [Pond, PondApp]\n", "Tests/PondTests/a.swift": "",
      "Content/reeds.md": "# Reeds\n\n<!-- symbols: Reed -->\n\n```swift\nimport Marsh\nimport Foundation\n```\n",
      "Sources/Apple/Reed/a.swift": "", "Sources/Apple/Marsh/a.swift": "",
    ])
    defer { run.remove() }
    try FileSystem.local.write(run.root + "/Site/build", try FileSystem.local.read(Self.folder + "/build"))
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
    let result = try output(packages: "exit 3", swift: "exit 1", timeLimit: .seconds(300))
    let text = result.outputText.replacing(#/\(\d+ s\)/#, with: "(N s)")
    #expect(result.status == 3 && text == "== C libraries and Graphviz (N s)\n", "\(result)")
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
        "building limn,PreviewHost,ArticleTests,Pond,PondApp,PondTests,Marsh,Reed", "== the site (N s)",
        "pages build, targets PreviewHost,ArticleTests,Pond,PondApp,PondTests,Marsh,Reed",
      ], "\(result)")
  }

  @Test("One build makes the program and the modules, which are installed next to it with their sources")
  func installation() throws {
    let made = """
      mkdir -p .build/release/Modules .build/release/SemanticTree.build
      echo "[1/4] Compiling"; echo "[3/4] Compiling"; echo "warning: a note of the compiler"
      for target in ${LIMN_ONLY//,/ }; do
        mkdir -p .build/release/$target.build
        touch .build/release/Modules/$target.swiftmodule .build/release/$target.build/a.swift.o
      done
      touch .build/release/limn .build/release/SwiftUIMacros-tool
      """
    let compiler = "echo '  \"compilerVersion\": \"Swift version 7\",'"
    let run = try CommandRun([
      "Site/packages": "#!/bin/sh\n", "bin/swift": "#!/usr/bin/env bash\n\(made)\n",
      "bin/swiftc": "#!/bin/sh\n\(compiler)\n", "Package.swift": "", "Sources/Limn/Pages/Theme/theme.css": "",
      "Sources/Apple/LimnUIKit/a.swift": "", "Sources/Apple/SwiftData/a.swift": "", "Sources/Apple/OSLog/a.swift": "",
      "Sources/SemanticTree/a.swift": "",
    ])
    defer { run.remove() }
    for name in ["build", "modules"] {
      try FileSystem.local.write("\(run.root)/Site/\(name)", try FileSystem.local.read(Self.folder + "/\(name)"))
    }
    for path in ["Site/packages", "bin/swift", "bin/swiftc", "Site/build", "Site/modules"] {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(run.root)/\(path)")
    }
    var variables = ProcessInfo.processInfo.environment
    variables["PATH"] = run.root + "/bin:" + (variables["PATH"] ?? "")
    let result = try ProcessRunner.local.run(
      Command(
        run.root + "/Site/build", ["--install", run.root + "/prefix"], environment: variables, directory: run.root,
        timeLimit: .seconds(300)))
    #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
    let text = result.outputText.replacing(#/\(\d+ s\)/#, with: "(N s)")
    #expect(text.contains("\n25 % (N s)\nwarning: a note of the compiler\nlimn is in"), "\(text)")
    #expect(run.text("prefix/lib/limn/compiler") == "Swift version 7\n")
    #expect(FileSystem.local.exists(run.root + "/prefix/share/limn/modules/Sources/Apple/OSLog/a.swift"))
    for module in ["LimnUIKit", "SwiftData", "OSLog"] {
      #expect(FileSystem.local.exists("\(run.root)/prefix/lib/limn/Modules/\(module).swiftmodule"), "\(module)")
      #expect(FileSystem.local.exists("\(run.root)/prefix/lib/limn/\(module).build/a.swift.o"), "\(module)")
    }
  }
}
