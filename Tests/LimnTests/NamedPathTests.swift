import Foundation
import LimnPlatform
import Testing

/// The files and folders that `limn check` gets on the command line.
struct NamedPathTests {
  @Test("A file of another project is refused, with the command that checks it there")
  func refusesAFileOfAnotherProject() throws {
    let run = try CommandRun([
      "own/Content/index.md": "# Own\n", "other/limn.yml": "title: Other\n", "other/docs/a.md": "# A\n\n[b](b.md)\n",
      "other/docs/b.md": "# B\n", "loose/notes.md": "# N\n",
    ])
    defer { run.remove() }
    let other = try run.limn("check", "../other/docs/a.md", folder: "own")
    let advice = "to check it there, run 'limn check --root ../other ../other/docs/a.md' [outside-project]"
    #expect(
      other.status == 1 && other.errorText.contains("belongs to another project: \(advice)"),
      "\(other.errorText)\(other.outputText)")
    let there = try run.limn("check", "--root", "../other", "../other/docs/a.md", folder: "own")
    #expect(
      there.status == 0 && there.outputText.contains("links: 1 checked on 1 page\n"),
      "\(there.errorText)\(there.outputText)")
    let loose = try run.limn("check", "\(run.root)/loose/notes.md", folder: "own")
    let path = "\(run.root)/loose"
    #expect(
      loose.status == 1 && loose.errorText.contains("belongs to no project: move it into a project, or run "),
      "\(loose.errorText)")
    #expect(loose.errorText.contains("'limn check --root \(path) \(path)/notes.md'"), "\(loose.errorText)")
    #expect(try run.limn("check", "--root", path, "\(path)/notes.md", folder: "own").status == 0)
  }

  @Test(
    "A path through a symbolic link to the project, and one in a content folder outside the root, belong to the project"
  )
  func findsThePathInTheProject() throws {
    let run = try CommandRun([
      "own/Content/index.md": "# Own\n", "own/README.md": "[gone](gone.md)\n", "texts/a.md": "# A\n\n[gone](gone.md)\n",
    ])
    defer { run.remove() }
    try FileManager.default.createSymbolicLink(atPath: run.root + "/link", withDestinationPath: "own")
    let linked = try run.limn("check", "../link/README.md", folder: "own")
    #expect(
      linked.status == 1 && linked.outputText.contains("README.md:1:1: error: 'gone.md' does not exist"),
      "\(linked.errorText)")
    let content = try run.limn("check", "--content", "../texts", "../texts/a.md", folder: "own")
    #expect(
      content.status == 1 && content.outputText.contains("texts/a.md:3:1: error: "),
      "\(content.errorText)\(content.outputText)")
  }

  @Test("The totals of a check of named files are those of the files")
  func countsTheLinksOfNamedFiles() throws {
    let run = try CommandRun([
      "Content/index.md": "# H\n\n[a](a.md) [a](a.md) [a](a.md)\n",
      "Content/a.md": "# A\n\n[h](index.md) [out](https://example.org)\n",
      "README.md": "[h](Content/index.md)\n",
    ])
    defer { run.remove() }
    let other = "1 to other sites not opened (--external opens them)"
    for (words, totals) in [
      (["Content/a.md"], "1 checked on 1 page, \(other)"), (["README.md"], "1 checked"),
      (["Content"], "4 checked on 2 pages, \(other)"), ([], "5 checked on 3 pages, \(other)"),
    ] {
      let result = try run.limn(words: ["check"] + words)
      #expect(result.status == 0 && result.outputText.contains("links: \(totals)\n"), "\(words): \(result.outputText)")
    }
  }
}
