import Foundation
import LimnPlatform
import Testing

/// Folders and packages that have no configuration.
struct DiscoveryTests {
  private static let manifest =
    "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(\n  name: \"Ripple\", targets: [.target(name: \"Ripple\")])\n"
  private static let source = "/// A wave.\npublic struct Wave { public init() {} }\n"

  /// The beginning of a picture in the format GIF, of one pixel.
  private static let picture = "GIF89a\u{1}\u{0}\u{1}\u{0}\u{0}\u{0}\u{0}"

  @Test("A package is built from its README its docs and its catalog")
  func aPackageIsBuiltFromItsReadmeItsDocsAndItsCatalog() throws {
    let run = try CommandRun([
      "Package.swift": Self.manifest, "Sources/Ripple/Wave.swift": Self.source,
      "README.md":
        "# Ripple\n\n![Logo](Art/logo.png) [guide](docs/guide.md#set-up) [rules](CONTRIBUTING.md) <img src=\"Art/two.png\" alt=\"Two\">\n",
      "Art/logo.png": Self.picture, "Art/two.png": Self.picture, "Art/unused.png": Self.picture,
      "CONTRIBUTING.md": "# Rules\n",
      "docs/guide.md": "# Guide\n\n## Set up\n\n[home](../README.md) ![Map](/img/map.png) [places](/maps/places/)\n",
      "docs/img/map.png": Self.picture, "docs/img/unused.png": Self.picture, "docs/maps/places.md": "# Places\n",
      "Sources/Ripple/Ripple.docc/Ripple.md": "# ``Ripple``\n\nAll about <doc:Ponds#Deep-Water>.\n\n![A pond](pond)\n",
      "Sources/Ripple/Ripple.docc/Articles/Ponds.md": "# Ponds\n\n## Deep Water\n\nText.\n",
      "Sources/Ripple/Ripple.docc/Resources/pond@2x.png": Self.picture,
      "Sources/Ripple/Ripple.docc/Resources/pond~dark@2x.png": Self.picture,
      "Tests/RippleTests/Fixture.docc/Bad.md": "# Bad\n\n[gone](gone.md)\n",
    ])
    defer { run.remove() }
    let result = try run.limn("build", "--no-check")
    #expect(result.status == 0 && !result.outputText.contains("error:"), "\(result.outputText)\(result.errorText)")
    #expect(
      result.errorText.contains("so Limn reads Sources/Ripple/Ripple.docc, docs/ and README.md"),
      "\(result.errorText)")
    let home = try #require(run.text("_site/index.html"))
    #expect(
      home.contains("href=\"docs/guide.html#set-up\"") && home.contains("href=\"contributing.html\"")
        && home.contains("<title>Ripple"))
    #expect(
      run.text("_site/Art/logo.png") == Self.picture && run.text("_site/Art/two.png") == Self.picture
        && run.text("_site/Art/unused.png") == nil)
    let guide = try #require(run.text("_site/docs/guide.html"))
    #expect(guide.contains("src=\"img/map.png\"") && guide.contains("href=\"maps/places.html\""), "\(guide)")
    #expect(run.text("_site/docs/img/map.png") == Self.picture && run.text("_site/docs/img/unused.png") == nil)
    let catalog = try #require(run.text("_site/ripple/index.html"))
    #expect(
      catalog.contains("href=\"ponds.html#deep-water\"") && catalog.contains("Resources/pond@2x.png"), "\(catalog)")
    #expect(run.text("_site/catalog/type/Ripple/Wave.html") != nil)
  }

  @Test("If an article has the directive TechnologyRoot, the article about the module is not the home page")
  func technologyRoot() throws {
    let run = try CommandRun([
      "Package.swift": Self.manifest, "Sources/Ripple/Wave.swift": Self.source,
      "Ripple.docc/start.md": "# All Ripples\n\n@Metadata {\n  @TechnologyRoot\n}\n\nSee <doc:Ripple>.\n",
      "Ripple.docc/Modules/Ripple.md": "# ``Ripple``\n\nA module.\n",
    ])
    defer { run.remove() }
    let result = try run.limn("build", "--no-check")
    #expect(result.status == 0 && !result.outputText.contains("error:"), "\(result.outputText)\(result.errorText)")
    #expect(run.text("_site/index.html")?.contains("<title>All Ripples") == true)
    #expect(run.text("_site/ripple.html")?.contains("A module.") == true)
  }

  @Test("A folder of Markdown is a site") func aFolderOfMarkdownIsASite() throws {
    let run = try CommandRun([
      "one.md": "# One\n\n[two](inner/two.md)\n", "inner/two.md": "# Two\n", "README.md": "# Notes\n",
    ])
    defer { run.remove() }
    let result = try run.limn("build")
    #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
    #expect(run.text("_site/index.html")?.contains("<title>Notes") == true && run.text("_site/inner/two.html") != nil)
    #expect(try run.limn("check").status == 0)
  }

  @Test("What Limn writes is no content, also if articles are in the root") func whatLimnWritesIsNoContent() throws {
    let run = try CommandRun([
      "one.md": "# One\n", "_catalog/two.md": "# Two\n\n[gone](gone.md)\n",
      "_site/three.md": "# Three\n\n[gone](gone.md)\n",
      "node_modules/four.md": "# Four\n\n[gone](gone.md)\n",
    ])
    defer { run.remove() }
    let result = try run.limn("check", "--only", "links")
    #expect(
      result.status == 0 && result.outputText.contains("links: 0 checked"), "\(result.outputText)\(result.errorText)")
  }

  @Test("A package without any text has its catalog") func aPackageWithoutAnyTextHasItsCatalog() throws {
    let run = try CommandRun([
      "Package.swift": Self.manifest, "Sources/Ripple/Wave.swift": Self.source, "limn.yml": "title: Waves\n",
    ])
    defer { run.remove() }
    let result = try run.limn("build")
    #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
    #expect(run.text("_site/catalog/index.html")?.contains("Waves") == true && run.text("_site/index.html") != nil)
  }

  @Test("A link that leads to no file is reported where it lies") func aLinkThatLeadsToNoFileIsReportedWhereItLies()
    throws
  {
    let run = try CommandRun(["Content/index.md": "# A\n"])
    defer { run.remove() }
    try FileManager.default.createSymbolicLink(atPath: run.root + "/Content/gone.md", withDestinationPath: "nothing.md")
    try FileManager.default.createSymbolicLink(atPath: run.root + "/Content/loop.md", withDestinationPath: "loop.md")
    let result = try run.limn("check", "--only", "links")
    #expect(result.status == 1, "\(result.errorText)")
    for name in ["gone", "loop"] {
      #expect(
        result.outputText.contains("Content/\(name).md:1:1: error: this symbolic link has no target or forms a cycle"),
        "\(result.outputText)")
    }
  }

  @Test("Init accepts todays failures") func initAcceptsTodaysFailures() throws {
    let run = try CommandRun([
      "Package.swift": Self.manifest,
      "Sources/Ripple/Wave.swift": "/// ```swift\n/// let a: Wave = 1\n/// ```\n" + Self.source,
      "README.md": "# Ripple\n\n[gone](gone.md)\n\n```swift\nlet wave = Wave(hight: 1)\n```\n",
      "Sources/Ripple/Ripple.docc/Ripple.md": "# ``Ripple``\n\n<doc:Gone>\n\n```swift\nmissing()\n```\n",
    ])
    defer { run.remove() }
    #expect(try run.limn("check").status == 1)
    let result = try run.limn("init")
    #expect(
      result.status == 0 && result.outputText.contains("Found 5 errors:\n"), "\(result.outputText)\(result.errorText)")
    #expect(
      result.outputText.contains("wrote  Site/baseline.json: 5 known problems are accepted"), "\(result.outputText)")
    let check = try run.limn("check")
    #expect(
      check.status == 0 && check.outputText.contains("5 known problems accepted"),
      "\(check.outputText)\(check.errorText)")
    try run.add(["README.md": (run.text("README.md") ?? "") + "\n[new](new.md)\n"])
    #expect(try run.limn("check").status == 1)
  }

  @Test("Catalogs beside content are checked once") func catalogsBesideContentAreCheckedOnce() throws {
    let catalog =
      "# ``Ripple``\n\n``Wave`` ``Wvae`` <doc:Ponds> <doc:Gone> [dead](gone.md)\n\n```swift\nlet wave = Wave()\n```\n"
    let run = try CommandRun([
      "Package.swift": Self.manifest, "Sources/Ripple/Wave.swift": Self.source, "Content/index.md": "# Home\n",
      "Sources/Ripple/Ripple.docc/Ripple.md": catalog,
      "Sources/Ripple/Ripple.docc/Ponds.md": "# Ponds\n\n@Row {\n  Text.\n}\n",
    ])
    defer { run.remove() }
    for words in [["check"], ["check", "Sources/Ripple/Ripple.docc"]] {
      let result = try run.limn(words: words)
      #expect(
        result.status == 1 && result.outputText.contains("snippets: 1 in all, 1 passed"),
        "\(result.outputText)\(result.errorText)")
      let found = result.outputText.matches(of: #/Ripple\.md:3:(\d+): (error|warning): .*\[([a-z-]+)\]/#).map {
        "\($0.1) \($0.2) \($0.3)"
      }
      #expect(
        found == ["10 warning unknown-symbol", "31 error unknown-document", "42 error dead-link"],
        "\(result.outputText)")
    }
    #expect(try run.limn("build", "--no-check").status == 0)
    #expect(run.text("_site/ponds.html") == nil && run.text("_site/ripple/ponds.html") == nil)
  }

  @Test("Code of tutorials is checked in its files") func codeOfTutorialsIsCheckedInItsFiles() throws {
    let folder = "Sources/Ripple/Ripple.docc/"
    let run = try CommandRun([
      "Package.swift": Self.manifest, "Sources/Ripple/Wave.swift": Self.source, folder + "Ripple.md": "# ``Ripple``\n",
      folder + "Learn.tutorial":
        "@Tutorial {\n  @Intro(title: \"Learn\")\n  @Section(title: \"One\") {\n    @Steps {\n      @Step {\n        @Code(name: A.swift, file: a1.swift)\n      }\n"
        + "      @Step {\n        @Code(name: B.swift, file: b1.swift)\n      }\n      @Step {\n        @Code(name: A.swift, file: a2.swift)\n      }\n    }\n  }\n}\n",
      folder + "Code/a1.swift": "import Ripple\n\nstruct Lake {\n  var wave = Wave()\n}\n",
      folder + "Code/b1.swift": "import Ripple\n\nlet lake = Lake()\nprint(lake.wave)\n",
      folder + "Code/a2.swift": "import Ripple\n\nstruct Lake {\n  var wave = Wvae()\n}\n",
    ])
    defer { run.remove() }
    let result = try run.limn("check", "--only", "snippets")
    #expect(
      result.outputText.contains("snippets: 3 in all, 2 passed, 1 failed"), "\(result.outputText)\(result.errorText)")
    #expect(
      result.outputText.contains(folder + "Code/a2.swift:4:14: error: cannot find 'Wvae' in scope"),
      "\(result.outputText)")
    #expect(try run.limn("build", "--no-check").status == 0 && run.text("_site/\(folder)Code/a1.swift") == nil)
    #expect(
      run.text("_site/learn.html")?.contains("Lake") == true
        || run.text("_site/ripple/learn.html")?.contains("Lake") == true)
    // Several steps of the tutorial can show the same file. The file counts as one snippet nevertheless.
    try run.add([folder + "Code/a2.swift": "import Ripple\n\nstruct Lake {\n  var wave = Wave()\n  var deep = 0\n}\n"])
    let built = try run.limn("build")
    #expect(
      built.status == 0 && built.outputText.contains("snippets: 3 in all, 3 passed"),
      "\(built.outputText)\(built.errorText)")
    #expect(run.text("_site/catalog/coverage.html")?.contains("3 of 3") == true)
  }

  @Test("Markup of other generators is one warning a kind") func markupOfOtherGeneratorsIsOneWarningAKind() throws {
    let run = try CommandRun([
      "one.md":
        "---\ntitle: One\nlayout: post\n---\n# One\n\n!!! note\n    Text.\n\n```rust\n{{#include a.rs}}\n```\n\n```text\n!!! shown\n{{< x >}}\n```\n",
      "two.md": "---\ntitle: Two\nlayout: page\n---\n# Two\n\n!!! warning \"So\"\n    Text.\n\n{{#include b.rs}}\n",
    ])
    defer { run.remove() }
    let result = try run.limn("check", "--format", "json")
    let lines = result.outputText.split(separator: "\n").filter { $0.contains("\"message\"") }.joined(separator: "\n")
    #expect(
      lines.contains("'!!! note' is markup of MkDocs and is shown as plain text (2 times in 2 files)"), "\(lines)")
    #expect(
      lines.contains("is markup of mdBook and is shown as plain text (2 times in 2 files)") && !lines.contains("Hugo"),
      "\(lines)")
    #expect(result.outputText.components(separatedBy: "unknown-front-matter-key").count == 2, "\(result.outputText)")
    #expect(result.outputText.contains("the same problem occurs in 1 other file"), "\(result.outputText)")
  }

  @Test("The manual lists every diagnostic") func theManualListsEveryDiagnostic() throws {
    let run = try CommandRun([:])
    defer { run.remove() }
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let guide = try String(contentsOf: root.appendingPathComponent("Content/Limn/diagnostics.md"), encoding: .utf8)
    let listed = try run.limn("explain").outputText.split(separator: "Rules of the catalog:")[0].split(separator: "\n")
    let ids = listed.compactMap { $0.wholeMatch(of: /([a-z-]+) \((?:error|warning|note|off)\)/)?.1 }
    #expect(ids.count > 100 && ids.filter { !guide.contains("\n### `\($0)`\n") } == [])
  }

  @Test("A project with texts needs no example") func aProjectWithTextsNeedsNoExample() throws {
    let run = try CommandRun([
      "Package.swift": Self.manifest, "Sources/Ripple/Wave.swift": Self.source, "README.md": "# R\n",
      ".gitignore": "_site",
    ])
    defer { run.remove() }
    let result = try run.limn("init")
    #expect(
      result.status == 0 && result.errorText.contains("so Limn reads README.md"),
      "\(result.outputText)\(result.errorText)")
    #expect(
      run.text("Content/index.md") == nil && run.text("Site/limn.yml") == nil
        && run.text(".github/workflows/limn-check.yml") != nil)
    #expect(run.text(".gitignore") == "_site\n/_catalog/\n/.build/\n")
    #expect(try run.limn("init").status == 0)
    #expect(run.text(".gitignore") == "_site\n/_catalog/\n/.build/\n")
  }

  @Test("Explains diagnostics and rules") func explainsDiagnosticsAndRules() throws {
    let run = try CommandRun([:])
    defer { run.remove() }
    let link = try run.limn("explain", "dead-link")
    #expect(
      link.status == 0
        && link.outputText.contains("A link has no destination, or leads to a page or file that does not exist"))
    #expect(try run.limn("explain", "type-cycle").status == 0)
    let unknown = try run.limn("explain", "dead-lnik")
    #expect(unknown.status == 1 && unknown.errorText.contains("did you mean 'dead-link'?"), "\(unknown.errorText)")
    #expect(try run.limn("explain").outputText.contains("unsafe-link (error)\n  A link has"))
  }
}
