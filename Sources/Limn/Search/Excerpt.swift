/// The beginning of a section's text.
enum Excerpt {
  /// The maximum length in UTF-8 bytes, without the ellipsis.
  private static let longest = 96
  /// The minimum length in bytes of an excerpt that ends between two words. Chinese text, for example, has no spaces.
  /// If the excerpt would be shorter, it is cut after the last complete character instead.
  private static let shortest = longest / 2

  /// Returns the whole text if it is short. A text that is too long is cut between two words and ends with an ellipsis.
  static func of(_ text: String) -> String {
    // The text of a section can be long, so only its beginning is read.
    let text = text.prefix(4 * longest).singleSpaced
    guard text.utf8.count > longest else { return text }
    var end = text.utf8.index(text.startIndex, offsetBy: longest)
    while String.Index(end, within: text) == nil { end = text.utf8.index(before: end) }
    var beginning = text[..<end]
    if text[end] != " ", let space = beginning.lastIndex(of: " "),
      text[..<space].utf8.count >= shortest
    {
      return beginning[..<space] + "…"
    }
    while beginning.last == " " { beginning.removeLast() }
    return beginning + "…"
  }

  /// Returns the text of a doc comment before the list of parameters, or the whole text if there is no such list. If a
  /// comment starts with the list, the result is empty.
  static func withoutParameters(_ text: String) -> String {
    guard text.contains("- Parameter") else { return text }
    return text.lines.prefix { line in
      let line = line.drop { $0 == " " }
      return !line.hasPrefix("- Parameters:") && !line.hasPrefix("- Parameter ")
    }.withLineFeeds
  }
}
