import Foundation
@testable import LimnMarkdown
import LimnMarkup
import Testing

@testable import LimnPages
@testable import LimnSearch

@Suite struct SearchTests {
  @Test("Each special character is escaped at each place of a script string") func eachSpecialCharacterIsEscaped()
    throws
  {
    let specials = [
      "\"", "\\", "\n", "\r", "\t", "<", "\u{0}", "\u{1F}", "\u{2028}", "\u{2029}", "\u{2027}", "é", "\u{7F}",
    ]
    for special in specials {
      for text in [special, "x" + special, special + "y", "x" + special + special + "y"] {
        let json = text.quotedJSON
        #expect(!json.utf8.contains { $0 < 0x20 || $0 == UInt8(ascii: "<") } && !json.contains("\u{2028}"))
        #expect(try JSONDecoder().decode(String.self, from: Data(json.utf8)) == text)
      }
    }
  }

  @Test("The text of an article is read in sections, without pictures, markup, and the page's title")
  func theTextOfAnArticleIsRead() {
    func read(_ text: String) -> [String] {
      let document = Document(parsing: text, path: "a.md")
      var hooks = RenderHooks()
      hooks.link = { $0.hasPrefix("doc:") ? ResolvedLink(href: "b.html", text: "Title of B") : nil }
      hooks.symbol = { $0 == "Pond" ? ResolvedLink(href: "pond.html", text: "Pond.Water") : nil }
      hooks.dot = { _ in Array("<svg><text>picture</text></svg>".utf8) }
      hooks.insertion = { _ in Array("<h1>x</h1><p>in<b>serted</b> &lt;</p><svg><text>x</text></svg>".utf8) }
      return HTMLRenderer(document, hooks: hooks).renderForSearch().sections.map {
        "\($0.title.singleSpaced)#\($0.anchor ?? ""): \($0.text.singleSpaced)|\($0.code.singleSpaced)"
      }
    }
    #expect(read("a *b*c\n\n```swift\nlet x = <y\n```\n\nd  \ne") == ["#: a bc d e|let x = <y"])
    #expect(read("# T\n\na\n\n## B & `C`\n\nd\n\n# E") == ["#: a|", "B & C#b--c: d|", "E#e: |"])
    #expect(read("a\n\n```dot\ndigraph {}\n```\n") == ["#: a|"], "a picture is not text")
    #expect(read("<doc:B> and ``Pond`` at <https://a.b>") == ["#: Title of B and Pond.Water at https://a.b|"])
    #expect(read("<!-- preview: Fish -->") == ["#: in serted <|"])
    #expect(read("<h1>T</h1>\n<p>a<br>b</p>\n<!-- c -->\n\nd<br>e<sub>f</sub>") == ["#: a b d ef|"])
    #expect(
      read("a\n\n<h2 id=\"b&amp;c\">B &amp; <i>C</i></h2>\n<pre>let x</pre>d\n\ne") == [
        "#: a|", "B & C#b&c: d e|let x",
      ])
    #expect(read("| a | b |\n| - | - |\n| c | d |\n") == ["#: a b c d|"])
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

  @Test("A page is found as a whole by the words of its summary and of its headings")
  func aPageIsFoundAsAWhole() throws {
    let site = try TestSite(["a.md": "---\ndescription: Otters dive.\n---\n# Alpha\n\nText.\n\n## Weirs\n\nMore.\n"])
    let index = try SearchReader(site)
    #expect(index.find("otters").map(\.place) == ["a.html"])
    #expect(index.find("weirs").map(\.place) == ["a.html#weirs", "a.html"])
  }

