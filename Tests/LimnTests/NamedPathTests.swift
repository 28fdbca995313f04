import Foundation
import LimnPlatform
import Testing

/// The files and folders that `limn check` gets on the command line.
struct NamedPathTests {
  @Test("The totals of a check of named files are those of the files")
  func countsTheLinksOfNamedFiles() throws {
    let run = try CommandRun([
      "Content/index.md": "# H\n\n[a](a.md) [a](a.md) [a](a.md)\n", "Content/a.md": "# A\n\n[h](index.md)\n",
      "README.md": "[h](Content/index.md)\n",
    ])
    defer { run.remove() }
    for (words, totals) in [
      (["Content/a.md"], "1 in all, 1 page"), (["README.md"], "1 in all"), (["Content"], "4 in all, 2 pages"), ([], "5 in all, 3 pages"),
    ] {
      let result = try run.limn(words: ["check"] + words)
      #expect(result.status == 0 && result.outputText.contains("links: \(totals)\n"), "\(words): \(result.outputText)")
    }
  }
}
