import Foundation
import LimnPlatform
import Synchronization
import Testing

/// The index stores digests of files, so that a file without changes is not read again.
@Suite("The index of inputs")
struct InputIndexTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/limn-inputs-\(UUID().uuidString.prefix(8))"
  private let reads = Reads()

  private final class Reads: Sendable {
    let paths = Mutex<[String]>([])
  }

  init() throws { try FileSystem.makeFolder(folder) }

  /// Loads the index from the disk, as each run of the program does. Adds the path of each file that the index reads to
  /// `reads`.
  private func index() -> InputIndex {
    var files = FileSystem.local
    let reads = reads
    files.read = { path throws(FileError) in
      reads.paths.withLock { $0.append(path) }
      return try FileSystem.local.read(path)
    }
    return InputIndex(path: folder + "/inputs", files: files)
  }

  private func write(_ text: String, age seconds: Int = 60) throws {
    try FileSystem.local.write(folder + "/a.swift", Array(text.utf8))
    let time = timeval(tv_sec: time(nil) - seconds, tv_usec: 0)
    #expect(utimes(folder + "/a.swift", [time, time]) == 0)
  }

  /// Returns the digest of the test file, and how often the file was read to get the digest. If the index has the
  /// digest, the second number is 0.
  private func digest(_ index: InputIndex) throws -> (Digest?, Int) {
    reads.paths.withLock { $0 = [] }
    let digest = try index.digest(of: folder + "/a.swift")
    return (digest, reads.paths.withLock { $0.count { $0.hasSuffix("a.swift") } })
  }

  @Test("A file that did not change is read once, by all runs together")
  func unchanged() throws {
    try write("let a = 1")
    let first = index()
    #expect(try digest(first) == (Digest(of: "let a = 1"), 1))
    #expect(try digest(first) == (Digest(of: "let a = 1"), 0))
    first.save()
    #expect(try digest(index()) == (Digest(of: "let a = 1"), 0))
  }

  @Test("Another size, time or inode is a change")
  func changed() throws {
    try write("let a = 1")
    let first = index()
    _ = try digest(first)
    first.save()
    // With another name, the first file remains, so that no later file can get its inode.
    #expect(link(folder + "/a.swift", folder + "/first.swift") == 0)
    try write("let a = 12")
    #expect(try digest(index()) == (Digest(of: "let a = 12"), 1))
    try write("let a = 2", age: 30)
    #expect(try digest(index()) == (Digest(of: "let a = 2"), 1))
    try write("let a = 3")
    #expect(
      try digest(index()) == (Digest(of: "let a = 3"), 1), "the file was replaced by another of its size and time")
  }

  @Test("A file that was just written is read again, since it may be written again at the same time")
  func recent() throws {
    try write("let a = 1", age: 0)
    let first = index()
    _ = try digest(first)
    first.save()
    #expect(try digest(index()).1 == 1)
  }

  @Test("A damaged or cut index counts as empty")
  func damaged() throws {
    try write("let a = 1")
    let first = index()
    _ = try digest(first)
    first.save()
    let good = try FileSystem.local.read(folder + "/inputs")
    for place in [0, 40, good.count / 2, good.count - 1] {
      var bad = good
      bad[place] ^= 1
      try FileSystem.local.write(folder + "/inputs", bad)
      #expect(try digest(index()) == (Digest(of: "let a = 1"), 1))
    }
    for count in [0, 31, 50, good.count - 1] {
      try FileSystem.local.write(folder + "/inputs", Array(good.prefix(count)))
      #expect(try digest(index()) == (Digest(of: "let a = 1"), 1))
    }
  }

  @Test("A file that is gone is an error, and a folder has no digest")
  func missing() throws {
    #expect(throws: FileError.self) { try index().digest(of: folder + "/none") }
    #expect(try index().digest(of: folder) == nil)
  }
}
