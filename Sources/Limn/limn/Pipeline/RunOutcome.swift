import LimnCatalog
import LimnDiagnostics
import LimnPages
import LimnToolchain

/// The joined results of the steps that ran, from which the report is made.
struct RunOutcome: Phase {
  let workspace: Workspace
  let code: CodeResult
  /// The findings of all steps.
  let findings: Findings
  /// Whether all links of the documents were checked.
  let hasCheckedLinks: Bool

  /// The checks that did not run in spite of being asked for, with the reasons.
  var skippedPhases: [CheckPhase] {
    let ran = Set(findings.phases.map(\.name))
    return CheckKind.allCases.filter { !ran.contains($0.rawValue) }.compactMap { kind in
      let skip = options.only.contains(kind) ? reason(for: kind) : options.omission.map { CheckPhase.Skip($0) }
      return skip.map { CheckPhase(name: kind.rawValue, skip: $0) }
    }
  }

  private func reason(for kind: CheckKind) -> CheckPhase.Skip? {
    if options.readsOnlyCache, hasPackage || kind == .links { return nil }
    if hasPackage, kind != .links, code.package?.built == nil {
      return .init("the package does not build", isFailure: true)
    }
    switch kind {
    case .links: return .init("there is no Markdown file")
    case .snippets: return nil
    case .rules:
      return hasPackage || hasOtherCode ? nil : .init("there is no package")
    case .previews:
      let none = hasOtherCode ? "no code of the project has a preview that can run here" : "there is no package"
      guard hasPackage else { return .init(none) }
      guard code.package?.bundled == nil, usesSwiftUI else {
        return .init("the package does not use SwiftUI")
      }
      return .init("this copy of Limn has no SwiftUI modules: see limn doctor", isFailure: true)
    }
  }

  private var usesSwiftUI: Bool {
    (code.package?.description?.targets ?? []).flatMap(\.sources).contains { path in
      let source = try? files.read(layout.root + "/" + path)
      return source.map { SourceImports($0).entries.contains { $0.module == "SwiftUI" } } == true
    }
  }
}

extension RunOutcome {
  init(checkingCodeOf read: ReadResult) throws {
    let sandbox = SandboxPhase(workspace: read.workspace).run()
    let code = try CodePhase(workspace: sandbox.workspace).run()
    self.init(
      workspace: sandbox.workspace, code: code,
      findings: read.findings + sandbox.findings + code.findings, hasCheckedLinks: false)
  }

  /// Returns the outcome after a further step, with the findings of that step. `checksLinks` says whether the step
  /// checked the links of all documents.
  func adding(_ more: Findings, checksLinks: Bool = false) -> RunOutcome {
    RunOutcome(
      workspace: workspace, code: code, findings: findings + more, hasCheckedLinks: hasCheckedLinks || checksLinks)
  }

  /// Whether the run would have found a failure again. `documents` are those that were checked.
  func hasChecked(_ failure: Baseline.Failure, in documents: Set<String>) -> Bool {
    if failure.isOfBuild { return code.package != nil && !options.readsOnlyCache }
    return failure.isOfPreview
      ? options.paths.isEmpty && findings.phases.contains { $0.name == CheckKind.previews.rawValue }
      : documents.contains(failure.path)
  }

  /// The report of all steps so far. Severities are those of the settings, and accepted failures are left out.
  var report: CheckReport {
    let all = settings.leveled(Set(findings.diagnostics))
    let snippets = code.snippets.verdicts.map(\.checked) + code.snippets.complete.unchecked.map(\.checked)
    let baseline = project.baseline?.only(.problem)
    let open = baseline?.open(among: all) ?? all
    let checksAll = hasCheckedLinks && options.paths.isEmpty
    let documents = project.documentPaths
    let stale =
      checksAll ? baseline?.stale(found: Baseline.problems(all)) { hasChecked($0, in: documents) } ?? [] : []
    return CheckReport(
      diagnostics: open + settings.leveled(stale), snippets: snippets,
      phases: findings.phases + skippedPhases + accepted(all.count - open.count))
  }

