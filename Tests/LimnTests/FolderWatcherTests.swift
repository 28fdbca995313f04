import Foundation
import LimnDiagnostics
import LimnPlatform
import Testing

@testable import limn

@Suite("Watching folders")
struct FolderWatcherTests {
  private let root =
    FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/limn-watch-\(UUID().uuidString.prefix(8))"

  private func write(_ path: String, _ text: String = "x") throws {
    try FileSystem.local.write("\(root)/\(path)", Array(text.utf8))
  }

  private func changes(of watcher: FolderWatcher) throws -> Set<String> {
    // Leave out the temporary file that `write` creates and then renames.
    Set(
      try watcher.changes(within: .seconds(5)).map { String($0.dropFirst(root.count + 1)) }.filter {
        !$0.hasSuffix(".part")
      })
  }

  @Test("Reports files that are written, removed, or added in new folders, and nothing in skipped folders")
  func changes() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try write("Content/a.md")
    try write("Content/b.md")
    try write("Content/.build/c.md")
    let watcher = try FolderWatcher([root + "/Content"], skips: { $0.hasPrefix(".") })
    #expect(try watcher.changes(within: .milliseconds(20)).isEmpty)
    try write("Content/a.md", "changed")
    #expect(try changes(of: watcher).contains("Content/a.md"))
    try FileManager.default.removeItem(atPath: root + "/Content/b.md")
    #expect(try changes(of: watcher) == ["Content/b.md"])
    try FileSystem.makeFolder(root + "/Content/New")
    #expect(try changes(of: watcher).contains("Content/New"))
    try write("Content/New/d.md")
    #expect(try changes(of: watcher).contains("Content/New/d.md"))
    try write("Content/.build/c.md", "changed")
    #expect(try watcher.changes(within: .milliseconds(50)).isEmpty)
  }

  @Test("Watching a folder that does not exist reports nothing and does not fail")
  func missing() throws {
    let watcher = try FolderWatcher([root + "/none"], skips: { _ in false })
    #expect(try watcher.changes(within: .milliseconds(20)).isEmpty)
  }
}
