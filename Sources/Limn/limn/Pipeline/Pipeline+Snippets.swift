import Configuration
import Diagnostics
import Markdown
import Pages
import Platform
import Snippets
import Toolchain

extension Pipeline {
  /// 3. Every fence of the pages gets a verdict.
  mutating func snippets(_ pages: [SnippetPage], project: Project, toolchain: Toolchain, built: BuiltPackage?) throws -> SnippetReport {
    var context = CheckContext(
      toolchain: toolchain, root: layout.root, defaultImports: project.settings.imports, cache: cache,
      scratch: layout.cache + "/snippets", jobs: options.jobs, options: options.snippets, processes: processes, files: files)
    context.options.scope = project.settings.snippets
    if let built { context.use(built, targets: targets(project, built)) }
    let ready = context
    let report = try progress.phase("checking snippets") { try SnippetChecker(context: ready).check(pages) }
    diagnostics += report.diagnostics
    checked += report.verdicts.map(\.checked)
    phases.append(report.summary.phase)
    return report
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
    let fallen = fellBack.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    return CheckPhase(
      name: "snippets",
      counts: [
        .init("total", total, "in all"), .init("passed", passed), .init("failed", failed),
        .init("skipped", skipped, "skipped" + (reasons.isEmpty ? "" : " (\(reasons))")), .init("template", template, "templates"),
        .init("merged", merged), .init("fellBack", fellBack.values.reduce(0, +), "fell back" + (fallen.isEmpty ? "" : " (\(fallen))")),
        .init("cached", cached), .init("executed", executed, "run"),
      ])
  }
}
