import Foundation
import LimnPlatform
import Testing

@Suite("Signals")
struct SignalTests {
  @Test("A command that is ended ends what it started", arguments: [SIGTERM, SIGINT])
  func ending(number: Int32) throws {
    let run = try CommandRun([
      "README.md":
        "```swift,run\nimport Foundation\nlet child = try Process.run(URL(filePath: \"/bin/sleep\"), arguments: [\"86399\"])\nchild.waitUntilExit()\n```\n"
    ])
    defer { run.remove() }
    let limn = Process()
    limn.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("limn")
    limn.arguments = ["check", "README.md"]
    limn.currentDirectoryURL = URL(fileURLWithPath: run.root)
    limn.standardOutput = FileHandle.nullDevice
    limn.standardError = FileHandle.nullDevice
    try limn.run()
    let deadline = ContinuousClock.now + .seconds(240)
    while sleepers(below: run.root).isEmpty, limn.isRunning, deadline > .now { usleep(20_000) }
    #expect(!sleepers(below: run.root).isEmpty, "the snippet's child never ran")
    kill(limn.processIdentifier, number)
    limn.waitUntilExit()
    #expect(limn.terminationReason == .uncaughtSignal && limn.terminationStatus == number)
    #expect(sleepers(below: run.root) == [])
  }

  /// The processes that the snippet started: they run in its scratch folder.
  private func sleepers(below root: String) -> [String] {
    ((try? FileSystem.local.list("/proc")) ?? []).filter { name in
      guard name.allSatisfy(\.isNumber), let words = try? FileSystem.local.read("/proc/\(name)/cmdline"),
        String(decoding: words, as: UTF8.self).contains("86399"),
        let folder = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(name)/cwd")
      else { return false }
      return folder.hasPrefix(root)
    }
  }
}
