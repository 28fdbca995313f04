import Foundation
@testable import LimnPlatform
import TestFiles
import Testing

/// The verdict of a snippet is the same in all reports.
struct VerdictTests {
  private static let readme = """
    # Days

    ```swift
    import Days
    print(day())  // Prints "3"
    ```

    ```swift
    let two = 1 + 1
    ```

    ```swift
    import Nights
    print(night())  // Prints "5"
    ```
    """

  private static let package = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Days", targets: [.target(name: "Days"), .target(name: "Nights")])
    """,
    "Sources/Days/Days.swift": "public func day() -> Int { 3 }\n",
    "Sources/Nights/Nights.swift": "public func night() -> Int { 4 }\n",
    "README.md": readme,
  ]

  /// The verdicts in the JSON report, with their reasons.
  private func verdicts(_ json: ProcessResult) throws -> [String] {
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any])
    let snippets = report["snippets"] as? [[String: Any]] ?? []
    return snippets.map { "\($0["line"] ?? 0) \($0["verdict"] ?? "")\($0["reason"].map { ": \($0)" } ?? "")" }
  }

  @Test("A snippet of a target that does not build is not checked, even if its verdict was known before")
  func brokenTarget() throws {
    let run = try CommandRun(Self.package)
    defer { run.remove() }
    let first = try run.limn("check", "--only", "snippets", "--write-baseline")
    #expect(
      first.status == 0 && first.outputText.contains("3 in all, 2 passed"), "\(first.outputText)\(first.errorText)")
    let baseline = run.text("Site/baseline.json")
    #expect(baseline?.contains("print-differs") == true, "\(baseline ?? "no baseline")")
    try run.add(["Sources/Nights/Nights.swift": "public func night( -> Int { 4 }\n"])
    let text = try run.limn("check", "--only", "snippets")
    #expect(
      text.status == 1 && text.outputText.contains("3 in all, 2 passed, 1 skipped (1: Nights does not build)"),
      "\(text.outputText)")
    #expect(!text.outputText.contains("README.md") && !text.outputText.contains("stale-baseline"), "\(text.outputText)")
    let json = try verdicts(try run.limn("check", "--only", "snippets", "--format", "json"))
    #expect(json == ["3 passed", "8 passed", "12 skipped: Nights does not build"])
    let junit = try run.limn("check", "--only", "snippets", "--format", "junit").outputText
    #expect(junit.contains("<skipped message=\"Nights does not build\"/>"), "\(junit)")
    // The snippet with the accepted failure was not checked, so writing the baseline again keeps the failure.
    _ = try run.limn("check", "--only", "snippets", "--write-baseline")
    #expect(run.text("Site/baseline.json")?.contains("print-differs") == true)
  }

  @Test("A snippet whose run is refused has not passed", .enabled(if: Sandbox.current.canRun))
  func refusedRun() throws {
    let run = try CommandRun([
      "README.md": "```swift\nprint(1 + 2)  // Prints \"3\"\n```\n\n```swift\nlet two = 1 + 1\n```\n"
    ])
    defer { run.remove() }
    #expect(try run.limn("check").status == 0)
    // Change the time limit for running snippets. The cached results of running snippets depend on this limit, so they
    // are not used any more. The cached results of compiling snippets are still used.
    try run.add(["Site/limn.yml": "snippets: { time-limit: 5 }\n"])
    let none = ["LIMN_SANDBOX": "none", "GITHUB_STEP_SUMMARY": run.root + "/summary.md"]
    let totals = "2 in all, 1 passed, 1 skipped (1: no sandbox is available)"
    let text = try run.limn("check", environment: none)
    #expect(text.status == 1 && text.outputText.contains("[run-refused]"), "\(text.outputText)\(text.errorText)")
    #expect(text.outputText.contains(totals), "\(text.outputText)")
    let json = try verdicts(try run.limn("check", "--format", "json", environment: none))
    #expect(json == ["1 skipped: no sandbox is available", "5 passed"])
    let junit = try run.limn("check", "--format", "junit", environment: none).outputText
    #expect(junit.contains("<skipped message=\"no sandbox is available\"/>"), "\(junit)")
    _ = try run.limn("check", "--format", "github", environment: none)
    #expect(run.text("summary.md")?.contains(totals) == true, "\(run.text("summary.md") ?? "no summary")")
    let complete = try run.limn("check")
    #expect(complete.status == 0 && complete.outputText.contains("2 in all, 2 passed"), "\(complete.outputText)")
    #expect(complete.outputText.contains("1 run as a program\n"), "\(complete.outputText)")
  }

  /// A package with two libraries. Snippets that use them are in documentation comments, in the README, and in an
  /// article.
  private static let libraries = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Garden", products: [.library(name: "Garden", targets: ["Pond", "Tree"])], targets: [.target(name: "Pond"), .target(name: "Tree")])
    """,
    "Sources/Pond/Pond.swift":
      "/// ```swift\n/// let pond = Pond()\n/// ```\npublic struct Pond { public init() {} }\n",
    "Sources/Tree/Tree.swift":
      "/// ```swift\n/// let tree = Tree()\n/// ```\npublic struct Tree { public init() {} }\n",
    "README.md": "# Garden\n\n```swift\nlet pond = Pond()\n```\n\n```swift\nlet tree = Tree()\n```\n",
    "Content/index.md":
      "# Trees\n\n```swift\nlet tree = Tree()\n```\n\n```swift\nlet other: Int = \"\"  // error: cannot convert\n```\n",
    "Site/limn.yml": "severity: { package-build: warning, missing-documentation: off }\n",
  ]

  /// Checks that the totals and the list of snippets are the same in all reports, and that the site shows the same.
  private func expect(_ wanted: [String], _ totals: String, _ run: CommandRun) throws {
    let text = try run.limn("check").outputText
    #expect(text.contains("snippets: \(totals)"), "\(text)")
    let json = try run.limn("check", "--format", "json")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any])
    let snippets = (report["snippets"] as? [[String: Any]] ?? []).map { snippet in
      "\(snippet["path"] ?? ""):\(snippet["line"] ?? 0) \(snippet["verdict"] ?? "")\(snippet["reason"].map { ": \($0)" } ?? "")"
    }
    #expect(snippets == wanted)
    let summary = try #require(report["summary"] as? [String: Any])
    let skipped = wanted.filter { $0.contains(" skipped") }
    let counts = [
      ("total", wanted.count), ("skipped", skipped.count), ("passed", wanted.count - skipped.count), ("failed", 0),
    ]
    for (key, count) in counts { #expect(summary[key] as? Int == count, "\(key) in \(summary)") }
    let junit = try run.limn("check", "--format", "junit").outputText
    #expect(
      junit.contains(
        "<testsuites name=\"limn\" tests=\"\(wanted.count)\" failures=\"0\" skipped=\"\(skipped.count)\">"), "\(junit)")
    _ = try run.limn("check", "--format", "github", environment: ["GITHUB_STEP_SUMMARY": run.root + "/summary.md"])
    #expect(
      run.text("summary.md")?.contains("| snippets | \(totals)") == true, "\(run.text("summary.md") ?? "no summary")")
    try FileManager.default.removeItem(atPath: run.root + "/summary.md")
    let built = try run.limn("build")
    #expect(built.status == 0, "\(built.outputText)\(built.errorText)")
    let stamps = (run.text("_site/index.html") ?? "").matches(of: /class="stamp [^"]*">(?:<svg.*?<\/svg>)?([^<]*)</).map
    {
      String($0.1)
    }
    let onPage = wanted.filter { $0.hasPrefix("Content/index.md") }.map {
      $0.contains(" skipped: ") ? "Not checked" + $0.drop { $0 != " " }.dropFirst(8) : ""
    }
    #expect(stamps.map { $0.hasPrefix("Not checked") ? $0 : "" } == onPage, "\(stamps)")
  }

  @Test("The snippets of a target that does not build are in the list and the totals of all reports, with the reason")
  func partlyBrokenPackage() throws {
    let run = try CommandRun(Self.libraries)
    defer { run.remove() }
    let places = [
      "Content/index.md:3", "Content/index.md:7", "README.md:3", "README.md:7", "Sources/Pond/Pond.swift:1",
      "Sources/Tree/Tree.swift:1",
    ]
    let passed = places.map { "\($0) passed" }
    let unknown = zip(passed, [true, false, false, true, false, true]).map {
      $1 ? $0.replacing("passed", with: "skipped: Tree does not build") : $0
    }
    let repaired = Self.libraries["Sources/Tree/Tree.swift"] ?? ""
    let broken = repaired + "func grow( {}\n"
    for (source, verdicts) in [(broken, unknown), (repaired, passed), (broken, unknown)] {
      try run.add(["Sources/Tree/Tree.swift": source])
      try expect(
        verdicts, verdicts == passed ? "6 in all, 6 passed" : "6 in all, 3 passed, 3 skipped (3: Tree does not build)",
        run)
    }
  }

  @Test("If nothing builds, all snippets are in the list and the totals of all reports")
  func brokenPackage() throws {
    let run = try CommandRun(Self.libraries)
    defer { run.remove() }
    try run.add(["Sources/Tree/More.swift": "func grow( {}\n", "Sources/Pond/More.swift": "func swim( {}\n"])
    let places = [
      "Content/index.md:3", "Content/index.md:7", "README.md:3", "README.md:7", "Sources/Pond/Pond.swift:1",
      "Sources/Tree/Tree.swift:1",
    ]
    let skipped = places.map { "\($0) skipped: the package does not build" }
    try expect(skipped, "6 in all, 6 skipped (6: the package does not build)", run)
    // The manifest cannot be read now. The targets must then be the folders in `Sources`, and the report must stay the
    // same.
    try run.add(["Package.swift": "let package =\n"])
    try expect(skipped, "6 in all, 6 skipped (6: the package does not build)", run)
  }

  @Test(
    "In JUnit, an error outside of the code of its snippets is a failure of these snippets and not a further test case")
  func errorsElsewhere() throws {
    let page = "```swift\nlet one = 1\n```\n\n<!-- swift: using=none -->\n```swift\nlet two = 2\n```\n\n"
    let run = try CommandRun([
      "Content/index.md": "---\nimports: [Nope]\n---\n# Imports\n\n\(page)",
      "Content/other.md": "# Others\n\n\(page)```swift\nprint(1 + 1)\n```\n\n```text, output\n3\n```\n",
    ])
    defer { run.remove() }
    func cases() throws -> [String] {
      let junit = try run.limn("check", "--format", "junit").outputText
      return junit.split(separator: "\n").compactMap { line in
        (line.firstMatch(of: /(?:<testsuites.* |<testcase.* name="|<failure message=")(.*?)(?:"|>)/)).map {
          String($0.1)
        }
      }
    }
    let wanted = [
      "snippet at line 6", "no such module 'Nope'", "snippet at line 11", "no such module 'Nope'", "snippet at line 3",
      "snippet at line 8",
      "no page 'other' has a named snippet", "snippet at line 12", "the actual output here is &quot;2&quot;",
    ]
    // The second run has the results from the cache.
    for _ in 0..<2 { #expect(try Array(cases().dropFirst()) == wanted) }
    try run.add(["Content/other.md": "# Others\n\nMoved.\n\n" + (run.text("Content/other.md") ?? "").dropFirst(10)])
    #expect(
      try Array(cases().dropFirst())
        == wanted.map {
          $0.replacing("line 3", with: "line 5").replacing("line 8", with: "line 10").replacing(
            "line 12", with: "line 14")
        })
    try run.add(["Content/index.md": "# Imports\n\n\(page)", "Site/limn.yml": "imports: [Nope]\n"])
    let all = try cases()
    // If both the settings and the page cause an error in a snippet, the failure message contains the page's error
    // first. This is the case for two of the five messages. So only three messages start with the error about the
    // module in the settings.
    #expect(all.count { $0.hasPrefix("snippet at") } == 5 && all.count { $0 == "no such module 'Nope'" } == 3, "\(all)")
  }
}
