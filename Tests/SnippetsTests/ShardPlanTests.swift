import LimnMarkdown
@testable import LimnPlatform
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
    pages.flatMap { page in
      page.fences.filter { $0.language == "swift" && isIncluded($0, page) }.map { ShardPlan.cost(of: $0) }
    }.reduce(0, +)
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
