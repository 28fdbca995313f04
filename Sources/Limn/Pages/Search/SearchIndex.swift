import LimnPlatform

/// Creates the files of the full-text search: a manifest, and the shards that it lists.
///
/// Word shards contain sorted words with their sections. Page shards contain the titles, headings, and excerpts of
/// sections. Each shard is a script that passes its content to the function `limnSearch`. So search also works from
/// `file://`, where scripts cannot fetch files.
struct SearchIndex {
  static let manifest: PageAddress = "search/index.js"
  /// The uncompressed size in bytes at which a new shard starts.
  static let shardSize = 20_000

  private(set) var files: [SiteFile] = []

  /// - Parameter words: the tables of ``SiteWords``. Words that no page contains are left out.
  init(_ pages: [PageTerms], words: [TermTable], jobs: Int? = nil) {
    // Two tasks run in parallel: one sorts the words, and the other makes the page shards.
    let parts = concurrentMap([Part.words, .pages], jobs: jobs) { part in
      switch part {
      case .words: Made.words(PostingLists(pages, words: words, jobs: jobs))
      case .pages: Made.pages(Self.pageShards(pages))
      }
    }
    guard case .words(let lists) = parts[0], case .pages(let shelves) = parts[1] else { return }
    let shards = Self.wordShards(lists, jobs: jobs)
    let named = concurrentMap(shards.map(\.file) + shelves.map(\.file), jobs: jobs, Self.named)
    files = named
    writeManifest(
      words: zip(shards, named).map { ($0.first, $1.address.name) },
      shelves: zip(shelves, named.dropFirst(shards.count)).map { ($0.first, $1.address.name) },
      units: pages.reduce(0) { $0 + $1.texts.count })
  }
}

extension SearchIndex {
  private enum Part { case words, pages }

  private enum Made {
    case words(PostingLists)
    case pages([(first: Int, file: Shard)])
  }

  /// The content of a shard, before it has a name.
  private struct Shard {
    var kind: String
    var number: Int
    var bytes: [UInt8]
  }

  /// Splits the words into shards. Each shard is returned with its first word.
  private static func wordShards(_ lists: PostingLists, jobs: Int?) -> [(first: String, file: Shard)] {
    var shards: [(first: String, file: Shard)] = []
    var shard: [UInt8] = []
    var first = ""
    func endShard() {
      let head = Array("limnSearch(\"w\",\(shards.count),\"".utf8)
      shards.append((first, Shard(kind: "w", number: shards.count, bytes: head + shard + Array("\")".utf8))))
      shard.removeAll(keepingCapacity: true)
    }
    for part in lists.make(jobs: jobs) {
      var start = 0
      for (number, end) in part.words {
        if shard.isEmpty { first = lists.word(number).text }
        shard += part.bytes[start..<end]
        start = end
        if shard.count >= shardSize { endShard() }
      }
    }
    if !shard.isEmpty { endShard() }
    return shards
  }

  /// Splits the pages into shards. Each shard is returned with the number of its first section.
  private static func pageShards(_ pages: [PageTerms]) -> [(first: Int, file: Shard)] {
    var shelves: [(first: Int, file: Shard)] = []
    var shelf: [UInt8] = []
    var (first, unit) = (0, 0)
    func endShelf() {
      let head = Array("limnSearch(\"p\",\(shelves.count),[".utf8)
      shelves.append((first, Shard(kind: "p", number: shelves.count, bytes: head + shelf + Array("])".utf8))))
      shelf.removeAll(keepingCapacity: true)
      first = unit
    }
    for part in pages.lazy.flatMap(parts) {
      if !shelf.isEmpty { shelf.add(",") }
      shelf += part.bytes
      unit += part.sections
      if shelf.count >= shardSize { endShelf() }
    }
    if !shelf.isEmpty { endShelf() }
    return shelves
  }

  /// The data of a page in one shard. A long page has several parts, each with some of the page's sections.
  struct PagePart: Sendable {
    var sections = 0
    var bytes: [UInt8] = []
  }

  /// The text of a page and its sections, divided into parts that fit in a shard.
  private static func parts(_ page: PageTerms) -> [PagePart] {
    let kind = SitePage.Kind.allCases.firstIndex(of: page.kind) ?? 0
    var head: [UInt8] = []
    head.add("[")
    head.add(json: page.title.utf8)
    head.add(",")
    head.add(json: page.address.path.utf8)
    head.add(raw: ",\(kind),")
    head.add(json: page.trail.utf8)
    var parts = [PagePart(bytes: head)]
    for section in 0..<page.texts.count {
      if parts[parts.count - 1].bytes.count >= shardSize { parts.append(PagePart(bytes: head)) }
      parts[parts.count - 1].sections += 1
      parts[parts.count - 1].bytes += page.texts[section]
    }
    for place in parts.indices { parts[place].bytes.add("]") }
    return parts
  }

  private static func named(_ shard: Shard) -> SiteFile {
    let digest = Digest(of: shard.bytes).hex.prefix(8)
    return SiteFile(PageAddress("search/\(shard.kind)\(shard.number).\(digest).js"), shard.bytes)
  }

  private mutating func writeManifest(
    words: [(first: String, name: String)], shelves: [(first: Int, name: String)], units: Int
  ) {
    let wordList = words.map { "[\($0.first.quotedJSON),\($0.name.quotedJSON)]" }.joined(separator: ",")
    let shelfList = shelves.map { "[\($0.first),\($0.name.quotedJSON)]" }.joined(separator: ",")
    let text = "limnSearch(\"m\",\(units),{\"words\":[\(wordList)],\"pages\":[\(shelfList)]})\n"
    files.append(SiteFile(Self.manifest, Array(text.utf8)))
  }
}
