import Diagnostics
import Foundation
import Platform
import Snippets
import Testing

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

  @Test("An unchanged page starts no compiler, and prose moves the places")
  func prose() throws {
    var (checking, _) = checking()
    let first = try checking.report(Self.page)
    #expect(first.summary.cached == 0)
    let started = Counter()
    let local = ProcessRunner.local
    checking.context.processes = ProcessRunner { command throws(EnvironmentFailure) in
      started.count()
      return try local.run(command)
    }
    let second = try checking.report(Self.page.replacing("Prose.", with: "More\n\nprose."))
    #expect(second.summary.cached == 3)
    #expect(started.value == 0)
    #expect(second.verdicts.map(\.line) == [3, 11, 17])
    #expect(second.diagnosticLines[0].hasPrefix("page.md:12:14: error: value of type 'Item' has no member 'nam'"))
    #expect(second.diagnostics.map(\.message) == first.diagnostics.map(\.message))
  }

  @Test("One edited snippet costs one unit")
  func edit() throws {
    let (checking, _) = checking()
    _ = try checking.report(Self.page)
    let second = try checking.report(Self.page.replacing("Item().nam)", with: "Item().name)"))
    #expect(second.summary.cached == 2)
    #expect(second.summary.failed == 0)
  }

  @Test("A changed declaration costs those that use it")
  func declaration() throws {
    let (checking, _) = checking()
    _ = try checking.report(Self.page)
    let second = try checking.report(Self.page.replacing("var name", with: "var nam"))
    #expect(second.summary.cached == 0)
    #expect(second.verdicts.map(\.kind) == [.passed, .passed, .failed])
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
