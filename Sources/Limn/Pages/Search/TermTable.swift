import Foundation

/// Assigns consecutive numbers to words without creating a string for each word.
struct TermTable: Sendable {
  private var arena: [UInt8] = []
  private var ends: [Int32] = []
  private var hashes: [UInt32] = []
  /// The hash table. The upper half of a slot contains a word's hash, and the lower half contains the word's number plus one. A free slot
  /// is 0.
  private var slots: [UInt64]

  init(capacity: Int = 512) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    arena.reserveCapacity(capacity * 4)
  }

  var count: Int { ends.count }
}

extension TermTable {
  func hash(of number: Int) -> UInt32 { hashes[number] }

  func range(of number: Int) -> Range<Int> {
    (number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])
  }

  func bytes(of number: Int) -> ArraySlice<UInt8> { arena[range(of: number)] }

  func withBytes<R>(of number: Int, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    arena.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range(of: number)])) }
  }

  /// The numbers of all words, sorted by the words' bytes.
  var sorted: [Int32] {
    arena.withUnsafeBufferPointer { arena in
      // The key of a word consists of its first eight bytes as a number. If two words have different keys, comparing the keys is enough to
      // sort them. This avoids reading the words from the arena.
      let keyed = (0..<count).map { number in
        var key: UInt64 = 0
        let range = range(of: number)
        for offset in 0..<8 { key = key << 8 | (offset < range.count ? UInt64(arena[range.lowerBound + offset]) : 0) }
        return (key: key, number: Int32(number))
      }
      return keyed.sorted { one, other in
        if one.key != other.key { return one.key < other.key }
        let (first, second) = (range(of: Int(one.number)), range(of: Int(other.number)))
        let order = memcmp(arena.baseAddress! + first.lowerBound, arena.baseAddress! + second.lowerBound, min(first.count, second.count))
        return order == 0 ? first.count < second.count : order < 0
      }.map(\.number)
    }
  }

  static let hashStart: UInt32 = 2_166_136_261

  @inline(__always)
  static func hash(_ hash: UInt32, adding byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 16_777_619 }

  static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt32 {
    word.reduce(hashStart) { hash($0, adding: $1) }
  }

  /// Returns the number of a word. A new word gets the next free number.
  mutating func number(of word: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    let slot = slot(of: word, hash: hash)
    if slots[slot] != 0 { return Int(UInt32(truncatingIfNeeded: slots[slot])) - 1 }
    let number = ends.count
    slots[slot] = UInt64(hash) << 32 | UInt64(number + 1)
    arena.append(contentsOf: word)
    ends.append(Int32(arena.count))
    hashes.append(hash)
    if ends.count * 2 > slots.count { grow() }
    return number
  }
}

extension TermTable {
  /// Returns the index of a word's slot. If the table does not contain the word, this is the free slot where the word belongs.
  private func slot(of word: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    slots.withUnsafeBufferPointer { slots in
      let mask = slots.count - 1
      var slot = Int(hash) & mask
      while slots[slot] != 0 {
        let number = Int(UInt32(truncatingIfNeeded: slots[slot])) - 1
        if UInt32(truncatingIfNeeded: slots[slot] >> 32) == hash, isEqual(number, word) { return slot }
        slot = (slot + 1) & mask
      }
      return slot
    }
  }

  private func isEqual(_ number: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(of: number)
    guard range.count == word.count, let start = word.baseAddress else { return false }
    return arena.withUnsafeBufferPointer { memcmp($0.baseAddress! + range.lowerBound, start, word.count) == 0 }
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = Array(repeating: 0, count: mask + 1)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt64(hash) << 32 | UInt64(number + 1)
    }
  }
}
