/// A word that starts with `--`, as help shows it and the parser knows it.
struct Option: Hashable, Sendable {
  let name: String
  /// What stands for its value in help, or nil for a switch.
  let value: String?
  /// The values it takes; empty means any.
  let choices: [String]
  let help: String

  /// A switch.
  init(_ name: String, _ help: String) { self.init(name, nil, help) }

  init(_ name: String, _ value: String?, choices: [String] = [], _ help: String) {
    self.name = name
    self.value = value
    self.choices = choices
    self.help = help
  }
}

extension Option {
  /// The options every command has.
  static let common = [
    Option("root", "DIR", "the project's folder; else the nearest one upwards with Content/, Site/limn.yml or Package.swift"),
    Option("content", "DIR", "the articles (default: Content)"),
    Option("site", "DIR", "the folder with limn.yml (default: Site)"),
    Option("jobs", "N", "how much to do at once (default: the number of cores)"),
    Option("cache", "DIR", "where results are kept (default: .build/limn)"),
    Option("no-cache", "ignore the cache, and store nothing in it"),
    Option("allow-unsandboxed", "run code of the documentation even where no sandbox works: 'limn doctor' tells why"),
    Option("quiet", "no progress"),
    Option("verbose", "or -v: the time of each phase, what is not checked, and what SwiftPM printed"),
    Option("help", "this text"),
    Option("version", "the version of Limn"),
  ]
}
