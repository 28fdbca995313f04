/// The search data of one page: its sections, and the words in them.
struct PageTerms: Sendable {
  var address: PageAddress
  var title: String
  var kind: SitePage.Kind
  /// The titles of the entries above the page in the navigation.
  var trail: String = ""
  private(set) var sections: [Section] = []
  /// The words of all sections, in the order of the sections.
  private(set) var postings: [Posting] = []

  struct Section: Sendable {
    var title: String
    var anchor: String
    var excerpt: String
  }

  /// The occurrence of a word in a section. Numbers of 32 bits keep the postings of a large site small.
  struct Posting: Sendable {
    /// The number of the word in ``SiteWords``.
    var word: Int32
    var section: Int32
    var weight: Int32
  }
}

extension PageTerms {
  private static let titleWeight: Int32 = 40
  private static let headingWeight: Int32 = 16
  private static let symbolWeight: Int32 = 40
  /// The weight of a word in plain text grows with each repetition, up to this one.
  private static let mostRepetitions: Int32 = 8

  /// Reads the words from the page's sections. If the page has no sections, reads the words from the page's HTML.
  ///
  /// - Parameter words: the words of the site.
  init(_ page: SitePage, words: SiteWords) {
    self.init(address: page.address, title: page.title, kind: page.kind)
    var counted: [[String: Int32]] = []
    func add(_ section: Section, text: String, summary: String = "", symbols: [String] = []) {
      var weights: [String: Int32] = [:]
      let titleWeight = sections.isEmpty ? Self.titleWeight : Self.headingWeight
      SearchWords.forEach(in: section.title) { weights[$0, default: 0] += titleWeight }
      SearchWords.forEach(in: summary) { weights[$0, default: 0] += Self.headingWeight }
      for symbol in symbols { SearchWords.forEach(in: symbol) { weights[$0, default: 0] += Self.symbolWeight } }
      SearchWords.forEach(in: text) {
        if weights[$0, default: 0] < Self.mostRepetitions { weights[$0, default: 0] += 1 }
      }
      sections.append(section)
      counted.append(weights)
    }
    for section in page.sections {
      let excerpt = Excerpt.of(Excerpt.withoutParameters(section.text))
      add(
        Section(title: section.title, anchor: section.anchor ?? "", excerpt: excerpt), text: section.text,
        symbols: section.symbols)
    }
    if page.sections.isEmpty {
      let found = PageText(html: page.body, title: page.title).sections
      for (number, section) in found.enumerated() {
        let summary = number == 0 ? page.summary ?? "" : ""
        let excerpt = summary.isEmpty ? Excerpt.of(section.text) : summary.singleSpaced
        add(
          Section(title: section.title, anchor: section.anchor, excerpt: excerpt),
          // The words of a query can be spread over the sections of a page, which is found by its headings then.
          text: ([section.text, section.code] + (number == 0 ? found.dropFirst().map(\.title) : [])).joined(
            separator: " "),
          summary: summary)
      }
    }
    let numbers = words.numbers(of: counted)
    postings = zip(numbers, counted).enumerated().flatMap { section, words in
      zip(words.0, words.1.values).map { Posting(word: $0, section: Int32(section), weight: $1) }
    }
  }
}
