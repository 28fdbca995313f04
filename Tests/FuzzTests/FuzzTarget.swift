/// A part of Limn that is tested with random bytes in place of the files that it usually reads. A test fails if there
/// is a crash, a report of a sanitizer, or a failed `precondition`.
enum FuzzTarget: String, CaseIterable {
  case markdown, differential, highlighter, frontMatter = "front-matter", settings, infoStrings = "info-strings"
  case alternate, search, cache

  func run(_ bytes: [UInt8]) {
    switch self {
    case .markdown: fuzzMarkdown(bytes)
    case .differential: fuzzDifferential(bytes)
    case .highlighter: fuzzHighlighter(bytes)
    case .frontMatter: fuzzFrontMatter(bytes)
    case .settings: fuzzSettings(bytes)
    case .infoStrings: fuzzInfoStrings(bytes)
    case .alternate: fuzzAlternate(bytes)
    case .search: fuzzSearch(bytes)
    case .cache: fuzzCache(bytes)
    }
  }
}
