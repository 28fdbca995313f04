/// Counts the words of each section of a page.
struct WordCounter: ~Copyable {
  private(set) var sections: [Section] = []
  /// One posting for each word of each section, in the order of the sections.
  private(set) var postings = PostingBuffer()
  /// For each section, the number of postings before its first one.
  private(set) var starts: [Int] = []
  /// Whether the current section already had an excerpt when it started: the page's summary. If so, no excerpt is made
  /// from the section's text.
  private(set) var hasSummary = false
  private var table: WordTable
  private var firstOfSection = 0
  private var excerpt = Excerpt()

  /// - Parameter table: the table that numbers the words. ``takeTable()`` returns it.
  init(_ table: consuming WordTable) { self.table = table }

  struct Section {
    var title: String
    var anchor: String
    /// The first characters of the section's text.
    var excerpt: [UInt8]
  }
}

extension WordCounter {
  mutating func start(_ section: Section) {
    sections.append(section)
    firstOfSection = postings.count
    starts.append(firstOfSection)
    hasSummary = !section.excerpt.isEmpty
    excerpt = Excerpt()
  }

  /// Returns the table for the next page.
  mutating func takeTable() -> WordTable {
    table.earlierPostings += Int32(postings.count)
    return table.take()
  }

  mutating func add(_ text: String, weight: UInt16) {
    var text = text
    text.withUTF8 { add($0, weight: weight, isExcerpt: false) }
  }

  mutating func addExcerpt(_ text: String) {
    var text = text
    text.withUTF8 { excerpt.add($0, to: &sections[sections.count - 1].excerpt) }
  }

  mutating func add(_ text: UnsafeBufferPointer<UInt8>, weight: UInt16, isExcerpt: Bool) {
    if isExcerpt { excerpt.add(text, to: &sections[sections.count - 1].excerpt) }
    WordReader.read(text) { word in count(word, weight) }
  }

  @inline(__always)
  private mutating func count(_ word: SearchWord, _ weight: UInt16) {
    let earlier = table.earlierPostings
    table.terms.update(word) { number, mark in
      let known = Int(mark - earlier)
      let place = known >= firstOfSection ? known : postings.count
      mark = earlier + Int32(place)
      postings.count(number, weight, at: place)
    }
  }
}
