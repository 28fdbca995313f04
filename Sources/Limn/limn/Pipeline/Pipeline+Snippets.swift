import LimnConfiguration
import LimnDiagnostics
import LimnMarkdown
import LimnPages
import LimnPlatform
import LimnSnippets
import LimnToolchain

extension Pipeline {
  /// 3. Every fence of the pages gets a verdict.
  mutating func snippets(_ pages: [SnippetPage], project: Project, toolchain: Toolchain, built: BuiltPackage?) throws -> SnippetReport {
    var context = CheckContext(
      toolchain: toolchain, root: layout.root, defaultImports: project.settings.imports, cache: cache,
      scratch: layout.cache + "/snippets", jobs: options.jobs, options: options.snippets, processes: processes, files: files)
    context.options.scope = project.settings.snippets
    if let built {
      context.use(built, targets: targets(project, built))
      if options.snippets.wantsTokens {
        let extractor = SymbolGraphExtractor(
          package: built, toolchain: toolchain, cache: cache, memo: symbolGraphs, jobs: options.jobs, processes: processes, files: files)
        context.symbolGraphs = try extractor.graphs(ofTargets: targets(project, built))
      }
    }
    if let bundled, built?.bundled == nil { context.addBundled(bundled) }
    let ready = context
    let found = try progress.phase("checking snippets") { try SnippetChecker(context: ready).check(pages) }
    snippetReport = found
    snippetPages = pages
    let report = try snippetBaseline()?.apply(to: found, pages: pages) ?? found
    diagnostics += report.diagnostics
    checked += report.verdicts.map(\.checked)
    phases.append(report.summary.phase)
    return report
  }

  /// Failures of snippets that were accepted, if there is such a file. The catalog reports a file that is not a baseline.
  private func snippetBaseline() throws(EnvironmentFailure) -> SnippetBaseline? {
    let path = layout.site + "/baseline.json"
    guard files.exists(path) else { return nil }
    do { return SnippetBaseline(try files.read(path), path: layout.relative(path)) } catch { throw error.failure }
  }

  /// The targets of the package that the site documents.
  func targets(_ project: Project, _ built: BuiltPackage) -> [String] {
    let libraries = built.description.targets.filter { $0.kind == .library }.map(\.name)
    return project.settings.targets.isEmpty ? libraries : project.settings.targets
  }

  /// Articles as pages of snippets, and what else of the root is checked: its README.
  static func snippetPages(_ documents: [Document]) -> [SnippetPage] {
    documents.map { document in
      let name = document.path.split(separator: "/").last.map(String.init) ?? document.path
      let slug = document.frontMatter.slug ?? AnchorNames.slug(name.split(separator: ".").first.map(String.init) ?? name)
      return SnippetPage(path: document.path, slug: slug, imports: document.frontMatter.imports, fences: document.fences)
    }
  }
}

extension Verdict {
  fileprivate var checked: CheckedSnippet {
    let (verdict, reason): (CheckedSnippet.Verdict, String?) =
      switch kind {
      case .passed: (.passed, nil)
      case .failed: (.failed, nil)
      case .skipped(let reason): (.skipped, reason)
      case .template: (.template, nil)
      }
    return CheckedSnippet(path: path, line: line, endLine: endLine, verdict: verdict, reason: reason)
  }
}

extension SnippetSummary {
  fileprivate var phase: CheckPhase {
    let reasons = skippedBy.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    let fallen = fallbackReason.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    return CheckPhase(
      name: "snippets",
      counts: [
        .init("total", total, "in all"), .init("passed", passed), .init("failed", failed),
        .init("skipped", skipped, "skipped" + (reasons.isEmpty ? "" : " (\(reasons))")), .init("template", template, "templates"),
        .init("merged", merged),
        .init("fallbackReason", fallbackReason.values.reduce(0, +), "fell back" + (fallen.isEmpty ? "" : " (\(fallen))")),
        .init("cached", cached), .init("executed", executed, "run"),
      ])
  }
}
