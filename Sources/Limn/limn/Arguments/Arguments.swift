import LimnDiagnostics

/// A parsed command line.
struct Arguments: Hashable {
  var command: CommandName
  var operands: [String] = []
  /// The options' values by option name. A switch has an empty value.
  var values: [String: String] = [:]

  /// The action that a command line requests.
  enum Request: Hashable {
    case run(Arguments)
    case help(CommandName?)
    case version
  }

  /// An invalid command line; the program exits with status 2.
  struct UsageError: Error, Hashable {
    var message: String
    var command: CommandName?
  }

  static func parse(_ words: [String]) throws -> Request {
    var words = words[...]
    guard let first = words.popFirst() else { return .help(nil) }
    switch first {
    case "--help", "-h", "help": return .help(words.first.flatMap(CommandName.init))
    case "--version": return .version
    default: break
    }
    let names = CommandName.allCases.map(\.rawValue)
    guard let command = CommandName(rawValue: first) else {
      let kind = first.hasPrefix("-") ? "an option, which must come after the command" : "not a command"
      throw UsageError(message: "'\(first)' is \(kind)\(Suggestion.hint(for: first, among: names))", command: nil)
    }
    var arguments = Arguments(command: command)
    while let word = words.popFirst() {
      if word == "--" {
        arguments.operands += words
        break
      } else if word == "-h" {
        return .help(command)
      } else if word == "-v" {
        try arguments.take("--verbose", &words)
      } else if word.hasPrefix("--") {
        try arguments.take(word, &words)
      } else if word.hasPrefix("-"), word != "-" {
        throw arguments.mistake("'\(word)' is not an option; options start with '--'")
      } else {
        arguments.operands.append(word)
      }
    }
    if arguments.has("help") { return .help(command) }
    if arguments.has("version") { return .version }
    if let unexpected = arguments.operands.dropFirst(command.operands.limit).first {
      throw arguments.mistake("unexpected argument '\(unexpected)'")
    }
    return .run(arguments)
  }

  /// The error for a mistake in the command line.
  func mistake(_ message: String) -> UsageError { UsageError(message: message, command: command) }

  func has(_ option: String) -> Bool { values[option] != nil }

  /// Returns the value of an option as a whole number; nil if the option is not given. Throws if the value is not a
  /// whole number, or is less than `lowest`.
  func number(_ option: String, from lowest: Int = 1) throws -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = Int(text), number >= lowest else {
      let numbers = lowest == 1 ? "a positive whole number" : "a whole number from \(lowest)"
      throw mistake("--\(option) takes \(numbers), not '\(text)'")
    }
    return number
  }

  private mutating func take(_ word: String, _ rest: inout ArraySlice<String>) throws {
    let parts = word.dropFirst(2).fields(at: "=", maxSplits: 1).map(String.init)
    let known = command.options + Option.common
    guard let option = known.first(where: { $0.name == parts[0] }) else {
      let hint = Suggestion.nearest(to: parts[0], among: known.map(\.name)).map { " (did you mean '--\($0)'?)" } ?? ""
      throw mistake("'--\(parts[0])' is not an option of limn \(command.rawValue)\(hint)")
    }
    guard let name = option.value else {
      if parts.count > 1 { throw mistake("--\(option.name) takes no value") }
      values[option.name] = ""
      return
    }
    guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
      throw mistake("--\(option.name) needs a value: \(name)")
    }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      let hint = Suggestion.hint(for: value, among: option.choices)
      let list = option.choices.withCommas
      throw mistake("'\(value)' is not a value of --\(option.name): use \(list)\(hint)")
    }
    values[option.name] = value
  }
}
