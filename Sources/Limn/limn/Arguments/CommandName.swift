import LimnPlatform

/// The commands, with their operands and options.
enum CommandName: String, CaseIterable {
  case `init`, build, check, catalog, explain, render, serve, cache, doctor

  var summary: String {
    switch self {
    case .`init`:
      "write a CI workflow and a first site (in an existing project: a CI workflow and a baseline of its errors)"
    case .build: "check everything, then write the site to _site/"
    case .check: "check snippets, links, rules and previews without writing the site"
    case .catalog: "write only the architecture catalog, or compare two catalogs"
    case .explain: "explain a diagnostic and how to fix it, or list all diagnostics"
    case .render: "render one Markdown file to an HTML fragment on standard output"
    case .cache: "show the size of the cache, or remove old entries"
    case .serve: "serve the site on this machine and rebuild it when files change"
    case .doctor: "show which tools Limn found on this machine, and what to install"
    }
  }

  /// The operands in the command's usage line, such as `[PATH ...]`, and their maximum number.
  var operands: (text: String, limit: Int) {
    switch self {
    case .`init`, .build, .serve, .cache: ("[DIR]", 1)
    case .doctor: ("", 0)
    case .check: ("[PATH ...]", .max)
    case .catalog: ("[DIR | diff OLD.json NEW.json]", 3)
    case .explain: ("[ID]", 1)
    case .render: ("[FILE | -]", 1)
    }
  }

  /// The usage line of the command, such as `limn check [PATH ...] [options]`.
  var usage: String { ["limn", rawValue, operands.text, "[options]"].filter { !$0.isEmpty }.withSpaces }

  var options: [Option] {
    switch self {
    case .`init`, .explain, .doctor: []
    case .build:
      [
        Option("output", "DIR", "the folder to write the site to (default: _site in the root)"),
        Option("no-check", "write the site without compiling snippets, even if there are errors"),
        Option(
          "publish",
          "record the site's addresses in addresses.txt, for a build that you publish (on by default in CI on the main branch)"
        ),
        Option(
          "base-path", "PATH", "the path of the site on its host, such as /docs/; only 404.html and _redirects use it"),
        .strict,
      ]
    case .check:
      [
        Option(
          "only", "CHECKS",
          "the checks to run, separated by commas: snippets, links, rules, previews (default: all, or only snippets and links if PATH is given)"
        ),
        Option(
          "format", "NAME", choices: ReportFormat.allCases.map(\.rawValue),
          "the format of the report (default: human)"),
        Option("fix", "apply safe fixes whose result compiles, and show the changes as a diff"),
        Option("unsafe", "with --fix: also apply suggestions, which may change what the code does"),
        Option("no-merge", "compile each snippet separately"),
        Option(
          "shard", "I/N",
          "check only part I of N of the snippets and previews; '--shard auto' takes I and N from the variables of GitLab, Slurm or Bazel"
        ),
        Option(
          "from-cache",
          "compile and run nothing: report results of snippets and previews from other runs, and an error for each missing one"
        ),
        Option("write-baseline", "accept today's failures: write them to baseline.json"),
        Option("external", "also check external links by requesting their addresses"),
        .strict,
      ]
    case .catalog:
      [
        Option(
          "format", "NAME", choices: ["html", "json"],
          "the output: HTML pages, or index.json on standard output (default: html)"),
        Option("output", "DIR", "the folder to write the pages to (default: _catalog in the root)"),
      ]
    case .render: [Option("commonmark", "render plain CommonMark with libcmark, without Limn's extensions")]
    case .cache:
      [
        Option("prune", "remove the least recently used entries, but none that were used in the last hour"),
        Option(
          "limit", "MB",
          "with --prune: the new size of the cache in megabytes (default: \(ContentCache.sizeLimit / 1_000_000))"
        ),
      ]
    case .serve: [Option("port", "N", "the port on 127.0.0.1 (default: 8080, or the next free one)")]
    }
  }
}

/// The formats of a report.
enum ReportFormat: String, CaseIterable {
  case human, json, github, sarif, junit
}
