import LimnPlatform

/// Checks all snippets of the given pages.
///
/// The steps:
/// 0. take results of unchanged pages from the cache (`PageCache`);
/// 1. read code blocks, attributes, and syntax (`SnippetReader`);
/// 2. build a compilation unit from each snippet and the declarations that it needs (`Scope`, `UnitBuilder`);
/// 3. take results of known units from the cache (`UnitCache`);
/// 4. report missing modules (`ModuleScan`);
/// 5. compile the other units, together if their names do not conflict (`CompilePhase`, `BinPacker`, `UnitCompiler`),
///    and find the symbols that names refer to (`NameReader`);
/// 6. run the snippets that are to be run, and compare their output with the expected output (`RunPhase`,
///    `OutputMatcher`);
/// 7. find the previews of the snippets that show one (`PreviewSourcePhase`);
/// 8. compare the compiler's results with the expectations (`ReportWriter`, `OutcomeReader`, `ExpectationMatcher`);
/// 9. write the verdicts, with tokens if pages show symbols (`VerdictWriter`, `TokenReader`);
/// 10. for hover cards, read the declarations of symbols (`HoverDocumentation`), which the caller starts.
public struct SnippetChecker: Sendable {
  var context: CheckContext

  public init(context: CheckContext) { self.context = context }

  /// Checks the pages. Mistakes of authors are in the report. The function throws only if the environment fails, for
  /// example because the compiler is missing.
  func check(_ pages: [SnippetPage]) throws -> SnippetReport {
    addingDeclarations(to: try checkCode(of: pages))
  }

  /// Adds the declarations and documentation that hover cards show. Returns `report` unchanged if pages show no
  /// symbols. For modules outside the package, the first run takes seconds, since it extracts their declarations.
  public func addingDeclarations(to report: SnippetReport) -> SnippetReport {
    guard context.options.wantsTokens else { return report }
    var report = report
    let problems = HoverDocumentation(context: context).complete(&report.verdicts)
    report.diagnostics = Set(report.diagnostics + problems).sorted()
    return report
  }

  /// Checks the pages without the declarations of symbols. Hover cards show only types until
  /// ``addingDeclarations(to:)`` adds the declarations.
  public func checkCode(of pages: [SnippetPage]) throws -> SnippetReport {
    let settings = context.settingsDigest
    let plan = context.options.shard.map {
      ShardPlan($0, pages: pages, exploresPreviews: context.options.exploresPreviews)
    }
    let cache = PageCache(context: context, settings: settings, pages: pages, plan: plan)
    let known = cache.read()
    let open = cache.open(known.map { $0.known != nil })
    var report = SnippetReport()
    for (index, entry) in known.enumerated() where !open.contains(index) {
      guard let found = entry.known else { continue }
      report.verdicts += found.verdicts
      report.diagnostics += found.diagnostics
      report.summary.cached += found.verdicts.count { $0.kind == .passed || $0.kind == .failed }
    }
    if !open.isEmpty {
      let check = try CheckRun(context: context, pages: open.sorted().map { pages[$0] }, settings: settings, plan: plan)
      defer { check.scratch.remove() }
      let compiled = try CompilePhase(check: check).compile()
      let results = CheckResults(
        compiled: compiled, runs: try RunPhase(check: check, compiled: compiled).run(),
        previews: PreviewSourcePhase(check: check, compiled: compiled).find())
      let fresh = ReportWriter(check: check, results: results).report()
      for index in open where known[index].known == nil { cache.write(pages[index], known[index].key, fresh) }
      report.add(fresh)
    }
    report.verdicts.sort { ($0.path, $0.line) < ($1.path, $1.line) }
    report.diagnostics = Set(report.diagnostics).sorted()
    report.summary.count(report.verdicts)
    let own = pages.filter { plan?.includesAny(of: $0) ?? true }
    report.unchecked = concurrentMap(own, jobs: context.jobs) { UncheckedCode.find(on: $0) }.flatMap { $0 }.sorted()
    for code in report.unchecked { report.summary.unchecked[code.reason, default: 0] += 1 }
    return report
  }
}

extension SnippetReport {
  fileprivate mutating func add(_ other: SnippetReport) {
    verdicts += other.verdicts
    diagnostics += other.diagnostics
    summary.merged += other.summary.merged
    summary.cached += other.summary.cached
    summary.fallbackReason.merge(other.summary.fallbackReason, uniquingKeysWith: +)
  }
}

extension SnippetSummary {
  fileprivate mutating func count(_ verdicts: [Verdict]) {
    total = verdicts.count
    for verdict in verdicts {
      if verdict.isInterface { interfaces += 1 }
      if verdict.output != nil { ran += 1 }
      switch verdict.kind {
      case .passed: passed += 1
      case .failed: failed += 1
      case .skipped(let reason):
        skipped += 1
        skippedBy[reason, default: 0] += 1
      case .template: template += 1
      }
    }
  }
}
