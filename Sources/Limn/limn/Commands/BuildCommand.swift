import LimnDiagnostics
import Foundation
import LimnPages
import LimnPlatform

/// `limn build`: checks everything and replaces the site, or prints a report and writes nothing if there are errors.
struct BuildCommand {
  let arguments: Arguments
  let files: FileSystem

  func run() throws -> Int32 {
    let layout = try ProjectLayout.find(arguments, folder: arguments.operands.first, content: true, files: files)
    var options = try PipelineOptions(arguments)
    options.catalogScope = .projects
    if arguments.has("no-check") {
      options.only = [.links]
      options.allowsFailedBuilds = true
    }
    var pipeline = Pipeline(layout: layout, options: options, files: files, arguments: arguments)
    let start = ContinuousClock.now
    var folder = OutputFolder(layout.output)
    let publishes = isPublished(layout)
    var inputs: [String]?
    if options.usesCache { inputs = BuildStamp.inputs(layout, publishes: publishes, files: files, processes: pipeline.processes) }
    let project = try pipeline.read()
    if let inputs, let printed = try unchangedReport(folder, inputs, project, &pipeline) {
      pipeline.progress.finish()
      pipeline.finishCache()
      Console.print(printed)
      if pipeline.progress.style != .silent {
        let spent = Progress.seconds(ContinuousClock.now - start)
        Console.print("\(layout.relative(layout.output))/ is up to date: nothing changed (\(spent))\n")
      }
      return 0
    }
    let material = try pipeline.material(project)
    pipeline.diagnostics += project.others.flatMap { FileLinks.check($0, layout: layout, files: files) }
    try pipeline.checkCatalogs(project, material)
    let (isStrict, isForced) = (arguments.has("strict"), arguments.has("no-check"))
    guard isForced || !pipeline.report.fails(isStrict: isStrict) else { return finish(pipeline, nil) }
    let input = try pipeline.siteInput(project, material)
    folder.waits = { [progress = pipeline.progress] in progress.detail("waiting for another build") }
    let ledger = try ledger(layout)
    var stamp = ""
    let (output, summary) = try pipeline.progress.phase("writing pages") { [pipeline] in
      let stampOf = { (output: SiteOutput) in
        guard let inputs, material.hasCompleteCatalog,
          !(pipeline.diagnostics + output.diagnostics).contains(where: BuildStamp.dependsOnMachine),
          !pipeline.hasPackage || material.packageDigest != nil
        else { return "" }
        let kept = publishes && files.isFolder(layout.site) ? Array(output.ledger.text.utf8) : ledger
        stamp = BuildStamp.text(inputs, package: material.packageDigest, ledger: kept)
        return stamp
      }
      return try folder.replace(stamp: stampOf) { write in
        let output = try SiteBuilder(input).build(write: write)
        var result = pipeline
        result.note(output, of: input)
        return (isForced || !result.report.fails(isStrict: isStrict), output)
      }
    }
    pipeline.note(output, of: input)
    let fails = !isForced && pipeline.report.fails(isStrict: isStrict)
    if !fails, publishes { try keep(output.ledger, layout) }
    let spent = Progress.seconds(ContinuousClock.now - start)
    if !fails, !stamp.isEmpty { try BuildStamp.keep(reportText(pipeline), of: stamp, layout, files) }
    let changed = summary.written == 0 ? "nothing changed" : "\(summary.written) files written, \(summary.unchanged) unchanged"
    return finish(pipeline, fails ? nil : "\(output.pageCount) pages in \(layout.relative(layout.output))/ in \(spent): \(changed)")
  }

  /// The report of the last build, if that build had the same inputs, so that another build would change nothing; otherwise nil.
  private func unchangedReport(
    _ folder: OutputFolder, _ inputs: [String], _ project: Project, _ pipeline: inout Pipeline
  ) throws(EnvironmentFailure) -> String? {
    let package = try pipeline.unchangedPackage(project)
    guard !pipeline.hasPackage || package != nil else { return nil }
    let stamp = BuildStamp.text(inputs, package: package, ledger: try ledger(pipeline.layout))
    return folder.isCurrent(stamp) ? try BuildStamp.keptReport(of: stamp, pipeline.layout, files) : nil
  }

  /// The report as it is printed; empty with `--quiet` if there is nothing to report.
  private func reportText(_ pipeline: Pipeline) -> String {
    let report = pipeline.report
    guard !report.diagnostics.isEmpty || pipeline.progress.style != .silent else { return "" }
    let printer = HumanPrinter(
      source: Project.source(pipeline.layout, files), usesColor: Console.usesColor, showsNotes: arguments.has("verbose"))
    return printer.text(report)
  }

  /// Prints the report, then `made`, which summarizes the written site and is nil if there is none. Returns the exit status.
  private func finish(_ pipeline: Pipeline, _ made: String?) -> Int32 {
    pipeline.progress.finish()
    pipeline.finishCache()
    Console.print(reportText(pipeline))
    guard let made else {
      Console.print("Nothing was written; \(pipeline.layout.relative(pipeline.layout.output))/ is unchanged.\n")
      Console.print("To write the site anyway, run: limn build --no-check. To learn about an id in brackets, run: limn explain ID\n")
      return 1
    }
    if pipeline.progress.style != .silent {
      Console.print("\n\(made)\n\(pipeline.progress.summary)\n")
      Console.print("Open \(pipeline.layout.relative(pipeline.layout.output))/index.html, or run: limn serve\n")
    }
    return 0
  }

  /// Whether this build is published: with `--publish`, or in CI on the main branch. Limn keeps the addresses of published builds valid.
  private func isPublished(_ layout: ProjectLayout) -> Bool {
    if arguments.has("publish") { return true }
    let variables = ProcessInfo.processInfo.environment
    guard variables["CI"] == "true" || variables["CI"] == "1", variables["GITHUB_EVENT_NAME"] != "pull_request" else { return false }
    let branch = variables["GITHUB_REF_NAME"] ?? variables["CI_COMMIT_BRANCH"] ?? ""
    return branch == "main" || branch == "master" || branch == variables["CI_DEFAULT_BRANCH"]
  }

  private func ledger(_ layout: ProjectLayout) throws(EnvironmentFailure) -> [UInt8] {
    do { return try files.readIfPresent(layout.site + "/addresses.txt") ?? [] } catch { throw error.failure }
  }

  /// Writes the ledger of published addresses to the settings folder. Writes nothing if the project has no settings folder.
  private func keep(_ ledger: AddressLedger, _ layout: ProjectLayout) throws {
    let path = layout.site + "/addresses.txt"
    guard files.isFolder(layout.site) else { return }
    let bytes = Array(ledger.text.utf8)
    do throws(FileError) {
      if try files.readIfPresent(path) != bytes { try files.write(path, bytes) }
    } catch {
      throw error.failure
    }
  }
}
