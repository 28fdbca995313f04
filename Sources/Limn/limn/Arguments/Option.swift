/// A command-line option, for the help text and the parser.
struct Option: Hashable {
  let name: String
  /// The placeholder for the option's value in the help text; nil for a switch.
  let value: String?
  /// The values that the option accepts; empty if it accepts any value.
  let choices: [String]
  let help: String

  /// Creates a switch, which has no value.
  init(_ name: String, _ help: String) { self.init(name, nil, help) }

  init(_ name: String, _ value: String?, choices: [String] = [], _ help: String) {
    self.name = name
    self.value = value
    self.choices = choices
    self.help = help
  }

  static let strict = Option("strict", "fail if there are warnings, not only errors")

  /// The options that every command accepts.
  static let common = [
    Option(
      "root", "DIR",
      "the project's folder (default: this folder or the nearest parent with Content/, limn.yml, Site/limn.yml or Package.swift)"
    ),
    Option(
      "content", "DIR",
      "the folder of the articles (default: Content, else documentation catalogs, docs/ and README.md, else all Markdown files)"
    ),
    Option("site", "DIR", "the folder that contains limn.yml (default: Site)"),
    Option("jobs", "N", "the number of parallel jobs (default: the number of cores)"),
    Option("cache", "DIR", "the folder for cached results (default: .build/limn)"),
    Option(
      "cache-url", "URL",
      "the address of a shared cache with Bazel's HTTP protocol (default: LIMN_CACHE_URL, else that in limn.yml)"
    ),
    Option(
      "cache-push", "also store this run's results in the shared cache, except in jobs for pull requests of forks"),
    Option("no-cache", "neither read nor write the cache"),
    Option(
      "allow-unsandboxed", "run the documentation's code even if no sandbox works; 'limn doctor' shows why"),
    Option("quiet", "show no progress"),
    Option(
      "verbose",
      "show notes, the time of each phase, results from the cache, unchecked code, and SwiftPM's output if a build fails (short: -v)"
    ),
    Option("help", "show this text"),
    Option("version", "show the version of Limn"),
  ]
}
