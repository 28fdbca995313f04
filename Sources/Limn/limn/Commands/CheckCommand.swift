import LimnDiagnostics
import LimnPlatform
import LimnSnippets

/// `limn check`: runs all checks of a build and prints a report in the requested format.
struct CheckCommand {
  let arguments: Arguments

  func run() throws -> Int32 {
    if arguments.has("unsafe"), !arguments.has("fix") {
      throw arguments.mistake("--unsafe needs --fix")
    }
    var options = try RunOptions(arguments)
    if options.snippets.shard != nil, arguments.has("write-baseline") {
      throw arguments.mistake("--write-baseline needs the results of all shards: leave out --shard")
    }
    // The project needs no articles if only rules or previews are checked, or if only the files at the given paths are.
    let layout = try ProjectLayout.find(
      arguments, content: arguments.operands.isEmpty && !options.only.isDisjoint(with: [.snippets, .links]))
    if !arguments.operands.isEmpty, !arguments.has("only"), !options.readsOnlyCache {
      options.only = [.snippets, .links]
    }
    options.paths = try layout.paths(named: arguments.operands)
    var outcome = try check(layout, options)
    let tried = arguments.has("fix") ? outcome.wantedReport.diagnostics.flatMap(\.fixes).filter(isTried) : []
    if arguments.has("fix"), try fix(outcome, layout) {
      // Check the project again, so that the report describes the fixed files. External links are not checked a second
      // time. The second check shows only one line of progress, since its phases were already shown by the first check.
      options.checksExternalLinks = false
      outcome = try outcome.workspace.progress.phase("checking the fixed files") { [options] in
        try check(layout, options, isQuiet: true)
      }
    }
    outcome.workspace.progress.finish()
    if arguments.has("write-baseline") {
      let written = try BaselinePhase(outcome: outcome).run()
      outcome = written.outcome
      Console.printError("\(layout.relative(layout.baseline)): \(written.text)\n")
    }
    var report = outcome.wantedReport
    // What was tried and is still reported did not help, so it is not proposed again.
    let messages = Set(tried.map(\.message))
    for index in report.diagnostics.indices {
      report.diagnostics[index].fixes.removeAll { isTried($0) && messages.contains($0.message) }
    }
    if format == .human, arguments.has("verbose") {
      for line in outcome.details { Console.print(line + "\n") }
    }
    try print(arguments.has("verbose") ? report : report.withoutWork, outcome.workspace)
    if format == .human { try printCauses(outcome) }
    return report.fails(isStrict: arguments.has("strict")) ? 1 : 0
  }

  /// Whether `--fix` tries a fix.
  private func isTried(_ fix: Fix) -> Bool { fix.isSafe || arguments.has("unsafe") }

  /// Runs each requested check once.
  ///
  /// - Parameter isQuiet: whether to show no progress even without `--quiet`.
  func check(_ layout: ProjectLayout, _ options: RunOptions, isQuiet: Bool = false) throws -> RunOutcome {
    let context = RunContext(layout: layout, options: options, arguments: arguments, isQuiet: isQuiet)
    var outcome = try RunOutcome(checkingCodeOf: ReadPhase(context: context).run())
    // A job that checks one shard may have too few failures to print causes. It stores them in the cache, from which a
    // later job reads the causes of all shards.
    if options.snippets.shard != nil { _ = try causes(of: outcome) }
    if options.only.contains(.links) {
      let (workspace, artifacts) = (outcome.workspace, outcome.code.artifacts)
      let links = try LinkPhase(workspace: workspace, artifacts: artifacts).run()
      outcome = outcome.adding(
        links + (try SiteLinkPhase(workspace: workspace, artifacts: artifacts).run()), checksLinks: true)
    }
    outcome.workspace.context.finishCache()
    return outcome
  }

  /// The causes of the failures of snippets, which are also stored in the cache.
  private func causes(of outcome: RunOutcome) throws -> [FailureCause] {
    guard let context = outcome.code.snippets.context, let report = outcome.code.snippets.open else { return [] }
    return try FailureCauses(context: context).causes(of: report)
  }

