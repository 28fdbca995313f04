/// Parts of a doc comment: the first sentence, and the list item `- Approximated: …`.
struct SymbolSummary {
  var sentence, approximation: String?

  init(_ documentation: String) {
    let lines = documentation.lines.map(\.trimmed)
    let paragraph = lines.prefix { !$0.isEmpty && !$0.hasPrefix("- ") }.withSpaces
    sentence = paragraph.isEmpty ? nil : paragraph.firstSentence
    let mark = "- Approximated:"
    guard let start = lines.firstIndex(where: { $0.hasPrefix(mark) }) else { return }
    let rest = lines[(start + 1)...].prefix { !$0.isEmpty && !$0.hasPrefix("- ") }
    approximation = ([lines[start].dropFirst(mark.count).trimmed] + rest).withSpaces
  }
}
