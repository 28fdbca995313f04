import LimnDiagnostics
import Testing

struct SuggestionTests {
  @Test(arguments: [
    ("complie_fail", "compile_fail"), ("ignroe", "ignore"), ("titel", "title"), ("IGNORE", "ignore"), ("slg", "slug"),
  ])
  func findsWhatWasMeant(word: String, meant: String) {
    #expect(Suggestion.nearest(to: word, among: ["compile_fail", "ignore", "title", "slug", "order"]) == meant)
  }

  @Test(arguments: ["zebra", "x", "completely different"])
  func staysSilentWhenNothingIsNear(word: String) {
    #expect(Suggestion.nearest(to: word, among: ["compile_fail", "ignore", "title", "slug", "order"]) == nil)
  }

  @Test func sortsByPlaceThenGravity() {
    let at = { Location(path: $0, line: $1) }
    let all = [
      Diagnostic.warning("w", "b", at: at("b.md", 1)), .error("e", "c", at: at("a.md", 9)), .warning("w", "d", at: at("a.md", 2)),
      .error("e", "e", at: at("a.md", 2)), .error("none", "f", at: nil),
    ]
    #expect(all.sorted().map(\.message) == ["f", "e", "d", "c", "b"])
  }
}
