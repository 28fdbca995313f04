import LimnMarkup
import SystemFoundation

/// Assigns consecutive numbers to words without creating a string for each word.
struct TermTable: Sendable {
  private var arena: [UInt8] = []
  private var ends: [Int32] = []
  private var hashes: [UInt32] = []
  private var slots: TermSlots

  init(capacity: Int = 512) {
    var size = 64
    while size * 3 < capacity * 4 { size *= 2 }
    slots = TermSlots(size)
    arena.reserveCapacity(capacity * 4)
  }

  var count: Int { ends.count }
}

extension TermTable {
  func range(of number: Int) -> Range<Int> {
    (number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])
  }

  func bytes(of number: Int) -> ArraySlice<UInt8> { arena[range(of: number)] }

  /// Calls `body` for each word, in the order of the numbers.
  func forEach(_ body: (SearchWord) -> Void) {
    arena.withUnsafeBufferPointer { arena in
      for number in 0..<count {
        body(SearchWord(bytes: UnsafeBufferPointer(rebasing: arena[range(of: number)]), hash: hashes[number]))
      }
    }
  }

  /// The numbers of all words, sorted by the words' bytes.
  var sorted: [Int32] {
    arena.withUnsafeBufferPointer { arena in
      // The key of a word consists of its first eight bytes as a number. If two words have different keys, comparing
      // the keys is enough to sort them. This avoids reading the words from the arena.
      let keyed = (0..<count).map { number in
        var key: UInt64 = 0
        let range = range(of: number)
        for offset in 0..<8 { key = key << 8 | (offset < range.count ? UInt64(arena[range.lowerBound + offset]) : 0) }
        return (key: key, number: Int32(number))
      }
      return keyed.sorted { one, other in
        if one.key != other.key { return one.key < other.key }
        let (first, second) = (range(of: Int(one.number)), range(of: Int(other.number)))
        let order = memcmp(
          arena.baseAddress! + first.lowerBound, arena.baseAddress! + second.lowerBound, min(first.count, second.count))
        return order == 0 ? first.count < second.count : order < 0
      }.map(\.number)
    }
  }

  /// Returns the number of a word. A new word gets the next free number.
  mutating func number(of word: SearchWord) -> Int {
    let slot = filledSlot(of: word)
    return Int(slots[slot].number) - 1
  }

  /// Calls `body` with the number and the mark of a word. A new word gets the next free number and the mark -1. `body`
  /// can change the mark. Copies of a table share the marks until a word is inserted, so only one of the copies can use
  /// marks.
  @inline(__always)
  mutating func update(_ word: SearchWord, _ body: (_ number: Int32, _ mark: inout Int32) -> Void) {
    let slot = filledSlot(of: word)
    body(Int32(slots[slot].number) - 1, &slots[slot].mark)
  }
}

extension TermTable {
  /// Returns the index of a word's slot. A new word is inserted.
  @inline(__always)
  private mutating func filledSlot(of word: SearchWord) -> Int {
    let slot = slot(of: word)
    return slots[slot].number != 0 ? slot : insert(word)
  }

  /// Inserts a new word, and returns the index of its slot.
  @inline(never)
  private mutating func insert(_ word: SearchWord) -> Int {
    arena.append(contentsOf: word.bytes)
    ends.append(Int32(arena.count))
    hashes.append(word.hash)
    let isFull = ends.count * 4 > slots.count * 3
    if isFull || !isKnownUniquelyReferenced(&slots) {
      let hashes = hashes
      slots = slots.copy(count: isFull ? slots.count * 2 : slots.count) { hashes[Int($0) - 1] }
    }
    let place = self.slot(of: word)
    slots[place] = TermSlots.Slot(head: word.head, number: UInt32(ends.count))
    return place
  }

  /// Returns the index of a word's slot. If the table does not contain the word, this is the free slot where the word
  /// belongs.
  @inline(__always)
  private func slot(of word: SearchWord) -> Int {
    let mask = slots.count - 1
    var slot = Int(word.hash) & mask
    while slots[slot].number != 0 {
      if slots[slot].head == word.head, isEqual(Int(slots[slot].number) - 1, word) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// Whether a word of the table is equal to another word with the same `head`.
  @inline(__always)
  private func isEqual(_ number: Int, _ word: SearchWord) -> Bool {
    // Words contain no zero byte, so the head of a short word determines the whole word.
    word.bytes.count < MemoryLayout.size(ofValue: word.head) || hasSameEnd(number, word)
  }

  /// Whether a word of the table is equal to another word whose first bytes, those of `head`, are equal.
  private func hasSameEnd(_ number: Int, _ word: SearchWord) -> Bool {
    let range = range(of: number)
    guard range.count == word.bytes.count else { return false }
    return arena.withUnsafeBytes { arena in
      let (known, other) = (UnsafeRawBufferPointer(rebasing: arena[range]), UnsafeRawBufferPointer(word.bytes))
      // Most of these words have less than 16 bytes, for which calling `memcmp` takes longer than comparing their last
      // eight bytes.
      var end = range.count
      while end > EightBytes.count {
        let offset = end - EightBytes.count
        if known.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          != other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        {
          return false
        }
        end = offset
      }
      return true
    }
  }
}
