import Foundation
@testable import LimnPlatform
import TestFiles
import Testing

/// Packages whose manifest and build tools try to harm the machine.
@Suite("Hostile packages", .enabled(if: Sandbox.current.canRun))
struct HostilePackageTests {
  @Test(
    "A manifest and a build plugin write nowhere but to the build's folder, and see no secrets",
    arguments: HostileProgramTests.ways)
  func package(way: String) throws {
    let victim = try Victim()
    defer { victim.remove() }
    try victim.run.add([
      "Package.swift": victim.filled(
        """
        // swift-tools-version: 6.0
        import Foundation
        import PackageDescription
        for place in ["{home}/manifest", "{root}/manifest.md", "{root}/Sources/App/Added.swift"] {
          try? "x".write(toFile: place, atomically: false, encoding: .utf8)
        }
        try? FileManager.default.removeItem(atPath: "{home}/.ssh")
        // Folders that manifests name may be packages that they depend on.
        let named = "{home}"
        let sees = (try? String(contentsOfFile: named + "/.ssh/id", encoding: .utf8)) != nil
          || ProcessInfo.processInfo.environment.values.contains { $0.contains("top secret") }
        let package = Package(
          name: sees ? "SeesSecrets" : "app",
          targets: [
            .target(name: sees ? "SeesSecrets" : "App", path: "Sources/App", plugins: ["Tool"]),
            .plugin(name: "Tool", capability: .buildTool()),
          ])
        """),
      "Sources/App/App.swift": "public func one() -> Int { 1 }\n",
      "Plugins/Tool/Tool.swift": victim.filled(
        """
        import Foundation
        import PackagePlugin
        @main struct Tool: BuildToolPlugin {
          func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
            try? "x".write(toFile: "{home}/plugin", atomically: false, encoding: .utf8)
            return [
              .prebuildCommand(
                displayName: "tool", executable: URL(fileURLWithPath: "/bin/sh"),
                arguments: ["-c", "echo x > {home}/tool; rm -rf {home}/.ssh; echo x > {root}/tool.md; true"],
                outputFilesDirectory: context.pluginWorkDirectoryURL)
            ]
          }
        }
        """),
      "README.md": "```swift\nimport App\none()  // -> 1\n```\n",
    ])
    try FileSystem.local.write(victim.home + "/.git/HEAD", Array("ref: refs/heads/main\n".utf8))
    let before = victim.tree()
    let result = try victim.check(way)
    #expect(
      result.status == 0 && result.outputText.contains("1 passed"),
      "status \(result.status), timed out: \(result.timedOut), \(result.outputText)\(result.errorText)")
    #expect(victim.tree() == before)
  }

  @Test(
    "A manifest that ends badly is reported, and articles that need no package are checked",
    arguments: ["exit(3)", "abort()"])
  func manifest(ending: String) throws {
    let victim = try Victim()
    defer { victim.remove() }
    try victim.run.add([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport Foundation\nimport PackageDescription\n\(ending)\nlet package = Package(name: \"App\")\n",
      "README.md": "[a](missing.md)\n",
    ])
    let before = victim.tree()
    let result = try victim.check(HostileProgramTests.ways[0])
    #expect(result.status == 1 || result.status == 70)
    let text = result.outputText + result.errorText
    #expect(text.contains("manifest") && text.contains("missing.md"), "\(text)")
    #expect(victim.tree() == before)
    #expect(victim.processes().isEmpty)
  }

  @Test("Without a sandbox nothing runs, unless the user says so, and then the summary says it")
  func refusal() throws {
    let victim = try Victim()
    defer { victim.remove() }
    try victim.run.add(["page.md": "```swift\n1 + 1  // -> 2\n```\n"])
    let refused = try victim.check("none")
    #expect(
      refused.status == 70 && refused.errorText.contains("no sandbox is available")
        && refused.errorText.contains("--allow-unsandboxed"))
    let allowed = try victim.check("none", ["--allow-unsandboxed"])
    #expect(
      allowed.status == 0 && allowed.outputText.contains("without a sandbox"),
      "\(allowed.outputText)\(allowed.errorText)")
    try victim.run.add(["Site/limn.yml": "sandbox: off\n"])
    let off = try victim.check("none")
    #expect(off.status == 0 && off.outputText.contains("without a sandbox"), "\(off.outputText)\(off.errorText)")
    let fork = try victim.check(
      "none", ["--no-cache"], environment: ["GITHUB_EVENT_NAME": "pull_request", "GITHUB_EVENT_PATH": "/nonexistent"])
    #expect(fork.status == 70, "\(fork.outputText)\(fork.errorText)")
  }
}
