import Foundation
import LimnMarkdown
import LimnPlatform
import Testing

@testable import LimnPages

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

  private func words(_ text: String, isPage: Bool = true) -> [String] {
    var found: [String] = []
    SearchWords.forEach(in: text, isPage: isPage) { found.append($0) }
    return found
  }

  @Test("A query is split as in the page's script", arguments: Example.all)
  private func aQueryIsSplit(example: Example) { #expect(words(example.text, isPage: false) == example.words) }

  @Test("In a page, the words of a query are words, except single letters", arguments: Example.all)
  private func aPageHasTheWordsOfAQuery(example: Example) {
    let single = Set("abcdefghijklmnopqrstuvwxyz".map(String.init))
    let found = words(example.text)
    #expect(Set(found).isSuperset(of: Set(example.words).subtracting(single)))
    #expect(single.isDisjoint(with: found))
  }

  @Test(
    "In a page, the parts of a name are words",
    arguments: [
      ("NumberFactView", ["numberfactview", "number", "fact", "view"]),
      ("URLSession", ["urlsession", "url", "session"]),
      ("max_tokens", ["max_tokens", "max", "tokens"]),
      ("__init_x maxTokens2", ["__init_x", "init", "maxtokens2", "max", "tokens2"]),
      ("UTF8View", ["utf8view", "utf8", "view"]),
      ("ÉcoleView", ["écoleview", "école", "view"]),
      ("plain Plain PLAIN", ["plain", "plain", "plain"]),
      (String(repeating: "é", count: 50), [String(repeating: "é", count: 40)]),
      (String(repeating: "İ", count: 50), [String(repeating: "i̇", count: 40)]),
    ])
  func thePartsOfANameAreWords(text: String, expected: [String]) { #expect(words(text) == expected) }
}
