import LimnMarkdown
import LimnPlatform
import LimnToolchain

/// Divides the Swift code blocks of a check among shards, so that all shards take about the same time.
///
/// The plan depends only on the shard and on the text of the pages. Machines with the same checkout therefore make the
/// same plan, even if their caches differ, and each block belongs to exactly one shard. Measured durations would
/// balance the shards better but differ between machines.
///
/// The blocks of a page usually stay together, since they are parsed together and use each other's declarations. The
/// blocks are sorted by their imports before they are divided, since blocks with the same imports can share runs of the
/// compiler.
struct ShardPlan {
  /// The blocks of this shard.
  private var blocks: Set<Block> = []

  private struct Block: Hashable {
    var path: String
    var line: Int
  }

  /// Blocks of a page that go to the same shard.
  private struct Portion {
    var path: String
    /// The modules that the page imports.
    var imports: String
    /// The first lines of the blocks.
    var lines: [Int]
    var cost: Int

    /// The order in which portions are assigned to shards.
    var order: (String, String, Int) { (imports, path, lines[0]) }
  }

  /// - Parameters:
  ///   - pages: all pages of the check, including those with cached results.
  ///   - exploresPreviews: whether the run also explores the previews of the blocks.
  init(_ shard: Shard, pages: [SnippetPage], exploresPreviews: Bool = false) {
    let costs = pages.map { page in page.swiftFences.map { Self.cost(of: $0, exploresPreviews) } }
    let limit = costs.joined().reduce(0, +) / (4 * shard.count)
    let portions = zip(pages, costs).flatMap { Self.portions(of: $0, $1, limit: limit) }.sorted { $0.order < $1.order }
    let shares = Self.shares(of: portions, count: shard.count)
    guard shares.indices.contains(shard.index - 1) else { return }
    for portion in shares[shard.index - 1] {
      blocks.formUnion(portion.lines.map { Block(path: portion.path, line: $0) })
    }
  }

  func includes(_ fence: Fence, of page: SnippetPage) -> Bool {
    blocks.contains(Block(path: page.path, line: fence.line))
  }

  func includesAny(of page: SnippetPage) -> Bool { page.fences.contains { includes($0, of: page) } }

  /// Returns the part of the page's cache key that depends on the shard: the numbers of the page's Swift blocks that
  /// other shards check. If this shard checks the whole page, the text is empty. A run with shards and a run without
  /// shards then have the same key, so they can share the cached result.
  func othersText(of page: SnippetPage) -> String {
    page.fences.indices.filter { page.fences[$0].language == "swift" && !includes(page.fences[$0], of: page) }.map(
      String.init
    )
    .joined(separator: ",")
  }

  /// Returns the verdicts of a page whose blocks all belong to other shards.
  static func leftToOthers(_ page: SnippetPage) -> [Verdict] {
    page.swiftFences.map { fence in
      Verdict(path: page.path, line: fence.line, endLine: fence.range.end.line, kind: .leftToAnotherShard)
    }
  }

  /// An estimate of the processor time for a block, in tenths of a millisecond. Blocks that run or fail are compiled
  /// again. A block with previews is compiled as a module, and its previews are explored.
  static func cost(of fence: Fence, _ exploresPreviews: Bool = false) -> Int {
    let names = Set(fence.attributes.map(\.name))
    if names.contains("ignore") { return 1 }
    let isSeparate = !names.isDisjoint(with: ["script", "compile_fail", "tools"]) || fence.text.contains("// error: ")
    return 250 + fence.text.utf8.count / 4 + (isSeparate || PageCache.mayRun(fence) ? 1_500 : 0)
      + (exploresPreviews && names.contains("preview") ? 10_000 : 0)
  }

  /// Divides the portions into at most `count` consecutive shares. Among all such divisions, the largest share is about
  /// as small as possible.
  private static func shares(of portions: [Portion], count: Int) -> [[Portion]] {
    var best = [portions]
    var low = 0
    var high = portions.sum(\.cost)
    while high - low > 1 {
      let limit = low + (high - low) / 2
      let shares = Self.shares(of: portions, upTo: limit)
      if shares.count <= count { (best, high) = (shares, limit) } else { low = limit }
    }
    return best
  }

  /// Divides the portions into consecutive shares. A share has at least one portion, and costs at most `limit` if it
  /// has several.
  private static func shares(of portions: [Portion], upTo limit: Int) -> [[Portion]] {
    var (shares, cost): ([[Portion]], Int) = ([], 0)
    for portion in portions {
      if shares.isEmpty || cost + portion.cost > limit {
        shares.append([])
        cost = 0
      }
      shares[shares.count - 1].append(portion)
      cost += portion.cost
    }
    return shares
  }

  /// Divides the blocks of a page into several portions if checking the page costs more than `limit`. A page with
  /// previews is never divided. Its previews are numbered in order, and a shard without the first previews would start
  /// with the wrong number.
  private static func portions(of page: SnippetPage, _ costs: [Int], limit: Int) -> [Portion] {
    let fences = page.swiftFences
    let written = fences.flatMap { SourceImports($0.text.bytes).entries.map(\.module) }
    let imports = Set((page.imports ?? []) + written).sorted().withSpaces
    let isWhole = fences.contains { $0.attributes.contains { $0.name == "preview" } }
    var portions: [Portion] = []
    for (fence, cost) in zip(fences, costs) {
      if let last = portions.last, isWhole || last.cost + cost <= limit {
        portions[portions.count - 1].lines.append(fence.line)
        portions[portions.count - 1].cost += cost
      } else {
        portions.append(Portion(path: page.path, imports: imports, lines: [fence.line], cost: cost))
      }
    }
    return portions
  }
}

extension SnippetPage {
  fileprivate var swiftFences: [Fence] { fences.filter { $0.language == "swift" } }
}
