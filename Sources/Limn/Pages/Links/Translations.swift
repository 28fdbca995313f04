import LimnPlatform

/// Resolves links between articles that have translations in the same folder, such as `fish.md` and `fish.de.md`.
extension LinkTable {
  /// Returns the path of a linked article's translation into the language of the linking article. If `fish.de.md` links
  /// to `pond.md`, this is `pond.de.md`. Returns nil if there is no such translation.
  func translation(of place: String, from path: String) -> String? {
    guard let language = Self.language(of: path), place.hasSuffix(".md"), Self.language(of: place) == nil else {
      return nil
    }
    let translated = place.dropLast(3) + "." + language + ".md"
    return articles[ExactText(translated)] == nil ? nil : translated
  }

  /// The language code in a file's name: `de` in `fish.de.md`, `zh-Hant` in `fish.zh-Hant.md`.
  private static func language(of path: String) -> String? {
    guard path.utf8.count(where: { $0 == "." }) > 1 else { return nil }
    let parts = path.fileName.split(separator: ".")
    guard parts.count > 2, parts[parts.count - 1] == "md" else { return nil }
    let word = parts[parts.count - 2]
    return word.wholeMatch(of: /[a-z]{2}(-[A-Za-z]{2,4})?/) == nil ? nil : String(word)
  }
}
