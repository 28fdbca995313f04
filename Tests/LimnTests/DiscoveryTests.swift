import Foundation
import LimnPlatform
import Testing

/// Folders and packages that have no configuration.
struct DiscoveryTests {
  private static let manifest =
    "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(\n  name: \"Ripple\", targets: [.target(name: \"Ripple\")])\n"
  private static let source = "/// A wave.\npublic struct Wave { public init() {} }\n"

  @Test func aPackageIsBuiltFromItsReadmeItsDocsAndItsCatalog() throws {
    let run = try CommandRun([
      "Package.swift": Self.manifest, "Sources/Ripple/Wave.swift": Self.source,
      "README.md":
        "# Ripple\n\n![Logo](Art/logo.png) [guide](docs/guide.md#set-up) [rules](CONTRIBUTING.md) <img src=\"Art/two.png\" alt=\"Two\">\n",
      "Art/logo.png": "x", "Art/two.png": "x", "Art/unused.png": "x", "CONTRIBUTING.md": "# Rules\n",
      "docs/guide.md": "# Guide\n\n## Set up\n\n[home](../README.md)\n",
      "Sources/Ripple/Ripple.docc/Ripple.md": "# ``Ripple``\n\nAll about <doc:Ponds#Deep-Water>.\n\n![A pond](pond)\n",
      "Sources/Ripple/Ripple.docc/Articles/Ponds.md": "# Ponds\n\n## Deep Water\n\nText.\n",
      "Sources/Ripple/Ripple.docc/Resources/pond@2x.png": "x", "Sources/Ripple/Ripple.docc/Resources/pond~dark@2x.png": "x",
      "Tests/RippleTests/Fixture.docc/Bad.md": "# Bad\n\n[gone](gone.md)\n",
    ])
    defer { run.remove() }
    let result = try run.limn("build", "--no-check")
    #expect(result.status == 0 && !result.outputText.contains("error:"), "\(result.outputText)\(result.errorText)")
    #expect(result.errorText.contains("Using Sources/Ripple/Ripple.docc, docs/ and README.md"), "\(result.errorText)")
    let home = try #require(run.text("_site/index.html"))
    #expect(
      home.contains("href=\"docs/guide.html#set-up\"") && home.contains("href=\"contributing.html\"") && home.contains("<title>Ripple"))
    #expect(run.text("_site/Art/logo.png") == "x" && run.text("_site/Art/two.png") == "x" && run.text("_site/Art/unused.png") == nil)
    let catalog = try #require(run.text("_site/ripple/index.html"))
    #expect(catalog.contains("href=\"ponds.html#deep-water\"") && catalog.contains("Resources/pond@2x.png"), "\(catalog)")
    #expect(run.text("_site/catalog/type/Ripple/Wave.html") != nil)
  }

  @Test func aFolderOfMarkdownIsASite() throws {
    let run = try CommandRun(["one.md": "# One\n\n[two](inner/two.md)\n", "inner/two.md": "# Two\n", "README.md": "# Notes\n"])
    defer { run.remove() }
    let result = try run.limn("build")
    #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
    #expect(run.text("_site/index.html")?.contains("<title>Notes") == true && run.text("_site/inner/two.html") != nil)
    #expect(try run.limn("check").status == 0)
  }

  @Test func aPackageWithoutAnyTextHasItsCatalog() throws {
    let run = try CommandRun(["Package.swift": Self.manifest, "Sources/Ripple/Wave.swift": Self.source, "limn.yml": "title: Waves\n"])
    defer { run.remove() }
    let result = try run.limn("build")
    #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
    #expect(run.text("_site/catalog/index.html")?.contains("Waves") == true && run.text("_site/index.html") != nil)
  }

  @Test func aLinkThatLeadsToNoFileIsReportedWhereItLies() throws {
    let run = try CommandRun(["Content/index.md": "# A\n"])
    defer { run.remove() }
    try FileManager.default.createSymbolicLink(atPath: run.root + "/Content/gone.md", withDestinationPath: "nothing.md")
    try FileManager.default.createSymbolicLink(atPath: run.root + "/Content/loop.md", withDestinationPath: "loop.md")
    let result = try run.limn("check", "--only", "links")
    #expect(result.status == 1, "\(result.errorText)")
    for name in ["gone", "loop"] {
      #expect(result.outputText.contains("Content/\(name).md:1:1: error: a link leads to no file"), "\(result.outputText)")
    }
  }

  @Test func theManualListsEveryDiagnostic() throws {
    let run = try CommandRun([:])
    defer { run.remove() }
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let guide = try String(contentsOf: root.appendingPathComponent("Content/Guides/diagnostics.md"), encoding: .utf8)
    #expect(guide.hasSuffix(try run.limn("explain").outputText))
  }

  @Test func aProjectWithTextsNeedsNoExample() throws {
    let run = try CommandRun([
      "Package.swift": Self.manifest, "Sources/Ripple/Wave.swift": Self.source, "README.md": "# R\n", ".gitignore": "_site",
    ])
    defer { run.remove() }
    let result = try run.limn("init")
    #expect(result.status == 0 && result.outputText.contains("Using README.md"), "\(result.outputText)\(result.errorText)")
    #expect(run.text("Content/index.md") == nil && run.text("Site/limn.yml") == nil && run.text(".github/workflows/limn.yml") != nil)
    #expect(run.text(".gitignore") == "_site\n/.build/\n")
    #expect(try run.limn("init").status == 0)
    #expect(run.text(".gitignore") == "_site\n/.build/\n")
  }

  @Test func explainsDiagnosticsAndRules() throws {
    let run = try CommandRun([:])
    defer { run.remove() }
    let link = try run.limn("explain", "dead-link")
    #expect(link.status == 0 && link.outputText.contains("A link leads to a page or file that does not exist"))
    #expect(try run.limn("explain", "type-cycle").status == 0)
    let unknown = try run.limn("explain", "dead-lnik")
    #expect(unknown.status == 1 && unknown.errorText.contains("did you mean 'dead-link'?"), "\(unknown.errorText)")
    #expect(try run.limn("explain").outputText.contains("| `unsafe-link` | error |"))
  }
}
