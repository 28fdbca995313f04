import Foundation
import LimnPlatform
import Testing

struct CheckCommandTests {
  private static let article = "# H\n\n```swift\nlet a = 1\n```\n\n```swift\nlet b: Int = \"é\"; let c = nope\n```\n"

  @Test("Writes nothing and fails") func writesNothingAndFails() throws {
    let run = try CommandRun(["Content/index.md": Self.article])
    defer { run.remove() }
    let result = try run.limn("check")
    #expect(result.status == 1)
    #expect(
      result.outputText.contains(
        "Content/index.md:8:14: error: cannot convert value of type 'String' to specified type 'Int'"))
    #expect(result.outputText.contains("Content/index.md:8:28: error: cannot find 'nope' in scope"))
    #expect(run.text("_site/index.html") == nil)
  }

  @Test("Reports in every format") func reportsInEveryFormat() throws {
    let run = try CommandRun(["Content/index.md": Self.article])
    defer { run.remove() }
    let annotations = try run.limn(
      "check", "--format", "github", "--quiet", environment: ["GITHUB_STEP_SUMMARY": run.root + "/summary.md"])
    #expect(annotations.outputText.contains("::error file=Content/index.md,line=8,col=27"), "\(annotations.outputText)")
    #expect(run.text("summary.md")?.contains("2 errors") == true)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(try run.limn("check", "--format=json").output)) as? [String: Any])
    #expect((json["summary"] as? [String: Any])?["failed"] as? Int == 1)
    #expect(try run.limn("check", "--format=sarif").outputText.contains("\"2.1.0\""))
    #expect(
      try run.limn("check", "--format=junit").outputText.contains(
        "<testcase classname=\"Content/index.md\" name=\"snippet at line 7\""))
  }

  @Test("Says what cannot be read or written") func saysWhatCannotBeReadOrWritten() throws {
    // The path of the file `addresses.txt` is a folder here, so reading the file fails.
    let run = try CommandRun(["Content/index.md": "# H\n", "Site/addresses.txt/x": "", "Site/limn.yml": "title: T\n"])
    defer { run.remove() }
    let ledger = try run.limn("build")
    #expect(ledger.status == 70 && ledger.errorText.contains("addresses.txt"), "\(ledger)")
    let summary = try run.limn(
      "check", "--only", "rules", "--format", "github", environment: ["GITHUB_STEP_SUMMARY": run.root + "/Content"])
    #expect(
      summary.status == 70 && summary.errorText.contains("the job summary for GitHub cannot be written"), "\(summary)")
  }

  @Test("Checks only what is named") func checksOnlyWhatIsNamed() throws {
    let run = try CommandRun([
      "Content/index.md": Self.article, "Content/good.md": "# G\n\n```swift\nlet x = 2\n```\n",
      "other.md": "```swift\nlet y: Int = nil\n```\n",
    ])
    defer { run.remove() }
    let good = try run.limn("check", "Content/good.md")
    #expect(good.status == 0 && good.outputText.contains("1 passed"), "\(good.outputText)")
    let other = try run.limn("check", "../other.md", folder: "Content")
    #expect(other.status == 1 && other.outputText.contains("other.md:2:14: error:"), "\(other.outputText)")
    #expect(try run.limn("check", "none.md").errorText.contains("there is no file or folder 'none.md'"))
    try FileManager.default.createSymbolicLink(
      atPath: run.root + "/Content/dangling.md", withDestinationPath: "nowhere.md")
    let beside = try run.limn("check", "Content/good.md")
    #expect(beside.status == 0 && !beside.outputText.contains("dangling"), "\(beside.outputText)")
    let whole = try run.limn("check", "--only", "links")
    #expect(whole.status == 1 && whole.outputText.contains("Content/dangling.md:1:1: error:"), "\(whole.outputText)")
  }

  @Test("A symbolic link to a folder outside is reported once, and the folder is not read")
  func aSymbolicLinkToAFolderOutsideIsReportedOnce() throws {
    let run = try CommandRun([
      "p/Content/index.md": "# Home\n", "outside/a.md": "[gone](gone.md)\n", "outside/deep/b.md": "# B\n",
      "outside/c.txt": "c",
    ])
    defer { run.remove() }
    try FileManager.default.createSymbolicLink(
      atPath: run.root + "/p/Content/link", withDestinationPath: run.root + "/outside")
    let result = try run.limn("check", folder: "p")
    #expect(
      result.status == 0 && result.outputText.contains("Content/link:1:1: warning: this symbolic link"),
      "\(result.outputText)")
    #expect(result.outputText.contains("1 warning\n") && !result.outputText.contains("gone.md"), "\(result.outputText)")
  }

  @Test("A symbolic link to a file outside is reported without a line of the file")
  func aSymbolicLinkToAFileOutside() throws {
    let run = try CommandRun(["p/Content/index.md": "# Home\n", "outside/a.md": "a secret line\n"])
    defer { run.remove() }
    try FileManager.default.createSymbolicLink(
      atPath: run.root + "/p/Content/link.md", withDestinationPath: run.root + "/outside/a.md")
    let result = try run.limn("check", folder: "p")
    #expect(
      result.status == 0 && result.outputText.contains("Content/link.md:1:1: warning: this symbolic link"),
      "\(result.outputText)")
    #expect(!(result.outputText + result.errorText).contains("secret"), "\(result.outputText)")
  }

  @Test(
    "A symbolic link without a target is reported at its place wherever files are listed, and everything else is checked",
    arguments: ["nowhere", "gone"])
  func reportsBrokenLinks(target: String) throws {
    let run = try CommandRun([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"P\")])\n",
      "Sources/P/P.swift": "public let p = 1\n", "Sources/P/P.docc/P.md": "# ``P``\n", "Content/index.md": "# H\n",
      "docs/a.md": "# A\n\n[lost](lost.md)\n",
    ])
    defer { run.remove() }
    let paths = [
      "Content/gone.md", "Content/gone.png", "README.md", "Sources/P/P.docc/gone.md", "Sources/P/P.docc/gone.png",
      "docs/gone.md",
    ]
    for path in paths {
      // With the target "gone", each link is its own target.
      let own = target == "gone" ? (path as NSString).lastPathComponent : target
      try FileManager.default.createSymbolicLink(atPath: run.root + "/" + path, withDestinationPath: own)
    }
    let reports = paths.map { "\($0):1:1: error: this symbolic link has no target or forms a cycle" }
    func reported(_ words: [String] = []) throws -> [String] {
      let result = try run.limn(words: ["check", "--only", "links"] + words)
      #expect(result.status == 1)
      let errors = result.outputText.split(separator: "\n").filter { $0.contains(": error: ") }
      return errors.map { error in reports.first { error.hasPrefix($0) } ?? String(error) }.sorted()
    }
    #expect(try reported() == Array(reports.dropLast()))
    let lost = "docs/a.md:3:1: error: 'lost.md' does not exist [dead-link]"
    #expect(try reported(["docs"]) == [lost, reports[5]])
    #expect(try reported(paths + ["docs/a.md"]) == (reports + [lost]).sorted())
  }

  @Test("A symbolic link without a target in the folder of the theme is reported, and the others are used")
  func reportsBrokenLinksOfTheTheme() throws {
    let run = try CommandRun([
      "Content/index.md": "# H\n\n[lost](lost.md)\n", "Site/theme/own.css": "a { color: red }\n",
    ])
    defer { run.remove() }
    try FileManager.default.createSymbolicLink(
      atPath: run.root + "/Site/theme/gone.css", withDestinationPath: "nowhere.css")
    let result = try run.limn("check", "--only", "links")
    #expect(result.outputText.contains("Site/theme/gone.css:1:1: error: this symbolic link has no target"), "\(result)")
    #expect(result.status == 1 && result.outputText.contains("lost.md"), "\(result)")
  }

  @Test("Compares published addresses only when the whole project is checked")
  func comparesPublishedAddressesOnlyWhenTheWholeProjectIsChecked() throws {
    let run = try CommandRun(["Content/index.md": "# Home\n", "Site/addresses.txt": "index.html\nindex.html#gone\n"])
    defer { run.remove() }
    let whole = try run.limn("check")
    #expect(whole.status == 1 && whole.outputText.contains("[lost-address]"), "\(whole.outputText)")
    let named = try run.limn("check", "Content/index.md")
    #expect(named.status == 0 && !named.outputText.contains("lost-address"), "\(named.outputText)")
  }

  @Test("Checks doc comments and DocC catalogs") func checksDocCommentsAndDocCCatalogs() throws {
    let run = try CommandRun([
      "Content/index.md": "# H\n",
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"P\")])\n",
      "Sources/P/P.swift":
        "public import Foundation\n/// ```swift\n/// let a: Int = twice(2), d = Date()\n/// ```\npublic func twice(_ x: Int) -> Int { x * 2 }\n\n  /// ```swift\n  /// twice(\"\")\n  /// ```\n  public let b = 1\n",
      "Sources/P/P.docc/Guide.md": "# G\n\n```swift\nlet c: String = twice(1)\n```\n",
    ])
    defer { run.remove() }
    let result = try run.limn("check", "--only", "snippets")
    #expect(
      result.outputText.contains("Sources/P/P.swift:8:13: error: cannot convert value of type 'String'"),
      "\(result.outputText)")
    #expect(result.outputText.contains("Sources/P/P.docc/Guide.md:4:17: error:"), "\(result.outputText)")
    #expect(result.outputText.contains("1 passed"), "\(result.outputText)")
    let file = try run.limn("check", "--only", "snippets", "Sources/P/P.swift")
    #expect(!file.outputText.contains("Guide.md") && file.outputText.contains("P.swift:8:13"), "\(file.outputText)")
  }

  @Test("Checks the README") func checksTheReadme() throws {
    let run = try CommandRun([
      "Content/index.md": "# H\n", "README.md": "[a](none.md)\n\n```swift\nlet z: Int = \"\"\n```\n",
    ])
    defer { run.remove() }
    let result = try run.limn("check")
    #expect(result.outputText.contains("README.md:1:1: error: 'none.md' does not exist"))
    #expect(result.outputText.contains("README.md:4:14: error:"))
  }

  @Test("The README's links to headings of other Markdown files are checked")
  func checksHeadingsOfOtherFiles() throws {
    let run = try CommandRun([
      "Content/index.md": "# H\n", "README.md": "[a](NOTES.md#top) [b](NOTES.md#tp) [c](Content/index.md#h)\n",
      "NOTES.md": "# Top\n",
    ])
    defer { run.remove() }
    let result = try run.limn("check", "--only", "links")
    #expect(result.status == 1)
    let message = "README.md:1:19: error: there is no heading '#tp' in 'NOTES.md' (did you mean 'top'?)"
    #expect(result.outputText.contains(message) && result.outputText.contains("1 error\n"), "\(result)")
  }

  @Test(
    "Exits with two for a wrong command line",
    arguments: [
      ["check", "--only", "snipets"], ["check", "--shard", "3/2"], ["check", "--shard", "1/2", "--write-baseline"],
      ["build", "--base-path", "docs"], ["bild"], [],
    ])
  func exitsWithTwoForAWrongCommandLine(words: [String]) throws {
    let run = try CommandRun(["Content/index.md": "# H\n"])
    defer { run.remove() }
    let result = try run.limn(words: words)
    #expect(result.status == (words.isEmpty ? 0 : 2))
    #expect(
      words.isEmpty || result.errorText.hasPrefix("limn: '") || result.errorText.hasPrefix("limn: --"),
      "\(result.errorText)")
  }
}

struct RenderCommandTests {
  @Test("Renders standard input") func rendersStandardInput() throws {
    let run = try CommandRun([:])
    defer { run.remove() }
    #expect(try run.limn("render", input: "# Hi\n").outputText.contains("<h1 id=\"hi\">Hi"))
    #expect(try run.limn("render", "--commonmark", input: "# Hi\n").outputText == "<h1>Hi</h1>\n")
    #expect(try run.limn("render", "-", input: "| a |\n| - |\n| b |\n").outputText.contains("<table"))
    #expect(try run.limn("render", "none.md").errorText.contains("there is no file 'none.md'"))
  }
}
