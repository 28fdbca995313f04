import Foundation
import LimnPlatform
import Testing

/// Runs the program like a user, with the real compiler.
struct BuildCommandTests {
  private static let good = "# Home\n\n```swift\nlet a = 1\n```\n\nSee [two](two.md#part).\n"
  private static let two = "# Two\n\n## Part\n\nText.\n"

  @Test("Builds a folder of Markdown from elsewhere") func buildsAFolderOfMarkdownFromElsewhere() throws {
    let run = try CommandRun([
      "notes/README.md": "# Notes\n\n[deep](a/deep.md), [text](pic.txt)\n", "notes/a/deep.md": "# Deep\n",
      "notes/pic.txt": "x",
    ])
    defer { run.remove() }
    let result = try run.limn("build", "notes", "--quiet")
    #expect(result.outputText == "" && result.status == 0)
    #expect(run.text("notes/_site/index.html")?.contains("a/deep.html") == true)
    #expect(run.text("notes/_site/pic.txt") == "x")
  }

  @Test("Builds what init wrote") func buildsWhatInitWrote() throws {
    let run = try CommandRun([:])
    defer { run.remove() }
    #expect(try run.limn("init").status == 0)
    let result = try run.limn("build")
    #expect(result.status == 0, "\(result.outputText)")
    #expect(result.outputText.contains("2 passed"))
    #expect(run.text("_site/index.html") != nil)
    #expect(try run.limn("init").outputText.contains("kept   Content/index.md"))
  }

  @Test("The catalog alone replaces no site with articles") func theCatalogAloneReplacesNoSiteWithArticles() throws {
    let run = try CommandRun([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"P\")])\n",
      "Sources/P/p.swift": "public struct P {}\n", "Content/only.md": "# Only\n",
    ])
    defer { run.remove() }
    #expect(try run.limn("build", "--no-check").status == 0)
    let site = run.contents(of: "_site")
    let refused = try run.limn("catalog", "--output", "_site")
    #expect(
      refused.status == 1 && refused.errorText.contains("_site/ contains a site with articles"), "\(refused.errorText)")
    #expect(run.contents(of: "_site") == site && site["only.html"] != nil)
    for _ in 0..<2 { #expect(try run.limn("catalog", "--output", "public").status == 0) }
  }

  @Test("The catalog alone misses no articles address") func theCatalogAloneMissesNoArticlesAddress() throws {
    let manifest =
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"P\")])\n"
    let run = try CommandRun([
      "Package.swift": manifest, "Sources/P/p.swift": "public struct P {}\n",
      "Site/addresses.txt": "index.html\nindex.html#home\n",
      "Content/index.md": "# Home\n",
    ])
    defer { run.remove() }
    let result = try run.limn("catalog")
    #expect(result.status == 0 && !result.outputText.contains("lost-address"), "\(result.outputText)")
    #expect(run.text("_catalog/catalog/type/P/P.html") != nil)
    #expect(run.text("Site/addresses.txt") == "index.html\nindex.html#home\n")
  }

