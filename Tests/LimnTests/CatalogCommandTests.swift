import Foundation
import LimnPlatform
import Testing

struct CatalogCommandTests {
  private static let cycle = "struct Lion { var den: Den? }\nfinal class Den { var lion: Lion? }\nprint(Lion())\n"
  private static let zoo = [
    "Package.swift": manifest(".target(name: \"A\"), .target(name: \"B\"), .executableTarget(name: \"Zoo\", dependencies: [\"A\", \"B\"])"),
    "Sources/A/Cage.swift": "public struct Cage {}\nprivate struct Lock {}\n",
    "Sources/A/Other.swift": "private struct Lock {}\n",
    "Sources/B/Cage.swift": "public struct Cage {}\n",
    "Sources/Zoo/main.swift": cycle,
  ]

  private static func manifest(_ targets: String) -> String {
    "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"zoo\", targets: [\(targets)])\n"
  }

  @Test func freezesViolationsOfAPackageWithoutArticlesAndNamesThoseThatAreGone() throws {
    let run = try CommandRun(Self.zoo)
    defer { run.remove() }
    // Types of one name are told apart by their module, or by a number.
    let index = try run.limn("catalog", "--format", "json", folder: "Sources")
    let catalog = try #require(try JSONSerialization.jsonObject(with: Data(index.output)) as? [String: Any])
    let ids = (catalog["entities"] as? [String: Any] ?? [:]).keys.filter { $0.hasPrefix("type/") }.sorted()
    #expect(
      ids == [
        "type/A/Cage", "type/A/Lock", "type/A/Lock-2", "type/B/Cage", "type/Zoo/Den", "type/Zoo/Lion",
      ])
    #expect(!index.errorText.contains("previews") && index.errorText.contains("main.swift:2:29: error: types need each other in a circle"))

    let found = try run.limn("check", "--only", "rules", folder: "Sources/A")
    #expect(found.status == 1, "\(found.errorText)")
    #expect(found.outputText.contains("Sources/Zoo/main.swift:2:29: error: types need each other in a circle: Den → Lion → Den"))

    let frozen = try run.limn("check", "--only", "rules", "--write-baseline")
    #expect(frozen.status == 0, "\(frozen.outputText)")
    #expect(run.text("Site/baseline.json")?.contains("\"rule\" : \"type-cycle\"") == true)
    #expect(try run.limn("check", "--only", "rules").status == 0)

    try run.add(["Sources/Zoo/main.swift": "struct Lion {}\nprint(Lion())\n"])
    let stale = try run.limn("check", "--only", "rules")
    #expect(stale.status == 0 && stale.outputText.contains("warning: 'type-cycle' is no longer broken in Sources/Zoo/main.swift"))
    let clean = try run.limn("check", "--only", "rules", "--write-baseline", "--strict")
    #expect(clean.status == 0, "\(clean.outputText)")
    #expect(run.text("Site/baseline.json")?.contains("type-cycle") == false)
  }

  @Test func saysWhatIsWrongWithProfiles() throws {
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
      "error: profiles 'one' and 'two' all claim the app 'Zoo': let the 'targets' of one alone match it",
      "error: profile 'three' matches no app: no target is named Zou (did you mean 'Zoo'?)",
      "error: profile 'four' matches no app: Keeper belongs to none",
      "warning: profile 'one': its line for kind 'store' fits no type",
    ] {
      #expect(text.contains(message), "\(text)")
    }
  }

  @Test(arguments: [
    ([:], "there is no Package.swift in"),
    (["Package.swift": manifest("")], "error: package 'zoo' has no targets"),
    (["Package.swift": "let a: Int = \"\"\n"], "Package.swift"),
    (
      ["Package.swift": manifest(".target(name: \"A\")"), "Sources/A/A.swift": "let a: Int = \"\"\n"],
      "Sources/A/A.swift:1:14: error: cannot convert value of type 'String' to specified type 'Int'"
    ),
    (
      [
        "Package.swift": manifest(".target(name: \"A\", dependencies: [\"B\"]), .target(name: \"B\", dependencies: [\"A\"])"),
        "Sources/A/A.swift": "import B\n", "Sources/B/B.swift": "import A\n",
      ], "cycl"
    ),
  ])
  func saysWhyAPackageCannotBeCatalogued(files: [String: String], message: String) throws {
    let run = try CommandRun(files)
    defer { run.remove() }
    let result = try run.limn("catalog", "--root", run.root)
    #expect(result.status == 1)
    #expect((result.outputText + result.errorText).contains(message), "\(result.outputText)\(result.errorText)")
    #expect(run.text("_site/catalog/index.html") == nil)
  }
}
