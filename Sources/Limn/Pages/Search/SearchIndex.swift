import LimnPlatform

/// Creates the files of the full-text search.
///
/// A manifest lists shards. Each shard is a script that passes its content to `limnSearch`, so that search also works from `file://`, where
/// nothing can be fetched. Word shards contain sorted words with their sections. Page shards contain titles, headings, and excerpts of
/// sections.
struct SearchIndex {
  static let manifest: PageAddress = "search/index.js"
  /// The uncompressed size in bytes at which a new shard starts.
  static let shardSize = 20_000

  private(set) var files: [SiteFile] = []

  init(_ pages: [PageTerms], jobs: Int? = nil) {
    // Words and pages are processed in parallel. The words are the largest task, so this task starts first.
    let parts = concurrentMap([Part.words] + Part.split(pages.count), jobs: jobs) { part in
      switch part {
      case .words: Made.words(PostingTable(pages))
      case .pages(let range): Made.pages(pages[range].map(Self.parts))
      }
    }
    guard case .words(let table)? = parts.first else { return }
    let lists = parts.flatMap(\.lists)
    let words = Self.wordShards(table, jobs: jobs)
    let shelves = Self.pageShards(lists)
    let named = concurrentMap(words.map(\.file) + shelves.map(\.file), jobs: jobs, Self.named)
    files = named
    writeManifest(
      words: zip(words, named).map { ($0.first, $1.address.name) },
      shelves: zip(shelves, named.dropFirst(words.count)).map { ($0.first, $1.address.name) },
      units: pages.reduce(0) { $0 + $1.sections.count })
  }
}

extension SearchIndex {
  private enum Part {
    case words
    case pages(Range<Int>)

    static func split(_ count: Int) -> [Part] {
      stride(from: 0, to: count, by: 32).map { .pages($0..<min($0 + 32, count)) }
    }
  }

  private enum Made {
    case words(PostingTable)
    case pages([[PagePart]])

    var lists: [[PagePart]] { if case .pages(let lists) = self { lists } else { [] } }
  }

  /// The content of a shard, before it has a name.
  private struct Shard {
    var kind: String
    var number: Int
    var bytes: [UInt8]
  }

  /// Splits the words into shards. Each shard is returned with its first word.
  private static func wordShards(_ table: PostingTable, jobs: Int?) -> [(first: String, file: Shard)] {
    let order = table.terms.sorted
    let chunks = stride(from: 0, to: order.count, by: 512).map { order[$0..<min($0 + 512, order.count)] }
    let written = concurrentMap(chunks, jobs: jobs) { chunk in chunk.map(table.list) }
    var shards: [(first: String, file: Shard)] = []
    var shard: [UInt8] = []
    var first = ""
    func end() {
      let head = Array("limnSearch(\"w\",\(shards.count),\"".utf8)
      shards.append((first, Shard(kind: "w", number: shards.count, bytes: head + shard + Array("\")".utf8))))
      shard = []
    }
    for (number, list) in zip(order, written.joined()) {
      if shard.isEmpty { first = table.terms.bytes(of: number).text }
      shard += list
      if shard.count >= shardSize { end() }
    }
    if !shard.isEmpty { end() }
    return shards
  }

  /// Splits the pages into shards. Each shard is returned with the number of its first section.
  private static func pageShards(_ lists: [[PagePart]]) -> [(first: Int, file: Shard)] {
    var shelves: [(first: Int, file: Shard)] = []
    var shelf: [UInt8] = []
    var (first, unit) = (0, 0)
    func end() {
      let head = Array("limnSearch(\"p\",\(shelves.count),[".utf8)
      shelves.append((first, Shard(kind: "p", number: shelves.count, bytes: head + shelf + Array("])".utf8))))
      shelf = []
      first = unit
    }
    for part in lists.joined() {
      if !shelf.isEmpty { shelf.add(",") }
      shelf += part.bytes
      unit += part.sections
      if shelf.count >= shardSize { end() }
    }
    if !shelf.isEmpty { end() }
    return shelves
  }

  /// The text in a shard for a page, or for some sections of a long page.
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
    for section in page.sections {
      if parts[parts.count - 1].bytes.count >= shardSize { parts.append(PagePart(bytes: head)) }
      let last = parts.count - 1
      parts[last].sections += 1
      parts[last].bytes.add(",")
      parts[last].bytes.add(json: section.title.utf8)
      parts[last].bytes.add(",")
      parts[last].bytes.add(json: section.anchor.utf8)
      parts[last].bytes.add(",")
      parts[last].bytes.add(json: section.words)
    }
    for place in parts.indices { parts[place].bytes.add("]") }
    return parts
  }

  private static func named(_ shard: Shard) -> SiteFile {
    let digest = Digest(of: shard.bytes).hex.prefix(8)
    return SiteFile(PageAddress("search/\(shard.kind)\(shard.number).\(digest).js"), shard.bytes)
  }

  private mutating func writeManifest(words: [(first: String, name: String)], shelves: [(first: Int, name: String)], units: Int) {
    let wordList = words.map { "[\($0.first.quotedJSON),\($0.name.quotedJSON)]" }.joined(separator: ",")
    let shelfList = shelves.map { "[\($0.first),\($0.name.quotedJSON)]" }.joined(separator: ",")
    let text = "limnSearch(\"m\",\(units),{\"words\":[\(wordList)],\"pages\":[\(shelfList)]})\n"
    files.append(SiteFile(Self.manifest, Array(text.utf8)))
  }
}

extension PageTerms.Section {
  /// The excerpt as it is displayed: character references are decoded, and white space is reduced to single spaces.
  fileprivate var words: [UInt8] {
    let text = excerpt.contains(UInt8(ascii: "&")) ? Array(excerpt.text.unescapedHTML.utf8) : excerpt
    var words: [UInt8] = []
    words.reserveCapacity(text.count)
    for byte in text {
      let isBlank = byte == 32 || (9...13).contains(byte)
      if !isBlank {
        words.append(byte)
      } else if let last = words.last, last != 32 {
        words.append(32)
      }
    }
    if words.last == 32 { words.removeLast() }
    return words
  }
}
