/// The words of the whole site, each with the sections that contain it.
struct PostingTable: Sendable {
  /// The maximum number of sections that are listed for a word.
  static let longestList = 240

  private(set) var terms = TermTable(capacity: 1 << 14)
  /// The postings, sorted by word, then by section.
  private var postings: [Posting] = []
  /// The index of each word's first posting, followed by the number of all postings.
  private var starts: [Int32] = []

  private struct Posting {
    var term: Int32
    /// The number of the section among all sections of the site.
    var unit: Int32
    var weight: UInt16
  }

  init(_ pages: [PageTerms]) {
    var found: [Posting] = []
    found.reserveCapacity(pages.reduce(0) { $0 + $1.postings.count })
    var firstUnit = 0
    var numbers: [Int32] = []
    for page in pages {
      numbers.removeAll(keepingCapacity: true)
      for number in 0..<page.terms.count {
        numbers.append(page.terms.withBytes(of: number) { Int32(terms.number(of: $0, hash: page.terms.hash(of: number))) })
      }
      for posting in page.postings {
        found.append(Posting(term: numbers[Int(posting.term)], unit: Int32(firstUnit) + posting.section, weight: posting.weight))
      }
      firstUnit += page.sections.count
    }
    terms.seal()
    sort(found)
  }
}

extension PostingTable {
  /// Sorts with a counting sort, which keeps the sections of each word in order.
  private mutating func sort(_ found: [Posting]) {
    starts = [Int32](repeating: 0, count: terms.count + 1)
    for posting in found { starts[Int(posting.term) + 1] += 1 }
    for number in 0..<terms.count { starts[number + 1] += starts[number] }
    var place = starts
    postings = [Posting](unsafeUninitializedCapacity: found.count) { sorted, count in
      for posting in found {
        let term = Int(posting.term)
        (sorted.baseAddress! + Int(place[term])).initialize(to: posting)
        place[term] += 1
      }
      count = found.count
    }
  }

  /// The entry of a word in a shard: the word, a space, its sections, and a bar. A section is written as the difference between its number
  /// and the previous section's number, in base 36, followed by the section's weight as an uppercase letter.
  func list(_ number: Int) -> [UInt8] {
    let all = postings[Int(starts[number])..<Int(starts[number + 1])]
    let least = all.count > Self.longestList ? Self.leastWeight(all) : (weight: 0, room: 0)
    var room = least.room
    var list: [UInt8] = []
    list.reserveCapacity(min(all.count, Self.longestList) * 3 + 16)
    list += terms.bytes(of: number)
    list.append(UInt8(ascii: " "))
    var last: Int32 = 0
    for posting in all {
      if posting.weight < least.weight { continue }
      if posting.weight == least.weight {
        if room == 0 { continue }
        room -= 1
      }
      list.add(base36: UInt32(posting.unit - last))
      list.append(UInt8(ascii: "A") + UInt8(min(posting.weight, 50) / 2))
      last = posting.unit
    }
    list.append(UInt8(ascii: "|"))
    return list
  }

  /// If a list is too long, sections with a low weight are left out. Returns the minimum weight of listed sections, and how many sections
  /// with exactly this weight still fit.
  private static func leastWeight(_ postings: ArraySlice<Posting>) -> (weight: Int, room: Int) {
    var counts: [Int] = []
    for posting in postings {
      while counts.count <= posting.weight { counts.append(0) }
      counts[Int(posting.weight)] += 1
    }
    var room = longestList
    for weight in counts.indices.reversed() {
      if counts[weight] >= room { return (weight, room) }
      room -= counts[weight]
    }
    return (0, room)
  }
}

extension [UInt8] {
  /// Appends a number in base 36 with lowercase digits.
  fileprivate mutating func add(base36 number: UInt32) {
    let digit = UInt8(number % 36)
    if number >= 36 { add(base36: number / 36) }
    append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }
}
