import Foundation
import LimnMarkdown
import Testing

@testable import LimnPages

@Suite struct SearchTests {
  @Test("Each special character is escaped at each place of a script string") func eachSpecialCharacterIsEscaped()
    throws
  {
    let specials = [
      "\"", "\\", "\n", "\r", "\t", "<", "\u{0}", "\u{1F}", "\u{2028}", "\u{2029}", "\u{2027}", "é", "\u{7F}",
    ]
    for length in 0..<20 {
      for place in 0...length {
        for special in specials {
          let text = String(repeating: "x", count: place) + special + String(repeating: "y", count: length - place)
          var json: [UInt8] = []
          json.add(json: text.utf8)
          #expect(!json.contains { $0 < 0x20 || $0 == UInt8(ascii: "<") } && !json.text.contains("\u{2028}"))
          #expect(try JSONDecoder().decode(String.self, from: Data(json)) == text)
        }
      }
    }
  }

  @Test("The text of a code block is read without its colors") func theTextOfACodeBlockIsReadWithoutItsColors() {
    func texts(_ html: String) -> [String] {
      var found: [String] = []
      HTMLTextReader.read(Array(html.utf8)) { event in
        guard case .text(let bytes, let isCode) = event else { return }
        found.append("\(isCode ? "code" : "text"): \(String(decoding: bytes, as: UTF8.self))")
      }
      return found
    }
    #expect(
      texts(
        "<p>a</p><pre tabindex=\"0\"><code><span class=\"kw\">let</span> x = &lt;<span>y</span></code></pre><p>b</p>")
        == [
          "text: a", "code:  let x = &lt;y ", "text: b",
        ])
    // Other elements than `span` can be lines, whose words must not be joined.
    #expect(texts("<pre><div>one</div><div>two</div></pre>") == ["code:  one  two "])
    #expect(texts("<pre>a<svg><text>picture</text></svg>b</pre>c") == ["code: a b", "text: c"])
    #expect(texts("<pre>a<span class=\"x") == ["code: a"])
  }

  @Test("Each section is found by its words, a title more than its text") func eachSectionIsFoundByItsWordsATitle()
    throws
  {
    let site = try TestSite([
      "index.md": "# Pond\n\nNothing here but providers.\n\n## Depth\n\nFathoms.\n",
      "a/providers.md": "# Providers\n\nThey own data.\n",
    ])
    let index = try SearchReader(site)
    #expect(index.find("providers").map(\.place) == ["a/providers.html", "index.html"])
    #expect(index.find("fathoms").map(\.place) == ["index.html#depth"])
    #expect(index.find("nowhere").isEmpty)
  }

  @Test("A file that is a page of its own is found, down to its sections") func aFileThatIsAPageOfItsOwn() throws {
    let site = try TestSite(["index.md": "# Pond\n"]) {
      let sections = [
        SearchSection(title: "NumberFactView", text: "NumberFactView in NumberFacts."),
        SearchSection(title: "Start", anchor: "s0", text: "Shuffle"),
      ]
      $0.previews.searchedPages = [
        SitePage(
          address: "catalog/preview/a.html", title: "NumberFactView", kind: .preview, body: [], sections: sections)
      ]
    }
    let index = try SearchReader(site)
    #expect(index.find("shuffle").map(\.place) == ["catalog/preview/a.html#s0"])
    #expect(index.find("numberfactview").first?.place == "catalog/preview/a.html")
    #expect(site.files["catalog/preview/a.html"] == nil)
  }

  @Test("A word that is everywhere keeps the sections where it weighs most, in order")
  func aWordThatIsEverywhereKeepsTheSectionsWhere()
    throws
  {
    var content: [String: String] = [:]
    for number in 100..<400 { content["p\(number).md"] = "# Page \(number)\n\nWater.\n" }
    content["p399.md"] = "# Water\n"
    let words = SiteWords()
    let lists = PostingLists(try TestSite(content).terms(of: content, words), words: words.tables, jobs: 4)
    let list = lists.list(ofWord: "water")
    #expect(list.hasPrefix("water ") && list.hasSuffix("|"))
    #expect(list.matches(of: #/[0-9a-z]+[A-Z]/#).count == PostingLists.longestList)
    #expect(list.hasSuffix("U|"))
  }

  @Test("The stored words of a page are those that were counted") func theStoredWordsOfAPageAreThose() {
    let counted: [(term: Int32, weight: UInt16)] = [(5, 1), (2_000_000_000, 40), (127, 300), (5, 7)]
    // The sections 1 and 3 have no words.
    let postings = counted.map { PostingBuffer.Posting(term: $0.term, weight: $0.weight) }
      .withUnsafeBufferPointer { PagePostings($0, starts: [0, 2, 2, 4], table: 0) }
    var read: [String] = []
    postings.forEach { section, term, weight in read.append("\(section) \(term) \(weight)") }
    #expect(read == ["0 5 1", "0 2000000000 40", "2 127 300", "2 5 7"])
  }

  @Test("A word can be counted any number of times") func aWordCanBeCountedAnyNumberOfTimes() {
    var postings = PostingBuffer()
    for _ in 0..<20 { postings.count(7, 1, at: 0) }
    // The weight of a declaration's name.
    for _ in 0..<2_000 { postings.count(8, 40, at: 1) }
    postings.count(9, 1, at: 2)
    let counted = postings.withPostings { $0.map { "\($0.term) \($0.weight)" } }
    #expect(counted == ["7 8", "8 65535", "9 1"])
  }

  @Test("A result shows the page's summary, else the beginning of its text")
  func aResultShowsThePagesSummaryElseTheBeginning() throws {
    let site = try TestSite([
      "a.md": "---\ndescription: What it is.\n---\n# Alpha\n\nText & more.\n",
      "b.md": "# Beta\n\nOne *two* three.\n\n```swift\nlet x = 1\n```\n\nEnd.\n",
    ])
    let shelf = site.files.keys.filter { $0.hasPrefix("search/p") }.map { site[$0] }.joined()
    #expect(shelf.contains("\"What it is.\"]"))
    #expect(shelf.contains("\"One two three. End.\"]"))
  }

  @Test(
    "A long excerpt ends after a word",
    arguments: [
      (["Short."], "Short."),
      ([String(repeating: "word ", count: 18) + "longest words"], String(repeating: "word ", count: 17) + "word…"),
      // An excerpt has at most 96 bytes. In these texts, a word or the whole text ends exactly at byte 96.
      ([String(repeating: "abcde ", count: 15) + "abcdef more"], String(repeating: "abcde ", count: 15) + "abcdef…"),
      ([String(repeating: "abcde ", count: 15) + "abcdef \n"], String(repeating: "abcde ", count: 15) + "abcdef"),
      // The indexer reads the text in several parts. After it has added the ellipsis to the excerpt, it must not add
      // the text of later parts.
      ([String(repeating: "abcde ", count: 16), "fghij", " a"], String(repeating: "abcde ", count: 15) + "abcde…"),
      ([String(repeating: "é", count: 47) + "a日本", "語"], String(repeating: "é", count: 47) + "a…"),
    ] as [([String], String)])
  func aLongExcerptEndsAfterAWord(parts: [String], expected: String) {
    var excerpt = Excerpt()
    var bytes: [UInt8] = []
    for var part in parts { part.withUTF8 { excerpt.add($0, to: &bytes) } }
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test("A result does not show the parameters of a doc comment") func aResultDoesNotShowTheParametersOfADocComment()
    throws
  {
    let site = try TestSite(["index.md": "# Pond\n"]) { input in
      let sections = [
        SearchSection(title: "Pond", text: ""),
        SearchSection(title: "feed(_:)", anchor: "feed", text: "Feeds the fish.\n\n- Parameters:\n  - amount: Grams."),
        SearchSection(title: "swim(to:)", anchor: "swim", text: "- Parameter place: Where.\n- Returns: Meters."),
      ]
      input.catalog.pages = [
        SitePage(address: "catalog/entity/App/Pond.html", title: "Pond", kind: .catalog, body: [], sections: sections)
      ]
    }
    let shelf = site.files.keys.filter { $0.hasPrefix("search/p") }.map { site[$0] }.joined()
    #expect(
      shelf.contains("\"feed(_:)\",\"feed\",\"Feeds the fish.\"") && shelf.contains("\"swim(to:)\",\"swim\",\"\""),
      "\(shelf)")
    #expect(
      try SearchReader(site).find("grams").map(\.place) == ["catalog/entity/App/Pond.html#feed"],
      "they are found all the same")
  }

  @Test("Names of declarations rank like titles") func namesOfDeclarationsRankLikeTitles() throws {
    let site = try TestSite(["index.md": "# Pond\n\nA NumberFact is here.\n"]) { input in
      let section = SearchSection(title: "NumberFact", text: "A model.", symbols: ["NumberFact"])
      let method = SearchSection(title: "refresh()", anchor: "refresh", text: "Loads.", symbols: ["refresh"])
      input.catalog.pages = [
        SitePage(
          address: "catalog/entity/App/NumberFact.html", title: "NumberFact", kind: .catalog, body: [],
          sections: [section, method])
      ]
    }
    let index = try SearchReader(site)
    #expect(index.find("numberfact").map(\.place) == ["catalog/entity/App/NumberFact.html", "index.html"])
    #expect(index.find("refresh").map(\.place) == ["catalog/entity/App/NumberFact.html#refresh"])
  }

  @Test("A member of a type in the catalog is found where it is declared") func aMemberOfATypeInTheCatalogIs() throws {
    let site = try TestSite(["index.md": "# Pond\n"]) { input in
      input.catalog.pages = CatalogPages(index: CatalogPagesTests.index).pages().pages
    }
    let found = try SearchReader(site).find("body").map(\.place)
    #expect(found.contains("catalog/component/Pond/FishView.html#member-body"), "\(found)")
  }

  @Test("A large index is cut into shards that hold all words in order") func aLargeIndexIsCutIntoShardsThatHold()
    throws
  {
    var content: [String: String] = [:]
    for number in 0..<60 {
      let words = (0..<120).map { "w\(number * 120 + $0)q" }.joined(separator: " ")
      content["p\(number).md"] = "# Page \(number)\n\n\(words)\n"
    }
    let site = try TestSite(content)
    let index = try SearchReader(site)
    #expect(index.shards.count > 3)
    #expect(index.find("w7199q").map(\.place) == ["p59.html"])
    #expect(index.find("w0q").map(\.place) == ["p0.html"])
    #expect(site.output.weights.search < 40 << 10)
  }
}

