import LimnDiagnostics
import LimnSnippets
import LimnTolerantBuild
import LimnToolchain

/// Step 4: checks every code block of the wanted pages.
struct SnippetPhase: Phase {
  let workspace: Workspace
  let package: PackageResult
  /// The package with the targets that were built with parts replaced; nil if there are none.
  let tolerant: TolerantPackage?

  func run() throws -> SnippetResult {
    var result = SnippetResult(pages: try SnippetPages(workspace: workspace).wanted())
    if let description = package.description {
      let documentation = try DocumentationPages(
        workspace: workspace, description: description, hasBundled: package.built?.bundled != nil
      ).read()
      result.pages += documentation.pages
      result.findings.diagnostics = documentation.diagnostics
    }
    let (context, pages) = (try checkContext(), result.pages)
    let checker = SnippetChecker(context: context)
    var found = try progress.phase("checking snippets") { try checker.checkCode(of: pages) }
    if context.options.wantsTokens {
      found = progress.phase("reading declarations for hover cards") { [found] in
        checker.addingDeclarations(to: found)
      }
    }
    let open = project.baseline?.apply(to: found, pages: pages) ?? found
    result.complete = found
    result.open = open
    if context.failures.obstacle == nil { result.context = context }
    let missing = package.built != nil && context.lacksInterfaces ? [Diagnostic.packageNotInCache] : []
    result.findings = result.findings + Findings(diagnostics: missing + open.diagnostics, phases: [open.summary.phase])
    listUnchecked(open)
    return result
  }

  private func checkContext() throws -> CheckContext {
    let built = tolerant?.built ?? package.built
    var context = CheckContext(
      toolchain: package.toolchain, root: layout.root, cache: cache,
      scratch: layout.cache + "/snippets",
      jobs: options.jobs)
    context.processes = processes
    context.options = options.snippets
    context.options.scope = settings.snippets
    context.options.exploresPreviews = options.only.contains(.previews)
    context.defaultImports = settings.imports
    // Infer the imports only if the setting is missing. An empty list in the settings means that there are no imports.
    if settings.locations["imports"] == nil {
      context.inferredImports =
        built.map { ImportInference($0, cache: cache).modules() } ?? ["Foundation"]
    }
    context.defaultImportsLocation = settings.locations["imports"]
    if hasPackage, built == nil {
      context.failures.obstacle = options.readsOnlyCache ? CheckContext.notInCache : "the package does not build"
    }
    if let built {
      let names = documentedTargets(of: built.description)
      context.use(built, targets: names, partial: tolerant?.modules ?? [])
      context.failures.stubs = tolerant?.stubs ?? []
      if options.snippets.wantsTokens {
        let extractor = symbolGraphs(of: built, package.toolchain)
        context.symbolGraphs = try progress.phase("reading symbols") {
          try extractor.graphs(ofTargets: names)
        }
      }
    }
    if let bundled = package.bundled, built?.bundled == nil { context.addBundled(bundled) }
    if context.lacksInterfaces { context.failures.obstacle = CheckContext.notInCache }
    return context
  }

  /// With `--verbose`, prints one line for each block of Swift code that is not checked.
  private func listUnchecked(_ report: SnippetReport) {
    guard progress.isVerbose else { return }
    let skipped = report.verdicts.compactMap { verdict in
      (verdict.kind == .template ? "template" : verdict.kind.reason).map { (verdict.path, verdict.line, $0) }
    }
    for (path, line, reason) in report.unchecked.map({ ($0.path, $0.line, $0.reason) }) + skipped {
      Console.printError("\(path):\(line): not checked: \(reason)\n")
    }
  }
}

/// The result of checking the code blocks.
struct SnippetResult {
  /// The pages that were checked.
  var pages: [SnippetPage] = []
  /// The report with all failures, including accepted ones.
  var complete = SnippetReport()
  /// The report without accepted failures; nil if no snippet was checked.
  var open: SnippetReport?
  /// The context of the check. Fixes are verified with this context. Nil if no snippet was compiled.
  var context: CheckContext?
  var findings = Findings()

  var verdicts: [Verdict] { open?.verdicts ?? [] }
}

extension Verdict {
  var checked: CheckedSnippet {
    let (verdict, reason): (CheckedSnippet.Verdict, String?) =
      switch kind {
      case .passed: (.passed, nil)
      case .failed: (.failed, causes.first.map { "it uses the snippet at \(place(of: $0)), which has an error" })
      case .skipped(let reason): (.skipped, reason)
      case .template: (.template, nil)
      }
    return CheckedSnippet(
      path: path, line: line, endLine: endLine, verdict: verdict, reason: reason, errorLocations: errorLocations)
  }

  private func place(of cause: Location) -> String {
    cause.path == path ? "line \(cause.line)" : "\(cause.path):\(cause.line)"
  }
}

extension UncheckedCode {
  var checked: CheckedSnippet {
    CheckedSnippet(path: path, line: line, endLine: line, verdict: .unchecked, reason: reason)
  }
}

extension SnippetSummary {
  var phase: CheckPhase {
    func text(_ words: String, _ counts: [String: Int], _ advice: String = "") -> String {
      let list = counts.sortedByKey.map { "\($0.value): \($0.key)" }.withCommas
      return words + (list.isEmpty ? "" : " (\(list)\(advice))")
    }
    let accepted = skippedBy[Baseline.reason] ?? 0
    let more = unchecked.values.reduce(0, +)
    let (noun, verb) = more == 1 ? ("block", "is") : ("blocks", "are")
    let words = "more \(noun) of articles and comments may be Swift, but \(verb) not checked"
    return CheckPhase(
      name: "snippets",
      counts: [
        .init("total", total, "in all"), .init("passed", passed), .init("failed", failed),
        .init("skipped", skipped - accepted, text("skipped", skippedBy.filter { $0.key != Baseline.reason })),
        .init("accepted", accepted, "\(accepted == 1 ? "fails" : "fail") only with accepted errors"),
        // In JSON, in which the last number with a key counts, accepted failures are skipped too.
        .init("skipped", skipped, ""),
        .init("template", template, "templates"),
        .init("interfaces", interfaces, "interfaces without bodies"),
        .init("merged", merged, isWork: true),
        .init(
          "fallbackReason", fallbackReason.values.reduce(0, +),
          text("compiled separately", fallbackReason), isWork: true
        ),
        .init("cached", cached, isWork: true),
        .init("executed", ran, ran == 1 ? "run as a program" : "run as programs"),
        .init("unchecked", more, text(words, unchecked, "; --verbose lists them")),
      ])
  }
}
