/// A fixed set of short words that can be looked up quickly by their bytes.
struct WordSet: Sendable {
  private var slots: [[UInt8]]
  private let mask: Int

  init(_ words: String) {
    let all = words.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
    var size = 64
    while size < all.count * 4 { size *= 2 }
    mask = size - 1
    slots = Array(repeating: [], count: size)
    for word in all {
      var slot = word.withUnsafeBufferPointer { Self.hash($0) } & mask
      while !slots[slot].isEmpty { slot = (slot + 1) & mask }
      slots[slot] = word
    }
  }
}

extension WordSet {
  func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    var slot = Self.hash(word) & mask
    while true {
      let found = slots[slot]
      if found.isEmpty { return false }
      if found.count == word.count, found.elementsEqual(word) { return true }
      slot = (slot + 1) & mask
    }
  }

  func contains(_ range: Range<Int>, in code: CodeCursor) -> Bool { contains(UnsafeBufferPointer(rebasing: code.bytes[range])) }

  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash ^ (hash >> 29)) & Int.max
  }
}
