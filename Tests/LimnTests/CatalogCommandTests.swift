import Foundation
import LimnPlatform
import Testing

struct CatalogCommandTests {
  private static let cycle = "struct Lion { var den: Den? }\nfinal class Den { var lion: Lion? }\nprint(Lion())\n"
  private static let zoo = [
    "Package.swift": manifest(
      ".target(name: \"A\"), .target(name: \"B\"), .executableTarget(name: \"Zoo\", dependencies: [\"A\", \"B\"])"),
    "Sources/A/Cage.swift": "public struct Cage {}\nprivate struct Lock {}\n",
    "Sources/A/Other.swift": "private struct Lock {}\n",
    "Sources/B/Cage.swift": "public struct Cage {}\n",
    "Sources/Zoo/main.swift": cycle,
  ]

  private static func manifest(_ targets: String) -> String {
    "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"zoo\", targets: [\(targets)])\n"
  }

  @Test("A build without checks catalogs a package that does not build") func catalogsAPackageThatDoesNotBuild() throws
  {
    var files = Self.zoo
    files["Sources/B/Cage.swift"] = "import Missing\npublic struct Cage {}\n"
    files["README.md"] = "# Zoo\n\n<!-- symbols: A -->\n"
    let run = try CommandRun(files)
    defer { run.remove() }
    let result = try run.limn("build", "--no-check")
    #expect(result.status == 0 && result.outputText.contains("[not-built]"), "\(result.outputText)\(result.errorText)")
    #expect(run.text("_site/catalog/type/B/Cage.html") != nil && run.text("_site/catalog/type/A/Cage.html") != nil)
    #expect(run.text("_site/index.html")?.contains("Cage") == true)
  }

