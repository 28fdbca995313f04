import LimnMarkdown
import LimnPlatform

/// Divides the Swift code blocks of a check among shards, so that all shards take about the same time.
///
/// The plan depends only on the shard and on the text of the pages. Machines with the same checkout therefore make the
/// same plan, even if their caches differ, and each block belongs to exactly one shard. Measured durations would
/// balance the shards better but differ between machines.
///
/// The blocks of a page usually stay together, since they are parsed together and use each other's declarations. The
/// blocks are sorted by their imports before they are divided, since blocks with the same imports can share runs of the
/// compiler.
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
    /// The first lines of the blocks.
    var lines: [Int]
    var loads: [BlockLoad]

    /// The cost of the blocks, without the cost of what they share with other blocks.
    var cost: Int { loads.reduce(0) { $0 + $1.cost } }
    /// The order in which portions are assigned to shards.
    var order: (String, String, Int) {
      (loads.lazy.compactMap(\.imports).first?.sorted().joined(separator: " ") ?? "", path, lines[0])
    }
  }

  /// - Parameters:
  ///   - pages: all pages of the check, including those with cached results.
  ///   - exploresPreviews: whether the run also explores the previews of the blocks.
  init(_ shard: Shard, pages: [SnippetPage], exploresPreviews: Bool = false) {
    let whole = pages.map { Self.portion(of: $0, exploresPreviews) }
    let total = whole.reduce(0) { $0 + $1.cost }
    let portions = zip(pages, whole).flatMap { Self.divided($1, of: $0, limit: total / (4 * shard.count)) }.sorted {
      $0.order < $1.order
    }
    let shares = Self.shares(of: portions, count: shard.count)
    guard shares.indices.contains(shard.index - 1) else { return }
    for portion in shares[shard.index - 1] {
      blocks.formUnion(portion.lines.map { Block(path: portion.path, line: $0) })
    }
  }
}

extension ShardPlan {
  func includes(_ fence: Fence, of page: SnippetPage) -> Bool {
    blocks.contains(Block(path: page.path, line: fence.range.start.line))
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
    page.fences.filter { $0.language == "swift" }.map { fence in
      Verdict(path: page.path, line: fence.range.start.line, endLine: fence.range.end.line, kind: .leftToAnotherShard)
    }
  }
}

extension ShardPlan {
  /// Divides the portions into at most `count` consecutive shares. Among all such divisions, the largest share is about
  /// as small as possible.
  private static func shares(of portions: [Portion], count: Int) -> [[Portion]] {
    var best = [portions]
    var low = 0
    var high = portions.reduce(into: ShardLoad()) { $0.add($1.loads) }.cost
    let precision = max(high / 1000, 1)
    while high - low > precision {
      let limit = low + (high - low) / 2
      let shares = Self.shares(of: portions, upTo: limit)
      if shares.count <= count { (best, high) = (shares, limit) } else { low = limit }
    }
    return best
  }

  /// Divides the portions into consecutive shares. A share has at least one portion, and costs at most `limit` if it
  /// has several.
  private static func shares(of portions: [Portion], upTo limit: Int) -> [[Portion]] {
    var shares: [[Portion]] = []
    var load = ShardLoad()
    for portion in portions {
      var new = load
      new.add(portion.loads)
      if shares.isEmpty || new.cost > limit {
        shares.append([])
        new = ShardLoad()
        new.add(portion.loads)
      }
      load = new
      shares[shares.count - 1].append(portion)
    }
    return shares
  }

  private static func portion(of page: SnippetPage, _ exploresPreviews: Bool) -> Portion {
    let lines = page.fences.filter { $0.language == "swift" }.map(\.range.start.line)
    return Portion(path: page.path, lines: lines, loads: BlockLoad.loads(of: page, exploresPreviews: exploresPreviews))
  }

  /// Divides the blocks of a page into several portions if checking the page costs more than `limit`. A page with
  /// previews is never divided. Its previews are numbered in order, and a shard without the first previews would start
  /// with the wrong number.
  private static func divided(_ whole: Portion, of page: SnippetPage, limit: Int) -> [Portion] {
    guard !whole.lines.isEmpty else { return [] }
    if page.fences.contains(where: { $0.language == "swift" && BlockLoad.hasPreview($0) }) { return [whole] }
    var portions: [Portion] = []
    for (line, load) in zip(whole.lines, whole.loads) {
      if let last = portions.last, last.cost + load.cost <= limit {
        portions[portions.count - 1].lines.append(line)
        portions[portions.count - 1].loads.append(load)
      } else {
        portions.append(Portion(path: page.path, lines: [line], loads: [load]))
      }
    }
    return portions
  }
}
