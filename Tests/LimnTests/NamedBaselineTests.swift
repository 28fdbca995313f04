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

  @Test(
    "Code that does not compile when a project starts with Limn gets a site and warnings, and new errors are errors")
  func brokenPackage() throws {
    let manifest =
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"pond\", products: [.library(name: \"Pond\", targets: [\"Pond\"])], targets: [.target(name: \"Pond\")])\n"
    let run = try CommandRun([
      "Package.swift": manifest,
      "Sources/Pond/Pond.swift":
        "public struct Pond {\n  public init() {}\n  func lock() { lake_sync_enter(self) }\n}\n",
      "README.md": "# Pond\n\n```swift\nPond().lock()\n```\n\n```swift\nprint(1)\n```\n",
    ])
    defer { run.remove() }
    let plain = try run.limn("build")
    let error = "Sources/Pond/Pond.swift:3:17: error: cannot find 'lake_sync_enter' in scope [package-build]"
    #expect(plain.status == 1 && plain.outputText.contains(error), "\(plain.outputText)")
    let first = try run.limn("init").outputText
    #expect(first.components(separatedBy: "cannot find 'lake_sync_enter'").count == 2, "\(first)")
    #expect(!first.contains("not accepted") && first.contains("may on a Mac"), "\(first)")
    let build = try run.limn("build")
    let warning =
      "warning: does not compile here, but may be right on a Mac: cannot find 'lake_sync_enter' in scope [package-build]"
    #expect(build.status == 0 && build.outputText.contains(warning), "\(build.outputText)\(build.errorText)")
    let snippets = "snippets: 2 in all, 2 skipped (2: the package does not build)"
    #expect(build.outputText.contains(snippets), "\(build.outputText)")
    #expect(run.text("_site/catalog/type/Pond/Pond.html") != nil)
    #expect(try run.limn("check", "--strict").status == 1)
    // Writing the baseline again keeps the error, and a new error is not accepted.
    #expect(try run.limn("check", "--write-baseline").status == 0)
    let pond = try #require(run.text("Sources/Pond/Pond.swift"))
    try run.add(["Sources/Pond/Pond.swift": pond.replacing("init() {}", with: "init() { let size: Int = \"\" }")])
    let check = try run.limn("check")
    #expect(check.status == 1 && check.outputText.contains("error: cannot convert value"), "\(check.outputText)")
    #expect(check.outputText.contains(warning) && !check.outputText.contains("stale-baseline"), "\(check.outputText)")
    // Corrected code makes the entry superfluous.
    try run.add(["Sources/Pond/Pond.swift": "public struct Pond { public init() {} }\n"])
    #expect(try run.limn("check").outputText.contains("[stale-baseline]"))
    // A manifest that does not compile here does not compile anywhere.
    try run.add(["Package.swift": manifest + "let size: Int = \"\"\n"])
    let written = try run.limn("check", "--write-baseline")
    #expect(written.status == 1 && written.outputText.contains("[package-build]"), "\(written.outputText)")
  }
}
