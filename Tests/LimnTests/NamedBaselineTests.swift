import LimnPlatform
import Testing

@Suite("Baselines of named files")
struct NamedBaselineTests {
  @Test("A baseline that is written for a file accepts no errors of other files, and keeps what it accepted there")
  func otherFiles() throws {
    let run = try CommandRun(["Content/a.md": "# A\n\n[gone](gone.md)\n", "Content/b.md": "# B\n\n[lost](lost.md)\n"])
    defer { run.remove() }
    let first = try run.limn("check", "Content/a.md", "--write-baseline")
    #expect(
      first.errorText.hasSuffix("Site/baseline.json: 1 known problem, 1 of them new, 0 removed\n"), "\(first.errorText)"
    )
    #expect(try run.limn("check").outputText.contains("Content/b.md:3:1: error: 'lost.md' does not exist"))
    let second = try run.limn("check", "Content/b.md", "--write-baseline")
    #expect(
      second.errorText.hasSuffix("Site/baseline.json: 2 known problems, 1 of them new, 0 removed\n"),
      "\(second.errorText)")
    #expect(try run.limn("check").status == 0)
  }

  @Test(
    "A named file that uses a snippet of another page is checked with the snippets of that page, but not with its links"
  )
  func usedPages() throws {
    let run = try CommandRun([
      "Content/a.md": "# A\n\n```swift using=b#base\nprint(base)\n```\n",
      "Content/b.md": "# B\n\n[lost](lost.md)\n\n```swift name=base\nlet base: Int = \"\"\n```\n",
    ])
    defer { run.remove() }
    let check = try run.limn("check", "Content/a.md")
    #expect(check.status == 1)
    #expect(
      check.outputText.contains(
        "Content/b.md:6:17: error: cannot convert value of type 'String' to specified type 'Int'"))
    let totals = "snippets: 2 in all, 2 failed\nlinks: 0 checked on 1 page\n1 error\n"
    #expect(check.outputText.hasSuffix(totals), "\(check.outputText)")
    let baseline = try run.limn("check", "Content/a.md", "--write-baseline")
    #expect(
      baseline.errorText.hasSuffix("Site/baseline.json: 1 known problem, 1 of them new, 0 removed\n"),
      "\(baseline.errorText)")
    #expect(try run.limn("check", "Content/a.md").status == 0)
    #expect(try run.limn("check").outputText.contains("Content/b.md:3:1: error: 'lost.md' does not exist"))
  }

  @Test(
    "A snippet that uses a failing snippet of another page is a known problem only if the failure of the other one is")
  func verdictsOfUsers() throws {
    let run = try CommandRun([
      "Content/a.md": "# A\n\n```swift using=b#base\nprint(base)\n```\n",
      "Content/b.md": "# B\n\n```swift name=base\nlet base: Int = \"\"\n```\n",
      "Content/c.md": "# C\n\n[lost](lost.md)\n\n```swift\nlet text: Int = \"\"\n```\n",
    ])
    defer { run.remove() }
    _ = try run.limn("check", "Content/c.md", "--write-baseline")
    for _ in 0..<2 {
      let check = try run.limn("check")
      #expect(
        check.outputText.contains("snippets: 3 in all, 2 failed, 1 fails only with accepted errors"),
        "\(check.outputText)"
      )
      let junit = try run.limn("check", "--format", "junit")
      #expect(
        junit.status == 1 && junit.outputText.contains("it uses the snippet at Content/b.md:3, which has an error"))
    }
    _ = try run.limn("check", "Content/b.md", "--write-baseline")
    let known = try run.limn("check")
    #expect(known.outputText.contains("snippets: 3 in all, 3 fail only with accepted errors"), "\(known.outputText)")
  }

  @Test("The baseline accepts no package that does not build, also if the file with the error has snippets")
  func brokenPackage() throws {
    let run = try CommandRun([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"pond\", targets: [.target(name: \"Pond\")])\n",
      "Sources/Pond/Pond.swift":
        "/// ```swift\n/// let pond = Pond()\n/// ```\npublic struct Pond { let size: Int = \"\" }\n",
      "README.md": "# Pond\n",
    ])
    defer { run.remove() }
    let first = try run.limn("init")
    #expect(
      first.outputText.contains("not accepted: Sources/Pond/Pond.swift:4:38: cannot convert value"),
      "\(first.outputText)")
    #expect(run.text("Site/baseline.json") == nil)
    let written = try run.limn("check", "--write-baseline")
    #expect(written.status == 1 && written.outputText.contains("[package-build]"), "\(written.outputText)")
    // Baselines of older versions of Limn can contain an entry for a build error of the package. Such an entry must not
    // suppress the error.
    try run.add([
      "Site/baseline.json":
        #"{ "problems": [{ "path": "Sources/Pond/Pond.swift", "id": "package-build", "message": "cannot convert value of type 'String' to specified type 'Int'", "count": 1 }] }"#
    ])
    let check = try run.limn("check")
    #expect(check.status == 1 && check.outputText.contains("[package-build]"), "\(check.outputText)")
  }
}
