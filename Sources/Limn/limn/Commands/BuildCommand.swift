import LimnPages
import LimnPlatform

/// `limn build`: checks everything and replaces the site. If there are errors, prints a report and writes nothing.
struct BuildCommand {
  let arguments: Arguments

  func run() throws -> Int32 {
    let layout = try ProjectLayout.find(arguments, content: true)
    var options = try RunOptions(arguments)
    if arguments.has("no-check") {
      options.only = [.links, .previews]
      options.omission = "--no-check was given"
      options.allowsFailedBuilds = true
    }
    let context = RunContext(layout: layout, options: options, arguments: arguments)
    let start = ContinuousClock.now
    var folder = OutputFolder(layout.output)
    let publishes = isPublished
    var inputs: [String]?
    if options.usesCache {
      inputs = BuildStamp.inputs(layout, publishes: publishes, processes: context.processes)
    }
    // If nothing changed since the last build, reading the articles would take most of the time. So compare the inputs
    // with those of the last build first.
    let settings = try Workspace(context: context, project: Project.readSettings(layout))
    if let inputs, let printed = try unchangedReport(folder, inputs, settings) {
      return finish(unchanged: printed, context, start)
    }
    let read = try ReadPhase(context: context).run()
    // If the settings name targets, Limn builds these targets, and also the modules for which an article contains a
    // list of symbols. These modules are known only now, after the articles were read. So compare the inputs with those
    // of the last build a second time.
    if let inputs, settings.hasPackage, !read.workspace.project.listedModules.isEmpty,
      !settings.settings.targets.isEmpty,
      let printed = try unchangedReport(folder, inputs, read.workspace)
    {
      return finish(unchanged: printed, context, start)
    }
    let run = try RunOutcome(checkingCodeOf: read)
    let (workspace, code) = (run.workspace, run.code)
    let links = try LinkPhase(workspace: workspace, artifacts: code.artifacts).run()
    let checked = run.adding(links)
    guard !fails(checked) else {
      // Check the site's links too, so that the report contains everything that `limn check` reports.
      let links = try SiteLinkPhase(workspace: workspace, artifacts: code.artifacts).run()
      return finish(checked.adding(links, checksLinks: true), nil)
    }
    let site = try SitePhase(workspace: workspace, artifacts: code.artifacts).run()
    let collected = checked.adding(site.findings)
    folder.waits = { [progress = context.progress] in progress.detail("waiting for another build") }
    let ledger = try files.readIfPresent(layout.ledger) ?? []
    var stamp = ""
    let (written, summary) = try context.progress.phase("writing pages") {
      let stampOf = { (written: WrittenSite) in
        guard let inputs, isRepeatable(written.outcome) else { return "" }
        let kept = publishes && files.isFolder(layout.site) ? written.output.ledger.text.bytes : ledger
        stamp = BuildStamp.text(inputs, package: code.package?.digest, ledger: kept)
        return stamp
      }
      return try folder.replace(stamp: stampOf) { write in
        let output = try SiteBuilder(site.input).build(write: write)
        let outcome = collected.adding(Findings(output, in: workspace), checksLinks: true)
        return (!fails(outcome), WrittenSite(output: output, outcome: outcome))
      }
    }
    let (output, outcome) = (written.output, written.outcome)
    if fails(outcome) { return finish(outcome, nil) }
    if publishes { try keep(output.ledger, layout) }
    let spent = Progress.seconds(ContinuousClock.now - start)
    let text = Self.reportText(outcome)
    if !stamp.isEmpty { try BuildStamp.keep(text, of: stamp, layout) }
    let changed =
      summary.written == 0 ? "nothing changed" : "\(summary.written) files written, \(summary.unchanged) unchanged"
    let made = "\(output.pageCount) pages in \(layout.relative(layout.output))/ in \(spent): \(changed)"
    return finish(outcome, made, text)
  }

  /// The pages that were written, and the outcome of the run, including the diagnostics of these pages.
  private struct WrittenSite {
    let output: SiteOutput
    let outcome: RunOutcome
  }

