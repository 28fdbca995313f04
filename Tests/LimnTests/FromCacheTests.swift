import Foundation
import LimnPlatform
import Testing

@testable import limn

/// Runs that take all results from a shared cache.
@Suite("Results from the cache")
struct FromCacheTests {
  private let server: CacheServer
  private let environment: [String: String]

  init() throws {
    server = try CacheServer()
    environment = server.environment
  }

  static let project = [
    "Content/a.md": """
    # A

    ```swift
    let first = 1
    print(first)  // prints: 2
    ```

    ```swift
    let wrong: Int = ""
    ```

    ```swift
    let date: Date? = nil
    ```

    ```swift,ignore
    never
    ```
    """,
    "Content/b.md": """
    # B

    ```swift
    first + missing
    ```

    ```swift
    let other: Unknown? = nil
    ```

    ```swift
    let last: Unknown = 1
    ```

    ```swift
    2 + 2  // -> 4
    ```
    """,
    "Site/limn.yml": "imports: []\n",
  ]

  @Test("Shards fill the cache, and a machine without a compiler prints the report that one machine prints")
  func shards() throws {
    let (one, shard) = (try CommandRun(Self.project), try CommandRun(Self.project))
    defer { one.remove(); shard.remove() }
    var whole: [String: String] = [:]
    let formats = ReportFormat.allCases.map(\.rawValue)
    for format in formats { whole[format] = try one.limn("check", "--only", "snippets", "--format", format).outputText }
    #expect(whole["human"]?.contains("snippets fail:") == true, "\(whole)")
    for index in 1...3 {
      let result = try shard.limn(
        "check", "--only", "snippets", "--shard", "\(index)/3", "--cache-push", "--cache", "cache\(index)",
        environment: environment)
      #expect(result.status < 2, "\(result.outputText)\(result.errorText)")
    }
    let last = try CommandRun(Self.project)
    let compiler = try DeadToolchain(besides: last.root)
    defer { last.remove(); compiler.remove() }
    let dead = environment.merging(compiler.environment) { own, _ in own }
    for format in formats {
      // Each run has its own empty cache folder, so that it needs the results from the server.
      let found = try last.limn(
        "check", "--from-cache", "--only", "snippets", "--format", format, "--cache", "cache-\(format)",
        environment: dead)
      #expect(
        found.outputText == whole[format] && found.status == 1, "\(format): \(found.outputText)\(found.errorText)")
    }
    let compiling = try last.limn("check", "--only", "snippets", "--no-cache", environment: dead)
    #expect(compiling.status == 70, "this toolchain must not work: \(compiling.outputText)\(compiling.errorText)")
  }

  @Test("Each result that is missing or damaged is an error at its snippet, and does not count as passed")
  func missing() throws {
    let run = try CommandRun(Self.project)
    defer { run.remove() }
    let first = try run.limn("check", "--only", "snippets", "--shard", "1/2", "--cache-push", environment: environment)
    let done = first.outputText.matches(of: #/(\d+) (passed|failed)/#).compactMap { Int($0.1) }.reduce(0, +)
    let left = 7 - done
    #expect(left > 0 && done > 0, "\(first.outputText)")
    let part = try run.limn("check", "--from-cache", "--cache", "second", environment: environment)
    #expect(
      part.status == 1 && part.outputText.components(separatedBy: "[not-in-cache]").count == left + 1,
      "\(part.outputText)")
    #expect(part.outputText.contains("\(left): not in the cache"), "\(part.outputText)")
    _ = try run.limn("check", "--only", "snippets", "--shard", "2/2", "--cache-push", environment: environment)
    #expect(
      try !run.limn("check", "--from-cache", "--cache", "third", environment: environment).outputText.contains(
        "[not-in-cache]"))
    server.behave(.changing { _, entry in entry.map { $0 ^ 1 } })
    let damaged = try run.limn("check", "--from-cache", "--cache", "fourth", environment: environment)
    #expect(
      damaged.status == 1 && damaged.outputText.components(separatedBy: "[not-in-cache]").count == 8,
      "\(damaged.outputText)")
    #expect(!damaged.outputText.contains("passed") && damaged.errorText.contains("is damaged"), "\(damaged)")
  }

  @Test(
    "Options that need a compiler, and checks whose results are not in the cache, are refused",
    arguments: [
      ["--fix"], ["--write-baseline"], ["--no-cache"], ["--external"], ["--only", "rules"],
      ["--only", "snippets,links"],
    ])
  func refused(words: [String]) throws {
    let run = try CommandRun(["Content/index.md": "# H\n"])
    defer { run.remove() }
    let result = try run.limn(words: ["check", "--from-cache"] + words)
    #expect(result.status == 2 && result.errorText.hasPrefix("limn: --from-cache"), "\(result.errorText)")
  }
}