  /// Groups the failures of snippets by cause, and prints the number and the remedy for each cause, if at least
  /// `minimum` snippets fail.
  func printCauses(_ outcome: RunOutcome, atLeast minimum: Int = 5, endsWithAdvice: Bool = true) throws {
    let failed = outcome.code.snippets.verdicts.count { $0.kind == .failed }
    guard outcome.code.snippets.context != nil, failed >= minimum else { return }
    let causes = try causes(of: outcome)
    let width = String(failed).count
    let lines = causes.map { cause in
      let number = "".padded(to: width - String(cause.count).count) + "\(cause.count)"
      return "  \(number) \(cause.reason) (the first: \(cause.example.path):\(cause.example.line)): \(cause.remedy)"
    }
    let title = failed.counted("snippet fails", "snippets fail")
    Console.print("\n\(title):\n" + lines.withLineFeeds + "\n")
    guard endsWithAdvice else { return }
    Console.print("'limn check --write-baseline' accepts today's failures, so that only new ones are reported.\n")
  }

  /// Applies the safe fixes, or with `--unsafe` every unambiguous fix. Prints the changes as a diff on standard error,
  /// since standard output is for the report. Returns whether a file changed.
  private func fix(_ outcome: RunOutcome, _ layout: ProjectLayout) throws -> Bool {
    let diagnostics = outcome.wantedReport.diagnostics
    let isUnsafe = arguments.has("unsafe")
    var plan = FixPlan(diagnostics, root: layout.root, includesUnsafe: isUnsafe)
    if !isUnsafe, let context = outcome.code.snippets.context {
      let snippets = outcome.code.snippets
      let verifier = FixVerifier(context: context, pages: snippets.pages, report: snippets.complete) { page, text in
        var page = page
        page.fences = DocumentationPages.fences(ofFile: page.path, text.bytes)
        return page
      }
      plan = try outcome.workspace.progress.phase("checking fixes") {
        try verifier.plan(diagnostics, root: layout.root)
      }
    }
    try plan.apply(root: layout.root)
    try Console.printError(
      plan.changes.isEmpty ? Self.reasonForNoFix(diagnostics, isUnsafe: isUnsafe) : plan.diff())
    return !plan.changes.isEmpty
  }

  /// The message that is printed if `--fix` changed nothing. It states the reason and, if there is one, an option that
  /// would apply more fixes.
  static func reasonForNoFix(_ diagnostics: [Diagnostic], isUnsafe: Bool) -> String {
    let suggested = diagnostics.count { !$0.fixes.isEmpty }
    guard suggested > 0 else { return "No fix is known, so no file was changed.\n" }
    if isUnsafe {
      return "No file was changed: the suggestions are alternatives or have placeholders, so apply one by hand.\n"
    }
    let single = diagnostics.count { $0.fixes.count == 1 }
    let advice = single > 0 ? " '--fix --unsafe' applies a suggestion if it is the only one for its diagnostic." : ""
    return "No file was changed, since no fix is known to be safe.\(advice)\n"
  }

  private var format: ReportFormat { arguments.values["format"].flatMap(ReportFormat.init) ?? .human }

  private func print(_ report: CheckReport, _ workspace: Workspace) throws {
    let source = workspace.project.source
    switch format {
    case .json: Console.print(JSONPrinter().text(report))
    case .sarif: Console.print(SARIFPrinter(version: limnVersion, source: source).text(report))
    case .junit: Console.print(JUnitPrinter().text(report))
    case .github:
      let printer = GitHubPrinter(prefix: gitPrefix(workspace.layout), source: source)
      Console.print(printer.text(report))
      if let path = environmentVariables["GITHUB_STEP_SUMMARY"] {
        try append(printer.summary(report), to: path)
      }
    case .human: Console.print(workspace.text(of: report))
    }
  }

  /// Appends the report to GitHub's job summary, which may already contain text from earlier steps.
  private func append(_ summary: String, to path: String) throws {
    do { try files.write(path, (try files.readIfPresent(path) ?? []) + summary.bytes) } catch {
      throw EnvironmentFailure(
        "the job summary for GitHub cannot be written: \(error)",
        hint: "Unset GITHUB_STEP_SUMMARY if the file does not exist.")
    }
  }

  /// The path from the Git root to the project's root, ending in `/`; empty if they are the same.
  private func gitPrefix(_ layout: ProjectLayout) -> String {
    let asked = try? ProcessRunner.local.run(
      Command("git", ["-C", layout.root, "rev-parse", "--show-prefix"], timeLimit: .seconds(10)))
    return asked.flatMap { $0.succeeded ? $0.outputText.firstLine : nil } ?? ""
  }
}
