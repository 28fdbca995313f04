/// The search data of one page: its sections, and their words with weights.
struct PageTerms: Sendable {
  var address: PageAddress
  var title: String
  var kind: SitePage.Kind
  /// The titles of the entries above the page in the navigation.
  var trail: String = ""
  private(set) var postings: PagePostings
  /// For each section, the text to write to a page shard. The text consists of three JSON strings: the title, the
  /// anchor, and the excerpt. There is a comma before each string.
  private(set) var texts: SectionTexts
}

extension PageTerms {
  private static let titleWeight: UInt16 = 40
  private static let headingWeight: UInt16 = 16
  private static let symbolWeight: UInt16 = 40

  /// Reads the words from the page's sections. If the page has no sections, reads the words from the page's HTML.
  ///
  /// - Parameter words: the words of the site.
  init(_ page: SitePage, words: SiteWords) {
    self = words.withTable { Self(page, &$0) }
  }

  private init(_ page: SitePage, _ table: inout WordTable) {
    address = page.address
    title = page.title
    kind = page.kind
    let number = table.number
    var words = WordCounter(table.take())
    if page.sections.isEmpty {
      words.start(WordCounter.Section(title: page.title, anchor: "", excerpt: Array((page.summary ?? "").utf8)))
      words.add(page.title, weight: Self.titleWeight)
      HTMLTextReader.read(page.body) { event in
        switch event {
        case .heading(let anchor, let title):
          words.start(WordCounter.Section(title: title, anchor: anchor, excerpt: []))
          words.add(title, weight: Self.headingWeight)
        case .text(let bytes, let isCode): words.add(bytes, weight: 1, isExcerpt: !isCode && !words.hasSummary)
        }
      }
    } else {
      for (number, section) in page.sections.enumerated() {
        words.start(WordCounter.Section(title: section.title, anchor: section.anchor ?? "", excerpt: []))
        words.add(section.title, weight: number == 0 ? Self.titleWeight : Self.headingWeight)
        for symbol in section.symbols { words.add(symbol, weight: Self.symbolWeight) }
        var text = section.text
        text.withUTF8 { words.add($0, weight: 1, isExcerpt: false) }
        words.addExcerpt(DocumentationText.withoutParameters(section.text))
      }
    }
    let starts = words.starts
    postings = words.postings.withPostings { PagePostings($0, starts: starts, table: number) }
    texts = SectionTexts(words.sections)
    table = words.takeTable()
  }
}
