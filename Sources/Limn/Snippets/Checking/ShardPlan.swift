import LimnMarkdown
import LimnPlatform

/// Divides the Swift code blocks of a check among shards, so that all shards take about the same time.
///
/// The plan depends only on the shard and on the text of the pages. Machines with the same checkout therefore make the same plan, even if
/// their caches differ, and each block belongs to exactly one shard. Measured durations would balance the shards better but differ between
/// machines.
///
/// The blocks of a page usually stay together, since they are parsed together and use each other's declarations.
struct ShardPlan: Sendable {
  /// The blocks of this shard.
  private var blocks: Set<Block> = []

  private struct Block: Hashable {
    var path: String
    var line: Int
  }

  /// Blocks of a page that go to the same shard.
  private struct Portion {
    var path: String
    var lines: [Int]
    var cost: Int
  }

  /// - Parameter pages: all pages of the check, including those with cached results.
  init(_ shard: Shard, pages: [SnippetPage]) {
    let total = pages.reduce(0) { $0 + $1.fences.reduce(0) { $0 + Self.cost(of: $1) } }
    let portions = pages.flatMap { Self.portions(of: $0, limit: total / (4 * shard.count)) }
      .sorted { ($1.cost, $0.path, $0.lines[0]) < ($0.cost, $1.path, $1.lines[0]) }
    // Assign the portions, largest first. Each portion goes to the shard whose portions have the lowest total cost so far.
    var costs = Array(repeating: 0, count: shard.count)
    for portion in portions {
      let least = costs.indices.min { (costs[$0], $0) < (costs[$1], $1) } ?? 0
      costs[least] += portion.cost
      if least == shard.index - 1 { blocks.formUnion(portion.lines.map { Block(path: portion.path, line: $0) }) }
    }
  }
}

extension ShardPlan {
  func includes(_ fence: Fence, of page: SnippetPage) -> Bool {
    blocks.contains(Block(path: page.path, line: fence.range.start.line))
  }

  func includesAny(of page: SnippetPage) -> Bool { page.fences.contains { includes($0, of: page) } }

  /// Returns the part of the page's cache key that depends on the shard: the numbers of the page's Swift blocks that other shards check. If
  /// this shard checks the whole page, the text is empty. A run with shards and a run without shards then have the same key, so they can
  /// share the cached result.
  func othersText(of page: SnippetPage) -> String {
    page.fences.indices.filter { page.fences[$0].language == "swift" && !includes(page.fences[$0], of: page) }.map(String.init)
      .joined(separator: ",")
  }

  /// Returns the verdicts of a page whose blocks all belong to other shards.
  static func leftToOthers(_ page: SnippetPage) -> [Verdict] {
    page.fences.filter { $0.language == "swift" }.map { fence in
      Verdict(path: page.path, line: fence.range.start.line, endLine: fence.range.end.line, kind: .leftToAnotherShard)
    }
  }

  /// Divides the blocks of a page into several portions if checking the page costs more than `limit`. A page with previews is never
  /// divided. Its previews are numbered in order, and a shard without the first previews would start with the wrong number.
  private static func portions(of page: SnippetPage, limit: Int) -> [Portion] {
    let fences = page.fences.filter { $0.language == "swift" }
    let isDivided = !fences.contains { $0.attributes.contains { $0.name == "preview" } }
    var portions: [Portion] = []
    for fence in fences {
      let (line, cost) = (fence.range.start.line, cost(of: fence))
      if let last = portions.last, !isDivided || last.cost + cost <= limit {
        portions[portions.count - 1].lines.append(line)
        portions[portions.count - 1].cost += cost
      } else {
        portions.append(Portion(path: page.path, lines: [line], cost: cost))
      }
    }
    return portions
  }

  /// Returns an estimate of the processor time for checking the block alone, in tenths of a millisecond.
  static func cost(of fence: Fence) -> Int {
    guard fence.language == "swift" else { return 0 }
    let names = Set(fence.attributes.map(\.name))
    if names.contains("ignore") { return 1 }
    // Scripts, manifests, and blocks that must fail are compiled separately, which takes longer.
    let isAlone = !names.isDisjoint(with: ["script", "compile_fail", "tools"]) || fence.text.contains("// error: ")
    return 60 + fence.text.utf8.count / 5 + (PageCache.mayRun(fence) ? 300 : 0) + (isAlone ? 800 : 0)
  }
}
