import Foundation
import LimnDiagnostics
@testable import LimnPlatform
import LimnToolchain
import Synchronization
import TestFiles
import Testing

@Suite("Finding the toolchain")
struct ToolchainDiscoveryTests {
  private final class Counter: Sendable {
    let starts = Mutex(0)
  }

  @Test("A compiler is asked once, and again after it was replaced")
  func asksOnce() throws {
    let cache = ContentCache(folder: "results", files: .inMemory([:]))
    let counter = Counter()
    let processes = ProcessRunner { command in
      counter.starts.withLock { $0 += 1 }
      return try ProcessRunner.local.run(command)
    }
    let first = try Toolchain.discover(cache: cache, processes: processes)
    #expect(try Toolchain.discover(cache: cache, processes: processes) == first)
    #expect(counter.starts.withLock { $0 } == 1)
    var files = FileSystem.local
    files.status = { path in
      var status = FileSystem.local.status(path)
      status?.modified += 1
      return status
    }
    #expect(try Toolchain.discover(cache: cache, processes: processes, files: files) == first)
    #expect(counter.starts.withLock { $0 } == 2)
  }

  @Test("Asking a compiler leaves no temporary files")
  func leavesNothing() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/limn-toolchain-\(UUID().uuidString)"
    try FileSystem.makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let processes = ProcessRunner { command in
      var command = command
      command.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder]) { $1 }
      return try ProcessRunner.local.run(command)
    }
    _ = try Toolchain.discover(processes: processes)
    #expect(try FileSystem.local.list(folder) == [])
  }

  @Test("What only starts a compiler that is chosen elsewhere is asked each time")
  func proxies() throws {
    let cache = ContentCache(folder: "results", files: .inMemory([:]))
    let counter = Counter()
    let processes = ProcessRunner { command in
      counter.starts.withLock { $0 += 1 }
      return try ProcessRunner.local.run(command)
    }
    var files = FileSystem.local
    files.status = { $0.hasSuffix("/lib/swift") ? nil : FileSystem.local.status($0) }
    for _ in 1...2 { _ = try Toolchain.discover(cache: cache, processes: processes, files: files) }
    #expect(counter.starts.withLock { $0 } == 2)
  }
}
