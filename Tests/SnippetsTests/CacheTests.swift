import LimnConfiguration
import LimnDiagnostics
import Foundation
@testable import LimnPlatform
@testable import LimnSnippets
import Testing
import LimnToolchain

@Suite("The cache")
struct CacheTests {
  static let page = """
    # Title

    ```swift
    struct Item { var name = "" }
    ```

    Prose.

    ```swift
    print(Item().nam)
    ```

    1. In a list

       ```swift
       Item().name.count + 1  // -> 1
       ```
    """

  private func checking() -> (Checking, ContentCache) {
    let cache = ContentCache(folder: Checking.temporaryFolder())
    return (Checking(cache: cache), cache)
  }

  @Test("An unchanged page starts no compiler, and diagnostics move with the text")
  func prose() throws {
    var (checking, _) = checking()
    let first = try checking.report(Self.page)
    #expect(first.summary.cached == 0)
    let started = checking.countCommands()
    let second = try checking.report(Self.page.replacing("Prose.", with: "More\n\nprose."))
    #expect(second.summary.cached == 3)
    #expect(started.value == 0)
    #expect(second.verdicts.map(\.line) == [3, 11, 17])
    #expect(second.diagnosticLines[0].hasPrefix("page.md:12:14: error: value of type 'Item' has no member 'nam'"))
    #expect(second.diagnostics.map(\.message) == first.diagnostics.map(\.message))
  }

  @Test("One edited snippet compiles one unit")
  func edit() throws {
    let (checking, _) = checking()
    _ = try checking.report(Self.page)
    let second = try checking.report(Self.page.replacing("Item().nam)", with: "Item().name)"))
    #expect(second.summary.cached == 2)
    #expect(second.summary.failed == 0)
  }

  @Test("A changed declaration compiles the snippets that use it")
  func declaration() throws {
    let (checking, _) = checking()
    _ = try checking.report(Self.page)
    let second = try checking.report(Self.page.replacing("var name", with: "var nam"))
    #expect(second.summary.cached == 0)
    #expect(second.verdicts.map(\.kind) == [.passed, .passed, .failed])
  }

