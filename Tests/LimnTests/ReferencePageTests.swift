import Foundation
@testable import LimnCatalog
import LimnConfiguration
import LimnDiagnostics
import Testing

@testable import LimnSnippets
@testable import limn

/// The articles mention every feature of the program, and every concept of the documents on the three architectures.
@Suite struct ReferencePageTests {
  /// With `LIMN_UPDATE=1`, the generated pages are written again.
  init() throws {
    guard ProcessInfo.processInfo.environment["LIMN_UPDATE"] != nil else { return }
    for page in ReferencePages.Page.allCases {
      try page.text().write(to: ReferencePages.root.appending(path: page.rawValue), atomically: true, encoding: .utf8)
    }
  }

  /// The generated pages describe every command, option, rule, and diagnostic. Their texts are the texts that the
  /// program itself prints.
  @Test("Generated pages equal their files", arguments: ReferencePages.Page.allCases)
  func generatedPagesEqualTheirFiles(page: ReferencePages.Page) throws {
    let found = try ReferencePages.contents(page.rawValue).components(separatedBy: "\n")
    let expected = try page.text().components(separatedBy: "\n")
    if let first = found.difference(from: expected).first {
      Issue.record(
        "\(page.rawValue) differs, first in \(first): run LIMN_UPDATE=1 swift test --filter ReferencePageTests")
    }
  }

  @Test("Every command rule and diagnostic has its row") func everyCommandRuleAndDiagnosticHasItsRow() throws {
    let text = try ReferencePages.Page.allCases.map { try ReferencePages.contents($0.rawValue) }.joined(separator: "\n")
    #expect(CommandName.allCases.filter { !text.contains("\n## limn \($0.rawValue)\n") } == [])
    #expect(CommandName.allCases.flatMap(\.options).filter { !text.contains("\n| `--\($0.name)") }.map(\.name) == [])
    #expect(Rule.all.map(\.id).filter { !text.contains("\n| `\($0)` |") } == [])
    #expect(DiagnosticKind.allCases.map(\.id).filter { !text.contains("\n### `\($0)`\n") } == [])
  }

