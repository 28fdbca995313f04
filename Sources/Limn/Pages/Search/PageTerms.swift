/// The search data of one page: its sections, and their words with weights.
struct PageTerms: Sendable {
  var address: PageAddress
  var title: String
  var kind: SitePage.Kind
  /// The titles of the entries above the page in the navigation.
  var trail: String = ""
  var sections: [Section] = []
  var terms = TermTable()
  /// One posting for each word of each section, in the order of the sections.
  var postings: [Posting] = []

  struct Section: Sendable {
    var title: String
    var anchor: String
    /// The first characters of the section's text.
    var excerpt: [UInt8]
  }

  struct Posting: Sendable {
    var term: Int32
    var section: Int32
    var weight: UInt16
  }
}

extension PageTerms {
  private static let titleWeight: UInt16 = 40
  private static let headingWeight: UInt16 = 16
  private static let symbolWeight: UInt16 = 40

  /// Reads the words from the page's sections. If the page has no sections, reads the words from the page's HTML.
  init(_ page: SitePage) {
    address = page.address
    title = page.title
    kind = page.kind
    var words = WordCounter(capacity: min(2048, max(128, page.body.count / 32)))
    if page.sections.isEmpty {
      words.start(Section(title: page.title, anchor: "", excerpt: Array((page.summary ?? "").utf8)))
      words.add(page.title, weight: Self.titleWeight)
      HTMLTextReader.read(page.body) { event in
        switch event {
        case .heading(let anchor, let title):
          words.start(Section(title: title, anchor: anchor, excerpt: []))
          words.add(title, weight: Self.headingWeight)
        case .text(let bytes, let isCode): words.add(bytes, weight: 1, isExcerpt: !isCode && !words.hasSummary)
        }
      }
    } else {
      for (number, section) in page.sections.enumerated() {
        words.start(Section(title: section.title, anchor: section.anchor ?? "", excerpt: []))
        words.add(section.title, weight: number == 0 ? Self.titleWeight : Self.headingWeight)
        for symbol in section.symbols { words.add(symbol, weight: Self.symbolWeight) }
        var text = section.text
        text.withUTF8 { words.add($0, weight: 1, isExcerpt: false) }
        words.addExcerpt(DocumentationText.withoutParameters(section.text))
      }
    }
    words.finish()
    sections = words.sections
    terms = words.terms
    postings = words.postings
  }
}

/// Counts the words of each section.
private struct WordCounter {
  var sections: [PageTerms.Section] = []
  var terms: TermTable
  var postings: [PageTerms.Posting] = []
  /// For each word, the index of its latest posting.
  private var current: [Int32] = []
  private var firstOfSection = 0
  private var scratch: [UInt8] = []

  /// Whether the section has a summary as its excerpt.
  private(set) var hasSummary = false
  private var excerpt = Excerpt()

  mutating func start(_ section: PageTerms.Section) {
    sections.append(section)
    firstOfSection = postings.count
    hasSummary = !section.excerpt.isEmpty
    excerpt = Excerpt()
  }

  init(capacity: Int) { terms = TermTable(capacity: capacity) }

  mutating func finish() {
    current = []
    terms.seal()
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
      // Repetitions of a word in plain text increase the weight only up to 8.
      if postings[known].weight < 8 || weight > 1 { postings[known].weight += weight }
    } else {
      current[number] = Int32(postings.count)
      postings.append(PageTerms.Posting(term: Int32(number), section: Int32(sections.count - 1), weight: weight))
    }
  }
}
