/// A fixed set of words. Each word has at most 16 bytes, so that it can be compared quickly.
struct WordSet: Sendable {
  private var slots: [Word]
  private let mask: Int

  init(_ words: String) {
    let all = words.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
    var size = 64
    while size < all.count * 4 { size *= 2 }
    mask = size - 1
    slots = Array(repeating: Word(), count: size)
    for bytes in all {
      guard let word = bytes.withUnsafeBufferPointer(Word.init) else {
        preconditionFailure("a word of a set has at most 16 bytes")
      }
      var slot = word.hash & mask
      while !slots[slot].isEmpty { slot = (slot + 1) & mask }
      slots[slot] = word
    }
  }
}

extension WordSet {
  /// The bytes of a word as two numbers, so that comparing words is fast. Two zeros represent a free slot of the hash
  /// table.
  struct Word: Equatable, Sendable {
    private var first: UInt64 = 0
    private var second: UInt64 = 0

    fileprivate init() {}

    /// Returns nil if the word is empty, has more than 16 bytes, or contains NUL.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
      guard !bytes.isEmpty, bytes.count <= 16 else { return nil }
      for (offset, byte) in bytes.enumerated() {
        if byte == 0 { return nil }
        if offset < 8 { first = first << 8 | UInt64(byte) } else { second = second << 8 | UInt64(byte) }
      }
    }

    fileprivate var isEmpty: Bool { first == 0 }

    fileprivate var hash: Int {
      let mixed = (first ^ (second &* 0xff51_afd7_ed55_8ccd)) &* 0x9e37_79b9_7f4a_7c15
      return Int(truncatingIfNeeded: mixed >> 40)
    }
  }

  func contains(_ word: Word) -> Bool {
    var slot = word.hash & mask
    while true {
      let found = slots[slot]
      if found == word { return true }
      if found.isEmpty { return false }
      slot = (slot + 1) & mask
    }
  }

  func contains(_ range: Range<Int>, in code: CodeCursor) -> Bool { code.word(range).map(contains) ?? false }
}

extension CodeCursor {
  /// Returns the word in a range, so that it can be looked up in several sets. Returns nil if no set can contain the
  /// word.
  func word(_ range: Range<Int>) -> WordSet.Word? { WordSet.Word(UnsafeBufferPointer(rebasing: bytes[range])) }
}
