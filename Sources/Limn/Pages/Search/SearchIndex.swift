import Platform

/// The files of the full-text search.
///
/// A manifest names shards; each shard is a script that hands its content to `limnSearch`, so that search works from `file://`, where nothing can be fetched.
/// Word shards hold sorted words with the sections they occur in; page shards hold titles, headings and the beginnings of sections.
struct SearchIndex {
  static let manifest: PageAddress = "search/index.js"
  /// The size in bytes at which a shard ends, before compression.
  static let shardSize = 20_000
  /// The most sections listed for one word.
  static let longestList = 240

  private(set) var files: [SiteFile] = []

  init(_ pages: [PageTerms]) {
    var terms = TermTable(capacity: 1 << 14)
    var entries: [Entry] = []
    entries.reserveCapacity(pages.reduce(0) { $0 + $1.postings.count })
    var firstUnit = 0
    for page in pages {
      let numbers = (0..<page.terms.count).map { number in
        page.terms.withBytes(of: number) { Int32(terms.number(of: $0, hash: page.terms.hash(of: number))) }
      }
      for posting in page.postings {
        entries.append(Entry(term: numbers[Int(posting.term)], unit: Int32(firstUnit) + posting.section, weight: posting.weight))
      }
      firstUnit += page.sections.count
    }
    let words = writeWords(terms, entries)
    let shelves = writePages(pages)
    writeManifest(words: words, shelves: shelves, units: firstUnit)
  }
}

extension SearchIndex {
  private struct Entry {
    var term: Int32
    var unit: Int32
    var weight: UInt16
  }

  /// Writes the word shards and returns each one's first word and name.
  private mutating func writeWords(_ terms: TermTable, _ entries: [Entry]) -> [(first: String, name: String)] {
    var starts = [Int32](repeating: 0, count: terms.count + 1)
    for entry in entries { starts[Int(entry.term) + 1] += 1 }
    for number in 0..<terms.count { starts[number + 1] += starts[number] }
    var place = starts
    var sorted = [Entry](repeating: Entry(term: 0, unit: 0, weight: 0), count: entries.count)
    for entry in entries {
      sorted[Int(place[Int(entry.term)])] = entry
      place[Int(entry.term)] += 1
    }
    let order = (0..<terms.count).sorted { terms.bytes(of: $0).lexicographicallyPrecedes(terms.bytes(of: $1)) }
    var shards: [(first: String, name: String)] = []
    var shard: [UInt8] = []
    var first = ""
    for number in order {
      if shard.isEmpty { first = terms.bytes(of: number).text }
      shard += terms.bytes(of: number)
      shard.append(UInt8(ascii: " "))
      Self.write(sorted[Int(starts[number])..<Int(starts[number + 1])], into: &shard)
      shard.append(UInt8(ascii: "|"))
      if shard.count >= Self.shardSize {
        shards.append((first, addShard("w", shards.count, content: shard)))
        shard = []
      }
    }
    if !shard.isEmpty { shards.append((first, addShard("w", shards.count, content: shard))) }
    return shards
  }

  /// Each section as the distance from the one before in base 36, followed by its weight as a capital letter.
  private static func write(_ list: ArraySlice<Entry>, into shard: inout [UInt8]) {
    var kept = Array(list)
    if kept.count > longestList {
      kept.sort { ($1.weight, $0.unit) < ($0.weight, $1.unit) }
      kept.removeSubrange(longestList...)
      kept.sort { $0.unit < $1.unit }
    }
    var last: Int32 = 0
    for entry in kept {
      shard.add(raw: String(entry.unit - last, radix: 36))
      shard.append(UInt8(ascii: "A") + UInt8(min(entry.weight, 50) / 2))
      last = entry.unit
    }
  }

  /// Writes the page shards and returns each one's first section and name.
  private mutating func writePages(_ pages: [PageTerms]) -> [(first: Int, name: String)] {
    var shelves: [(first: Int, name: String)] = []
    var shelf: [UInt8] = []
    var first = 0
    var unit = 0
    for page in pages {
      shelf.add(shelf.isEmpty ? "[" : ",[")
      let kind = SitePage.Kind.allCases.firstIndex(of: page.kind) ?? 0
      shelf.add(raw: "\(page.title.quotedJSON),\(page.address.path.quotedJSON),\(kind),\(page.trail.quotedJSON)")
      for section in page.sections {
        shelf.add(raw: ",\(section.title.quotedJSON),\(section.anchor.quotedJSON),")
        shelf.add(raw: section.excerpt.text.unescapedHTML.singleSpaced.quotedJSON)
      }
      shelf.add("]")
      unit += page.sections.count
      if shelf.count >= Self.shardSize {
        shelves.append((first, addShelf(shelves.count, shelf)))
        shelf = []
        first = unit
      }
    }
    if !shelf.isEmpty { shelves.append((first, addShelf(shelves.count, shelf))) }
    return shelves
  }

  private mutating func addShard(_ kind: String, _ number: Int, content: [UInt8]) -> String {
    add(kind, number, Array("limnSearch(\"\(kind)\",\(number),\"".utf8) + content + Array("\")".utf8))
  }

  private mutating func addShelf(_ number: Int, _ content: [UInt8]) -> String {
    add("p", number, Array("limnSearch(\"p\",\(number),[".utf8) + content + Array("])".utf8))
  }

  private mutating func add(_ kind: String, _ number: Int, _ bytes: [UInt8]) -> String {
    let name = "\(kind)\(number).\(Digest(of: bytes).hex.prefix(8)).js"
    files.append(SiteFile(PageAddress("search/" + name), bytes))
    return name
  }

  private mutating func writeManifest(words: [(first: String, name: String)], shelves: [(first: Int, name: String)], units: Int) {
    let wordList = words.map { "[\($0.first.quotedJSON),\($0.name.quotedJSON)]" }.joined(separator: ",")
    let shelfList = shelves.map { "[\($0.first),\($0.name.quotedJSON)]" }.joined(separator: ",")
    let text = "limnSearch(\"m\",\(units),{\"words\":[\(wordList)],\"pages\":[\(shelfList)]})\n"
    files.append(SiteFile(Self.manifest, Array(text.utf8)))
  }
}
