import LimnDiagnostics
import Foundation
@testable import LimnPlatform
import TestFiles
import Testing

struct DigestTests {
  // The examples of FIPS 180-4, and lengths around the block size, verified with sha256sum.
  @Test(
    "Matches the standard",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
      (String(repeating: "a", count: 1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
    ])
  func matchesTheStandard(text: String, hex: String) { #expect(Digest(of: text).hex == hex) }

  @Test("Tells parts apart") func tellsPartsApart() {
    #expect(Digest(ofParts: ["ab", "c"]) != Digest(ofParts: ["a", "bc"]))
  }
}

struct ContentCacheTests {
  @Test("Returns what was written") func returnsWhatWasWritten() {
    let cache = ContentCache(folder: "c", files: .inMemory([:]))
    let key = Digest(of: "key")
    #expect(cache.read(key) == nil)
    cache.write(key, Array("value".utf8))
    #expect(cache.read(key) == Array("value".utf8))
  }

  @Test("Takes a damaged entry for a miss") func takesADamagedEntryForAMiss() throws {
    let files = FileSystem.inMemory([:])
    let cache = ContentCache(folder: "c", files: files)
    let key = Digest(of: "key")
    cache.write(key, Array("value".utf8))
    let path = try "c/" + (#require(files.files(below: "c").first))
    var bytes = try files.read(path)
    bytes[bytes.count - 1] ^= 1
    try files.write(path, bytes)
    #expect(cache.read(key) == nil)
    try files.write(path, [1, 2, 3])
    #expect(cache.read(key) == nil)
  }
}

struct CachePruningTests {
  @Test("Removes what was used least recently and keeps the last hour")
  func removesWhatWasUsedLeastRecentlyAndKeepsTheLastHour() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/limn-cache-\(UUID().uuidString.prefix(8))"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = ContentCache(folder: folder)
    let keys = (0..<4).map { Digest(of: "\($0)") }
    for (hours, key) in zip([40, 30, 20, 0], keys) {
      cache.write(key, [UInt8](repeating: 1, count: 968))
      let path = "\(folder)/\(key.hex.prefix(2))/\(key.hex.dropFirst(2))"
      let date = Date(timeIntervalSinceNow: -3600 * Double(hours))
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }
    #expect(try cache.usage() == CacheUsage(entries: 4, bytes: 4000))
    // Reading the oldest entry makes it the most recently used entry.
    #expect(cache.read(keys[0]) != nil)
    #expect(try cache.prune(to: 3000) == CacheUsage(entries: 1, bytes: 1000))
    #expect(keys.map { cache.read($0) != nil } == [true, false, true, true])
    #expect(try cache.prune(to: 1) == CacheUsage(entries: 0, bytes: 0), "all were read just now")
    #expect(try ContentCache(folder: folder + "/none").usage() == CacheUsage())
  }
}

struct ProcessRunnerTests {
  @Test("Passes input arguments and folder") func passesInputArgumentsAndFolder() throws {
    let result = try ProcessRunner.local.run(
      Command(
        "sh", ["-c", "cat; echo \"$1\" $PWD; echo oops >&2; exit 3", "sh", "a b"], directory: "/",
        input: Array("in\n".utf8)))
    #expect(result.outputText == "in\na b /\n")
    #expect(result.errorText == "oops\n")
    #expect(result.status == 3)
  }

  @Test("Stops a program and its children at the limit") func stopsAProgramAndItsChildrenAtTheLimit() throws {
    let result = try ProcessRunner.local.run(
      Command("sh", ["-c", "echo first; sleep 100 & wait"], timeLimit: .milliseconds(300)))
    #expect(result.timedOut)
    #expect(result.outputText == "first\n")
  }

  @Test("Time in which a program waits for a processor does not count against its limit", .enabled(if: hasSchedule))
  func timeWithoutAProcessor() throws {
    let pinned = { (words: [String]) in ["-c", "0"] + words }
    // The loops are killed, since a program that Foundation starts on a thread of the tests has the signal to terminate
    // blocked; loops that run on make every later test slow. They also end where the tests are killed.
    let busy = "import os\nparent = os.getppid()\nwhile os.getppid() == parent: pass"
    let others = try (0..<7).map { _ in
      let other = Process()
      other.executableURL = URL(fileURLWithPath: "/usr/bin/taskset")
      other.arguments = pinned(["python3", "-c", busy])
      try other.run()
      return other
    }
    defer { for other in others { kill(other.processIdentifier, SIGKILL) } }
    let short = ["python3", "-c", "import time\nwhile time.process_time() < 1: pass\nprint('done')"]
    let result = try ProcessRunner.local.run(Command("taskset", pinned(short), timeLimit: .seconds(6)))
    #expect(result.outputText == "done\n" && !result.timedOut, "\(result)")
    let endless = ["python3", "-c", "while True: pass"]
    #expect(try ProcessRunner.local.run(Command("taskset", pinned(endless), timeLimit: .milliseconds(300))).timedOut)
  }

  private static let hasSchedule = FileSystem.local.exists("/proc/self/schedstat")

  /// Whether a process is still running after ten seconds. Returns false as soon as the process has ended.
  private func runs(_ process: Substring) -> Bool {
    let deadline = ContinuousClock.now + .seconds(10)
    while deadline > .now {
      guard let bytes = try? FileSystem.local.read("/proc/\(process)/stat"),
        !String(decoding: bytes, as: UTF8.self).contains(") Z ")
      else { return false }
      usleep(20_000)
    }
    return true
  }

  @Test("Ends what a program leaves running") func endsWhatAProgramLeavesRunning() throws {
    let start = ContinuousClock.now
    let result = try ProcessRunner.local.run(Command("sh", ["-c", "sleep 60 & echo $!"]))
    #expect(ContinuousClock.now - start < .seconds(30))
    let left = try #require(result.outputText.split(separator: "\n").first)
    #expect(result.succeeded && !runs(left), "\(left) still runs")
  }

  @Test("Ends programs in other sessions at the limit") func endsProgramsInOtherSessionsAtTheLimit() throws {
    let result = try ProcessRunner.local.run(
      Command("sh", ["-c", "setsid sh -c 'echo $$; exec sleep 60' & wait"], timeLimit: .milliseconds(1500)))
    let left = try #require(result.outputText.split(separator: "\n").first)
    #expect(result.timedOut && !runs(left), "\(left) still runs")
  }

  @Test("Does not wait for outputs that others hold open") func doesNotWaitForOutputsThatOthersHoldOpen() throws {
    let start = ContinuousClock.now
    let result = try ProcessRunner.local.run(Command("sh", ["-c", "setsid sleep 20 & echo done"]))
    #expect(result.outputText == "done\n" && ContinuousClock.now - start < .seconds(10))
  }

  @Test("Tells a signal") func tellsASignal() throws {
    let result = try ProcessRunner.local.run(Command("sh", ["-c", "kill -SEGV $$"]))
    #expect(result.signal == SIGSEGV)
    #expect(result.status == 128 + SIGSEGV)
  }

  @Test("Cuts output at the limit") func cutsOutputAtTheLimit() throws {
    let result = try ProcessRunner.local.run(Command("sh", ["-c", "yes | head -c 1000000"], outputLimit: 1000))
    #expect(result.output.count == 1000)
    #expect(result.wasCut)
    #expect(result.succeeded)
  }

  @Test("Feeds more than a pipe holds") func feedsMoreThanAPipeHolds() throws {
    let input = [UInt8](repeating: 120, count: 1 << 20)
    #expect(try ProcessRunner.local.run(Command("cat", input: input)).output == input)
  }

  @Test("Says which program is missing") func saysWhichProgramIsMissing() {
    #expect(throws: EnvironmentFailure.self) { try ProcessRunner.local.run(Command("no-such-program-here")) }
  }
}

struct FileSystemTests {
  @Test("Writes reads and lists") func writesReadsAndLists() throws {
    let root = FileManager.default.temporaryDirectory.path + "/limn-files-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    let files = FileSystem.local
    try files.write(root + "/a/b/c.txt", Array("text".utf8))
    try files.write(root + "/d.txt", [])
    symlink(root + "/a", root + "/a/loop")
    #expect(try files.read(root + "/a/b/c.txt") == Array("text".utf8))
    #expect(try files.read(root + "/d.txt") == [])
    #expect(try files.files(below: root) == ["a/b/c.txt", "d.txt"])
    #expect(files.isFolder(root + "/a"))
    #expect(throws: FileError(path: root + "/none", code: ENOENT)) { try files.read(root + "/none") }
  }

  @Test("Keeps the order of work done at once") func keepsTheOrderOfWorkDoneAtOnce() {
    #expect(concurrentMap(Array(0..<1000), jobs: 4) { $0 * 2 } == (0..<1000).map { $0 * 2 })
  }
}
