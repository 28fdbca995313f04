import LimnDiagnostics
import Testing

struct SuggestionTests {
  @Test(
    "Finds what was meant",
    arguments: [
      ("complie_fail", "compile_fail"), ("ignroe", "ignore"), ("titel", "title"), ("IGNORE", "ignore"), ("slg", "slug"),
    ])
  func findsWhatWasMeant(word: String, meant: String) {
    #expect(Suggestion.nearest(to: word, among: ["compile_fail", "ignore", "title", "slug", "order"]) == meant)
  }

  @Test("Stays silent when nothing is near", arguments: ["zebra", "x", "completely different"])
  func staysSilentWhenNothingIsNear(word: String) {
    #expect(Suggestion.nearest(to: word, among: ["compile_fail", "ignore", "title", "slug", "order", "f"]) == nil)
  }

  @Test(
    "A name that goes on after the word is suggested if none is near",
    arguments: [
      ("Complex", " (did you mean 'ComplexModule'?)"), ("Rational", ""), ("Com", ""),
      ("Numeric", " (did you mean 'Numerics'?)"),
      ("slot", " (did you mean 'slot-with-a-name'?)"),
    ])
  func suggestsALongerName(word: String, hint: String) {
    let names = ["Numerics", "ComplexModuleTests", "ComplexModule", "slot-with-a-name", "Integers"]
    #expect(Suggestion.hint(for: word, among: names) == hint)
  }

  /// The edit distance by its definition, which computes the whole matrix.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var rows = [Array(0...b.count)]
    for i in 1...max(1, a.count) where !a.isEmpty {
      rows.append([i] + [Int](repeating: 0, count: b.count))
      for j in 1...max(1, b.count) where !b.isEmpty {
        var cost = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { cost = min(cost, rows[i - 2][j - 2] + 1) }
        rows[i][j] = cost
      }
    }
    return rows[a.count][b.count]
  }

  @Test("Chooses as the distance over all cells does") func choosesAsTheDistanceOverAllCellsDoes() {
    var seed: UInt64 = 7
    func word(_ count: Int) -> String {
      String(
        (0..<count).map { _ in
          seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return "abc".randomElement(at: seed >> 33)
        })
    }
    for length in 1...14 {
      let wanted = word(length)
      let candidates = (0..<40).map { word(max(1, length + $0 % 5 - 2)) }.filter { $0 != wanted }
      let limit = length == 1 ? 0 : min(8, max(1, length / 3))
      let near = candidates.map { (Self.distance(Array(wanted.utf8), Array($0.utf8)), $0) }.filter { $0.0 <= limit }.min
      { $0 < $1 }
      #expect(Suggestion.nearest(to: wanted, among: candidates) == near?.1, "\(wanted)")
    }
  }

  @Test("Hundreds of long paths take no time") func hundredsOfLongPathsTakeNoTime() {
    let paths = (0..<500).map { "listings/ch\($0 % 20)/listing-\($0)/src/a-file-with-a-long-name-\($0 * 7).md" }
    let start = ContinuousClock.now
    for number in 0..<300 {
      _ = Suggestion.nearest(to: "second-edition/ch\(number)-a-page-that-is-gone-from-the-book.md", among: paths)
    }
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test("Sorts by place then gravity") func sortsByPlaceThenGravity() {
    let at = { Location(path: $0, line: $1) }
    let all = [
      Diagnostic(.emptyLink, "b", at: at("b.md", 1)), .init(.deadLink, "c", at: at("a.md", 9)),
      .init(.emptyLink, "d", at: at("a.md", 2)),
      .init(.deadLink, "e", at: at("a.md", 2)), .init(.noFile, "f"),
    ]
    #expect(all.sorted().map(\.message) == ["f", "e", "d", "c", "b"])
  }

  @Test("Diagnostics that differ only in notes or fixes have an order") func sortsByNotesAndFixes() {
    let place = Location(path: "a.md", line: 1)
    func fix(_ text: String, isSafe: Bool = true) -> Fix {
      Fix("write it", edits: [Edit(at: place, replacement: text)], isSafe: isSafe)
    }
    let all = [
      Diagnostic(.deadLink, "m", at: place), .init(.deadLink, "m", at: place, fixes: [fix("a")]),
      .init(.deadLink, "m", at: place, fixes: [fix("b")]),
      .init(.deadLink, "m", at: place, fixes: [fix("a", isSafe: false)]),
      .init(.deadLink, "m", at: place, notes: [Note("b")]),
      .init(.deadLink, "m", at: place, notes: [Note("a", at: place)]),
    ]
    let sorted = all.sorted()
    #expect(all.reversed().sorted() == sorted)
    for (number, one) in sorted.enumerated() { #expect(sorted.map { one < $0 } == all.indices.map { number < $0 }) }
  }
}

extension String {
  fileprivate func randomElement(at number: UInt64) -> Character {
    self[index(startIndex, offsetBy: Int(number % UInt64(count)))]
  }
}