  @Test("A page that uses another page's snippets is checked again when they change")
  func acrossPages() throws {
    let (checking, _) = checking()
    let user = "```swift,using=a#store\nlet store = Store()\n```"
    let first = try checking.report(["a.md": "```swift,name=store\nstruct Store {}\n```", "b.md": user])
    #expect(first.summaryText == "1 passed\n1 passed")
    let second = try checking.report(["a.md": "```swift,name=store\nstruct Store { let size: Int }\n```", "b.md": user])
    #expect(
      second.summaryText.hasPrefix("1 passed\n1 failed\nb.md:2:19: error: missing argument for parameter 'size'"),
      "\(second.summaryText)")
    let third = try checking.report(["a.md": "```swift,name=store\nstruct Store { let size: Int }\n```", "b.md": user])
    #expect(third.summaryText == second.summaryText)
    #expect(third.summary.cached == 2)
  }

  @Test("A damaged entry is a miss")
  func damage() throws {
    let (checking, cache) = checking()
    let first = try checking.report(Self.page)
    for path in try FileSystem.local.files(below: cache.folder) {
      let full = cache.folder + "/" + path
      let bytes = try FileSystem.local.read(full)
      try FileSystem.local.write(full, Array(bytes.dropLast(1)) + [0x21])
    }
    let second = try checking.report(Self.page)
    #expect(second.summary.cached == 0)
    #expect(second.summaryText == first.summaryText)
  }

  @Test("A run from the cache starts no program, and what is never stored is missing")
  func onlySource() throws {
    var (checking, cache) = checking()
    checking.context.options.scope.timeLimit = .seconds(1)
    let page = Self.page + "\n\n```swift,run\nwhile true {}\n```\n\n```swift\nimport NoSuchModule\n```\n"
    let first = try checking.report(page)
    #expect(
      first.summaryText.contains("[run-time]") && first.summaryText.contains("[missing-module]"), "\(first.summaryText)"
    )
    cache.isOnlySource = true
    checking.context.cache = cache
    checking.context.processes = ProcessRunner { command in
      throw EnvironmentFailure("\(command.executable) was started")
    }
    let second = try checking.report(page)
    #expect(second.verdicts.prefix(3) == first.verdicts.prefix(3))
    #expect(second.verdicts.suffix(2).map(\.kind) == [.skipped("not in the cache"), .skipped("not in the cache")])
    #expect(second.diagnosticLines.filter { $0.contains("[not-in-cache]") }.count == 2, "\(second.summaryText)")
    #expect(second.summary.passed == first.summary.passed)
  }

  @Test("A checkout in another folder uses the results of the first")
  func otherFolder() throws {
    let (checking, cache) = checking()
    let first = try checking.report(Self.page)
    let (other, _) = self.checking()
    var sharing = other
    sharing.context.cache = cache
    #expect(sharing.context.root != checking.context.root)
    let second = try sharing.report(Self.page)
    #expect(second.summary.cached == 3)
    #expect(second.summaryText == first.summaryText)
  }

  @Test(
    "The shard of a job comes from its CI system or its scheduler",
    arguments: [
      (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"], Shard(index: 2, count: 3)),
      (
        ["SLURM_ARRAY_TASK_ID": "0", "SLURM_ARRAY_TASK_MIN": "0", "SLURM_ARRAY_TASK_COUNT": "4"],
        Shard(index: 1, count: 4)
      ),
      (
        [
          "SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_STEP": "2",
          "SLURM_ARRAY_TASK_COUNT": "4",
        ],
        Shard(index: 4, count: 4)
      ),
      (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2"], Shard(index: 1, count: 2)),
      (["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "3"], nil), (["CI_NODE_INDEX": "1"], nil), ([:], nil),
    ])
  func shardOfTheJob(environment: [String: String], shard: Shard?) { #expect(Shard(environment: environment) == shard) }

  @Test("Two shards share the snippets between them")
  func shards() throws {
    var checking = Checking()
    var seen: [Int] = []
    for index in 1...2 {
      checking.context.options.shard = Shard(index: index, count: 2)
      seen += try checking.report(Self.page).verdicts.filter { $0.kind != .skipped("another shard") }.map(\.line)
    }
    #expect(seen.sorted() == [3, 9, 15])
    #expect(Shard("0/2") == nil)
    #expect(Shard("3/2") == nil)
    #expect(Shard("2/2")?.index == 2)
  }
}

@Suite("The cache and the modules that snippets import")
struct ModuleCacheTests {
  /// Returns a check whose context contains a compiled library `Shop` with the given source.
  private func checking(_ library: String, folder: String, cache: ContentCache) throws -> Checking {
    var checking = Checking(cache: cache)
    try checking.addLibraries(["Shop": library], in: folder)
    return checking
  }

  @Test("A changed body only affects snippets that run; a changed interface affects all")
  func interface() throws {
    let folder = Checking.temporaryFolder()
    let cache = ContentCache(folder: Checking.temporaryFolder())
    let page = """
      ---
      imports: [Shop]
      ---

      ```swift
      let offer = Offer(price: 2)
      offer.doubled()  // -> 4
      ```

      ```swift
      func tell(_ offer: Offer) -> String { "\\(offer.price)" }
      ```
      """
    let library = "public struct Offer { public var price: Int; public init(price: Int) { self.price = price }\n"
    var fresh = try checking(library + "public func doubled() -> Int { price * 2 } }", folder: folder, cache: cache)
    let runs = fresh.countRuns()
    let first = try fresh.report(page)
    #expect(first.summaryText == "5 passed\n10 passed")
    #expect(runs.value == 1)

    let body = try checking(library + "public func doubled() -> Int { price * 3 } }", folder: folder, cache: cache)
      .report(page)
    #expect(body.summary.cached == 2)
    #expect(body.summaryText.contains("the value is 6, not 4"), "\(body.summaryText)")

    let interface = try checking(library + "public func tripled() -> Int { price * 3 } }", folder: folder, cache: cache)
      .report(page)
    #expect(interface.summary.cached == 0)
    #expect(interface.summaryText.contains("value of type 'Offer' has no member 'doubled'"), "\(interface.summaryText)")
  }

  @Test("Code that was checked is not compiled again when a page shows it")
  func pagesCompileNothing() throws {
    let folder = Checking.temporaryFolder()
    var checking = try checking(
      "public struct Offer { public init() {} }", folder: folder, cache: ContentCache(folder: folder + "/cache"))
    let page = """
      ```swift
      import Shop
      let offer = Offer()
      ```
      ```swift
      let wrong: Int = ""
      ```
      ```swift
      let expected: Int = ""  // error: cannot convert
      ```
      ```swift,isolated
      import Dispatch
      ```
      """
    #expect(try checking.report(page).summary.cached == 0)
    let compiled = checking.countCommands { $0.arguments.contains { $0.hasSuffix(".swift") } }
    checking.context.options.wantsTokens = true
    let report = try checking.report(page)
    #expect(report.summary.cached == 4 && compiled.value == 0, "\(report.summary) \(compiled.value)")
    #expect(report.verdicts.map(\.kind.name) == ["passed", "failed", "passed", "passed"])
  }

  @Test("A misspelled module is reported with a suggestion from the package")
  func misspelt() throws {
    let folder = Checking.temporaryFolder()
    let checking = try checking(
      "public struct Offer {}", folder: folder, cache: ContentCache(folder: folder + "/cache"))
    #expect(
      try checking.summary("---\nimports: [Shopp]\n---\n\n```swift\nlet a = 1\n```") == """
        5 failed
        page.md:1:1: error: no such module 'Shopp' (did you mean 'Shop'?) [missing-module]
        """)
  }
}
