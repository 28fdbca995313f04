// The format of the sections in a word shard.
extension PostingLists {
  /// Writes the sections of a word to a buffer, and returns the number of written bytes. In a shard, the word and a
  /// space come before the sections, and `|` comes after them.
  ///
  /// Each section is written as a number in base 36 and an uppercase letter. The number is the difference from the
  /// number of the previous section. The letter is the weight.
  static func write(_ all: Slice<UnsafeBufferPointer<Posting>>, to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
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

  /// Determines which sections to list for a word that occurs in too many sections. The sections with the highest
  /// weights are listed. Returns the lowest weight that is listed, and the maximum number of sections with exactly this
  /// weight.
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
