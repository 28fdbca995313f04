import Foundation
import LimnPlatform
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
    #expect(first.status == 0 && first.outputText.contains("3 in all, 2 passed"), "\(first.outputText)\(first.errorText)")
    let baseline = run.text("Site/baseline.json")
    #expect(baseline?.contains("print-differs") == true, "\(baseline ?? "no baseline")")
    try run.add(["Sources/Nights/Nights.swift": "public func night( -> Int { 4 }\n"])
    let text = try run.limn("check", "--only", "snippets")
    #expect(text.status == 1 && text.outputText.contains("3 in all, 2 passed, 1 skipped (Nights does not build 1)"), "\(text.outputText)")
    #expect(!text.outputText.contains("README.md") && !text.outputText.contains("stale-baseline"), "\(text.outputText)")
    let json = try verdicts(try run.limn("check", "--only", "snippets", "--format", "json"))
    #expect(json == ["3 passed", "8 passed", "12 skipped: Nights does not build"])
    let junit = try run.limn("check", "--only", "snippets", "--format", "junit").outputText
    #expect(junit.contains("<skipped message=\"Nights does not build\"/>"), "\(junit)")
    // Nothing is known about the accepted failure, so writing the baseline again keeps it.
    _ = try run.limn("check", "--only", "snippets", "--write-baseline")
    #expect(run.text("Site/baseline.json") == baseline)
  }

  @Test("A snippet whose run is refused has not passed", .enabled(if: Sandbox.current.canRun))
  func refusedRun() throws {
    let run = try CommandRun(["README.md": "```swift\nprint(1 + 2)  // Prints \"3\"\n```\n\n```swift\nlet two = 1 + 1\n```\n"])
    defer { run.remove() }
    #expect(try run.limn("check").status == 0)
    // With another limit, the results of compiling are still known, but those of running are not.
    try run.add(["Site/limn.yml": "snippets: { time-limit: 5 }\n"])
    let none = ["LIMN_SANDBOX": "none", "GITHUB_STEP_SUMMARY": run.root + "/summary.md"]
    let totals = "2 in all, 1 passed, 1 skipped (no sandbox to run it 1)"
    let text = try run.limn("check", environment: none)
    #expect(text.status == 1 && text.outputText.contains("[run-refused]"), "\(text.outputText)\(text.errorText)")
    #expect(text.outputText.contains(totals), "\(text.outputText)")
    let json = try verdicts(try run.limn("check", "--format", "json", environment: none))
    #expect(json == ["1 skipped: no sandbox to run it", "5 passed"])
    let junit = try run.limn("check", "--format", "junit", environment: none).outputText
    #expect(junit.contains("<skipped message=\"no sandbox to run it\"/>"), "\(junit)")
    _ = try run.limn("check", "--format", "github", environment: none)
    #expect(run.text("summary.md")?.contains(totals) == true, "\(run.text("summary.md") ?? "no summary")")
    let complete = try run.limn("check")
    #expect(complete.status == 0 && complete.outputText.contains("2 in all, 2 passed"), "\(complete.outputText)")
    #expect(complete.outputText.contains("1 run\n"), "\(complete.outputText)")
  }
}
