import LimnPlatform
import Testing

/// What `limn init` and `limn build` say of repositories as they are.
@Suite("The first run in a repository")
struct FirstRunTests {
  private static func manifest(_ name: String, _ targets: String) -> String {
    "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"\(name)\", \(targets))\n"
  }

  @Test("Packages without one in the root get a catalog, and equal names of their modules do not mix") func monorepo()
    throws
  {
    var sources = ["README.md": "# Examples\n"]
    for name in ["ponds", "rivers"] {
      sources["\(name)/Package.swift"] = Self.manifest(
        name,
        "targets: [.executableTarget(name: \"App\"), .testTarget(name: \"AppTests\", dependencies: [\"App\"])]")
      sources["\(name)/Sources/App/Controller.swift"] = "struct Controller { func run() {} }\n"
      sources["\(name)/Sources/App/Main.swift"] =
        "@main struct Main {\n  static func main() { Controller().run() }\n}\nfunc \(name)() { Controller().run() }\n"
      sources["\(name)/Tests/AppTests/AppTests.swift"] =
        "import Testing\n@testable import App\n@Test func runs() { Controller().run() }\n"
    }
    let run = try CommandRun(sources)
    defer { run.remove() }
    let output = try run.limn("build").outputText
    #expect(!output.contains("there is no package"), "\(output)")
    let pages = ["App", "rivers_App"].map { run.text("_site/catalog/type/\($0)/Controller.md") ?? "no page of \($0)" }
    #expect(pages[0].contains("ponds") && !pages[0].contains("rivers"), "\(pages[0])")
    #expect(pages[1].contains("rivers/Sources/App") && !pages[1].contains("ponds"), "\(pages[1])")
    #expect(run.text("_site/catalog/app/rivers.md") != nil, "\(run.contents(of: "_site/catalog").keys.sorted())")
    // The page of a test shows what it tests.
    let tests = ["AppTests", "rivers_AppTests"].map {
      run.text("_site/catalog/test/\($0)/runs.md") ?? "no test in \($0)"
    }
    #expect(tests[0].contains("App/Controller.md") && !tests[0].contains("rivers_App"), "\(tests[0])")
    #expect(tests[1].contains("rivers_App/Controller.md"), "\(tests[1])")
    let check = try run.limn("check").outputText
    #expect(
      check.contains("rules: not checked, since the app's architecture was not recognized"),
      "\(check)")
  }

  @Test("Libraries with equal names of their modules are used by code of their own packages") func equalLibraries()
    throws
  {
    var sources = ["README.md": "# Examples\n"]
    for name in ["ponds", "rivers"] {
      sources["\(name)/Package.swift"] = Self.manifest(
        name, "targets: [.target(name: \"Core\"), .executableTarget(name: \"\(name)\", dependencies: [\"Core\"])]")
      sources["\(name)/Sources/Core/Store.swift"] = "public struct Store { public init() {} }\n"
      sources["\(name)/Sources/\(name)/Main.swift"] =
        "import Core\n@main struct Main {\n  static func main() { _ = Store() }\n}\nfunc \(name)() { _ = Store() }\n"
    }
    let run = try CommandRun(sources)
    defer { run.remove() }
    _ = try run.limn("build")
    for name in ["Store", "Store-2"] {
      let page = run.text("_site/catalog/type/Core/\(name).md") ?? "no page of \(name)"
      let owner = page.contains("ponds/Sources/Core") ? "ponds" : "rivers"
      #expect(page.contains("\(owner)/Sources/\(owner)/Main.swift"), "\(page)")
      #expect(!page.contains(owner == "ponds" ? "rivers/" : "ponds/"), "\(page)")
    }
  }

  @Test("The examples of a library for tests can use it, but not what only the tests of its users import")
  func assertions() throws {
    let run = try CommandRun([
      "Package.swift": Self.manifest(
        "expect",
        """
        products: [.library(name: "Expect", targets: ["Expect"])], targets: [.target(name: "Expect")]
        """),
      "Sources/Expect/Expect.swift":
        "import Testing\npublic func verify(_ holds: Bool) { #expect(holds) }\n",
      "README.md": "# Expect\n\n```swift\nverify(1 < 2)\n```\n",
    ])
    defer { run.remove() }
    let own = try run.limn("check", "--only", "snippets").outputText
    #expect(own.contains("snippets: 1 in all, 1 passed"), "\(own)")
    try run.add([
      "Package.swift": Self.manifest(
        "expect",
        """
        products: [.library(name: "Expect", targets: ["Expect"]), .library(name: "Core", targets: ["Core"])],
        targets: [.target(name: "Core"), .target(name: "Expect", dependencies: ["Core"])]
        """),
      "Sources/Core/Core.swift": "public let one = 1\n",
      "README.md": "# Expect\n\n```swift\nverify(one < 2)\n```\n\n```swift\nprint(one)\n```\n",
    ])
    let both = try run.limn("check", "--only", "snippets").outputText
    #expect(both.contains("snippets: 2 in all, 1 passed, 1 failed"), "\(both)")
    #expect(both.contains("cannot find 'verify'"), "\(both)")
  }

  @Test("A package that imports SwiftUI only in a comment does not use it") func comment() throws {
    let run = try CommandRun([
      "Package.swift": Self.manifest("pond", "targets: [.target(name: \"Pond\")]"),
      "Sources/Pond/Pond.swift": "//import SwiftUI\npublic let pond = 1\n", "README.md": "# Pond\n",
    ])
    defer { run.remove() }
    let output = try run.limn("check").outputText
    #expect(output.contains("previews: not checked, since the package does not use SwiftUI"), "\(output)")
  }

  @Test("Tests that do not build are in the list of code that is not compiled") func testsNotBuilt() throws {
    let run = try CommandRun([
      "Package.swift": Self.manifest(
        "pond", "targets: [.target(name: \"Pond\"), .testTarget(name: \"PondTests\", dependencies: [\"Pond\"])]"),
      "Sources/Pond/Pond.swift": "public let pond = 1\n",
      "Tests/PondTests/PondTests.swift":
        "import NoKit\nimport Testing\n@Suite struct PondTests { @Test func deep() {} }\n",
      "README.md": "# Pond\n",
    ])
    defer { run.remove() }
    let output = try run.limn("build").outputText
    let page = run.text("_site/catalog/not-built.md") ?? output
    #expect(page.contains("[PondTests]"), "\(page)")
  }

  @Test("Links in code that an '#if' leaves out are not reported") func inactive() throws {
    let run = try CommandRun([
      "Package.swift": Self.manifest(
        "pond", "products: [.library(name: \"Pond\", targets: [\"Pond\"])], targets: [.target(name: \"Pond\")]"),
      "Sources/Pond/Reader.swift": """
      #if Unstable && compiler(>=6.0)
      /// Its last element is a ``FinalElement``.
      public protocol Reader { associatedtype FinalElement }
      #endif
      """,
      "Sources/Pond/Writer.swift": "/// See ``Nothing``.\npublic struct Writer {}\n", "README.md": "# Pond\n",
    ])
    defer { run.remove() }
    let output = try run.limn("build").outputText
    #expect(!output.contains("'FinalElement'") && output.contains("'Nothing' has no page"), "\(output)")
    let page = try #require(run.text("_site/catalog/not-built.md"))
    #expect(page.contains("an #if leaves it out"), "\(page)")
  }

  @Test("The failures of an app without articles are accepted too, so its first site is built")
  func appWithoutArticles()
    throws
  {
    let run = try CommandRun([
      "project.yml": "name: Pond\ntargets:\n  Pond:\n    type: application\n    platform: iOS\n    sources: [App]\n",
      "App/Pond.swift": """
      import SwiftUI
      struct Pond: View { var body: some View { Button("Dive") { fatalError("too cold") } } }
      #Preview { Pond() }
      """,
    ])
    defer { run.remove() }
    let first = try run.limn("init")
    #expect(first.status == 0 && first.outputText.contains("1 known problem is accepted"), "\(first.outputText)")
    let built = try run.limn("build")
    #expect(built.status == 0 && run.text("_site/index.html") != nil, "\(built.outputText)\(built.errorText)")
  }

  @Test("Counts of previews and of snippets add up") func counts() throws {
    let run = try CommandRun([
      "Package.swift": Self.manifest("pond", "targets: [.target(name: \"Pond\")]"),
      "Sources/Pond/Pond.swift": """
      import SwiftUI
      public struct Pond: View {
        public init() {}
        public var body: some View { Text("pond") }
      }
      struct Frog: View { var body: some View { Text("frog") } }
      struct Ponds: PreviewProvider {
        static var previews: some View {
          Pond()
          Pond().padding()
        }
      }
      """,
      "README.md":
        "# Pond\n\n```swift\nlet one: Int = \"\"\n```\n\n```swift,platform=iOS\nlet two = 2\n```\n\n```swift\nlet x = 1\n```\n",
    ])
    defer { run.remove() }
    _ = try run.limn("init")
    let output = try run.limn("check").outputText
    #expect(output.contains("previews: 3 in all, 2 written in the sources, 1 made from views"), "\(output)")
    #expect(output.contains("3 in all, 1 passed, 1 skipped ("), "\(output)")
    #expect(output.contains("), 1 fails only with accepted errors"), "\(output)")
    let json = try run.limn("check", "--only", "snippets", "--format", "json").outputText
    #expect(json.contains("\"skipped\" : 2") && json.contains("\"accepted\" : 1"), "\(json)")
  }
}
