import LimnDiagnostics

/// The text of `--help`.
enum Help {
  static func text(_ command: CommandName?) -> String {
    guard let command else { return overview }
    var text = "\(command.summary.capitalizedFirst).\n\n"
    text += "usage: \(command.usage)\n\n"
    if !command.options.isEmpty { text += "options:\n" + table(command.options) + "\n" }
    return text + "options of every command:\n" + table(Option.common) + exitStatus
  }

  static let usage = "usage: limn COMMAND [options]; see limn --help\n"

  private static var overview: String {
    let width = CommandName.allCases.map(\.rawValue.count).max() ?? 0
    let commands = CommandName.allCases.map { "  \($0.rawValue.padded(to: width))  \($0.summary)\n" }.joined()
    return """
      Limn turns Markdown and a Swift package into a site, and compiles every Swift code block in the Markdown.

      usage: limn COMMAND [options]

      commands:
      \(commands)
      Run limn COMMAND --help for the options of a command.

      """ + exitStatus
  }

  private static let exitStatus = """

    exit status:
      0   no errors, or none that the command fails on
      1   errors in the articles, the package or other input, and with --strict also warnings and checks that could not run
      2   the command line is invalid
      70  a failure of the system, such as no compiler, a full disk, or an unreadable folder

    """

  private static func table(_ options: [Option]) -> String {
    let names = options.map { "--\($0.name)" + ($0.value.map { " \($0)" } ?? "") }
    let width = names.map(\.count).max() ?? 0
    return zip(names, options).map { name, option in
      let choices = option.choices.isEmpty ? "" : "; one of " + option.choices.withCommas
      return "  \(name.padded(to: width))  \(option.help)\(choices)\n"
    }.joined()
  }
}
