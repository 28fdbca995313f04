/// The texts of a page's sections in the format of a page shard. The search shows them in its results.
struct SectionTexts: Sendable {
  private var bytes: [UInt8] = []
  /// For each section, the offset in `bytes` where its text ends.
  private var ends: [Int32] = []

  init(_ sections: [WordCounter.Section]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(sections.count * 160)
    ends.reserveCapacity(sections.count)
    for section in sections {
      bytes.add(",")
      bytes.add(json: section.title.utf8)
      bytes.add(",")
      bytes.add(json: section.anchor.utf8)
      bytes.add(",")
      bytes.add(json: section.words)
      ends.append(Int32(bytes.count))
    }
    // Copy the bytes to free unused capacity.
    self.bytes = Array(bytes[...])
  }
}

extension SectionTexts {
  /// The number of sections.
  var count: Int { ends.count }

  subscript(_ section: Int) -> ArraySlice<UInt8> {
    bytes[(section == 0 ? 0 : Int(ends[section - 1]))..<Int(ends[section])]
  }
}

extension WordCounter.Section {
  /// The excerpt as it is displayed: character references are decoded, and white space is reduced to single spaces.
  fileprivate var words: [UInt8] {
    excerpt.contains(UInt8(ascii: "&")) ? Array(excerpt.text.unescapedHTML.utf8).singleSpaced : excerpt.singleSpaced
  }
}

extension [UInt8] {
  /// The text without white space at its ends, and with each run of ASCII white space replaced by one space.
  var singleSpaced: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { words, length in
      for byte in self {
        let isBlank = byte == 32 || (9...13).contains(byte)
        if isBlank, length == 0 || words[length - 1] == 32 { continue }
        words[length] = isBlank ? 32 : byte
        length += 1
      }
      if length > 0, words[length - 1] == 32 { length -= 1 }
    }
  }
}
