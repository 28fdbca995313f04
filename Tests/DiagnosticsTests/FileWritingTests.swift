import Foundation
import LimnPlatform
import Testing

/// Tests of writing a file: interrupted writes, symbolic links, and several writers at the same time.
@Suite("Writing of files")
struct FileWritingTests {
  private let root = FileManager.default.temporaryDirectory.path + "/limn-files-\(UUID().uuidString)"
  private let files = FileSystem.local

  @Test("The file of an interrupted write is hidden, and the next write removes it")
  func leftover() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try files.write(root + "/.a.md.part", Array("half of a long text".utf8))
    try files.write(root + "/a.md", Array("whole".utf8))
    #expect(try files.list(root) == ["a.md"])
    #expect(try files.read(root + "/a.md") == Array("whole".utf8))
  }

  @Test("A symbolic link in place of the temporary file is not followed")
  func link() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try files.write(root + "/victim", Array("mine".utf8))
    try FileManager.default.createSymbolicLink(atPath: root + "/.a.md.part", withDestinationPath: "victim")
    try files.write(root + "/a.md", Array("whole".utf8))
    #expect(try files.read(root + "/victim") == Array("mine".utf8))
    #expect(try files.read(root + "/a.md") == Array("whole".utf8))
    #expect(try files.list(root) == ["a.md", "victim"])
  }

  @Test("Concurrent writers leave the complete text of one of them")
  func together() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    let path = root + "/a.txt"
    let texts = (0..<8).map { [UInt8](repeating: UInt8(97 + $0), count: 1 + $0 * 40_000) }
    let failures = concurrentMap(Array(0..<400), jobs: 8) { number -> Bool in
      do {
        try FileSystem.local.write(path, texts[number % 8])
        return !texts.contains(try FileSystem.local.read(path))
      } catch {
        return true
      }
    }
    #expect(!failures.contains(true))
    #expect(texts.contains(try files.read(path)))
    #expect(try files.list(root) == ["a.txt"])
  }

  @Test("A file that is replaced keeps its permissions")
  func permissions() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try files.write(root + "/a.sh", Array("one".utf8))
    chmod(root + "/a.sh", 0o755)
    try files.write(root + "/a.sh", Array("two".utf8))
    var status = stat()
    #expect(stat(root + "/a.sh", &status) == 0 && status.st_mode & 0o777 == 0o755)
  }
}
