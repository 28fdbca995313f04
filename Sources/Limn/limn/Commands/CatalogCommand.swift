import LimnCatalog
import LimnDiagnostics
import LimnMarkdown
import Foundation
import LimnPages
import LimnPlatform

/// `limn catalog`: writes only the catalog, as pages or as `index.json`.
struct CatalogCommand {
  let arguments: Arguments
  let files: FileSystem

  func run() throws -> Int32 {
    if arguments.operands.first == "diff" { return try CatalogDiffCommand(arguments: arguments, files: files).run() }
    if arguments.operands.count > 1 {
      throw Arguments.UsageError(message: "unexpected argument '\(arguments.operands[1])'", command: .catalog)
    }
    let layout = try ProjectLayout.find(arguments, folder: arguments.operands.first, content: false, files: files)
    var options = try PipelineOptions(arguments)
    options.allowsFailedBuilds = true
    options.catalogScope = .all
    let isData = arguments.values["format"] == "json"
    options.only = isData ? [.rules] : [.rules, .previews]
    var pipeline = Pipeline(layout: layout, options: options, files: files, arguments: arguments)
    var project = try pipeline.read()
    // This command reads only code, so it leaves out articles and their diagnostics.
    let pages = Set(project.documents.map(\.path))
    pipeline.diagnostics.removeAll { $0.id == "no-articles" || $0.location.map { pages.contains($0.path) } ?? false }
    project.pages = []
    let material = try pipeline.material(project)
    guard let index = material.index else { return finish(pipeline, isData, 1) }
    guard index.entities.values.contains(where: { $0.kind == .target }) else {
      // Errors that prevented Limn from reading a package explain why the catalog is empty.
      let reasons = pipeline.buildFailures + pipeline.diagnostics.filter { $0.severity == .error }
      if !reasons.isEmpty {
        pipeline.diagnostics += pipeline.buildFailures
        return finish(pipeline, isData, 1)
      }
      throw DiagnosticError(
        "no-package",
        "there is no Package.swift, Xcode project or project.yml with Swift sources in or below \(layout.root), so the catalog would be empty"
      )
    }
    // The exit status is 0 even if code violates rules. `limn check` is the command that fails on violations.
    if isData {
      _ = finish(pipeline, isData, 0)
      Console.print(try index.json())
      return 0
    }
    let progress = pipeline.progress
    var input = try pipeline.siteInput(project, material)
    // This command writes no articles, so their recorded addresses are not checked.
    input.history.ledger = AddressLedger(path: input.history.ledger.path, parsing: "")
    let output = try progress.phase("writing pages") {
      try OutputFolder(layout.output).replace { write in
        let output = try SiteBuilder(input).build(write: write)
        return (!output.diagnostics.contains { $0.severity == .error }, output)
      }.0
    }
    pipeline.note(output, of: input)
    // Articles were not checked, so it is unknown whether their accepted failures still occur.
    pipeline.hasCheckedLinks = false
    if output.diagnostics.contains(where: { $0.severity == .error }) { return finish(pipeline, isData, 1) }
    _ = finish(pipeline, isData, 0)
    Console.print("\(output.pageCount) pages: open \(layout.relative(layout.output))/catalog/index.html\n")
    return 0
  }

  /// Prints the report and returns `status`. If standard output receives the JSON index, the report is printed on standard error.
  private func finish(_ pipeline: Pipeline, _ isData: Bool, _ status: Int32) -> Int32 {
    pipeline.progress.finish()
    let printer = HumanPrinter(
      source: Project.source(pipeline.layout, files), usesColor: !isData && Console.usesColor, showsNotes: arguments.has("verbose"))
    let text = printer.text(pipeline.report)
    if isData { if status != 0 || !arguments.has("quiet") { Console.printError(text) } } else { Console.print(text) }
    return status
  }
}
