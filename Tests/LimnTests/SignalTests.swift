import Foundation
@testable import LimnPlatform
import TestFiles
import Testing

@Suite("Signals")
struct SignalTests {
  @Test("A command that is ended ends what it started", arguments: [SIGTERM, SIGINT])
  func ending(number: Int32) throws {
    try withSleepingSnippet { limn, seconds in
      kill(limn.processIdentifier, number)
      limn.waitUntilExit()
      #expect(limn.terminationReason == .uncaughtSignal && limn.terminationStatus == number)
      #expect(sleepers(seconds) == [])
    }
  }

  @Test("A command that is ended reports nothing about what it ended itself", arguments: 1...5)
  func reportingNothing(_: Int) throws {
    let printed = FileManager.default.temporaryDirectory.path + "/limn-signal-\(UUID().uuidString)"
    try FileSystem.local.write(printed, [])
    defer { try? FileManager.default.removeItem(atPath: printed) }
    let output = try #require(FileHandle(forWritingAtPath: printed))
    try withSleepingSnippet(printingTo: output) { limn, _ in
      limn.terminate()
      limn.waitUntilExit()
    }
    let text = String(decoding: try FileSystem.local.read(printed), as: UTF8.self)
    #expect(text.split(separator: "\n").last?.hasPrefix("checking snippets …") == true, "\(text)")
  }

  @Test("Sandboxed programs that ended leave no zombies while a command runs", .enabled(if: Sandbox.current.canRun))
  func reaping() throws {
    try withSleepingSnippet { limn, _ in
      // Several sandboxed compilers have ended, and each of them left a process that Limn must reap. Limn may not have
      // reaped the last of these processes yet, so one zombie is allowed.
      #expect(endedChildren(of: limn.processIdentifier).count <= 1)
      limn.terminate()
      limn.waitUntilExit()
    }
  }

  /// Runs `limn check` on a snippet that starts a long sleep, and calls `body` when the snippet sleeps.
  private func withSleepingSnippet(
    printingTo output: FileHandle = .nullDevice, _ body: (Process, String) throws -> Void
  ) throws {
    // This random argument appears in no other test, so it identifies the process that the snippet started. The working
    // directory cannot be used for this, since a sandbox hides it.
    let seconds = "\(Int.random(in: 1_000_000...9_999_999))"
    var run = try CommandRun([
      "README.md":
        "```swift,run\nimport Foundation\nlet child = try Process.run(URL(filePath: \"/bin/sleep\"), arguments: [\"\(seconds)\"])\nchild.waitUntilExit()\n```\n"
    ])
    run.sharesModules = false
    defer { run.remove() }
    let limn = try run.start("check", "README.md", output: output, errors: output)
    let deadline = ContinuousClock.now + .seconds(240)
    while sleepers(seconds).isEmpty, limn.isRunning, deadline > .now { usleep(20_000) }
    #expect(!sleepers(seconds).isEmpty, "the snippet's child never ran")
    try body(limn, seconds)
  }

  /// Returns the zombies among the children of a process. A zombie has ended, but its parent has not reaped it yet.
  private func endedChildren(of parent: Int32) -> [String] {
    ((try? FileSystem.local.list("/proc")) ?? []).filter { name in
      guard name.allSatisfy(\.isNumber), let status = try? FileSystem.local.read("/proc/\(name)/stat") else {
        return false
      }
      let fields = status.drop { $0 != UInt8(ascii: ")") }.dropFirst().split(separator: UInt8(ascii: " "))
      return fields.count > 1 && fields[0].elementsEqual("Z".utf8) && fields[1].elementsEqual("\(parent)".utf8)
    }
  }

  /// The processes that the snippet started.
  private func sleepers(_ seconds: String) -> [String] {
    ((try? FileSystem.local.list("/proc")) ?? []).filter { name in
      guard name.allSatisfy(\.isNumber), let words = try? FileSystem.local.read("/proc/\(name)/cmdline") else {
        return false
      }
      return String(decoding: words, as: UTF8.self) == "/bin/sleep\0\(seconds)\0"
    }
  }
}
