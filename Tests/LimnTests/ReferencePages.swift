import Foundation
import LimnCatalog

@testable import limn

/// The pages below `Content/Reference` that are written from the code.
///
/// `LIMN_UPDATE=1 swift test --filter ReferencePageTests` writes them again.
enum ReferencePages {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let generated: [(path: String, text: String)] = [
    ("Content/Reference/commands.md", commands), ("Content/Reference/rules.md", rules),
  ]

  static func contents(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// All matches of a pattern's first group in a file, without repetition.
  static func names(matching pattern: String, in path: String) throws -> [String] {
    let expression = try NSRegularExpression(pattern: pattern)
    let text = try contents(path)
    let matches = expression.matches(in: text, range: NSRange(text.startIndex..., in: text))
    let found = matches.compactMap { Range($0.range(at: 1), in: text).map { String(text[$0]) } }
    return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension ReferencePages {
  private static func page(_ title: String, _ description: String, order: Int, _ body: String) -> String {
    "---\ntitle: \(title)\ndescription: \(description)\norder: \(order)\n---\n\n# \(title)\n\n\(body)"
  }

  private static func cell(_ text: String) -> String { text.replacingOccurrences(of: "|", with: "\\|") }

  static var commands: String {
    var body = "This page is generated from the program. `limn COMMAND --help` prints the same.\n"
    for command in CommandName.allCases {
      body +=
        "\n## limn \(command.rawValue)\n\n\(sentence(command.summary))\n\n```text\nlimn \(command.rawValue) \(command.operands) [options]\n```\n"
      if !command.options.isEmpty { body += "\n" + table(command.options) }
    }
    body += "\n## Options of every command\n\n" + table(Option.common)
    body += "\n## Exit status\n\n| status | meaning |\n| --- | --- |\n"
    body += "| 0 | no errors |\n| 1 | the articles or the package have errors |\n| 2 | the command line is wrong |\n"
    body += "| 70 | the machine cannot do it: no compiler, a full disk, a folder that cannot be read |\n"
    return page("Commands and options", "Every command of limn with its options and exit status.", order: 1, body)
  }

  private static func table(_ options: [Option]) -> String {
    "| option | meaning |\n| --- | --- |\n"
      + options.map { option in
        let value = option.value.map { " \($0)" } ?? ""
        let choices = option.choices.isEmpty ? "" : ": " + option.choices.map { "`\($0)`" }.joined(separator: ", ")
        return "| `--\(option.name)\(value)` | \(cell(option.help))\(choices) |\n"
      }.joined()
  }

  private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }

  static var rules: String {
    var body =
      "This page is generated from the program. [Rules](../Guides/rules.md) explains how to suppress a rule or change its severity.\n"
    let packs = [("puddles", "Puddles"), ("luca", "LUCA"), ("view-contracts", "View contracts"), ("any", "Any code")]
    for (profile, title) in packs {
      body += "\n## \(title)\n\n| rule | what it requires | severity | reason |\n| --- | --- | --- | --- |\n"
      for rule in Rule.all where rule.profile == profile {
        body += "| `\(rule.id)` | \(cell(rule.title)) | \(rule.severity) | \(cell(rule.reason)) |\n"
      }
    }
    return page("Rules", "Every rule of the four packs, with its severity and reason.", order: 5, body)
  }
}