  /// Whether the site is not written, because of errors in the report.
  private func fails(_ outcome: RunOutcome) -> Bool {
    !arguments.has("no-check") && outcome.report.fails(isStrict: arguments.has("strict"))
  }

  /// Whether another build from the same inputs would have the same result.
  private func isRepeatable(_ outcome: RunOutcome) -> Bool {
    outcome.code.catalog?.isComplete != false
      && !outcome.findings.diagnostics.contains { $0.kind?.dependsOnMachine == true }
      && (!outcome.workspace.hasPackage || outcome.code.package?.digest != nil)
  }

  /// Returns the report of the last build if the inputs have not changed since then, so that a new build would change
  /// nothing. Otherwise, returns nil.
  private func unchangedReport(
    _ folder: OutputFolder, _ inputs: [String], _ workspace: Workspace
  ) throws -> String? {
    let package = try PackagePhase(workspace: workspace).unchangedDigest()
    guard !workspace.hasPackage || package != nil else { return nil }
    let stamp = BuildStamp.text(
      inputs, package: package, ledger: try files.readIfPresent(workspace.layout.ledger) ?? [])
    return folder.isCurrent(stamp) ? try BuildStamp.keptReport(of: stamp, workspace.layout) : nil
  }

  /// The report as it is printed; empty with `--quiet` if there is nothing to report.
  private static func reportText(_ outcome: RunOutcome) -> String {
    let report = outcome.report
    guard !report.diagnostics.isEmpty || outcome.workspace.progress.style != .silent else { return "" }
    return outcome.workspace.text(of: report)
  }

  /// Prints the report of the last build, since nothing changed. Returns the exit status.
  private func finish(unchanged printed: String, _ context: RunContext, _ start: ContinuousClock.Instant) -> Int32 {
    context.progress.finish()
    context.finishCache()
    Console.print(printed)
    if context.progress.style != .silent {
      let spent = Progress.seconds(ContinuousClock.now - start)
      Console.print("\(context.layout.relative(context.layout.output))/ is up to date: nothing changed (\(spent))\n")
    }
    return 0
  }

  /// Prints the report, whose text may be known, and then `made`, which is a summary of the written site. `made` is nil
  /// if no site was written.
  /// Returns the exit status.
  private func finish(_ outcome: RunOutcome, _ made: String?, _ text: String? = nil) -> Int32 {
    let (layout, progress) = (outcome.workspace.layout, outcome.workspace.progress)
    progress.finish()
    outcome.workspace.context.finishCache()
    Console.print(text ?? Self.reportText(outcome))
    guard let made else {
      Console.print("Nothing was written; \(layout.relative(layout.output))/ is unchanged.\n")
      Console.print(
        "To write the site anyway, run: limn build --no-check. To learn about an id in brackets, run: limn explain ID\n"
      )
      return 1
    }
    if progress.style != .silent {
      Console.print("\n\(made)\n\(progress.summary)\n")
      Console.print("Open \(layout.relative(layout.output))/index.html, or run: limn serve\n")
    }
    return 0
  }

  /// Whether this build is published. A build is published with `--publish`, and in CI on the main branch. Limn keeps
  /// the addresses of published builds valid.
  private var isPublished: Bool {
    if arguments.has("publish") { return true }
    let variables = environmentVariables
    guard variables["CI"] == "true" || variables["CI"] == "1", variables["GITHUB_EVENT_NAME"] != "pull_request" else {
      return false
    }
    let branch = variables["GITHUB_REF_NAME"] ?? variables["CI_COMMIT_BRANCH"] ?? ""
    return branch == "main" || branch == "master" || branch == variables["CI_DEFAULT_BRANCH"]
  }

  /// Writes the ledger of published addresses to the settings folder. Writes nothing if the project has no settings
  /// folder.
  private func keep(_ ledger: AddressLedger, _ layout: ProjectLayout) throws {
    let path = layout.ledger
    guard files.isFolder(layout.site) else { return }
    let bytes = ledger.text.bytes
    if try files.readIfPresent(path) != bytes { try files.write(path, bytes) }
  }
}
