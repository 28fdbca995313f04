import LimnDiagnostics
import Foundation
import LimnPlatform
import Testing

@testable import LimnPages

@Suite struct OutputFolderTests {
  @Test("A new site takes the place of the old, and unchanged files are the same files")
  func aNewSiteTakesThePlaceOfTheOld() throws {
    try inScratch { root in
      let folder = OutputFolder(root + "/_site")
      try publish(["a.html": "one", "b/c.html": "two", "old.html": "x"], folder)
      let before = try inode(root + "/_site/a.html")
      let summary = try publish(["a.html": "one", "b/c.html": "new"], folder)
      #expect(summary == OutputFolder.Summary(written: 1, unchanged: 1))
      #expect(try inode(root + "/_site/a.html") == before)
      #expect(try String(contentsOfFile: root + "/_site/b/c.html", encoding: .utf8) == "new")
      #expect(!FileManager.default.fileExists(atPath: root + "/_site/old.html"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: root) == ["_site"])
    }
  }

  @Test("A file at the site's path is neither replaced nor removed") func aFileAtTheSitesPathIsNeitherReplaced() throws
  {
    try inScratch { root in
      try Data("mine".utf8).write(to: URL(fileURLWithPath: root + "/notes"))
      #expect(throws: EnvironmentFailure.self) { try publish(["a.html": "one"], OutputFolder(root + "/notes")) }
      #expect(try String(contentsOfFile: root + "/notes", encoding: .utf8) == "mine")
    }
  }

  @Test("A build with errors, or one that throws, leaves the old site and nothing else")
  func aBuildWithErrorsOrOneThatThrowsLeaves() throws {
    try inScratch { root in
      let folder = OutputFolder(root + "/_site")
      try publish(["a.html": "one"], folder)
      _ = try folder.replace { write in
        try write(SiteFile("a.html", Array("two".utf8)))
        return (false, ())
      }
      #expect(throws: EnvironmentFailure.self) {
        try folder.replace { write -> (publish: Bool, result: Void) in
          try write(SiteFile("a.html", []))
          throw EnvironmentFailure("no space left")
        }
      }
      #expect(try String(contentsOfFile: root + "/_site/a.html", encoding: .utf8) == "one")
      #expect(try FileManager.default.contentsOfDirectory(atPath: root) == ["_site"])
    }
  }

  @Test("A folder that Limn did not write is not replaced") func aFolderThatLimnDidNotWriteIsNot() throws {
    try inScratch { root in
      try FileManager.default.createDirectory(atPath: root + "/docs", withIntermediateDirectories: true)
      try Data().write(to: URL(fileURLWithPath: root + "/docs/mine.txt"))
      #expect(throws: EnvironmentFailure.self) { try publish(["a.html": ""], OutputFolder(root + "/docs")) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: root + "/docs") == ["mine.txt"])
    }
  }

  @Test("A site is current while its stamp and its files are the same") func aSiteIsCurrentWhileItsStampAndIts() throws
  {
    try inScratch { root in
      let folder = OutputFolder(root + "/_site")
      #expect(!folder.isCurrent("one"))
      try publish(["a.html": "one", "b/c.html": "two"], folder, stamp: "one")
      #expect(folder.isCurrent("one") && !folder.isCurrent("two"))
      try Data("changed".utf8).write(to: URL(fileURLWithPath: root + "/_site/b/c.html"))
      #expect(!folder.isCurrent("one"))
    }
  }

  @Test("What an interrupted build left behind is removed") func whatAnInterruptedBuildLeftBehindIsRemoved() throws {
    try inScratch { root in
      try FileManager.default.createDirectory(atPath: root + "/._site.new-1/x", withIntermediateDirectories: true)
      try publish(["a.html": "one"], OutputFolder(root + "/_site"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: root) == ["_site"])
    }
  }

  @Test("A second build waits for the first") func aSecondBuildWaitsForTheFirst() throws {
    try inScratch { root in
      let lock = try FolderLock(root) {}
      var folder = OutputFolder(root + "/_site")
      let waited = DispatchSemaphore(value: 0)
      folder.waits = { waited.signal() }
      let done = DispatchSemaphore(value: 0)
      let ready = folder
      Thread.detachNewThread {
        _ = try? ready.replace { write in
          try write(SiteFile("a.html", []))
          return (true, ())
        }
        done.signal()
      }
      waited.wait()
      #expect(!FileManager.default.fileExists(atPath: root + "/_site"))
      lock.release()
      done.wait()
      #expect(FileManager.default.fileExists(atPath: root + "/_site/a.html"))
    }
  }

  @Test("A file outside the site is refused", arguments: ["../x.html", "/etc/x", "a/../../x", ""])
  func aFileOutsideTheSiteIsRefused(path: String) throws {
    try inScratch { root in
      #expect(throws: EnvironmentFailure.self) { try publish([path: "x"], OutputFolder(root + "/_site")) }
    }
  }

  @discardableResult private func publish(_ files: [String: String], _ folder: OutputFolder, stamp: String = "") throws
    -> OutputFolder.Summary
  {
    try folder.replace(stamp: { stamp }) { write in
      for (path, text) in files { try write(SiteFile(PageAddress(path), Array(text.utf8))) }
      return (true, ())
    }.summary
  }

  private func inode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
  }

  private func inScratch(_ body: (String) throws -> Void) throws {
    let root = NSTemporaryDirectory() + "limn-pages-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: root) }
    try body(root)
  }
}
