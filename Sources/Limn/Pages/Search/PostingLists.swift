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
  /// For each position in `order`, the number of postings of all words before this position. A posting is the occurrence of one word in one
  /// section, counted once. The array has one more element at the end: the number of all postings.
  private let starts: [Int]

  /// - Parameter tables: the tables of ``SiteWords``.
  init(_ pages: [PageTerms], words tables: [TermTable]) {
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
    ranks = [rank] + numbers.map { $0.map { rank[Int($0)] } }
    var starts = [Int](repeating: 0, count: order.count + 1)
    for page in pages {
      ranks[page.postings.table].withUnsafeBufferPointer { ranks in
        page.postings.forEach { _, term, _ in starts[Int(ranks[term]) + 1] += 1 }
      }
    }
    for rank in order.indices { starts[rank + 1] += starts[rank] }
    self.starts = starts
  }

  /// The lists of sections for several words, in the format of a shard. The lists follow each other without gaps.
  struct Lists: Sendable {
    fileprivate(set) var bytes: [UInt8] = []
    /// The number of each word, and the end of its list in `bytes`.
    fileprivate(set) var words: [(number: Int, end: Int)] = []
  }

  private struct Posting {
    /// The number of the section among all sections of the site.
    var unit: Int32
    var weight: UInt16
  }
}

extension PostingLists {
  /// The approximate maximum size in bytes of the encoded postings that one call of `lists` sorts.
  private static let partSize = 4 << 20

  /// Returns the lists of the words of all pages, sorted by word. The words are divided into parts, which are sorted in parallel. The size
  /// of a part is limited, so that sorting does not need more memory for a larger site.
  func make(jobs: Int?) -> [Lists] {
    let size = pages.reduce(0) { $0 + $1.postings.bytes.count }
    let count = max(jobs ?? ProcessInfo.processInfo.activeProcessorCount, (size + Self.partSize - 1) / Self.partSize)
    let step = max(1, (order.count + count - 1) / count)
    return concurrentMap(
      stride(from: 0, to: order.count, by: step).map { $0..<min($0 + step, order.count) }, jobs: jobs, lists)
  }

  /// The bytes of the word with the given number.
  func word(_ number: Int) -> ArraySlice<UInt8> { words.bytes(of: number) }

  /// Returns the lists of the words at the given positions in `order`. The postings are grouped by word with a counting sort. It is stable,
  /// so the sections of each word keep their order.
  private func lists(_ part: Range<Int>) -> Lists {
    let first = starts[part.lowerBound]
    let total = starts[part.upperBound] - first
    // For each word, the place of its next posting.
    var free = starts[part].map { $0 - first }
    let sorted = [Posting](unsafeUninitializedCapacity: total) { sorted, count in
      free.withUnsafeMutableBufferPointer { free in
        forEach(in: part) { place, unit, weight in
          (sorted.baseAddress! + free[place]).initialize(to: Posting(unit: unit, weight: weight))
          free[place] += 1
        }
      }
      count = total
    }
    var lists = Lists()
    lists.bytes.reserveCapacity(total * 3 + part.count * 12)
    lists.words.reserveCapacity(part.count)
    // A number of 32 bits has at most seven digits in base 36. A letter follows it.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longestList * 8) { sections in
      sorted.withUnsafeBufferPointer { sorted in
        for rank in part where starts[rank] < starts[rank + 1] {
          let number = Int(order[rank])
          lists.bytes += words.bytes(of: number)
          lists.bytes.append(UInt8(ascii: " "))
          let count = Self.write(sorted[(starts[rank] - first)..<(starts[rank + 1] - first)], to: sections)
          lists.bytes += sections[..<count]
          lists.bytes.append(UInt8(ascii: "|"))
          lists.words.append((number, lists.bytes.count))
        }
      }
    }
    return lists
  }

  /// Calls `body` for each posting of the words at the positions `part` in `order`. `place` is the position of the posting's word, counted
  /// from the start of `part`. `unit` is the number of the section among all sections of the site.
  @inline(__always)
  private func forEach(in part: Range<Int>, _ body: (_ place: Int, _ unit: Int32, _ weight: UInt16) -> Void) {
    var firstUnit = 0
    for page in pages {
      ranks[page.postings.table].withUnsafeBufferPointer { ranks in
        page.postings.forEach { section, term, weight in
          let place = Int(ranks[term]) - part.lowerBound
          if place >= 0, place < part.count { body(place, Int32(firstUnit + section), weight) }
        }
      }
      firstUnit += page.texts.count
    }
  }

  /// Writes the sections of a word to a buffer, and returns the number of written bytes. In a shard, the word and a space come before the
  /// sections, and `|` comes after them.
  ///
  /// Each section is written as a number in base 36 and an uppercase letter. The number is the difference from the number of the previous
  /// section. The letter is the weight.
  private static func write(_ all: Slice<UnsafeBufferPointer<Posting>>, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    let least = all.count > longestList ? leastWeight(all) : (weight: 0, room: 0)
    var room = least.room
    var (count, last) = (0, Int32(0))
    for posting in all {
      if posting.weight < least.weight { continue }
      if posting.weight == least.weight {
        if room == 0 { continue }
        room -= 1
      }
      write(base36: UInt32(posting.unit - last), to: buffer, &count)
      buffer[count] = UInt8(ascii: "A") + UInt8(min(posting.weight, 50) / 2)
      count += 1
      last = posting.unit
    }
    return count
  }

  /// Writes a number in base 36 with lowercase digits.
  private static func write(base36 number: UInt32, to buffer: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int) {
    var length = 1
    var rest = number / 36
    while rest > 0 {
      length += 1
      rest /= 36
    }
    rest = number
    for place in (count..<count + length).reversed() {
      let digit = UInt8(rest % 36)
      buffer[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      rest /= 36
    }
    count += length
  }

  /// Determines which sections to list for a word that occurs in too many sections. The sections with the highest weights are listed.
  /// Returns the lowest weight that is listed, and the maximum number of sections with exactly this weight.
  private static func leastWeight(_ postings: Slice<UnsafeBufferPointer<Posting>>) -> (weight: Int, room: Int) {
    var counts = [Int](repeating: 0, count: Int(postings.reduce(0) { max($0, $1.weight) }) + 1)
    counts.withUnsafeMutableBufferPointer { counts in
      for posting in postings { counts[Int(posting.weight)] += 1 }
    }
    var room = longestList
    for weight in counts.indices.reversed() {
      if counts[weight] >= room { return (weight, room) }
      room -= counts[weight]
    }
    return (0, room)
  }
}
