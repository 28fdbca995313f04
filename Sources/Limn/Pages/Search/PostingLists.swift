import SystemFoundation
import LimnPlatform

/// For each word of the site, the list of the sections that contain the word.
struct PostingLists: Sendable {
  /// The maximum number of sections that are listed for a word.
  static let longestList = 240

  private let pages: [PageTerms]
  private let words: TermTable
  /// The numbers of all words, sorted by the UTF-8 bytes of the words.
  private let order: [Int32]
  /// For each table of ``SiteWords`` and each number of a word in this table, the position of the word in `order`.
  private let ranks: [[Int32]]
  /// Consecutive pages, which are read at the same time as those of the other groups.
  private let groups: [Group]
  /// For each position in `order`, the number of postings of all words before this position. A posting is the
  /// occurrence of one word in one section, counted once. The array has one more element at the end: the number of all
  /// postings.
  private let starts: [Int32]

  /// - Parameter tables: the tables of ``SiteWords``.
  init(_ pages: [PageTerms], words tables: [TermTable], jobs: Int?) {
    self.pages = pages
    // Insert the words of all tables into the first table.
    var words = tables.first ?? TermTable()
    let numbers = tables.dropFirst().map { table in
      var numbers: [Int32] = []
      numbers.reserveCapacity(table.count)
      table.forEach { numbers.append(Int32(words.number(of: $0))) }
      return numbers
    }
    self.words = words
    let order = words.sorted
    self.order = order
    let rank = [Int32](unsafeUninitializedCapacity: order.count) { ranks, count in
      for (rank, number) in order.enumerated() { ranks[Int(number)] = Int32(rank) }
      count = order.count
    }
    let ranks = [rank] + numbers.map { $0.map { rank[Int($0)] } }
    self.ranks = ranks
    var groups = concurrentMap(Self.groups(of: pages, jobs ?? ProcessInfo.processInfo.activeProcessorCount), jobs: jobs)
    { group in
      var group = group
      group.count(pages, ranks, words: order.count)
      return group
    }
    var starts: [Int32] = []
    starts.reserveCapacity(order.count + 1)
    var count: Int32 = 0
    for rank in order.indices {
      starts.append(count)
      for index in groups.indices {
        let own = groups[index].places[rank]
        groups[index].places[rank] = count
        count += own
      }
    }
    starts.append(count)
    self.starts = starts
    self.groups = groups
  }

  /// The lists of sections for several words, in the format of a shard. The lists follow each other without gaps.
  struct Lists: Sendable {
    fileprivate(set) var bytes: [UInt8] = []
    /// The number of each word, and the end of its list in `bytes`.
    fileprivate(set) var words: [(number: Int, end: Int)] = []
  }

  struct Posting {
    /// The number of the section among all sections of the site.
    var unit: Int32
    var weight: UInt16
  }
}

extension PostingLists {
  private struct Group: Sendable {
    var pages: Range<Int>
    /// The number of sections of all pages before the group.
    var firstUnit: Int
    /// For each position in `order`, the place of the group's first posting of the word among all postings, sorted by
    /// word and section.
    var places: [Int32] = []

    /// Sets `places` to the number of postings of each word.
    mutating func count(_ all: [PageTerms], _ ranks: [[Int32]], words: Int) {
      places = [Int32](repeating: 0, count: words)
      places.withUnsafeMutableBufferPointer { places in
        for page in all[pages] {
          ranks[page.postings.table].withUnsafeBufferPointer { ranks in
            page.postings.forEach { _, term, _ in places[Int(ranks[term])] += 1 }
          }
        }
      }
    }
  }

  /// Divides the pages into groups with about the same number of postings.
  private static func groups(of pages: [PageTerms], _ count: Int) -> [Group] {
    let total = pages.reduce(0) { $0 + $1.postings.bytes.count }
    var groups: [Group] = []
    var (first, firstUnit, size, unit) = (0, 0, 0, 0)
    for (index, page) in pages.enumerated() {
      size += page.postings.bytes.count
      unit += page.texts.count
      guard size * count >= total * (groups.count + 1) || index + 1 == pages.count else { continue }
      groups.append(Group(pages: first..<index + 1, firstUnit: firstUnit))
      (first, firstUnit) = (index + 1, unit)
    }
    return groups
  }
}

extension PostingLists {
  /// The approximate maximum size in bytes of the encoded postings that are sorted at once.
  private static let partSize = 4 << 20

