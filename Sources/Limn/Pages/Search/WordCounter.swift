/// Counts the words of each section of a page.
struct WordCounter {
  private(set) var sections: [Section] = []
  private(set) var terms: TermTable
  /// One posting for each word of each section, in the order of the sections.
  private(set) var postings: [Posting] = []
  /// Whether the current section already had an excerpt when it started: the page's summary. If so, no excerpt is made from the section's
  /// text.
  private(set) var hasSummary = false
  /// For each word, the index of the word's last posting in `postings`; -1 if the word has no posting.
  private var current: [Int32] = []
  private var firstOfSection = 0
  private var excerpt = Excerpt()

  init(capacity: Int) { terms = TermTable(capacity: capacity) }

  struct Section {
    var title: String
    var anchor: String
    /// The first characters of the section's text.
    var excerpt: [UInt8]
  }

  struct Posting {
    /// The number of the word in `terms`.
    var term: Int32
    var section: Int32
    var weight: UInt16
  }
}

extension WordCounter {
  mutating func start(_ section: Section) {
    sections.append(section)
    firstOfSection = postings.count
    hasSummary = !section.excerpt.isEmpty
    excerpt = Excerpt()
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
    WordReader.read(text) { word, hash in count(word, hash, weight) }
  }

  private mutating func count(_ word: UnsafeBufferPointer<UInt8>, _ hash: UInt32, _ weight: UInt16) {
    let number = terms.number(of: word, hash: hash)
    if number == current.count { current.append(-1) }
    let known = Int(current[number])
    if known >= firstOfSection {
      // In plain text, each repetition adds 1 to the weight of a word, but only up to a weight of 8.
      if postings[known].weight < 8 || weight > 1 { postings[known].weight += weight }
    } else {
      current[number] = Int32(postings.count)
      postings.append(Posting(term: Int32(number), section: Int32(sections.count - 1), weight: weight))
    }
  }
}