  /// The default values in the table of settings must equal the default values in the code.
  @Test("Defaults of budgets are those of the code") func defaultsOfBudgetsAreThoseOfTheCode() throws {
    let budgets = Settings().budgets
    let defaults = [
      "frame": "\(budgets.frame)", "css": "\(budgets.css)", "scripts": "\(budgets.scripts)",
      "search": "\(budgets.search)",
      "accessibility": "`\(budgets.accessibility)`",
    ]
    let rows = try ReferencePages.contents("Content/Limn/Reference/limn-yml.md").components(separatedBy: "\n")
    #expect(
      defaults.filter { key, value in !rows.contains { $0.hasPrefix("| `\(key)` |") && $0.hasSuffix("| \(value) |") } }
        == [:])
  }

  @Test("Every architecture is listed") func everyArchitectureIsListed() throws {
    for page in ["Content/Limn/Reference/limn-yml.md", "Content/Limn/catalog.md"] {
      let text = try ReferencePages.contents(page)
      #expect(Profile.builtIn.map(\.id).filter { !text.contains("`\($0)`") } == [], "\(page)")
    }
  }

  @Test("Every fence attribute is explained") func everyFenceAttributeIsExplained() throws {
    let page = try ReferencePages.contents("Content/Limn/Reference/attributes.md")
    #expect(AttributeName.allCases.map(\.rawValue).filter { !page.contains("`\($0)") } == [])
  }

  @Test(
    "Every key of the code is explained",
    arguments: [
      (
        "Sources/Limn/Configuration/Settings.swift", #"(?:(?:decoder|inner)\.\w+|decodeLevels)\("([a-z-]+)""#,
        "limn-yml.md"
      ),
      ("Sources/Limn/Catalog/Profiles/ProfileDecoder.swift", #"(?:string|strings|node)\("([a-z-]+)"\)"#, "limn-yml.md"),
      ("Sources/Limn/Configuration/FrontMatter.swift", #"decoder\.\w+\("([a-z-]+)""#, "front-matter.md"),
      ("Sources/Limn/Pages/Theme/theme.css", #"(?m)^\s+--([a-z0-9-]+): "#, "theme.md"),
    ])
  func everyKeyOfTheCodeIsExplained(source: String, pattern: String, page: String) throws {
    let keys = try ReferencePages.names(matching: pattern, in: source).filter { !$0.hasPrefix("invalid-") }
    #expect(keys.count >= 7, "the pattern no longer matches \(source)")
    let text = try ReferencePages.contents("Content/Limn/Reference/" + page)
    #expect(keys.filter { !text.contains("`\($0)`") && !text.contains("`--\($0)`") } == [])
  }

  @Test("Every file of the theme is explained") func everyFileOfTheThemeIsExplained() throws {
    let page = try ReferencePages.contents("Content/Limn/Reference/theme.md")
    let folder = ReferencePages.root.appending(path: "Sources/Limn/Pages/Theme").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0 != "README.md" }
    #expect(files.filter { !page.contains("`\($0)`") } == [])
  }

  @Test("Every variable on the page of the theme exists") func everyVariableOnThePageOfTheThemeExists() throws {
    let folder = "Sources/Limn/Pages/Theme"
    let files = try FileManager.default.contentsOfDirectory(atPath: ReferencePages.root.appending(path: folder).path)
    let styles = try files.filter { $0.hasSuffix(".css") }.map { try ReferencePages.contents(folder + "/" + $0) }
      .joined()
    let named = try ReferencePages.names(matching: #"`--([a-z0-9-]+)`"#, in: "Content/Limn/Reference/theme.md")
    #expect(named.count > 30)
    #expect(named.filter { !styles.contains("--\($0)") } == [])
  }

  @Test("Every public name of the libraries is in an article") func everyPublicNameOfTheLibrariesIsInAnArticle() throws
  {
    let folder = "Sources/Architectures"
    let files =
      FileManager.default.enumerator(atPath: ReferencePages.root.appending(path: folder).path)?.compactMap {
        $0 as? String
      } ?? []
    let pattern =
      #"(?m)^[ @\w]*\bpublic (?:private\(set\) )?(?:[\w@]+ )*?(?:struct|class|enum|protocol|func|var|let|typealias) (\w+)"#
    let names = try files.filter { $0.hasSuffix(".swift") }.flatMap {
      try ReferencePages.names(matching: pattern, in: folder + "/" + $0)
    }
    #expect(names.count > 80)
    let text = try ArticleTextTests.articles.map { try ReferencePages.contents("Content/" + $0) }.joined()
    let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    #expect(names.filter { !words.contains($0) } == [])
  }

  /// Each line of `concepts.txt` contains a concept and a text. The section that explains the concept must contain the
  /// text.
  @Test("Every concept of the source documents has its place") func everyConceptOfTheSourceDocumentsHasItsPlace() throws
  {
    let folder = "Content/Architectures/About/"
    let page = try ReferencePages.contents(folder + "concepts.md")
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains("](") }
    let list = try ReferencePages.contents("Tests/Fixtures/LimnTests/Articles/concepts.txt")
    let concepts = list.split(separator: "\n").map { $0.components(separatedBy: " | ") }
    #expect(concepts.count >= 127 && concepts.count == rows.count)
    for concept in concepts {
      guard let row = rows.first(where: { $0.hasPrefix("| \(concept[0]) | [") }),
        let link = row.firstMatch(of: /\]\(([^)]+)\) \|/)
      else {
        Issue.record("'\(concept[0])' is missing on the page of concepts")
        continue
      }
      let target = link.1.split(separator: "#", maxSplits: 1)
      let path = URL(filePath: folder + target[0], relativeTo: ReferencePages.root).standardizedFileURL.path
      let text = try section(target.count > 1 ? target[1] : nil, of: String(contentsOfFile: path, encoding: .utf8))
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains(concept[1]), "'\(concept[0])' is not explained at \(link.1)")
    }
  }

  /// Returns the section of a page whose level-2 heading has the given anchor; empty if there is no such heading. If
  /// `anchor` is nil, returns the whole page without front matter.
  private func section(_ anchor: Substring?, of text: String) -> String {
    guard let anchor else { return text.components(separatedBy: "\n---\n").dropFirst().joined() }
    return text.components(separatedBy: "\n## ").dropFirst().first { slug($0.prefix { $0 != "\n" }) == anchor } ?? ""
  }

  private func slug(_ heading: Substring) -> String {
    heading.drop { $0 == "#" || $0 == " " }.lowercased().filter {
      $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_"
    }
    .replacingOccurrences(of: " ", with: "-")
  }
}
