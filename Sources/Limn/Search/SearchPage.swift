import LimnMarkup

/// A page as the search finds it: its sections, and the words in them.
public struct SearchPage: Sendable {
  var title, url: String
  var kind: Int
  /// The titles of the entries above the page in the navigation.
  public var trail = ""
  let sections: [Section]

  struct Section {
    var title, anchor, excerpt: String
    /// The words of the section with their weights.
    var words: [String: Int]
  }
}

/// A section of a page that has its own search result.
public struct SearchSection: Sendable, Hashable {
  public var title: String
  /// The anchor of the section; nil for the top of the page.
  public var anchor: String?
  public var text: String
  /// Text that is searched, but never shown in a result, such as code.
  public var code: String
  /// The text of the result; nil for the beginning of `text`. A word of it weighs as much as one of a heading.
  public var summary: String?
  /// Names of declarations that this section documents. They weigh as much as a title.
  public var symbols: [String]

  public init(
    title: String, anchor: String? = nil, text: String = "", code: String = "", summary: String? = nil,
    symbols: [String] = []
  ) {
    self.title = title
    self.anchor = anchor
    self.text = text
    self.code = code
    self.summary = summary
    self.symbols = symbols
  }
}

extension SearchPage {
  private static let titleWeight = 40
  private static let headingWeight = 16
  private static let symbolWeight = 40
  /// The weight of a word in plain text grows with each repetition, up to this one.
  private static let mostRepetitions = 8

  /// - Parameters:
  ///   - kind: the number of the group in which results are shown.
  ///   - sections: the sections in page order. The first one represents the page itself.
  public init(title: String, url: String, kind: Int, sections: [SearchSection]) {
    self.title = title
    self.url = url
    self.kind = kind
    self.sections = sections.enumerated().map { number, section in
      Section(
        title: section.title.singleSpaced, anchor: section.anchor ?? "",
        excerpt: section.summary?.singleSpaced ?? Excerpt.of(Excerpt.withoutParameters(section.text)),
        words: Self.words(of: section, weighing: number == 0 ? Self.titleWeight : Self.headingWeight))
    }
  }

  /// The sections as the index has them. An article is also found by the titles above it, as in "luca clients", and a
  /// page of the catalog by its app, its layer, its kind, and its module, as in "errors of NumbersAPI".
  var indexed: [Section] {
    var sections = sections
    guard kind < 3, !sections.isEmpty else { return sections }
    let above =
      kind == 0
      ? trail : trail.drop { $0 != "›" } + " " + url.dropLast(5).split(separator: "/").dropFirst().prefix(2).withSpaces
    for word in SearchWords.counts(in: above).keys {
      sections[0].words[word] = max(sections[0].words[word] ?? 0, Self.headingWeight)
    }
    return sections
  }

  /// The words of a section with their weights.
  private static func words(of section: SearchSection, weighing titleWeight: Int) -> [String: Int] {
    var weights = SearchWords.counts(in: section.title).mapValues { $0 * titleWeight }
    // The words of a title written as one, as in "cheatsheets".
    let joined = section.title.lowercased().filter { $0.isLetter || $0.isNumber }
    if section.title.contains(" "), joined.count < 20 { weights[joined, default: 0] += titleWeight }
    // The labels of a state often repeat a word, which counts once. A title of a section often repeats one of them.
    for word in SearchWords.counts(in: section.summary ?? "").keys {
      weights[word] = headingWeight + (section.anchor == nil ? weights[word, default: 0] : 0)
    }
    for symbol in section.symbols {
      for (word, count) in SearchWords.counts(in: symbol) { weights[word, default: 0] += count * symbolWeight }
    }
    for (word, count) in SearchWords.counts(in: section.text + " " + section.code) {
      let weight = weights[word, default: 0]
      weights[word] = max(weight, min(weight + count, mostRepetitions))
    }
    return weights
  }
}
