import LimnPages
import LimnPlatform
import Testing

@testable import limn

/// Tests of how `limn serve` reacts to changed files if articles and sources are in the same folders.
struct LiveProjectTests {
  private func live(_ run: CommandRun) throws -> LiveProject {
    var layout = ProjectLayout(
      root: run.root, site: run.root + "/Site", output: run.root + "/_site", cache: run.root + "/.build/limn")
    try layout.discoverContent()
    return try LiveProject(layout, jobs: 1)
  }

  @Test("Every found folder counts and sources are code") func everyFoundFolderCountsAndSourcesAreCode() throws {
    let run = try CommandRun([
      "Package.swift": "// no package", "Sources/A/A.swift": "", "README.md": "# R\n", "docs/guide.md": "# Guide\n",
      "Other/A.docc/A.md": "# A\n", "Other/A.docc/Code/one.swift": "let a = 1\n",
    ])
    defer { run.remove() }
    var project = try live(run)
    #expect(try project.take([run.root + "/Sources/A/A.swift"]) == [.code])
    #expect(try project.take([run.root + "/Sources/A"]) == [])
    try run.add(["docs/guide.md": "# Better\n", "Other/A.docc/A.md": "# B\n"])
    #expect(try project.take([run.root + "/docs/guide.md", run.root + "/Other/A.docc/A.md"]) == [.content, .code])
    #expect(project.project.pages.map(\.title).sorted() == ["B", "Better", "R"])
    #expect(try project.take([run.root + "/Other/A.docc/Code/one.swift"]) == [.content, .code, .structure])
  }

  @Test("A new catalog is found") func aNewCatalogIsFound() throws {
    let run = try CommandRun(["Package.swift": "// no package", "README.md": "# R\n"])
    defer { run.remove() }
    var project = try live(run)
    try run.add(["Sources/A/A.docc/Water.md": "# Water\n"])
    #expect(try project.take([run.root + "/Sources/A/A.docc/Water.md"]).contains(.structure))
    #expect(project.project.pages.map(\.title).sorted() == ["R", "Water"])
  }
}
