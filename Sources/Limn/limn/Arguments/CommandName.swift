import LimnPlatform

/// The commands, with what each takes.
enum CommandName: String, CaseIterable, Sendable {
  case `init`, build, check, catalog, explain, render, serve, cache, doctor
}

extension CommandName {
  var summary: String {
    switch self {
    case .`init`: "write a limn.yml, a first article and a CI workflow"
    case .build: "check everything, then write the site to _site/"
    case .check: "check snippets, links, rules and previews, and write nothing"
    case .catalog: "write the architecture catalog alone, or compare two"
    case .explain: "say what a diagnostic means and how to deal with it, or list all of them"
    case .render: "render one Markdown file to an HTML fragment on standard output"
    case .cache: "show how much the cache holds, or prune it"
    case .serve: "show the site on this machine, rebuilt as files change"
    case .doctor: "say what of this machine Limn can use, and what to install"
    }
  }

  /// What comes after the command and its options in its usage line.
  var operands: String {
    switch self {
    case .`init`, .build, .serve, .cache: "[DIR]"
    case .doctor: ""
    case .check: "[PATH ...]"
    case .catalog: "[DIR] | diff OLD.json NEW.json"
    case .explain: "[ID]"
    case .render: "[FILE | -]"
    }
  }

  /// How many operands there can be.
  var operandLimit: Int {
    switch self {
    case .`init`, .build, .explain, .serve, .render, .cache: 1
    case .doctor: 0
    case .catalog: 3
    case .check: .max
    }
  }

  var options: [Option] {
    switch self {
    case .`init`, .explain, .doctor: []
    case .build:
      [
        Option("output", "DIR", "where the site goes (default: _site in the root)"),
        Option("no-check", "do not compile snippets and explore previews, and write the site whatever is wrong with it"),
        Option("publish", "readers get this build: record its addresses in addresses.txt (default: in CI on the main branch)"),
        Option("base-path", "PATH", "the address below the host, such as /docs/; only 404.html needs it"),
        Option("strict", "warnings fail the build too"),
      ]
    case .check:
      [
        Option("only", "PHASES", "some of snippets,links,rules,previews (default: all)"),
        Option("format", "NAME", choices: ["human", "json", "github", "sarif", "junit"], "how to report (default: human)"),
        Option("fix", "apply fixes that are safe and after which the snippet builds, and show them as a diff"),
        Option("unsafe", "with --fix: also apply suggestions, which may change what the code does"),
        Option("no-merge", "compile each snippet by itself"),
        Option(
          "shard", "I/N", "check the I-th of N parts of the snippets, split by content; auto takes both from the CI job or the Slurm array"),
        Option("write-baseline", "accept today's failures: write them to baseline.json"),
        Option("external", "also ask whether links to other sites answer"),
        Option("strict", "warnings fail the check too"),
      ]
    case .catalog:
      [
        Option("format", "NAME", choices: ["html", "json"], "pages, or index.json on standard output (default: html)"),
        Option("output", "DIR", "where the pages go (default: _catalog in the root)"),
      ]
    case .render: [Option("commonmark", "exactly libcmark's own output, without Limn's extensions")]
    case .cache:
      [
        Option("prune", "remove what was not used for the longest time"),
        Option("limit", "MB", "how much may stay, in megabytes (default: \(ContentCache.sizeLimit / 1_000_000))"),
      ]
    case .serve: [Option("port", "N", "the port on 127.0.0.1 (default: 8080, or the next free one)")]
    }
  }
}
