@testable import LimnDiagnostics
import LimnPages
import LimnPlatform
import Testing

@testable import limn

/// Tests of the source lines that a report shows.
struct ReportedLineTests {
  @Test("The lines of an article are those that were parsed, even if its file changed since then")
  func theLinesAreThoseThatWereParsed()
    throws
  {
    let run = try CommandRun(["Package.swift": "// old", "README.md": "# Old\n", "docs/guide.md": "# Guide\n\nText.\n"])
    defer { run.remove() }
    var layout = ProjectLayout(
      root: run.root, site: run.root + "/Site", output: run.root + "/_site", cache: run.root + "/.build/limn")
    try layout.discoverContent()
    let project = try Project.read(layout, named: [], jobs: 1)
    try run.add(["docs/guide.md": "changed\n", "Package.swift": "// new"])
    let source = project.source
    #expect(source.line(3, of: "docs/guide.md") == "Text." && source.line(4, of: "docs/guide.md") == "")
    #expect(source.line(1, of: "Package.swift") == "// new", "a file that is not an article is read for the report")
    #expect(source.line(1, of: "docs/other.md") == nil)
  }
}
