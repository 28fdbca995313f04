import Foundation
import LimnPlatform
import Testing

/// The program as a person uses it, with the real compiler.
struct BuildCommandTests {
  private static let good = "# Home\n\n```swift\nlet a = 1\n```\n\nSee [two](two.md#part).\n"
  private static let two = "# Two\n\n## Part\n\nText.\n"

  @Test func buildsAFolderOfMarkdownFromElsewhere() throws {
    let run = try CommandRun(["notes/README.md": "# Notes\n\n[deep](a/deep.md)\n", "notes/a/deep.md": "# Deep\n", "notes/pic.txt": "x"])
    defer { run.remove() }
    let result = try run.limn("build", "notes", "--quiet")
    #expect(result.outputText == "" && result.status == 0)
    #expect(run.text("notes/_site/index.html")?.contains("a/deep.html") == true)
    #expect(run.text("notes/_site/pic.txt") == "x")
  }

  @Test func buildsWhatInitWrote() throws {
    let run = try CommandRun([:])
    defer { run.remove() }
    #expect(try run.limn("init").status == 0)
    let result = try run.limn("build")
    #expect(result.status == 0, "\(result.outputText)")
    #expect(result.outputText.contains("2 passed"))
    #expect(run.text("_site/index.html") != nil)
    #expect(try run.limn("init").outputText.contains("kept   Content/index.md"))
  }

  @Test func theCatalogAloneMissesNoArticlesAddress() throws {
    let manifest =
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"P\")])\n"
    let run = try CommandRun([
      "Package.swift": manifest, "Sources/P/p.swift": "public struct P {}\n", "Site/addresses.txt": "index.html\nindex.html#home\n",
      "Content/index.md": "# Home\n",
    ])
    defer { run.remove() }
    let result = try run.limn("catalog")
    #expect(result.status == 0 && !result.outputText.contains("lost-address"), "\(result.outputText)")
    #expect(run.text("_site/catalog/type/P/P.html") != nil)
    #expect(run.text("Site/addresses.txt") == "index.html\nindex.html#home\n")
  }

  @Test func theWorkflowThatInitWritesIsTheOneThatTheGuideExplains() throws {
    let run = try CommandRun([:])
    defer { run.remove() }
    #expect(try run.limn("init").status == 0)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let guide = try String(contentsOf: root.appendingPathComponent("Content/Guides/ci.md"), encoding: .utf8)
    #expect(try guide.contains("```yaml\n" + #require(run.text(".github/workflows/limn.yml")) + "```\n"))
  }

  @Test func buildsTheSameBytesAgain() throws {
    let run = try CommandRun(["Content/index.md": Self.good, "Content/two.md": Self.two])
    defer { run.remove() }
    #expect(try run.limn("build").status == 0)
    let first = run.contents(of: "_site")
    #expect(try run.limn("build", "--no-cache").outputText.contains("nothing changed"))
    #expect(run.contents(of: "_site") == first)
  }

  @Test(arguments: [
    ("index.md", "# H\n\n```swift\nlet a: Int = \"x\"\n```\n", "Content/index.md:4:14: error: cannot convert value of type 'String'"),
    ("index.md", "---\ntitel: x\n---\n", "Content/index.md:2:1: error: 'titel' is not a key of the front matter (did you mean 'title'?)"),
    ("index.md", "```swift,ignroe\n```\n", "Content/index.md:1:10: error:"),
    ("index.md", "[gone](towo.md)\n", "Content/index.md:1:1: error: "),
    ("index.md", "[gone](two.md#prat)\n", "Content/index.md:1:1: error: "),
    ("index.md", "---\nslug: ../up\n---\n", "Content/index.md:2:7: error: '../up' cannot be a slug"),
    ("zoo.md", "---\nslug: two\n---\n", "Content/zoo.md:2:7: error: 'two.html' is the address of two articles"),
    ("index.md", "```swift\nlet a = 1\n", "Content/index.md:1:1: error:"),
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

  @Test func reportsBytesThatAreNotUTF8() throws {
    let run = try CommandRun(["Content/two.md": Self.two])
    defer { run.remove() }
    try Data([0x23, 0x20, 0x48, 0x0a, 0x61, 0xff, 0x62]).write(to: URL(fileURLWithPath: run.root + "/Content/index.md"))
    let result = try run.limn("check")
    #expect(result.status == 1)
    #expect(result.outputText.contains("Content/index.md:2:2: error: "), "\(result.outputText)")
  }

  @Test func saysWhenThereIsNothingToBuild() throws {
    let run = try CommandRun(["a/b.txt": ""])
    defer { run.remove() }
    let nowhere = try run.limn("build")
    #expect(nowhere.status == 1 && nowhere.errorText.contains("no Content/ and no Site/limn.yml"), "\(nowhere.errorText)")
    try run.add(["Content/x.txt": ""])
    let empty = try run.limn("build")
    #expect(empty.status == 1 && empty.outputText.contains("no Markdown file in Content/"), "\(empty.outputText)")
  }

  @Test func reportsAPackageThatDoesNotBuild() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "p", targets: [.target(name: "P")])
      """
    let run = try CommandRun(["Content/index.md": "# H\n", "Package.swift": manifest, "Sources/P/p.swift": "let a: Int = \"\"\n"])
    defer { run.remove() }
    let result = try run.limn("build")
    #expect(result.status == 1)
    #expect(result.outputText.contains("Sources/P/p.swift:1:14: error: cannot convert"), "\(result.outputText)")
    try run.add(["Package.swift": "let x = \n"])
    let broken = try run.limn("build")
    #expect(broken.status == 1 && broken.outputText.contains("Package.swift:"), "\(broken.outputText)")
  }

  @Test func saysWhenThereIsNoCompiler() throws {
    let run = try CommandRun(["Content/index.md": Self.good, "Content/two.md": Self.two])
    defer { run.remove() }
    let result = try run.limn("build", environment: ["PATH": "/nonexistent"])
    #expect(result.status == 70)
    #expect(result.errorText.contains("no Swift compiler"), "\(result.errorText)")
  }
}