  @Test("The workflow that init writes is the one that the guide explains")
  func theWorkflowThatInitWritesIsTheOneThatTheGuideExplains()
    throws
  {
    let run = try CommandRun([:])
    defer { run.remove() }
    let result = try run.limn("init")
    #expect(
      result.status == 0
        && result.outputText.contains(
          ".github/workflows/limn-check.yml downloads Limn from github.com/OWNER/limn: replace OWNER "),
      "\(result)")
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let guide = try String(contentsOf: root.appendingPathComponent("Content/Limn/ci.md"), encoding: .utf8)
    #expect(try guide.contains("```yaml\n" + #require(run.text(".github/workflows/limn-check.yml")) + "```\n"))
  }

  /// Features of other generators cause warnings, unless a setting or `--strict` makes them errors.
  @Test(
    "What other generators accept is a warning",
    arguments: [
      (
        "---\ntitel: x\n---\n# A\n",
        "Content/index.md:2:1: warning: 'titel' is not a key of the front matter (did you mean 'title'?)"
      ),
      ("# A\n\n```swift\nlet a = 1\n", "Content/index.md:3:1: warning: code block is never closed"),
      ("# A\n\n![](a.png)\n\n#### B\n", "Content/index.md:3:1: warning: the image 'a.png' has no alternative text"),
    ])
  func whatOtherGeneratorsAcceptIsAWarning(text: String, report: String) throws {
    let run = try CommandRun(["Content/index.md": text, "Content/a.png": "GIF89a"])
    defer { run.remove() }
    let result = try run.limn("build", "--no-check")
    #expect(result.status == 0 && result.outputText.contains(report), "\(result.outputText)")
    #expect(try run.limn("check", "--only", "links", "--strict").status == 1)
    let id = try #require(result.outputText.firstMatch(of: #/\[([a-z-]+)\]/#)).output.1
    try run.add(["limn.yml": "severity: { \(id): error, heading-order: off }\n"])
    let strict = try run.limn("check", "--only", "links")
    #expect(
      strict.status == 1 && strict.outputText.contains(report.replacing("warning", with: "error")),
      "\(strict.outputText)")
    try run.add(["limn.yml": "severity: { \(id): off, heading-order: off }\n"])
    #expect(try run.limn("check", "--only", "links").outputText.contains("no errors"))
  }

  @Test("A build without checks writes the site whatever is wrong")
  func aBuildWithoutChecksWritesTheSiteWhateverIsWrong() throws {
    let run = try CommandRun(["Content/index.md": "# A\n\n[gone](gone.md)\n"])
    defer { run.remove() }
    let checked = try run.limn("build")
    #expect(
      checked.status == 1 && checked.outputText.contains("limn build --no-check") && run.text("_site/index.html") == nil
    )
    let forced = try run.limn("build", "--no-check")
    #expect(forced.status == 0 && forced.outputText.contains("[dead-link]") && run.text("_site/index.html") != nil)
  }

  @Test("A build with failing snippets reports everything that a check reports", arguments: ["1", "nope"])
  func reportsWhatACheckReports(value: String) throws {
    let run = try CommandRun([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"P\")])\n",
      "Sources/P/P.swift": "public let p = \(value)\n", "README.md": "# P\n\n[lost](lost.md)\n",
      "Content/index.md": "# A\n\n[gone](gone.md)\n\n### Too deep\n\n```swift\nlet z: Int = \"\"\n```\n",
    ])
    defer { run.remove() }
    func reported(_ result: ProcessResult) -> [Substring] {
      result.outputText.split(separator: "\n").filter {
        $0.contains("error: ") || $0.contains("warning: ") || $0.contains(" errors")
      }
    }
    let (check, build) = (try run.limn("check"), try run.limn("build"))
    #expect(
      reported(check) == reported(build) && reported(build).contains { $0.contains("gone.md") }, "\(reported(build))")
    #expect(check.status == 1 && build.status == 1 && run.text("_site/index.html") == nil)
    #expect(build.outputText.contains("Nothing was written"), "\(build.outputText)")
  }

  @Test("Records addresses only of a build that is published") func recordsAddressesOnlyOfABuildThatIsPublished() throws
  {
    let run = try CommandRun(["Content/index.md": "# A\n\n## Part\n", "Site/limn.yml": "title: A\n"])
    defer { run.remove() }
    let local = ["CI": "", "GITHUB_REF_NAME": "", "CI_COMMIT_BRANCH": ""]
    #expect(
      try run.limn("build", "--no-check", environment: local).status == 0 && run.text("Site/addresses.txt") == nil)
    let pull = ["CI": "true", "GITHUB_REF_NAME": "12/merge", "GITHUB_EVENT_NAME": "pull_request"]
    #expect(try run.limn("build", "--no-check", environment: pull).status == 0 && run.text("Site/addresses.txt") == nil)
    try run.add(["Content/index.md": "# A\n\n## Renamed\n"])
    #expect(try run.limn("build", "--no-check", "--publish", environment: local).status == 0)
    #expect(run.text("Site/addresses.txt")?.contains("index.html#renamed") == true)
    try run.add(["Content/index.md": "# A\n\n## Again\n"])
    let lost = try run.limn("build", environment: local)
    #expect(
      lost.status == 1 && lost.outputText.contains("delete this line of Site/addresses.txt"), "\(lost.outputText)")
  }

  @Test("Accounts for the whole time") func accountsForTheWholeTime() throws {
    let run = try CommandRun([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"P\")])\n",
      "Sources/P/P.swift": "/// One.\npublic func one() -> Int { 1 }\n", "Content/index.md": Self.good,
      "Content/two.md": Self.two,
    ])
    defer { run.remove() }
    let result = try run.limn("build")
    let line = try #require(result.outputText.split(separator: "\n").last { $0.hasPrefix("reading ") }, "\(result)")
    let names = line.components(separatedBy: ", ").map { $0.replacing(#/ [0-9.]+ m?s$/#, with: "") }
    #expect(names.contains("reading symbols") && names.contains("preparing pages"), "\(line)")
  }

  @Test("Builds the same bytes again") func buildsTheSameBytesAgain() throws {
    let run = try CommandRun(["Content/index.md": Self.good, "Content/two.md": Self.two])
    defer { run.remove() }
    #expect(try run.limn("build").status == 0)
    let first = run.contents(of: "_site")
    #expect(try run.limn("build", "--no-cache").outputText.contains("nothing changed"))
    #expect(run.contents(of: "_site") == first)
  }

  @Test("A build that is skipped prints the warnings of the last one again") func printsWarningsAgain() throws {
    let run = try CommandRun(["Content/index.md": "# Home\n\n### Too deep\n", "Site/limn.yml": "title: P\n"])
    defer { run.remove() }
    let first = try run.limn("build").outputText
    let again = try run.limn("build").outputText
    #expect(first.contains("[heading-order]") && first.contains("1 warning\n"), "\(first)")
    #expect(
      again.contains("_site/ is up to date") && again.contains("[heading-order]") && again.contains("1 warning\n"),
      "\(again)")
    try run.add(["Content/index.md": "# Home\n\n## Right\n"])
    #expect(try !run.limn("build").outputText.contains("heading-order"))
    #expect(try !run.limn("build").outputText.contains("heading-order"))
  }

  @Test("Ends at once if neither text nor package changed") func endsAtOnceIfNeitherTextNorPackageChanged() throws {
    let manifest =
      "// swift-tools-version: 6.0\nimport PackageDescription\n"
      + "let package = Package(name: \"P\", dependencies: [.package(path: \"../Q\")], targets: "
      + "[.target(name: \"P\", dependencies: [.product(name: \"Q\", package: \"Q\")])])\n"
    let other =
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Q\", "
      + "products: [.library(name: \"Q\", targets: [\"Q\"])], targets: [.target(name: \"Q\")])\n"
    let run = try CommandRun([
      "P/Package.swift": manifest, "P/Sources/P/p.swift": "public import Q\npublic struct P { public var q: Q }\n",
      "Q/Package.swift": other, "Q/Sources/Q/q.swift": "public struct Q {}\n",
      "P/Content/index.md": "# Home\n\n```swift\nimport P\nfunc show(_ p: P) {}\n```\n",
      "P/Site/limn.yml": "title: P\n",
    ])
    defer { run.remove() }
    let local = ["CI": "", "GITHUB_REF_NAME": "", "CI_COMMIT_BRANCH": ""]
    func isSkipped(_ words: String...) throws -> Bool {
      let result = try run.limn(words: ["build"] + words, folder: "P", environment: local)
      #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
      return result.outputText.contains("_site/ is up to date")
    }
    #expect(try !isSkipped())
    #expect(try isSkipped())
    #expect(try !isSkipped("--publish"))
    #expect(run.text("P/Site/addresses.txt")?.contains("index.html") == true)
    try run.add(["Q/Sources/Q/q.swift": "/// What P has.\npublic struct Q {}\n"])
    #expect(try !isSkipped())
    #expect(try isSkipped())
    #expect(try !isSkipped("--no-cache"))
    try run.add(["P/_site/index.html": "changed"])
    #expect(try !isSkipped())
  }

  @Test(
    "Reports a mistake at its place and keeps the site",
    arguments: [
      (
        "index.md", "# H\n\n```swift\nlet a: Int = \"x\"\n```\n",
        "Content/index.md:4:14: error: cannot convert value of type 'String'"
      ),
      ("index.md", "```swift,ignroe\n```\n", "Content/index.md:1:10: error:"),
      ("index.md", "[gone](towo.md)\n", "Content/index.md:1:1: error: "),
      ("index.md", "[gone](two.md#prat)\n", "Content/index.md:1:1: error: "),
      ("index.md", "---\nslug: ../up\n---\n", "Content/index.md:2:7: error: '../up' cannot be a slug"),
      ("zoo.md", "---\nslug: two\n---\n", "Content/zoo.md:2:7: error: 'two.html' is the address of two articles"),
    ])
  func reportsAMistakeAtItsPlaceAndKeepsTheSite(file: String, text: String, report: String) throws {
    let run = try CommandRun(["Content/index.md": Self.good, "Content/two.md": Self.two])
    defer { run.remove() }
    #expect(try run.limn("build").status == 0)
    let before = run.contents(of: "_site")
    try run.add(["Content/\(file)": text])
    let result = try run.limn("build")
    #expect(result.status == 1)
    #expect((result.outputText + result.errorText).contains(report), "\(result.outputText)")
    #expect(run.contents(of: "_site") == before)
  }

  @Test("Reports bytes that are not UTF 8") func reportsBytesThatAreNotUTF8() throws {
    let run = try CommandRun(["Content/two.md": Self.two])
    defer { run.remove() }
    try Data([0x23, 0x20, 0x48, 0x0a, 0x61, 0xff, 0x62]).write(to: URL(fileURLWithPath: run.root + "/Content/index.md"))
    let result = try run.limn("check")
    #expect(result.status == 1)
    #expect(result.outputText.contains("Content/index.md:2:2: error: "), "\(result.outputText)")
  }

  @Test("Says when there is nothing to build") func saysWhenThereIsNothingToBuild() throws {
    let run = try CommandRun(["a/b.txt": ""])
    defer { run.remove() }
    let nowhere = try run.limn("build")
    #expect(
      nowhere.status == 1
        && nowhere.errorText.contains("has no Markdown file, no Content/ folder, and no Package.swift"),
      "\(nowhere.errorText)")
    try run.add(["Content/x.txt": ""])
    let empty = try run.limn("build")
    #expect(empty.status == 1 && empty.outputText.contains("no Markdown file in Content/"), "\(empty.outputText)")
  }

  @Test("Reports a package that does not build") func reportsAPackageThatDoesNotBuild() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "p", targets: [.target(name: "P")])
      """
    let page = "# H\n\n```swift\nlet b = 1\n```\n"
    let run = try CommandRun([
      "Content/index.md": page, "Package.swift": manifest, "Sources/P/p.swift": "let a: Int = \"\"\n",
    ])
    defer { run.remove() }
    let result = try run.limn("build")
    #expect(result.status == 1)
    #expect(result.outputText.contains("Sources/P/p.swift:1:14: error: cannot convert"), "\(result.outputText)")
    #expect(result.outputText.contains("1 in all, 1 skipped (1: the package does not build)"), "\(result.outputText)")
    let bare = try CommandRun(["Package.swift": manifest, "Sources/P/p.swift": "let a: Int = \"\"\n"])
    defer { bare.remove() }
    let check = try bare.limn("check")
    #expect(check.outputText.contains("1 error\n") && !check.outputText.contains("catalog"), "\(check.outputText)")
    try run.add(["Package.swift": "let x = \n"])
    let broken = try run.limn("build")
    #expect(broken.status == 1 && broken.outputText.contains("Package.swift:"), "\(broken.outputText)")
  }

  @Test("Says when there is no compiler") func saysWhenThereIsNoCompiler() throws {
    let run = try CommandRun(["Content/index.md": Self.good, "Content/two.md": Self.two])
    defer { run.remove() }
    let result = try run.limn("build", environment: ["PATH": "/nonexistent"])
    #expect(result.status == 70)
    #expect(result.errorText.contains("no Swift compiler"), "\(result.errorText)")
  }
}
