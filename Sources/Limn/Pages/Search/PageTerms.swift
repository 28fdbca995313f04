import LimnMarkdown

/// The search data of one page: its sections, and the words in them.
struct PageTerms {
  var address: PageAddress
  var title: String
  var kind: SitePage.Kind
  /// The titles of the entries above the page in the navigation.
  var trail: String = ""
  private(set) var sections: [Section] = []

  struct Section {
    var title: String
    var anchor: String
    var excerpt: String
    /// The words of the section with their weights.
    var words: [(word: String, weight: Int)] = []
  }
}

extension PageTerms {
  private static let titleWeight = 40
  private static let headingWeight = 16
  private static let symbolWeight = 40
  /// The weight of a word in plain text grows with each repetition, up to this one.
  private static let mostRepetitions = 8

  /// Reads the words from the page's sections. If the page has no sections, reads the words from the page's HTML.
  init(_ page: SitePage) {
    self.init(address: page.address, title: page.title, kind: page.kind)
    func add(_ section: Section, text: String, summary: String = "", symbols: [String] = []) {
      var weights: [String: Int] = [:]
      let isPage = sections.isEmpty
      let titleWeight = isPage ? Self.titleWeight : Self.headingWeight
      SearchWords.forEach(in: section.title) { weights[$0, default: 0] += titleWeight }
      // The words of a title written as one, as in "cheatsheets".
      let joined = section.title.lowercased().filter { $0.isLetter || $0.isNumber }
      if section.title.contains(" "), joined.count < 20 { weights[joined, default: 0] += titleWeight }
      // The labels of a state often repeat a word, which counts once.
      SearchWords.forEach(in: summary) { weights[$0] = Self.headingWeight + (isPage ? weights[$0, default: 0] : 0) }
      for symbol in symbols { SearchWords.forEach(in: symbol) { weights[$0, default: 0] += Self.symbolWeight } }
      var repetitions: [String: Int] = [:]
      SearchWords.forEach(in: text) { repetitions[$0, default: 0] += 1 }
      let most = Self.mostRepetitions
      weights.merge(repetitions.mapValues { min($0, most) }) { max($0, min($0 + $1, most)) }
      sections.append(section)
      sections[sections.count - 1].words = weights.map { ($0, $1) }
    }
    for section in page.sections {
      // A state of a preview is found by the labels that it shows, with which search compares the query.
      let labels = page.kind == .preview && section.anchor != nil ? section.text : nil
      let excerpt = labels ?? Excerpt.of(Excerpt.withoutParameters(section.text))
      add(
        Section(title: section.title, anchor: section.anchor ?? "", excerpt: excerpt), text: section.text,
        summary: labels ?? "", symbols: section.symbols)
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
  }
}
