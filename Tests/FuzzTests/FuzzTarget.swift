/// A part of Limn that reads input from disk and receives arbitrary bytes. A crash, a sanitizer report, or a failed `precondition` is a
/// finding.
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
