import LimnCatalog
import LimnDiagnostics
import LimnPages
import LimnPlatform

/// `limn catalog`: writes only the catalog, as pages or as `index.json`.
struct CatalogCommand {
  let arguments: Arguments

  func run() throws -> Int32 {
    if arguments.operands.first == "diff" { return try printDifference() }
    if arguments.operands.count > 1 {
      throw arguments.mistake("unexpected argument '\(arguments.operands[1])'")
    }
    let layout = try ProjectLayout.find(arguments, content: false)
    if !isData { try checkOutput(layout) }
    var options = try RunOptions(arguments)
    options.allowsFailedBuilds = true
    options.catalogsAnything = true
    options.only = isData ? [.rules] : [.rules, .previews]
    let context = RunContext(layout: layout, options: options, arguments: arguments)
    let outcome = try RunOutcome(checkingCodeOf: ReadPhase(context: context).run().withoutArticles)
    let (workspace, code) = (outcome.workspace, outcome.code)
    guard let index = code.artifacts.index else { return finish(outcome, 1) }
    guard index.entities.values.contains(where: { $0.kind == .target }) else {
      // Report what prevented Limn from reading a package or a project, since it explains why the catalog is empty.
      let failures = code.package?.failures ?? []
      if !failures.isEmpty || !outcome.findings.diagnostics.isEmpty {
        return finish(outcome.adding(Findings(diagnostics: failures)), 1)
      }
      throw DiagnosticError(
        .noPackage,
        "there is no Package.swift, Xcode project or project.yml with Swift sources in or below \(layout.root)"
      )
    }
    // The exit status is 0 even if code violates rules. `limn check` is the command that fails on violations.
    if isData {
      _ = finish(outcome, 0)
      Console.print(index.json())
      return 0
    }
    var site = try SitePhase(workspace: workspace, artifacts: code.artifacts).run()
    // This command writes no articles. With the recorded addresses, all articles would be reported as lost, so an empty
    // ledger is used.
    site.input.history.ledger = AddressLedger()
    let output = try context.progress.phase("writing pages") { [input = site.input] in
      try OutputFolder(layout.output).replace { write in
        let output = try SiteBuilder(input).build(write: write)
        return (!output.diagnostics.hasErrors, output)
      }.0
    }
    // Not with `checksLinks`: the report would list the accepted failures that no longer occur, which are unknown here,
    // since the articles were not checked.
    let written = outcome.adding(site.findings + Findings(output, in: workspace))
    if output.diagnostics.hasErrors { return finish(written, 1) }
    _ = finish(written, 0)
    Console.print("\(output.pageCount) pages: open \(layout.relative(layout.output))/catalog/index.html\n")
    return 0
  }

  /// Whether the command prints the JSON index instead of writing pages.
  private var isData: Bool { arguments.values["format"] == "json" }

  /// Throws if the output folder contains a site with articles, since the catalog would replace the site. Such a site
  /// is recognized by its Markdown files: `limn build` writes one for each article.
  private func checkOutput(_ layout: ProjectLayout) throws {
    guard files.exists(layout.output + "/" + OutputFolder.marker) else { return }
    let others = try files.files(below: layout.output, skip: { $0 == "catalog" })
    guard others.contains(where: { $0.hasSuffix(".md") }) else { return }
    throw DiagnosticError(
      .replacedArticles,
      "\(layout.relative(layout.output))/ contains a site with articles, and the catalog would replace the site: "
        + "pass another folder with --output, or run 'limn build', which writes the articles and the catalog")
  }

  /// Prints the report and returns `status`. If standard output receives the JSON index, the report is printed on
  /// standard error.
  private func finish(_ outcome: RunOutcome, _ status: Int32) -> Int32 {
    outcome.workspace.progress.finish()
    let text = outcome.workspace.text(of: outcome.report, usesColor: !isData && Console.usesColor)
    if isData { if status != 0 || !arguments.has("quiet") { Console.printError(text) } } else { Console.print(text) }
    return status
  }

  /// `limn catalog diff OLD.json NEW.json`: prints the changes between two catalogs, as Markdown for a pull request.
  private func printDifference() throws -> Int32 {
    let paths = arguments.operands.dropFirst()
    guard paths.count == 2, let old = paths.first, let new = paths.last else {
      throw arguments.mistake("'catalog diff' takes two files: the old index.json and the new one")
    }
    Console.print(CatalogDifference(from: try index(old), to: try index(new)).markdown)
    return 0
  }

  private func index(_ path: String) throws -> CatalogIndex {
    try CatalogIndex.read(files.read(named: path), path: path)
  }
}
