import LimnPlatform

/// `limn cache`: shows the size of the cached results. With `--prune`, removes the least recently used results.
struct CacheCommand {
  let arguments: Arguments

  func run() throws -> Int32 {
    let layout = try ProjectLayout.find(arguments, content: false)
    let cache = ContentCache(folder: layout.resultsFolder)
    let limit = try arguments.number("limit", from: 0).map { $0 * 1_000_000 }
    if arguments.has("prune") {
      let removed = try cache.prune(to: limit ?? ContentCache.sizeLimit)
      Console.print("removed \(Self.text(removed))\n")
    } else if limit != nil {
      throw arguments.mistake("--limit needs --prune")
    }
    Console.print("\(layout.relative(cache.folder)) holds \(Self.text(try cache.usage()))\n")
    return 0
  }

  private static func text(_ usage: CacheUsage) -> String {
    let tenths = (usage.bytes + 50_000) / 100_000
    return "\(usage.entries.counted("entry", "entries")), \(tenths / 10).\(tenths % 10) MB"
  }
}
