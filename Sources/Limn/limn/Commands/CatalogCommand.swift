import Catalog
import Diagnostics
import Foundation
import Pages
import Platform

/// `limn catalog`: the catalog alone, as pages or as `index.json`.
struct CatalogCommand {
  let arguments: Arguments
  let files: FileSystem

  func run() throws -> Int32 {
    if arguments.operands.first == "diff" { return try CatalogDiffCommand(arguments: arguments, files: files).run() }
    if arguments.operands.count > 1 {
      throw Arguments.UsageError(message: "'\(arguments.operands[1])' is one operand too many", command: .catalog)
    }
    let layout = try ProjectLayout.find(arguments, folder: arguments.operands.first, needsContent: false, files: files)
    guard files.exists(layout.root + "/Package.swift") else {
      throw Diagnosed("no-package", "there is no Package.swift in \(layout.root), so there is nothing to catalogue")
    }
    var options = try PipelineOptions(arguments)
    options.only = [.rules, .previews]
    var pipeline = Pipeline(layout: layout, options: options, files: files, arguments: arguments)
    var project = try pipeline.read()
    pipeline.diagnostics.removeAll { $0.id == "no-articles" }
    project.pages = []
    let material = try pipeline.material(project)
    guard let index = material.index else { return finish(pipeline, 1) }
    // A catalog that shows violations is a good catalog: it is `limn check` that fails on them.
    if arguments.values["format"] == "json" {
      Console.print(try index.json())
      pipeline.progress.finish()
      return 0
    }
    var input = try pipeline.siteInput(project, material)
    // The articles' addresses are not lost: this site leaves them out on purpose.
    input.ledger = AddressLedger(path: "", parsing: "")
    let (output, _) = try OutputFolder(layout.output).replace { write in
      let output = try SiteBuilder(input).build(write: write)
      return (!output.diagnostics.contains { $0.severity == .error }, output)
    }
    pipeline.note(output, of: input)
    _ = finish(pipeline, 0)
    Console.print("\(output.pageCount) pages: open \(layout.relative(layout.output))/catalog/index.html\n")
    return output.diagnostics.contains { $0.severity == .error } ? 1 : 0
  }

  private func finish(_ pipeline: Pipeline, _ status: Int32) -> Int32 {
    pipeline.progress.finish()
    let printer = HumanPrinter(source: Project.source(pipeline.layout, files), usesColour: Console.usesColour)
    Console.print(printer.text(pipeline.report))
    return status
  }
}
