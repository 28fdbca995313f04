import Foundation
import Testing

@testable import LimnPages

@Suite("The words of a search") struct SearchWordTests {
  @Test(
    "Words are found in lower case with the parts of names",
    arguments: [
      ("Hello, world", ["hello", "world"]),
      ("NumberFactView x", ["numberfactview", "number", "fact", "view"]),
      ("URLSession 3.14", ["urlsession", "url", "session", "3", "14"]),
      ("send_task a", ["send_task"]),
      ("Größe Ärger", ["größe", "ärger"]),
      ("日本語 text", ["日本", "本語", "語", "text"]),
      ("使用SwiftUI语言", ["使用", "用", "swiftui", "swift", "ui", "语言", "言"]),
      ("don’t “URLSession”—naïve…", ["don", "urlsession", "url", "session", "naïve"]),
      ("İzmir’de", ["i̇zmir", "de"]),
      ("größe_x ÉcoleView", ["größe_x", "écoleview"]),
      ("नमस्ते दुनिया", ["नमस्ते", "दुनिया"]),
      ("ΛΌΓΟΣ×Числа…²", ["λόγοσ", "числа", "²"]),
      ("naïveSwiftUI日", ["naïveswiftui", "日"]),
      (String(repeating: "é", count: 50), [String(repeating: "é", count: 40)]),
      (String(repeating: "İ", count: 50), [String(repeating: "i̇", count: 40)]),
      (String(repeating: "a", count: 50), [String(repeating: "a", count: 40)]),
    ])
  func wordsAreFoundInLowerCaseWithTheParts(text: String, words: [String]) {
    var found: [String] = []
    var text = text
    text.withUTF8 { bytes in
      WordReader.read(bytes) { word in found.append(String(decoding: word.bytes, as: UTF8.self)) }
    }
    #expect(found == words)
  }

  @Test("Words are found at each distance from each other and from the end of a text")
  func wordsAreFoundAtEachDistance() {
    var random = SystemRandomNumberGenerator()
    for length in 0..<60 {
      for _ in 0..<20 {
        let text = String((0..<length).map { _ in "ab1_z9 .-".randomElement(using: &random)! })
        let parts = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        let words = parts.filter { $0.count > 1 || $0.first!.isNumber }.map { String($0.prefix(40)) }
        var found: [String] = []
        var copy = text
        copy.withUTF8 { bytes in WordReader.read(bytes) { found.append(String(decoding: $0.bytes, as: UTF8.self)) } }
        #expect(found == words, "\(text)")
      }
    }
  }

  @Test("A word has the same hash and bytes wherever it is in a text") func aWordHasTheSameHashWhereverItIs() {
    func words(_ text: String) -> [String] {
      var (text, found) = (text, [String]())
      text.withUTF8 { bytes in
        WordReader.read(bytes) { word in
          let copy = SearchWord(bytes: word.bytes, hash: word.hash)
          #expect(copy.head == word.head)
          found.append("\(String(decoding: word.bytes, as: UTF8.self)) \(word.head) \(word.hash)")
        }
      }
      return found
    }
    for length in 2...45 {
      let word = String(repeating: "ab1z", count: 12).prefix(length)
      let alone = words(String(word))
      #expect(alone.count == 1)
      #expect(words("\(word) and more text after it").first == alone[0])
      #expect(words("text before it: \(word)").last == alone[0])
      #expect(words("\(word.uppercased()).").first == alone[0])
      // The function that reads other letters than those of ASCII gives the ASCII part of this text to another
      // function.
      #expect(words("\(word)…and more").first == alone[0])
    }
  }

  @Test("Words that differ only in one letter have different numbers", arguments: [2, 7, 8, 9, 15, 16, 17, 24, 25, 40])
  func numbers(length: Int) {
    var table = TermTable()
    func number(_ text: String) -> Int? {
      var (text, found) = (text, Int?.none)
      text.withUTF8 { WordReader.read($0) { found = table.number(of: $0) } }
      return found
    }
    let word = String(repeating: "ab1z", count: 10).prefix(length)
    let others = word.indices.map { word.replacingCharacters(in: $0...$0, with: "q") }
    let all = [String(word)] + others
    #expect(all.map(number) == Array(0...length))
    #expect(all.map(number) == Array(0...length))
    #expect(number(word + "q") == (length < 40 ? length + 1 : 0), "only the first forty characters are searched")
  }
}
