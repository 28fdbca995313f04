import Foundation
import LimnPlatform
import Testing

@testable import LimnSearch

@Suite("The words of a search") struct SearchWordTests {
  private struct Example: Decodable, CustomTestStringConvertible {
    var text: String
    var words: [String]

    init(from decoder: any Decoder) throws {
      var fields = try decoder.unkeyedContainer()
      text = try fields.decode(String.self)
      words = try fields.decode([String].self)
    }

    var testDescription: String { text }

    /// The examples that the browser tests give to the page's script.
    static let all: [Example] = {
      let path = #filePath.components(separatedBy: "/Tests/PagesTests/")[0] + "/Tests/Browser/words.json"
      do { return try JSONDecoder().decode([Example].self, from: Data(FileSystem.local.read(path))) } catch {
        fatalError("\(error)")
      }
    }()
  }

  @Test("In a page, the words of a query are words, except single letters", arguments: Example.all)
  private func aPageHasTheWordsOfAQuery(example: Example) {
    let single = Set("abcdefghijklmnopqrstuvwxyz".map(String.init))
    let found = SearchWords.counts(in: example.text).keys
    #expect(Set(found).isSuperset(of: Set(example.words).subtracting(single)))
    #expect(single.isDisjoint(with: found))
  }

  @Test(
    "In a page, the parts of a name are words",
    arguments: [
      ("NumberFactView", ["numberfactview": 1, "number": 1, "fact": 1, "view": 1]),
      ("URLSession", ["urlsession": 1, "url": 1, "session": 1]),
      ("max_tokens", ["max_tokens": 1, "max": 1, "tokens": 1]),
      ("__init_x maxTokens2", ["__init_x": 1, "init": 1, "maxtokens2": 1, "max": 1, "tokens2": 1]),
      ("UTF8View", ["utf8view": 1, "utf8": 1, "view": 1]),
      ("ÉcoleView", ["écoleview": 1, "école": 1, "view": 1]),
      ("plain Plain PLAIN", ["plain": 3]), ("a ?? b ?? c", ["??": 2]), ("/", ["/": 1]), ("1 / 2", ["1": 1, "2": 1]),
      ("日本 日本語", ["日本": 2, "本語": 1]),
      (String(repeating: "é", count: 50), [String(repeating: "é", count: 40): 1]),
      (String(repeating: "İ", count: 50), [String(repeating: "i̇", count: 40): 1]),
    ])
  func thePartsOfANameAreWords(text: String, expected: [String: Int]) {
    #expect(SearchWords.counts(in: text) == expected)
  }
}