  @Test("A build catalogs the sources of a project that are below its root, and no project without sources")
  func catalogsSourcesBelowTheRoot() throws {
    let run = try CommandRun([
      "app/README.md": "# App\n", "app/App/a.swift": "struct Own {}\n", "Shared/s.swift": "struct Shared {}\n",
      "app/project.yml":
        "name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    sources: [App, ../Shared]\n",
      "tool/README.md": "# Tool\n", "tool/docs/project.yml": "name: x\nsteps: 3\n",
    ])
    defer { run.remove() }
    let built = try run.limn("build", folder: "app")
    #expect(
      built.status == 0 && run.text("app/_site/catalog/type/App/Own.html") != nil,
      "\(built.outputText)\(built.errorText)")
    #expect(try run.limn("build", folder: "tool").status == 0)
    #expect(run.text("tool/_site/index.html") != nil && run.text("tool/_site/catalog/index.html") == nil)
  }

  @Test("A catalog with a nested package is made once") func storesACatalogWithANestedPackage() throws {
    let nested =
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Tools\", targets: [.target(name: \"Tools\")])\n"
    var files = Self.zoo
    files["Tools/Package.swift"] = nested
    files["Tools/Sources/Tools/Tool.swift"] = "public struct Hammer {}\n"
    let run = try CommandRun(files)
    defer { run.remove() }
    func makes(_ type: String) throws -> Bool {
      let result = try run.limn("catalog", "--format", "json", "--verbose")
      #expect(result.status == 0 && result.outputText.contains("/\(type)\""), "\(result.errorText)")
      return result.errorText.contains("\n  syntax ")
    }
    #expect(try makes("Hammer"))
    #expect(try !makes("Hammer"))
    try run.add(["Tools/Sources/Tools/Tool.swift": "public struct Saw {}\n"])
    #expect(try makes("Saw"))
    #expect(try !makes("Saw"))
  }

  @Test("Freezes violations of a package without articles and names those that are gone")
  func freezesViolationsOfAPackageWithoutArticlesAndNamesThoseThatAreGone() throws {
    let run = try CommandRun(Self.zoo)
    defer { run.remove() }
    // Types with the same name are distinguished by their module, or by a number.
    let index = try run.limn("catalog", "--format", "json", folder: "Sources")
    let catalog = try #require(try JSONSerialization.jsonObject(with: Data(index.output)) as? [String: Any])
    let ids = (catalog["entities"] as? [String: Any] ?? [:]).keys.filter { $0.hasPrefix("type/") }.sorted()
    #expect(
      ids == [
        "type/A/Cage", "type/A/Lock", "type/A/Lock-2", "type/B/Cage", "type/Zoo/Den", "type/Zoo/Lion",
      ])
    // Violations of general rules are reported only with `--only rules`. Neither `catalog` nor a full check reports
    // them.
    #expect(!index.errorText.contains("previews") && !index.errorText.contains("types depend on each other in a cycle"))
    let everything = try run.limn("check", folder: "Sources/A")
    #expect(everything.status == 0 && !everything.outputText.contains("type-cycle"), "\(everything.outputText)")
    #expect(
      everything.outputText.contains(
        "rules: not checked, since the app's architecture was not recognized\n"),
      "\(everything.outputText)")
    let details = try run.limn("check", "--verbose").outputText
    #expect(details.contains("possible: Sources/Zoo/main.swift:2:29: types depend on each other"), "\(details)")

    let found = try run.limn("check", "--only", "rules", folder: "Sources/A")
    #expect(found.status == 1, "\(found.errorText)")
    let totals = #/rules: 1 violation of \d rules \(--verbose lists the rules\)\n/#
    #expect(found.outputText.contains(totals), "\(found.outputText)")
    let rules = try run.limn("check", "--only", "rules", "--verbose").outputText
    #expect(rules.contains(#/\nrule: .+ \[type-cycle\]\n/#) || rules.hasPrefix("rule: "), "\(rules)")
    #expect(
      found.outputText.contains(
        "Sources/Zoo/main.swift:2:29: error: types depend on each other in a cycle: Den → Lion → Den"))

    let frozen = try run.limn("check", "--only", "rules", "--write-baseline")
    #expect(frozen.status == 0, "\(frozen.outputText)")
    #expect(run.text("Site/baseline.json")?.contains("\"id\" : \"type-cycle\"") == true)
    #expect(try run.limn("check", "--only", "rules").status == 0)

    try run.add(["Sources/Zoo/main.swift": "struct Lion {}\nprint(Lion())\n"])
    let stale = try run.limn("check", "--only", "rules")
    #expect(
      stale.status == 0
        && stale.outputText.contains(
          "warning: a known problem in Sources/Zoo/main.swift no longer occurs: types depend")
    )
    let clean = try run.limn("check", "--only", "rules", "--write-baseline", "--strict")
    #expect(clean.status == 0, "\(clean.outputText)")
    #expect(run.text("Site/baseline.json")?.contains("type-cycle") == false)
  }

  @Test("Lists tests apart from libraries and no input that clients cannot give")
  func listsTestsApartFromLibrariesAndNoInputThatClientsCannotGive() throws {
    let run = try CommandRun([
      "Package.swift": Self.manifest(".target(name: \"A\"), .testTarget(name: \"ATests\", dependencies: [\"A\"])"),
      "Sources/A/Net.swift":
        "/// A net.\npublic struct Net {\n  public init(depth: Int) {}\n  init(depth: Int, mesh: Int) {}\n}\npublic struct Boat { var mast = 1 }\n",
      "Tests/ATests/NetTests.swift":
        "import Testing\n@testable import A\n@Suite struct NetTests { @Test func depth() { _ = (Net(depth: 1), Boat(mast: 2)) } }\n",
    ])
    defer { run.remove() }
    let index = try run.limn("catalog", "--format", "json")
    let catalog = try #require(try JSONSerialization.jsonObject(with: Data(index.output)) as? [String: Any])
    let entities = try #require(catalog["entities"] as? [String: [String: Any]])
    func inputs(_ id: String) -> [String] {
      (entities[id]?["inputs"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    }
    #expect(inputs("type/A/Net") == ["depth"] && inputs("type/A/Boat") == [], "\(entities)")
    // The `catalog` command does not check articles, so it does not report their accepted failures as fixed.
    try run.add(["README.md": "# Zoo\n\n[gone](gone.md)\n"])
    #expect(try run.limn("check", "--only", "links", "--write-baseline").status == 0)
    let made = try run.limn("catalog")
    #expect(made.status == 0 && !made.outputText.contains("no longer occurs"), "\(made.outputText)")
    let html = try #require(run.text("_catalog/catalog/index.html"))
    let sections = html.split(separator: "<h2 ").map { $0.components(separatedBy: "</table>")[0] }
    let libraries = try #require(sections.first { $0.hasPrefix("id=\"libraries\"") })
    let tests = try #require(sections.first { $0.hasPrefix("id=\"test-targets\"") })
    #expect(libraries.contains("target/A.html") && !libraries.contains("ATests"), "\(libraries)")
    #expect(tests.contains("target/ATests.html") && !tests.contains("target/A.html"), "\(tests)")
  }

  @Test("Says what is wrong with profiles") func saysWhatIsWrongWithProfiles() throws {
    let profiles = """
      profiles:
        - { id: one, targets: [Zoo], kinds: [{ kind: entity }, { kind: store, name: Shop }] }
        - { id: two, targets: ["Z*"] }
        - { id: three, targets: [Zou] }
        - { id: four, targets: [Keeper] }
      """
    var files = Self.zoo
    files["Package.swift"] = Self.manifest(
      ".target(name: \"A\"), .target(name: \"B\"), .target(name: \"Keeper\"), .executableTarget(name: \"Zoo\", dependencies: [\"A\", \"B\"])"
    )
    files["Sources/Keeper/Keeper.swift"] = "public struct Keeper {}\n"
    files["Site/limn.yml"] = profiles
    let run = try CommandRun(files)
    defer { run.remove() }
    let text = try run.limn("check", "--only", "rules").outputText
    for message in [
      "error: profiles 'one' and 'two' all match the app 'Zoo': set 'targets' so that only one does",
      "error: profile 'three' matches no app: no target is named Zou (did you mean 'Zoo'?)",
      "error: profile 'four' matches no app: no app contains Keeper",
      "warning: profile 'one': the entry for kind 'store' matches no type",
    ] {
      #expect(text.contains(message), "\(text)")
    }
  }

  @Test(
    "Says why a package cannot be cataloged",
    arguments: [
      ([:], "there is no Package.swift, Xcode project or project.yml with Swift sources in or below"),
      (["Package.swift": manifest("")], "error: package 'zoo' has no targets"),
      (["Package.swift": "let a: Int = \"\"\n"], "Package.swift"),
    ])
  func saysWhyAPackageCannotBeCataloged(files: [String: String], message: String) throws {
    let run = try CommandRun(files)
    defer { run.remove() }
    let result = try run.limn("catalog", "--root", run.root)
    #expect(result.status == 1)
    #expect((result.outputText + result.errorText).contains(message), "\(result.outputText)\(result.errorText)")
    #expect(run.text("_catalog/catalog/index.html") == nil)
  }

  @Test("A symbol link leads to another Limn site, whose symbols the setting lists") func linksToAnotherSite() throws {
    let server = try CacheServer()
    defer { server.stop() }
    server.behave(.lying(Array(#"{"Moon.Phase": "catalog/type/Moon/Phase.html"}"#.utf8)))
    let run = try CommandRun([
      "Package.swift": Self.manifest(".target(name: \"A\")"), "Sources/A/A.swift": "public struct Cat {}\n",
      "README.md": "# Zoo\n\nSee ``Moon/Phase``.\n",
      "limn.yml": "documentation: { Moon: \(server.url)catalog/symbols.json }\n",
    ])
    defer { run.remove() }
    let result = try run.limn("build", "--no-check")
    #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
    #expect(run.text("_site/index.html")?.contains("href=\"\(server.url)catalog/type/Moon/Phase.html\"") == true)
    #expect(run.text("_site/catalog/symbols.json")?.contains("\"A.Cat\"") == true)
  }

  /// There is one warning for each target that does not build, and every type still has a page.
  @Test("Reads the syntax of what does not build") func readsTheSyntaxOfWhatDoesNotBuild() throws {
    let run = try CommandRun([
      "Package.swift": Self.manifest(".target(name: \"A\"), .target(name: \"B\")"),
      "Sources/A/A.swift":
        "import UIKitten\npublic struct Cat {\n  public var age = wrong\n}\npublic func meow(_ cat: Cat) {}\n",
      "Sources/B/B.swift": "public struct Dog {}\n",
    ])
    defer { run.remove() }
    let result = try run.limn("catalog")
    #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
    #expect(result.outputText.components(separatedBy: "does not build here").count == 2, "\(result.outputText)")
    #expect(result.outputText.contains("Sources/A/A.swift:1:8: warning: target 'A' does not build here"))
    #expect(run.text("_catalog/catalog/type/A/Cat.html")?.contains("compiled in part, not built here") == true)
    #expect(run.text("_catalog/catalog/type/B/Dog.html")?.contains("not built here") == false)
    #expect(run.text("_catalog/catalog/not-built.html")?.contains("<code>UIKitten</code>") == true)
  }

  @Test("Catalogs an Xcode project and the local package that it uses")
  func catalogsAnXcodeProjectAndTheLocalPackageThatItUses() throws {
    let project = """
      {objects = {
        ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (APP, ); };
        MAIN = {isa = PBXGroup; children = (SYNC, ); };
        SYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = Phone; sourceTree = "<group>"; };
        APP = {isa = PBXNativeTarget; name = Phone; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (SYNC, ); packageProductDependencies = (CORE, ); };
        CORE = {isa = XCSwiftPackageProductDependency; productName = Core; };
      }; rootObject = ROOT; }
      """
    let run = try CommandRun([
      "Phone.xcodeproj/project.pbxproj": project,
      "Phone/PhoneApp.swift":
        "import Core\nimport SwiftUI\n@main struct PhoneApp: App {\n  @State private var store = CallStore()\n  var body: some Scene { WindowGroup { CallList(store: store) } }\n}\n",
      "Packages/Core/Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Core\", targets: [.target(name: \"Core\")])\n",
      "Packages/Core/Sources/Core/CallStore.swift":
        "import Observation\n@Observable public final class CallStore {\n  public var calls: [String] = []\n  public init() {}\n}\n",
      "Phone/CallList.swift":
        "import Core\nimport SwiftUI\nstruct CallList: View {\n  let store: CallStore\n  var body: some View { Text(\"Calls\") }\n}\n",
    ])
    defer { run.remove() }
    let result = try run.limn("catalog", "--format", "json")
    #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
    let index = try #require(try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
    let entities = try #require(index["entities"] as? [String: [String: Any]])
    #expect(
      entities.keys.contains("app/Phone") && entities["store/Core/CallStore"]?["app"] as? String == "app/Phone",
      "\(entities.keys.sorted())"
    )
    #expect(entities["view/Phone/CallList"]?["layer"] as? String == "layer/Phone/views")
    let relations = try #require(index["relations"] as? [[String: Any]])
    #expect(relations.contains { $0["from"] as? String == "target/Phone" && $0["to"] as? String == "target/Core" })
    #expect(relations.contains { $0["from"] as? String == "scene/Phone/PhoneApp" && $0["kind"] as? String == "owns" })
    // An unchanged project is not read a second time. A project with a new file is read again.
    let again = try run.limn("catalog", "--format", "json", "--verbose")
    #expect(again.output == result.output && !again.errorText.contains("  syntax "), "\(again.errorText)")
    try run.add([
      "Phone/CallRow.swift": "import SwiftUI\nstruct CallRow: View { var body: some View { Text(\"Call\") } }\n"
    ])
    let changed = try run.limn("catalog", "--format", "json", "--verbose")
    #expect(
      changed.outputText.contains("view/Phone/CallRow") && changed.errorText.contains("  syntax "),
      "\(changed.errorText)")
    // `limn build` also writes the catalog of an app, in addition to the articles.
    try run.add(["README.md": "# Phone\n"])
    let built = try run.limn("build")
    #expect(
      built.status == 0 && run.text("_site/catalog/app/Phone.html") != nil, "\(built.outputText)\(built.errorText)")
  }

  @Test("Leaves a site with articles alone") func leavesASiteWithArticlesAlone() throws {
    let run = try CommandRun([
      "Package.swift": Self.manifest(".target(name: \"A\")"), "Content/index.md": "# Pond\n",
      "Sources/A/Cage.swift":
        "/// A cage.\npublic struct Cage {\n  init(secret: Int) {}\n}\npublic struct Den {\n  public init(size: Int) {}\n}\n",
    ])
    defer { run.remove() }
    let build = try run.limn("build", "--no-check")
    #expect(build.status == 0, "\(build.outputText)\(build.errorText)")
    let before = run.contents(of: "_site")
    let catalog = try run.limn("catalog")
    #expect(catalog.status == 0, "\(catalog.outputText)\(catalog.errorText)")
    #expect(run.contents(of: "_site") == before && before["index.html"] != nil)
    #expect(run.text("_catalog/catalog/type/A/Cage.html") != nil)
    // The module's users cannot call an initializer that is not public, so the catalog lists no inputs for it.
    let data =
      try JSONSerialization.jsonObject(with: Data(try run.limn("catalog", "--format", "json").output)) as? [String: Any]
    let entities = try #require(data?["entities"] as? [String: [String: Any]])
    #expect(
      (entities["type/A/Cage"]?["inputs"] as? [Any])?.count == 0
        && (entities["type/A/Den"]?["inputs"] as? [Any])?.count == 1)
  }

  @Test("The catalog alone does not report links of comments, which can lead to articles") func linksToArticles() throws
  {
    let run = try CommandRun([
      "Package.swift": Self.manifest(".target(name: \"A\")"), "Content/index.md": "# Pond\n",
      "Content/feeding.md": "# Feeding\n",
      "Sources/A/Cage.swift": "/// A cage. See <doc:feeding> and [the pond](index.md).\npublic struct Cage {}\n",
    ])
    defer { run.remove() }
    let check = try run.limn("check")
    #expect(check.status == 0 && check.outputText.contains("no errors"), "\(check.outputText)\(check.errorText)")
    let catalog = try run.limn("catalog")
    #expect(
      catalog.status == 0 && catalog.outputText.contains("no errors"), "\(catalog.outputText)\(catalog.errorText)")
    let page = run.text("_catalog/catalog/type/A/Cage.html") ?? ""
    #expect(page.contains("A cage. See feeding and the pond."), "\(page)")
  }
}
