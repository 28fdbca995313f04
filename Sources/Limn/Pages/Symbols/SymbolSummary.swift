import LimnDiagnostics

/// Parts of a doc comment: the first sentence, and the list item `- Approximated: …`.
struct SymbolSummary {
  var sentence: String?
  var approximation: String?

  init(_ documentation: String) {
    let lines = documentation.lines.map(\.trimmed)
    sentence = Self.firstSentence(of: lines.prefix { !$0.isEmpty && !$0.hasPrefix("- ") }.joined(separator: " "))
    let mark = "- Approximated:"
    guard let start = lines.firstIndex(where: { $0.hasPrefix(mark) }) else { return }
    let rest = lines[(start + 1)...].prefix { !$0.isEmpty && !$0.hasPrefix("- ") }
    approximation = ([lines[start].dropFirst(mark.count).trimmed] + rest).joined(separator: " ")
  }

  /// Returns the text up to the end of the first sentence. A period in code does not end a sentence. A period before a
  /// lowercase word does not end a sentence either, such as the period in `e.g. fish`.
  private static func firstSentence(of text: String) -> String? {
    guard !text.isEmpty else { return nil }
    var isCode = false
    for index in text.indices {
      if text[index] == "`" { isCode.toggle() }
      guard !isCode, ".!?".contains(text[index]) else { continue }
      let rest = text[text.index(after: index)...]
      if rest.isEmpty || (rest.first == " " && rest.dropFirst().first.map { !$0.isLowercase } == true) {
        return String(text[...index])
      }
    }
    return text
  }
}