  @Test("An article is found by the titles above it, a page of the catalog by its app, kind, and module")
  func anArticleIsFoundByTheTitlesAboveIt() throws {
    let site = try TestSite([
      "Ponds/index.md": "# Ponds\n\nWater.\n", "Ponds/depth.md": "# Depth\n\nFathoms.\n\n## Weirs\n\nMore.\n",
    ])
    let index = try SearchReader(site)
    #expect(index.find("ponds").map(\.place) == ["ponds/index.html", "ponds/depth.html"])
    #expect(index.find("ponds").last?.weight == 9, "it weighs as much as a heading")
    var page = SearchPage(
      title: "Depth", url: "catalog/view-model/Lakes/Depth.html", kind: 2,
      sections: [SearchSection(title: "Depth"), SearchSection(title: "Weirs", anchor: "weirs")])
    page.trail = "Catalog › Ponds › Modules"
    #expect(
      page.indexed[0].words == ["depth": 40, "ponds": 16, "modules": 16, "view": 16, "model": 16, "lakes": 16],
      "\(page.indexed[0].words)")
    #expect(page.indexed[1].words == ["weirs": 16])
    page = SearchPage(
      title: "Imports", url: "catalog/rule/luca-import.html", kind: 1, sections: [SearchSection(title: "Imports")])
    #expect(Set(page.indexed[0].words.keys) == ["imports", "rule", "luca", "import"])
  }

  @Test("A keyword of an article leads to the page or the section that it names, and a dead one is reported")
  func keywords() throws {
    let matter = "---\nkeywords: [swim lessons, water temperature#depth, sharks#danger, C#]\n---\n"
    let site = try TestSite(["index.md": "# Home\n", "pond.md": matter + "# Pond\n\n## Depth\n\nText.\n"])
    let index = try SearchReader(site)
    #expect(index.find("lessons").map(\.place) == ["pond.html#pond"])
    #expect(index.find("temperature").map(\.place) == ["pond.html#depth"])
    #expect(site.problems == ["Content/pond.md:2:11 dead-anchor the page has no heading '#danger'"])
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

  @Test("A state of a preview is found by all labels that it shows, as by a heading") func aStateIsFoundByItsLabels()
    throws
  {
    let labels = (1...12).map { "Long label \($0)" }.joined(separator: " · ") + " · Shuffle"
    let site = try TestSite(["index.md": "# Pond\n\nShuffle.\n\n## Shuffle\n\nText.\n"]) {
      let sections = [
        SearchSection(title: "Fish", text: "Fish in Pond. Shuffle."),
        SearchSection(title: "Start", anchor: "s0", text: labels),
      ]
      $0.previews.searchedPages = [
        SitePage(address: "catalog/preview/a.html", title: "Fish", kind: .preview, body: [], sections: sections)
      ]
    }
    let weights = try SearchReader(site).find("shuffle").map { "\($0.place) \($0.weight)" }
    #expect(
      weights.sorted() == [
        "catalog/preview/a.html 1", "catalog/preview/a.html#s0 9", "index.html 2", "index.html#shuffle 9",
      ], "\(weights)")
    let shelf = site.files.keys.filter { $0.hasPrefix("search/p") }.map { site[$0] }.joined()
    #expect(shelf.contains("\"\(labels)\""), "the script compares a query with each label")
  }

  @Test("Layers and apps are found by the name of the app and by what they are") func layersAreFoundByTheirApp() {
    let pages = CatalogPages(index: CatalogPagesTests.index).pages().pages
    func text(_ path: String) -> String? { pages.first { $0.address.path == path }?.sections.first?.text }
    #expect(text("catalog/layer/Pond/modules.html") == "Layer of Pond.")
    #expect(text("catalog/app/Pond.html") == "An app. App")
  }

  @Test("A word that is everywhere keeps the sections where it weighs most, in order")
  func aWordThatIsEverywhereKeepsTheSectionsWhere()
    throws
  {
    var content: [String: String] = [:]
    for number in 100..<400 { content["p\(number).md"] = "# Page \(number)\n\nWater.\n" }
    content["p399.md"] = "# Water\n"
    let lines = try SearchReader(try TestSite(content)).shards.flatMap(\.lines)
    let list = try #require(lines.first { $0.key == "water" }).value
    #expect(list.matches(of: #/[0-9a-z]+[A-Z]/#).count == SearchIndex.longestList)
    #expect(list.hasSuffix("U"))
  }

  @Test("A word counts up to eight times in a text, and more in names") func aWordCountsUpToEightTimes() throws {
    let site = try TestSite(["index.md": "# Pond\n\n" + String(repeating: "water ", count: 20)]) { input in
      let section = SearchSection(title: "A", text: "", symbols: Array(repeating: "Fish", count: 2_000))
      input.catalog.pages = [
        SitePage(address: "catalog/entity/App/A.html", title: "A", kind: .catalog, body: [], sections: [section])
      ]
    }
    let index = try SearchReader(site)
    #expect(index.find("water").map(\.weight) == [5])
    #expect(index.find("fish").map(\.weight) == [26])
  }

  @Test("Operators and the parts of names are found") func operatorsAndPartsAreFound() throws {
    let site = try TestSite([
      "index.md": "# Pond\n\nThe `max_tokens` count.\n",
      "a.md": "# Nil\n\n```\nlet a = b ?? c\nif a == b && c ~= d { f = { () -> Int in 1 } }\n```\n",
    ])
    let index = try SearchReader(site)
    for text in ["??", "==", "&&", "~=", "->"] { #expect(index.find(text).map(\.place) == ["a.html"]) }
    #expect(index.find("tokens").map(\.place) == ["index.html"])
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
      ("Short.", "Short."), (" a\n b  c ", "a b c"),
      (String(repeating: "word ", count: 18) + "longest words", String(repeating: "word ", count: 17) + "word…"),
      // An excerpt has at most 96 bytes. In these texts, a word or the whole text ends exactly at byte 96.
      (String(repeating: "abcde ", count: 15) + "abcdef more", String(repeating: "abcde ", count: 15) + "abcdef…"),
      (String(repeating: "abcde ", count: 15) + "abcdef \n", String(repeating: "abcde ", count: 15) + "abcdef"),
      (String(repeating: "abcde ", count: 16) + "fghij", String(repeating: "abcde ", count: 15) + "abcde…"),
      (String(repeating: "é", count: 47) + "a日本語", String(repeating: "é", count: 47) + "a…"),
    ])
  func aLongExcerptEndsAfterAWord(text: String, expected: String) { #expect(Excerpt.of(text) == expected) }

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
      let lines = content.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
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
