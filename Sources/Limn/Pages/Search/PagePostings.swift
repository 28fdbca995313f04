/// The words in each section of a page, with their weights. They are stored in a compact form, since the words of all
/// pages stay in memory until the search files are written.
///
/// For each section, `bytes` contains the number of words. Two numbers follow for each word: its number in the table,
/// and its weight. All numbers are encoded as unsigned LEB128, which uses one byte for numbers below 128.
struct PagePostings: Sendable {
  let bytes: [UInt8]
  /// The number of the table in ``SiteWords`` that contains the words.
  let table: Int

  /// - Parameters:
  ///   - postings: the words of all sections, in the order of the sections.
  ///   - starts: for each section, the number of postings before its first one.
  ///   - table: the number of the table that contains the words.
  init(_ postings: UnsafeBufferPointer<PostingBuffer.Posting>, starts: [Int], table: Int) {
    self.table = table
    // A number of 32 bits has at most five bytes.
    let most = postings.count * 10 + starts.count * 5
    bytes = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: most) { bytes in
      var count = 0
      for (section, start) in starts.enumerated() {
        let end = section + 1 < starts.count ? starts[section + 1] : postings.count
        Self.write(UInt32(end - start), to: bytes, &count)
        for posting in postings[start..<end] {
          Self.write(UInt32(posting.term), to: bytes, &count)
          Self.write(UInt32(posting.weight), to: bytes, &count)
        }
      }
      return Array(bytes[..<count])
    }
  }
}

extension PagePostings {
  /// Calls `body` for each word of each section, in order.
  @inline(__always)
  func forEach(_ body: (_ section: Int, _ term: Int, _ weight: UInt16) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      var section = 0
      while offset < bytes.count {
        for _ in 0..<Self.next(bytes, &offset) {
          let term = Self.next(bytes, &offset)
          body(section, Int(term), UInt16(truncatingIfNeeded: Self.next(bytes, &offset)))
        }
        section += 1
      }
    }
  }

  @inline(__always)
  private static func write(_ number: UInt32, to bytes: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int) {
    var rest = number
    while rest >= 0x80 {
      bytes[count] = UInt8(truncatingIfNeeded: rest) | 0x80
      count += 1
      rest >>= 7
    }
    bytes[count] = UInt8(rest)
    count += 1
  }

  @inline(__always)
  private static func next(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: inout Int) -> UInt32 {
    var number: UInt32 = 0
    var shift: UInt32 = 0
    while true {
      let byte = bytes[offset]
      offset += 1
      number |= UInt32(byte & 0x7f) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
  }
}