/// Reads a search index as the page's script does.
private struct SearchReader {
  var shards: [(first: String, lines: [String: String])] = []
  var places: [String] = []

  init(_ site: TestSite) throws {
    for path in site.files.keys.filter({ $0.hasPrefix("search/w") }).sorted(by: { Self.number($0) < Self.number($1) }) {
      let content = site[path].split(separator: "\"", omittingEmptySubsequences: false)[3]
      let lines = content.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
      shards.append((lines[0][0], Dictionary(uniqueKeysWithValues: lines.map { ($0[0], $0[1]) })))
    }
    for path in site.files.keys.filter({ $0.hasPrefix("search/p") }).sorted(by: { Self.number($0) < Self.number($1) }) {
      for page in site[path].matches(of: #/\["(?:[^"\\]|\\.)*","([^"]*)",\d,"[^"]*"((?:,"(?:[^"\\]|\\.)*"){3,})\]/#) {
        let fields = String(page.2).matches(of: #/,"((?:[^"\\]|\\.)*)"/#).map { String($0.1) }
        for section in stride(from: 0, to: fields.count, by: 3) {
          places.append(String(page.1) + (fields[section + 1].isEmpty ? "" : "#" + fields[section + 1]))
        }
      }
    }
  }

  private static func number(_ path: String) -> Int { Int(path.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0 }

  func find(_ word: String) -> [(place: String, weight: Int)] {
    guard let shard = shards.last(where: { $0.first <= word }), let postings = shard.lines[word] else { return [] }
    var unit = 0
    return postings.matches(of: #/([0-9a-z]+)([A-Z])/#).map { match in
      unit += Int(match.1, radix: 36)!
      return (places[unit], Int(Character(String(match.2)).asciiValue!) - 64)
    }.sorted { $1.weight < $0.weight }
  }
}

extension TestSite {
  fileprivate func terms(of content: [String: String], _ words: SiteWords) -> [PageTerms] {
    Self.articles(content).sorted { $0.path < $1.path }.map { article in
      let html = HTMLRenderer(article.document).render()
      return PageTerms(
        SitePage(address: PageAddress(article.path), title: article.title, kind: .article, body: html), words: words)
    }
  }
}

extension PostingLists {
  /// Returns the name and the posting list of a word as text; empty if no page contains the word.
  fileprivate func list(ofWord word: String) -> String {
    for lists in make(jobs: 2) {
      for (place, entry) in lists.words.enumerated() where self.word(entry.number).text == word {
        return Array(lists.bytes[(place == 0 ? 0 : lists.words[place - 1].end)..<entry.end]).text
      }
    }
    return ""
  }
}
