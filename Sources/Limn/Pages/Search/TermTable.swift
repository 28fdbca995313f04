/// Numbers for words, given in the order in which they come, without making a string of any.
struct TermTable: Sendable {
  private var arena: [UInt8] = []
  private var ends: [Int32] = []
  private var hashes: [UInt32] = []
  private var slots: [Int32]

  init(capacity: Int = 512) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
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

  static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in word { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash
  }

  /// The number of a word, a new one if it was not seen before.
  mutating func number(of word: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if hashes[number] == hash, isEqual(number, word) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = ends.count
    slots[slot] = Int32(number)
    arena.append(contentsOf: word)
    ends.append(Int32(arena.count))
    hashes.append(hash)
    if ends.count * 2 > slots.count { grow() }
    return number
  }
}

extension TermTable {
  private func isEqual(_ number: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(of: number)
    guard range.count == word.count else { return false }
    for offset in 0..<word.count where arena[range.lowerBound + offset] != word[offset] { return false }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }
}