  /// Returns the lists of the words of all pages, sorted by word. The words are divided into parts, which are sorted
  /// one after the other. The size of a part is limited, so that sorting does not need more memory for a larger site.
  func make(jobs: Int?) -> [Lists] {
    let size = pages.reduce(0) { $0 + $1.postings.bytes.count }
    let parts = divide(order.indices, (size + Self.partSize - 1) / Self.partSize)
    return parts.flatMap { part in
      let sorted = sorted(part, jobs)
      let first = Int(starts[part.lowerBound])
      return concurrentMap(divide(part, jobs ?? ProcessInfo.processInfo.activeProcessorCount), jobs: jobs) { words in
        sorted.withUnsafeBufferPointer { lists(words, $0, from: first) }
      }
    }
  }

  /// The bytes of the word with the given number.
  func word(_ number: Int) -> ArraySlice<UInt8> { words.bytes(of: number) }

  /// Divides positions in `order` into ranges that take about the same time. Both a word and a posting take time.
  private func divide(_ words: Range<Int>, _ count: Int) -> [Range<Int>] {
    func cost(_ end: Int) -> Int { Int(starts[end] - starts[words.lowerBound]) + end - words.lowerBound }
    var ranges: [Range<Int>] = []
    var first = words.lowerBound
    for rank in words where cost(rank + 1) * count >= cost(words.upperBound) * (ranges.count + 1) {
      ranges.append(first..<rank + 1)
      first = rank + 1
    }
    return ranges
  }

  /// Returns the postings of the words at the given positions in `order`, sorted by word and section. They are sorted
  /// by counting: it is known how many postings are before those of each word and group.
  private func sorted(_ part: Range<Int>, _ jobs: Int?) -> [Posting] {
    let first = starts[part.lowerBound]
    return [Posting](unsafeUninitializedCapacity: Int(starts[part.upperBound] - first)) { sorted, count in
      nonisolated(unsafe) let target = sorted
      _ = concurrentMap(groups, jobs: jobs) { group in
        // For each word, the place of its next posting.
        var free = group.places[part].map { Int($0 - first) }
        free.withUnsafeMutableBufferPointer { free in
          forEach(in: part, of: group) { place, unit, weight in
            target.initializeElement(at: free[place], to: Posting(unit: unit, weight: weight))
            free[place] += 1
          }
        }
      }
      count = target.count
    }
  }

  /// Returns the lists of the words at the given positions in `order`.
  ///
  /// - Parameters:
  ///   - postings: sorted postings, which include those of the words.
  ///   - first: the number of postings of all words before those in `postings`.
  private func lists(_ part: Range<Int>, _ postings: UnsafeBufferPointer<Posting>, from first: Int) -> Lists {
    let total = Int(starts[part.upperBound] - starts[part.lowerBound])
    var lists = Lists()
    lists.bytes.reserveCapacity(total * 3 + part.count * 12)
    lists.words.reserveCapacity(part.count)
    // A number of 32 bits has at most seven digits in base 36. A letter follows it.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longestList * 8) { sections in
      for rank in part where starts[rank] < starts[rank + 1] {
        let number = Int(order[rank])
        lists.bytes += words.bytes(of: number)
        lists.bytes.append(UInt8(ascii: " "))
        let count = Self.write(postings[(Int(starts[rank]) - first)..<(Int(starts[rank + 1]) - first)], to: sections)
        lists.bytes += sections[..<count]
        lists.bytes.append(UInt8(ascii: "|"))
        lists.words.append((number, lists.bytes.count))
      }
    }
    return lists
  }

  /// Calls `body` for each posting of a group's pages whose word is at one of the positions `part` in `order`. `place`
  /// is the position of the posting's word, counted from the start of `part`. `unit` is the number of the section among
  /// all sections of the site.
  @inline(__always)
  private func forEach(
    in part: Range<Int>, of group: Group, _ body: (_ place: Int, _ unit: Int32, _ weight: UInt16) -> Void
  ) {
    var firstUnit = group.firstUnit
    for page in pages[group.pages] {
      ranks[page.postings.table].withUnsafeBufferPointer { ranks in
        page.postings.forEach { section, term, weight in
          let place = Int(ranks[term]) - part.lowerBound
          if place >= 0, place < part.count { body(place, Int32(firstUnit + section), weight) }
        }
      }
      firstUnit += page.texts.count
    }
  }
}
