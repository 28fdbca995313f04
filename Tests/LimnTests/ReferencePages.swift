import Foundation
import LimnCatalog
import LimnDiagnostics
@testable import LimnMarkdown

@testable import limn

/// The pages that are generated from the code.
///
/// `LIMN_UPDATE=1 swift test --filter ReferencePageTests` writes them again.
enum ReferencePages {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A page that is generated as a whole or in part.
  enum Page: String, CaseIterable {
    case commands = "Content/Limn/Reference/commands.md"
    case rules = "Content/Limn/Reference/rules.md"
    case directives = "Content/Limn/Reference/directives.md"
    case diagnostics = "Content/Limn/diagnostics.md"

    /// The expected content of the file.
    func text() throws -> String {
      switch self {
      case .commands: try ReferencePages.commands()
      case .rules: try ReferencePages.rules()
      case .directives: try ReferencePages.directives()
      case .diagnostics: try ReferencePages.diagnostics()
      }
    }
  }

  static func contents(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Finds all matches of a regular expression in a file. Returns the text of the first capture group of each match,
  /// without duplicates.
  static func names(matching pattern: String, in path: String) throws -> [String] {
    let expression = try NSRegularExpression(pattern: pattern)
    let text = try contents(path)
    let matches = expression.matches(in: text, range: NSRange(text.startIndex..., in: text))
    let found = matches.compactMap { Range($0.range(at: 1), in: text).map { String(text[$0]) } }
    return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension ReferencePages {
  /// - Parameter name: the name of the file, which had the address `reference/NAME.html` before.
  private static func page(
    _ name: String, _ title: String, _ description: String, order: Int, _ body: String
  ) throws -> String {
    "---\ntitle: \(title)\ndescription: \(description)\norder: \(order)\naliases: [reference/\(name)]\n"
      + (try keywords(of: name)) + "---\n\n# \(title)\n\n\(body)"
  }

  /// The keywords in the file, which are written by hand.
  private static func keywords(of name: String) throws -> String {
    let text = try contents("Content/Limn/Reference/\(name).md")
    guard let start = text.range(of: "keywords:\n"), let end = text.range(of: "---\n\n#") else { return "" }
    return String(text[start.lowerBound..<end.lowerBound])
  }

  private static func cell(_ text: String) -> String { text.replacingOccurrences(of: "|", with: "\\|") }

  static func commands() throws -> String {
    var body = "This page is generated from the program. `limn COMMAND --help` prints the same.\n"
    for command in CommandName.allCases {
      body +=
        "\n## limn \(command.rawValue)\n\n\(sentence(command.summary))\n\n```text\n\(command.usage)\n```\n"
      if !command.options.isEmpty { body += "\n" + table(command.options) }
    }
    body += "\n## Options of every command\n\n" + table(Option.common)
    body += "\n## Exit status\n\n| status | meaning |\n| --- | --- |\n"
    body += "| 0 | no errors, or none that the command fails on |\n"
    body +=
      "| 1 | errors in the articles, the package or other input, and with --strict also warnings and checks that could not run |\n"
    body += "| 2 | the command line is invalid |\n"
    body += "| 70 | a failure of the system, such as no compiler, a full disk, or an unreadable folder |\n"
    return try page(
      "commands", "Commands and options", "Every command of limn with its options and exit status.", order: 1, body)
  }

  private static func table(_ options: [Option]) -> String {
    "| option | meaning |\n| --- | --- |\n"
      + options.map { option in
        let value = option.value.map { " \($0)" } ?? ""
        let choices =
          option.choices.isEmpty ? "" : "; one of " + option.choices.map { "`\($0)`" }.joined(separator: ", ")
        return "| `--\(option.name)\(value)` | \(cell(option.help))\(choices) |\n"
      }.joined()
  }

  private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }

  /// The introduction of the page is written by hand; the list is generated. Each entry has a heading, so that links and
  /// search lead to it.
  static func diagnostics() throws -> String {
    let heading = "\n## All diagnostics\n\n"
    let introduction = try contents(Page.diagnostics.rawValue).components(separatedBy: heading)[0]
    let entries = DiagnosticKind.allCases.sorted { $0.id < $1.id }.map {
      "### `\($0.id)`\n\n**\(sentence($0.severity.rawValue))** \($0.cause) \($0.remedy)\n"
    }
    return introduction + heading + entries.joined(separator: "\n")
  }

  static func directives() throws -> String {
    let rows = DirectiveKind.all.map { kind in
      let arguments = kind.arguments.map { $0.isEmpty ? "text" : "`\($0):`" }.joined(separator: ", ")
      return "| `@\(kind.name)` | \(arguments) | \(kind.summary) |\n"
    }
    return try page(
      "directives", "Directives", "Every directive of documentation catalogs, with its arguments.", order: 7,
      """
      This page is generated from the program. Limn reads these directives in articles of `.docc` folders, as DocC does. Other arguments
      of DocC are accepted and have no effect.

      | directive | arguments | what it does |
      | --- | --- | --- |

      """ + rows.joined())
  }

  static func rules() throws -> String {
    var body =
      "This page is generated from the program. [Rules](../rules.md) explains which of them apply to an app, and how to suppress a rule or change its severity.\n"
    let packs = [
      ("puddles", "Puddles", "`puddles-`"), ("luca", "LUCA", "`luca-`"),
      ("view-contracts", "View contracts", "`contract-`"),
      ("tca", "The Composable Architecture", "`tca-`"), ("clean", "Clean Architecture", "`clean-`"),
      ("mvvm", "MVVM", "`mvvm-`"), ("any", "Any code", nil),
    ]
    for (profile, title, prefix) in packs {
      body += "\n## \(title)\n\n"
      body += prefix.map { "Their ids start with \($0).\n\n" } ?? "These do not depend on the architecture.\n\n"
      body += "| rule | what it requires | severity | reason |\n| --- | --- | --- | --- |\n"
      for rule in Rule.all where rule.profile == profile {
        body += "| `\(rule.id)` | \(cell(rule.title)) | \(rule.severity) | \(cell(rule.reason)) |\n"
      }
    }
    return try page(
      "rules", "All rules", "A list of every rule by architecture, with its severity and reason.", order: 5, body)
  }
}
