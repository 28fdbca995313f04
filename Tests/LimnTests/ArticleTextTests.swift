import Foundation
import Testing

/// The articles are easy to read: short sentences, short paragraphs, and each section names its source.
@Suite struct ArticleTextTests {
  static let articles: [String] = {
    let content = ReferencePages.root.appending(path: "Content").path
    let paths = FileManager.default.enumerator(atPath: content)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".md") }.sorted()
  }()

  @Test("There are articles") func thereAreArticles() { #expect(Self.articles.count > 70) }

  @Test("Sentences and paragraphs are short", arguments: articles)
  func sentencesAndParagraphsAreShort(path: String) throws {
    try expectShortText(path: "Content/" + path)
  }

  @Test("Sentences and paragraphs of the README are short") func sentencesAndParagraphsOfTheReadmeAreShort() throws {
    try expectShortText(path: "README.md")
  }

  /// Expects that a paragraph has at most 480 characters, which are six lines, and that the median sentence has fewer
  /// than 16 words.
  private func expectShortText(path: String) throws {
    let paragraphs = Self.paragraphs(try ReferencePages.contents(path))
    for paragraph in paragraphs {
      #expect(paragraph.count <= 480, "more than six lines: \(paragraph.prefix(80))")
      #expect(!paragraph.hasPrefix("After this page you"), "start with the answer")
    }
    let lengths = paragraphs.flatMap(Self.sentenceLengths).sorted()
    guard !lengths.isEmpty else { return }
    #expect(lengths[lengths.count / 2] < 16, "the median sentence has \(lengths[lengths.count / 2]) words")
  }

  @Test("Every section names its source", arguments: ["Puddles", "Queryable", "LUCA", "ViewContract"])
  func everySectionNamesItsSource(section: String) throws {
    let index = try ReferencePages.contents("Content/Architectures/\(section)/index.md")
    #expect(index.contains("## Source") && index.contains("../About/credits.md#"))
    let pages = Self.articles.filter { $0.hasPrefix("Architectures/\(section)/") && !$0.hasSuffix("index.md") }
    #expect(!pages.isEmpty)
    for path in pages {
      let text = try ReferencePages.contents("Content/" + path)
      #expect(text.contains("**Source:**") || text.contains("This page is ours"), "\(path) names no source")
    }
  }

  @Test("A clone line names the repository of limn.yml, or the placeholder until there is one")
  func aCloneLineNamesTheRepository() throws {
    let settings = try ReferencePages.contents("Site/limn.yml")
    let repository = settings.firstMatch(of: /(?m)^repository: (\S+)$/).map { String($0.1) }
    let address = repository.map { $0 + ".git" } ?? "https://example.com/limn.git"
    var count = 0
    for path in ["README.md"] + Self.articles.map({ "Content/" + $0 }) {
      for match in try ReferencePages.contents(path).matches(of: /(?m)^git clone (\S+)/) {
        #expect(String(match.1) == address, "\(path)")
        count += 1
      }
    }
    #expect(count >= 2)
  }

  @Test("The README installs and checks in the same order and words as the manual")
  func theReadmeInstallsLikeTheManual() throws {
    let parts = try ["README.md", "Content/Limn/install.md"].map { path in
      // Keywords in front matter contain anchors.
      let page = try ReferencePages.contents(path)
      let text = String(page[(page.range(of: "# ")?.lowerBound ?? page.endIndex)...])
      let order = ["Site/build --install", "limn_*.deb", "tarball", "Site/action@v1", "## Check a README"]
      let places = (order + ["## Three ways on"]).map { text.range(of: $0)?.lowerBound }
      #expect(!places.contains(nil) && places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(path)")
      return text.components(separatedBy: "\n## Check a README\n").last!.components(separatedBy: "```")[1]
    }
    #expect(parts[0] == parts[1])
  }

  /// The text outside of front matter, code, tables, headings and comments, without links and marks.
  private static func paragraphs(_ text: String) -> [String] {
    var isCode = false
    var isFrontMatter = text.hasPrefix("---\n")
    var paragraphs: [String] = [""]
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if isFrontMatter {
        if number > 0, line == "---" { isFrontMatter = false }
      } else if line.hasPrefix("```") {
        isCode.toggle()
        paragraphs.append("")
      } else if isCode || line.isEmpty || line.hasPrefix("#") || line.hasPrefix("|") || line.hasPrefix("<!--") {
        paragraphs.append("")
      } else if line.hasPrefix("- ") || line.firstMatch(of: #/^[0-9]+\. /#) != nil {
        paragraphs.append(String(line.drop { $0 != " " }.dropFirst()))
      } else {
        paragraphs[paragraphs.count - 1] += (paragraphs.last!.isEmpty ? "" : " ") + line
      }
    }
    return paragraphs.filter { !$0.isEmpty }.map {
      $0.replacing(#/\[([^\]]*)\]\([^)]*\)/#) { String($0.1) }.filter { !"`*".contains($0) }
    }
  }

  /// Returns the number of words in each sentence. Sentences of one or two words are left out, since they are labels.
  private static func sentenceLengths(_ paragraph: String) -> [Int] {
    paragraph.split(separator: #/[.!?]["”)]? +/#).map { $0.split(separator: " ").count }.filter { $0 > 2 }
  }
}
