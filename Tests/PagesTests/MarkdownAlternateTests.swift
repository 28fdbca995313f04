import Foundation
import LimnDiagnostics
@testable import LimnPlatform
import Synchronization
import TestFiles
import Testing

@testable import LimnPages

@Suite struct MarkdownAlternateTests {
  @Test("An alternate is the article without front matter, its links leading to alternates")
  func anAlternateIsTheArticleWithoutFrontMatterIts() throws {
    let site = try TestSite([
      "Guides/page.md":
        "---\ntitle: Page\n---\n\n# Page\n\n[one](../Other/Deep%20one.md#part) and <doc:plain> and [out](https://a.example) ![p](../pond.png)\n",
      "Other/Deep one.md": "# Deep\n\n## Part\n", "Other/plain.md": "No title.\n", "pond.png": "x",
    ])
    #expect(site.problems.isEmpty)
    #expect(
      site["guides/page.md"].hasPrefix(
        "# Page\n\n[one](../other/deep-one.md#part) and [plain](../other/plain.md) and [out](https://a.example) ![p](../pond.png)\n"
      ))
    #expect(site["other/plain.md"].hasPrefix("# plain\n\nNo title.\n"))
    #expect(site["guides/page.md"].hasSuffix("(../llms.txt)\n"))
  }

  @Test("An alternate leads the definitions of links to alternates, too")
  func anAlternateLeadsTheDefinitionsOfLinksToAlternates() throws {
    let site = try TestSite([
      "a.md": "# A\n\n[b][x], [x]\n\n[x]: Folder/B%20c.md#d 't'\n", "Folder/B c.md": "# B\n\n## D\n",
    ])
    #expect(site.problems.isEmpty)
    #expect(site["a.md"].hasPrefix("# A\n\n[b][x], [x]\n\n[x]: folder/b-c.md#d 't'\n"))
  }

  @Test("A link over two lines that starts further right than it ends leads to the other page's Markdown")
  func aLinkOverTwoLinesThatStartsFurtherRight() throws {
    let site = try TestSite([
      "a.md": "# A\n\nIn a paragraph with lines of this length, see [the\nother](b.md) page, or <doc:b>.\n",
      "b.md": "# B\n",
      "c.md": "# C\rA [link\rover](b.md) old line ends.\r",
    ])
    #expect(site.problems.isEmpty)
    #expect(site["a.md"].contains("see [the\nother](b.md) page, or [B](b.md)."))
    #expect(site["c.md"].contains("A [link\rover](b.md) old line ends."))
  }

  @Test("One look into git gives each file's last change") func oneLookIntoGitGivesEachFilesLastChange() throws {
    let runner = ProcessRunner { command in
      let isPlace = command.arguments.contains("rev-parse")
      let text = isPlace ? "false\nsub/\n1a2b\n" : "\u{1}200\n\nsub/a.md\n\u{1}100\n\nsub/a.md\nsub/b.md\n"
      return ProcessResult(status: 0, output: Array(text.utf8), errors: [])
    }
    let history = try GitHistory.read(folder: "/x", runner: runner)
    #expect(history.changes == ["sub/a.md": 200, "sub/b.md": 100] && history.prefix == "sub")
  }

  @Test("The log is read once for each commit") func theLogIsReadOnceForEachCommit() throws {
    let commands = Mutex<[String]>([])
    let commit = Mutex("1a2b")
    let runner = ProcessRunner { command in
      let isPlace = command.arguments.contains("rev-parse")
      if !isPlace { commands.withLock { $0.append(command.arguments.joined(separator: " ")) } }
      let commit = commit.withLock { $0 }
      let text = isPlace ? "false\n\n\(commit)\n" : "\u{1}\(commit == "1a2b" ? 100 : 300)\n\na.md\n"
      return ProcessResult(status: 0, output: Array(text.utf8), errors: [])
    }
    let cache = ContentCache(folder: "/cache", files: .inMemory([:]))
    let histories = try (0..<2).map { _ in try GitHistory.read(folder: "/x", cache: cache, runner: runner) }
    #expect(histories.map(\.changes) == [["a.md": 100], ["a.md": 100]])
    commit.withLock { $0 = "3c4d" }
    #expect(try GitHistory.read(folder: "/x", cache: cache, runner: runner).changes == ["a.md": 300])
    #expect(commands.withLock { $0.count } == 2)
  }

  @Test("A repository without a commit has no dates") func aRepositoryWithoutACommitHasNoDates() throws {
    let runner = ProcessRunner { command in
      #expect(command.arguments.contains("rev-parse"), "there is no log to read")
      return ProcessResult(status: 0, output: Array("false\nsub/\n".utf8), errors: [])
    }
    let history = try GitHistory.read(folder: "/x", runner: runner)
    #expect(history.changes.isEmpty && history.prefix == "sub" && history.diagnostics.isEmpty)
  }

  @Test("A shallow clone has no dates and one warning") func aShallowCloneHasNoDatesAndOneWarning() throws {
    let runner = ProcessRunner { _ in ProcessResult(status: 0, output: Array("true\n\n".utf8), errors: []) }
    let history = try GitHistory.read(folder: "/x", runner: runner)
    #expect(history.changes.isEmpty && history.diagnostics.map(\.id) == ["shallow-clone"])
  }

  @Test("Git is asked only about a folder in a repository") func gitIsAskedOnlyAboutAFolderInARepository() throws {
    let root = NSTemporaryDirectory() + "limn-history-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileSystem.makeFolder(root + "/project/docs")
    #expect(!GitHistory.hasRepository(root + "/project/docs"))
    // In a worktree, `.git` is a file.
    try FileSystem.local.write(root + "/project/.git", Array("gitdir: /elsewhere\n".utf8))
    #expect(GitHistory.hasRepository(root + "/project/docs") && GitHistory.hasRepository(root + "/project"))
    #expect(!GitHistory.hasRepository(root))
  }
}
