/// How many bytes a text takes when a server compresses it, close to what gzip gives, without compressing it.
///
/// Repeated stretches are found as deflate finds them, in a window of 32 KB; literals, lengths and distances then count by their entropy, which Huffman codes
/// come near to.
enum CompressedSize {
  static func estimate(_ bytes: [UInt8]) -> Int {
    guard bytes.count > 8 else { return bytes.count + 20 }
    var literals = [Int](repeating: 0, count: 286)
    var distances = [Int](repeating: 0, count: 32)
    var extraBits = 0
    bytes.withUnsafeBufferPointer { text in
      var finder = MatchFinder(count: text.count)
      var offset = 0
      while offset < text.count {
        let (length, distance) = finder.longest(at: offset, in: text)
        if length >= 4 {
          let step = bits(length - 3)
          literals[257 + min(28, step * 4)] += 1
          distances[min(31, bits(distance) * 2)] += 1
          extraBits += max(0, step - 2) + max(0, bits(distance) - 1)
          for place in offset..<(offset + length) { finder.insert(place, in: text) }
          offset += length
        } else {
          literals[Int(text[offset])] += 1
          finder.insert(offset, in: text)
          offset += 1
        }
      }
    }
    let used = literals.count { $0 > 0 } + distances.count { $0 > 0 }
    return 18 + used * 4 / 8 + Int((entropy(literals) + entropy(distances) + Double(extraBits)) / 8)
  }

  private static func bits(_ number: Int) -> Int { Int.bitWidth - max(number, 1).leadingZeroBitCount }

  /// In bits, for all symbols together.
  private static func entropy(_ counts: [Int]) -> Double {
    let total = Double(counts.reduce(0, +))
    guard total > 0 else { return 0 }
    return counts.reduce(0.0) { $1 == 0 ? $0 : $0 + Double($1) * log2(total / Double($1)) }
  }

  /// The logarithm to the base 2, to about seven digits: exponent, then the series of the area tangent for the mantissa.
  private static func log2(_ value: Double) -> Double {
    let mantissa = value.significand
    let x = (mantissa - 1) / (mantissa + 1)
    let square = x * x
    let series = x * (1 + square * (1.0 / 3 + square * (1.0 / 5 + square * (1.0 / 7 + square * (1.0 / 9 + square / 11)))))
    return Double(value.exponent) + 2 * series * 1.442_695_040_888_963_4
  }
}

/// Finds the longest earlier stretch that repeats, by chains of places with the same four bytes.
private struct MatchFinder {
  private var heads: [Int32]
  private var chain: [Int32]

  init(count: Int) {
    heads = Array(repeating: -1, count: 1 << 14)
    chain = Array(repeating: -1, count: count)
  }

  private func key(_ place: Int, _ text: UnsafeBufferPointer<UInt8>) -> Int {
    let word = UInt32(text[place]) | UInt32(text[place + 1]) << 8 | UInt32(text[place + 2]) << 16 | UInt32(text[place + 3]) << 24
    return Int((word &* 2_654_435_761) >> 18)
  }

  mutating func insert(_ place: Int, in text: UnsafeBufferPointer<UInt8>) {
    guard place + 4 <= text.count else { return }
    let key = key(place, text)
    chain[place] = heads[key]
    heads[key] = Int32(place)
  }

  func longest(at place: Int, in text: UnsafeBufferPointer<UInt8>) -> (length: Int, distance: Int) {
    guard place + 4 <= text.count else { return (0, 0) }
    var best = (length: 0, distance: 0)
    var candidate = Int(heads[key(place, text)])
    var tries = 32
    while candidate >= 0, place - candidate <= 32768, tries > 0 {
      var length = 0
      while length < 258, place + length < text.count, text[candidate + length] == text[place + length] { length += 1 }
      if length > best.length { best = (length, place - candidate) }
      candidate = Int(chain[candidate])
      tries -= 1
    }
    return best
  }
}
