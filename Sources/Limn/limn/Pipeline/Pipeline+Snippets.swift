import LimnConfiguration
import LimnDiagnostics
import LimnMarkdown
import LimnPages
import LimnPlatform
import LimnSnippets
import LimnToolchain

extension Pipeline {
  /// Step 3: checks every code block of the pages.
  mutating func snippets(_ pages: [SnippetPage], project: Project, toolchain: Toolchain, built: BuiltPackage?) throws -> SnippetReport {
    var context = CheckContext(
      toolchain: toolchain, root: layout.root, cache: cache, scratch: layout.cache + "/snippets", jobs: options.jobs)
    (context.processes, context.files) = (processes, files)
    context.options = options.snippets
    context.options.scope = project.settings.snippets
    if let seconds = project.settings.snippets.timeLimit { context.options.timeLimit = .seconds(seconds) }
    context.defaultImports = project.settings.imports
    // An empty list in the settings means no imports, so imports are only inferred if the setting is missing.
    if project.settings.locations["imports"] == nil {
      context.inferredImports = built.map { ImportInference($0, cache: cache, files: files).modules() } ?? ["Foundation"]
    }
    context.defaultImportsLocation = project.settings.locations["imports"]
    if let built {
      context.use(built, targets: targets(project, built))
      if options.snippets.wantsTokens {
        let extractor = SymbolGraphExtractor(
          package: built, toolchain: toolchain, cache: cache, memo: symbolGraphs, jobs: options.jobs, processes: processes, files: files)
        let names = targets(project, built)
        context.symbolGraphs = try progress.phase("reading symbols") { () throws(EnvironmentFailure) in
          try extractor.graphs(ofTargets: names)
        }
      }
    }
    if let bundled, built?.bundled == nil { context.addBundled(bundled) }
    let ready = context
    let found = try progress.phase("checking snippets") { try SnippetChecker(context: ready).check(pages) }
    snippetContext = ready
    snippetReport = found
    snippetPages = pages
    let report = try snippetBaseline()?.apply(to: found, pages: pages) ?? found
    openSnippetReport = report
    diagnostics += report.diagnostics
    checked += report.verdicts.map(\.checked)
    phases.append(report.summary.phase)
    listUnchecked(report)
    return report
  }

  /// With `--verbose`, lists the Swift code that is not checked, one line for each block.
  private func listUnchecked(_ report: SnippetReport) {
    guard progress.isVerbose else { return }
    let skipped = report.verdicts.compactMap { verdict in
      verdict.kind.reason.map { "\(verdict.path):\(verdict.line): not checked: \($0)" }
        ?? (verdict.kind == .template ? "\(verdict.path):\(verdict.line): not checked: template" : nil)
    }
    let lines = report.unchecked.map { "\($0.path):\($0.line): not checked: \($0.reason)" } + skipped
    if !lines.isEmpty { Console.printError(lines.joined(separator: "\n") + "\n") }
  }

  /// The accepted failures of snippets, if the project has a baseline. Step 1 reports a baseline that cannot be parsed.
  private func snippetBaseline() throws(EnvironmentFailure) -> SnippetBaseline? {
    let path = layout.site + "/baseline.json"
    guard files.exists(path) else { return nil }
    do { return SnippetBaseline(try files.read(path), path: layout.relative(path)) } catch { throw error.failure }
  }

  /// The names of the targets that the site documents.
  func targets(_ project: Project, _ built: BuiltPackage) -> [String] {
    let libraries = built.description.targets.filter { $0.kind == .library }.map(\.name)
    let named = project.settings.targets.filter { built.description.target(named: $0) != nil }
    return named.isEmpty ? libraries : named
  }

  /// Converts documents to the pages whose snippets are checked.
  static func snippetPages(_ documents: [Document]) -> [SnippetPage] {
    documents.map { document in
      let name = document.path.split(separator: "/").last.map(String.init) ?? document.path
      let slug = document.frontMatter.slug ?? AnchorNames.slug(name.split(separator: ".").first.map(String.init) ?? name)
      return SnippetPage(
        path: document.path, slug: slug, imports: document.frontMatter.imports, fences: document.fences.filter { $0.file == nil },
        indentedCode: document.indentedCode, importsLocation: document.frontMatter.locations["imports"])
    }
  }
}

extension Verdict {
  var checked: CheckedSnippet {
    let (verdict, reason): (CheckedSnippet.Verdict, String?) =
      switch kind {
      case .passed: (.passed, nil)
      case .failed: (.failed, causes.first.map { "it uses the snippet at line \($0), which has an error" })
      case .skipped(let reason): (.skipped, reason)
      case .template: (.template, nil)
      }
    return CheckedSnippet(path: path, line: line, endLine: endLine, verdict: verdict, reason: reason)
  }
}

extension SnippetSummary {
  var phase: CheckPhase {
    let reasons = skippedBy.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    let open = unchecked.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    let fallen = fallbackReason.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    return CheckPhase(
      name: "snippets",
      counts: [
        .init("total", total, "in all"), .init("passed", passed), .init("failed", failed),
        .init("unchecked", unchecked.values.reduce(0, +), "not checked" + (open.isEmpty ? "" : " (\(open); list them with --verbose)")),
        .init("skipped", skipped, "skipped" + (reasons.isEmpty ? "" : " (\(reasons))")), .init("template", template, "templates"),
        .init("interfaces", interfaces, "interfaces without bodies"),
        .init("merged", merged),
        .init("fallbackReason", fallbackReason.values.reduce(0, +), "compiled separately" + (fallen.isEmpty ? "" : " (\(fallen))")),
        .init("cached", cached), .init("executed", executed, "run"),
      ])
  }
}