  /// The report about the files at the paths on the command line. If the command line contains no path, this is the
  /// complete report. If one of the files uses snippets of another page, the report also covers the snippets that the
  /// file uses.
  var wantedReport: CheckReport {
    let report = report
    guard !options.paths.isEmpty else { return report }
    let documents = project.documentPaths
    // A file that the user named can use snippets of other pages. These snippets were checked too, and an error in them
    // can cause a failure in the named file. So keep their diagnostics.
    // A diagnostic is known by its id and location, since the settings may have changed the severity of one of two.
    func place(_ diagnostic: Diagnostic) -> [AnyHashable] { [diagnostic.id, diagnostic.location] }
    let ofSnippets = Set((code.snippets.open?.diagnostics ?? []).map(place))
    return CheckReport(
      // Of the articles that the user did not name, keep only the diagnostics of checked snippets. Keep all diagnostics
      // of files that are not articles, since they can affect every article. An example is an error in the package's
      // code.
      diagnostics: report.diagnostics.filter { diagnostic in
        guard let path = diagnostic.location?.path, documents.contains(path) else { return true }
        return isWanted(path) || ofSnippets.contains(place(diagnostic))
      },
      snippets: report.snippets, phases: findings.phases + skippedPhases)
  }

  /// What `--verbose` adds to the report, as lines to print: the problems that the baseline accepts, first errors and
  /// then violations of rules, the possible violations that are not reported, and the rules.
  var details: [String] {
    let open = Set(report.diagnostics.map(\.line))
    let errors = settings.leveled(Set(code.snippets.complete.diagnostics + findings.diagnostics)).filter(\.isError)
    let index = options.only.contains(.rules) ? code.catalog?.index : nil
    func violations(_ state: Violation.State) -> [String] {
      (index?.violations ?? []).filter { $0.state == state }.map { "\($0.source): \($0.message) [\($0.rule)]" }
    }
    return (errors.sorted().map(\.line).filter { !open.contains($0) } + violations(.baseline)).map { "accepted: \($0)" }
      + violations(.unconfirmed).map { "possible: \($0)" }
      + (code.catalog?.checkedRules ?? []).map { "rule: \($0.title) [\($0.id)]" }
  }

  /// The totals of the failures that the baseline accepts; empty if there are none.
  private func accepted(_ problems: Int) -> [CheckPhase] {
    let snippets = code.snippets.open?.accepted ?? 0
    let violations = code.catalog?.acceptedViolations ?? 0
    let total = snippets + problems + violations
    guard total > 0 else { return [] }
    return [
      CheckPhase(
        name: CheckPhase.baseline,
        counts: [
          .init("total", total, "known \(total.noun("problem")) accepted (--verbose lists them)"),
          .init("snippets", snippets, "in snippets"),
          .init("problems", problems, "in links, text, and previews"), .init("violations", violations, "of rules"),
        ])
    ]
  }
}

extension Findings {
  /// Collects the diagnostics of a site's pages and links, and counts the links and pages. Links are counted only in
  /// documents that the run checks. If the command line contains paths, only the articles at these paths are counted as
  /// pages, and generated pages such as those of the catalog are not counted.
  init(_ output: SiteOutput, in workspace: Workspace) {
    let project = workspace.project
    let checked = (project.documents + project.catalogPages.map(\.document)).filter { workspace.isWanted($0.path) }
    let isWhole = workspace.options.paths.isEmpty
    let pages = isWhole ? output.pageCount : project.pages.count { workspace.isWanted($0.document.path) }
    let links = checked.flatMap(\.links)
    let skipped = workspace.options.checksExternalLinks ? 0 : links.count(where: \.destination.isWebAddress)
    let phase = CheckPhase(
      name: "links",
      counts: [
        .init("total", links.count - skipped, pages == 0 ? "checked" : "checked on \(pages.counted("page"))"),
        .init("external", skipped, "to other sites not opened (--external opens them)"), .init("pages", pages, ""),
      ])
    self.init(diagnostics: output.diagnostics, phases: [phase])
  }
}

/// The findings that a step reports: mistakes in the project, and the totals of the step's checks.
struct Findings {
  var diagnostics: [Diagnostic] = []
  /// The totals of the checks, in execution order.
  var phases: [CheckPhase] = []

  static func + (first: Findings, second: Findings) -> Findings {
    Findings(diagnostics: first.diagnostics + second.diagnostics, phases: first.phases + second.phases)
  }
}
