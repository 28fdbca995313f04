public import LimnDiagnostics

/// Selects the fixes after which the affected snippets still compile.
public struct FixVerifier {
  private var context: CheckContext
  private let pages: [SnippetPage]
  private let verdicts: [Verdict]
  private let parse: (_ page: SnippetPage, _ text: String) -> SnippetPage

  /// - Parameters:
  ///   - pages: all checked pages.
  ///   - report: the result of checking the pages.
  ///   - parse: reads a page again after its file changed.
  public init(
    context: CheckContext, pages: [SnippetPage], report: SnippetReport,
    parse: @escaping (_ page: SnippetPage, _ text: String) -> SnippetPage
  ) {
    self.context = context
    // To verify a fix, it is enough to compile the snippets, so they are not run.
    self.context.options.runs = false
    self.context.options.wantsTokens = false
    self.context.options.shard = nil
    self.pages = pages
    verdicts = report.verdicts
    self.parse = parse
  }

  /// Returns a plan with the safe fixes of the diagnostics. Leaves out each fix after which a snippet fails.
  public func plan(_ diagnostics: [Diagnostic], root: String) throws -> FixPlan {
    var rejected = Set<Diagnostic>()
    while true {
      let plan = FixPlan(diagnostics.filter { !rejected.contains($0) }, root: root)
      let changed = plan.changes.keyed { ($0.path, $0.new) }
      guard pages.contains(where: { changed[$0.path] != nil }) else { return plan }
      let new = pages.map { page in changed[page.path].map { parse(page, $0) } ?? page }
      let report = try SnippetChecker(context: context).check(new)
      let bad = plan.fixed.filter { diagnostic in
        guard let path = diagnostic.location?.path, changed[path] != nil else { return false }
        return failsAfter(diagnostic, path, report)
      }
      // Each iteration rejects at least one fix, so the loop ends.
      if bad.isEmpty { return plan }
      rejected.formUnion(bad)
    }
  }

  /// Whether to reject the fix. A fix is rejected if the snippet of the diagnostic still fails after the fix. It is
  /// also rejected if the fix makes another snippet on the page fail.
  private func failsAfter(_ diagnostic: Diagnostic, _ path: String, _ report: SnippetReport) -> Bool {
    let before = verdicts.filter { $0.path == path }
    let after = report.verdicts.filter { $0.path == path }
    guard before.count == after.count else { return true }
    let owner = before.ownerIndex(of: diagnostic)
    return zip(before, after).enumerated().contains { index, pair in
      pair.1.kind == .failed && (index == owner || pair.0.kind != .failed)
    }
  }
}
