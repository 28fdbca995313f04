import LimnMarkdown
import LimnPlatform
import Testing

@testable import LimnSnippets

@Suite("The plan of shards")
struct ShardPlanTests {
  /// Pages of different lengths. The page with number 5 takes longer than all other pages together.
  private static let pages: [SnippetPage] = (0..<12).map { number in
    let count = number == 5 ? 60 : 1 + number % 4
    let blocks = (0..<count).map { index -> String in
      let text = String(repeating: "x", count: 20 * (index % 5))
      return
        "```swift\(index % 7 == 3 ? ",compile_fail" : "")\nlet a\(index) = \"\(text)\"\n```\n\n```text\nno code\n```\n"
    }
    return Checking.page(blocks.joined(separator: "\n"), path: "page\(number).md")
  }

  private static func blocks(_ plan: ShardPlan, _ pages: [SnippetPage]) -> Set<String> {
    Set(
      pages.flatMap { page in
        page.fences.filter { plan.includes($0, of: page) }.map { "\(page.path):\($0.range.start.line)" }
      })
  }

  /// The estimated cost of the blocks that the closure selects.
  private static func cost(where isIncluded: (Fence, SnippetPage) -> Bool) -> Int {
    var load = ShardLoad()
    for page in pages {
      let fences = page.fences.filter { $0.language == "swift" }
      for (fence, block) in zip(fences, BlockLoad.loads(of: page)) where isIncluded(fence, page) { load.add(block) }
    }
    return load.cost
  }

  @Test("Each block belongs to one shard, and no shard has much more than its share", arguments: [1, 2, 3, 4, 7])
  func shares(count: Int) throws {
    let shards = try (1...count).map { try #require(Shard(index: $0, count: count)) }
    let shares = shards.map { Self.blocks(ShardPlan($0, pages: Self.pages), Self.pages) }
    let all = Self.pages.flatMap { page in
      page.fences.filter { $0.language == "swift" }.map { "\(page.path):\($0.range.start.line)" }
    }
    #expect(shares.reduce(into: Set()) { $0.formUnion($1) } == Set(all))
    #expect(shares.reduce(0) { $0 + $1.count } == all.count)
    let costs = shards.map { shard in
      let plan = ShardPlan(shard, pages: Self.pages)
      return Self.cost { plan.includes($0, of: $1) }
    }
    #expect((costs.max() ?? 0) * count * 4 <= costs.reduce(0, +) * 5, "\(costs)")
  }

  @Test("Pages with the same imports prefer the same shard, since their blocks share runs of the compiler")
  func together() throws {
    let pages = (0..<16).map { number in
      let code = "import \(number % 2 == 0 ? "Water" : "Fire")\nstruct Drop\(number) {}"
      return Checking.page("```swift\n\(code)\n```\n", path: "page\(number).md")
    }
    for index in 1...2 {
      let plan = ShardPlan(try #require(Shard(index: index, count: 2)), pages: pages)
      let own = pages.filter(plan.includesAny).map { $0.fences[0].text.contains("Water") }
      #expect(own.count == 8 && Set(own).count == 1, "\(own)")
    }
  }

  /// What a block adds to the cost of a shard that has the earlier blocks, without the cost that it shares with no
  /// block.
  private static func shared(_ pages: KeyValuePairs<String, String>) -> [Int] {
    var load = ShardLoad()
    return pages.flatMap { BlockLoad.loads(of: Checking.page($1, path: $0)) }.map { block in
      let before = load.cost
      load.add(block)
      return load.cost - before - block.cost
    }
  }

  @Test("Blocks that declare the same name do not share a run of the compiler")
  func conflicts() {
    let blocks = ["struct A {}", "struct A { var b = 1 }", "struct C {}"].map { "```swift\n\($0)\n```\n" }
    let costs = Self.shared(["page.md": blocks.joined(separator: "\n")])
    #expect(costs[0] > 0 && costs[1] == costs[0] && costs[2] == 0, "\(costs)")
  }

  @Test("Blocks do not share a run of the compiler if a name stands for declarations of different pages")
  func otherPages() {
    let page = "```swift\nstruct A {}\n```\n```swift\nprint(A())\n```\n"
    let costs = Self.shared(["one.md": page, "other.md": page])
    #expect(costs[0] > 0 && costs[1] == 0 && costs[2] == costs[0] && costs[3] == 0, "\(costs)")
  }

  @Test("Blocks that run do not share a program if they use different declarations of a name")
  func versions() {
    let text = (1...2).map { "```swift\nstruct A { let b = \($0) }\n```\n```swift\nA().b  // -> \($0)\n```\n" }.joined()
    let costs = Self.shared(["page.md": text])
    // Each version needs a run, and a program with another run.
    #expect(costs[0] > 0 && costs[1] > costs[0] && costs[2] == costs[0] && costs[3] == costs[1], "\(costs)")
  }

  @Test("An import applies to the later blocks of a page, and blocks with different imports share a program")
  func imports() {
    let text = "```swift\n1 + 1  // -> 2\n```\n```swift\nimport Water\n```\n```swift\n2 + 2  // -> 4\n```\n"
    let costs = Self.shared(["page.md": text, "other.md": "```swift\nimport Water\nlet a = 1\n```\n"])
    // The second block needs a run with another import, which the third and fourth block share. The first block needs a
    // program, to which the third block adds only a file.
    #expect(costs[0] > costs[1] && costs[1] > 0 && costs[2] == costs[1] && costs[3] == 0, "\(costs)")
  }

  @Test("If the run explores previews, the shard with the previews gets fewer other blocks")
  func previews() throws {
    let preview = "```swift,preview\nText(\"a\")\n```\n"
    let pages =
      [Checking.page(preview, path: "page0.md")]
      + (1...60).map { Checking.page("```swift\n1 + 1\n```\n", path: "page\($0).md") }
    let first = try #require(Shard(index: 1, count: 2))
    let counts = [false, true].map { explores in
      let plan = ShardPlan(first, pages: pages, exploresPreviews: explores)
      #expect(plan.includesAny(of: pages[0]))
      return pages.count(where: plan.includesAny)
    }
    #expect((25...35).contains(counts[0]) && counts[1] < 20, "\(counts)")
  }

  @Test("The order of the pages does not matter, and a page with previews stays whole")
  func whole() throws {
    let shard = try #require(Shard(index: 2, count: 3))
    let plan = ShardPlan(shard, pages: Self.pages)
    #expect(Self.blocks(ShardPlan(shard, pages: Self.pages.reversed()), Self.pages) == Self.blocks(plan, Self.pages))
    #expect(!plan.othersText(of: Self.pages[5]).isEmpty, "a long page is divided")
    let text = String(repeating: "```swift\nlet a = 1\n```\n\n", count: 40) + "```swift,preview\nText(\"a\")\n```\n"
    let page = Checking.page(text, path: "preview.md")
    let owners = try (1...3).filter {
      ShardPlan(try #require(Shard(index: $0, count: 3)), pages: [page]).includesAny(of: page)
    }
    #expect(owners.count == 1)
  }
}
