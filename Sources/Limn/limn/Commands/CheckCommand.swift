import LimnCatalog
import LimnConfiguration
import LimnDiagnostics
import Foundation
import LimnMarkdown
import LimnPages
import LimnPlatform
import LimnSnippets
import LimnToolchain

/// `limn check`: all that a build would insist on, reported in the format that was asked for.
struct CheckCommand {
  let arguments: Arguments
  let files: FileSystem

  func run() throws -> Int32 {
    var options = try PipelineOptions(arguments)
    let layout = try ProjectLayout.find(arguments, folder: nil, content: needsContent(options), files: files)
    if !arguments.operands.isEmpty, !arguments.has("only") { options.only = [.snippets, .links] }
    let here = FileManager.default.currentDirectoryPath
    options.paths = arguments.operands.map { layout.relative(ProjectLayout.absolute($0, from: here)) }
    var pipeline = Pipeline(layout: layout, options: options, files: files, arguments: arguments)
    let project = try pipeline.read(only: arguments.operands)
    let material = try pipeline.material(project)
    if options.only.contains(.links) {
      pipeline.diagnostics += project.others.flatMap { FileLinks.check($0, layout: layout, files: files) }
    }
    if options.only.contains(.links), !project.pages.isEmpty {
      let input = try pipeline.siteInput(project, material)
      let output = try pipeline.progress.phase("checking links") { try SiteBuilder(input).build { _ in } }
      pipeline.note(output, of: input)
      if options.checksExternalLinks {
        let runner = pipeline.processes
        pipeline.diagnostics += try pipeline.progress.phase("asking other sites") { () throws(EnvironmentFailure) in
          try ExternalLinkCheck.run(output.externalLinks, runner: runner)
        }
      }
    }
    pipeline.progress.finish()
    pipeline.cache?.pruneDaily()
    if arguments.has("write-baseline") { try writeBaseline(of: &pipeline, material.index, layout) }
    let fixed = arguments.has("fix") ? try fix(pipeline.wantedReport, layout) : []
    var report = pipeline.wantedReport
    report.diagnostics.removeAll(where: fixed.contains)
    try print(report, layout)
    return report.fails(isStrict: arguments.has("strict")) ? 1 : 0
  }

  /// Writes what has exactly one fix and shows it as a diff on standard error, since standard output is the report's.
  private func fix(_ report: CheckReport, _ layout: ProjectLayout) throws(EnvironmentFailure) -> [Diagnostic] {
    let plan = FixPlan(report.diagnostics, root: layout.root, files: files)
    do { try plan.apply(root: layout.root, files: files) } catch { throw error.failure }
    Console.printError(plan.diff)
    return plan.fixed
  }

  /// Rules and previews need a package only; named files need nothing else.
  private func needsContent(_ options: PipelineOptions) -> Bool {
    arguments.operands.isEmpty && !options.only.isDisjoint(with: [.snippets, .links])
  }

  /// Accepts the failures of snippets and the violations of rules that there are, as far as they were looked for: they leave the report.
  private func writeBaseline(of pipeline: inout Pipeline, _ index: CatalogIndex?, _ layout: ProjectLayout) throws {
    let path = layout.site + "/baseline.json"
    let place = layout.relative(path)
    let old = try files.readIfPresent(path)
    var new = old
    let only = pipeline.options.only
    if only.contains(.snippets) {
      let baseline = SnippetBaseline(freezing: pipeline.snippetReport, pages: pipeline.snippetPages, path: place)
      new = try baseline.json(replacingIn: new)
      let accepted = Set(pipeline.snippetReport.diagnostics)
      pipeline.diagnostics.removeAll { $0.severity == .error && accepted.contains($0) && baseline.covers($0, on: pipeline.snippetPages) }
    }
    if only.contains(.rules), let index {
      let baseline = Baseline(freezing: index, path: place)
      new = try baseline.json(replacingIn: new)
      pipeline.diagnostics.removeAll(where: baseline.covers)
    }
    pipeline.diagnostics.removeAll { $0.id == "stale-baseline" && $0.location?.path == place }
    if let new, new != old { try files.write(path, new) }
  }

  private func print(_ report: CheckReport, _ layout: ProjectLayout) throws {
    let source = Project.source(layout, files)
    switch arguments.values["format"] ?? "human" {
    case "json": Console.print(JSONPrinter().text(report))
    case "sarif": Console.print(SARIFPrinter(version: limnVersion, source: source).text(report))
    case "junit": Console.print(JUnitPrinter().text(report))
    case "github":
      let printer = GitHubPrinter(prefix: gitPrefix(layout), source: source)
      Console.print(printer.text(report))
      if let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"] {
        try append(printer.summary(report), to: path)
      }
    default:
      Console.print(HumanPrinter(source: source, usesColour: Console.usesColour).text(report))
    }
  }

  /// Adds the report to the page that GitHub shows for the job, which earlier steps may have written to.
  private func append(_ summary: String, to path: String) throws(EnvironmentFailure) {
    do throws(FileError) { try files.write(path, (try files.readIfPresent(path) ?? []) + Array(summary.utf8)) } catch {
      throw EnvironmentFailure(
        "the summary for GitHub cannot be written: \(error)", hint: "Unset GITHUB_STEP_SUMMARY where there is no such file.")
    }
  }

  /// The root below the git root, ending in `/`, or nothing.
  private func gitPrefix(_ layout: ProjectLayout) -> String {
    let asked = try? ProcessRunner.local.run(Command("git", ["-C", layout.root, "rev-parse", "--show-prefix"], timeLimit: .seconds(10)))
    return asked.flatMap { $0.succeeded ? $0.outputText.split(separator: "\n").first.map(String.init) : nil } ?? ""
  }
}
