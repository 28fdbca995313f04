public import LimnDiagnostics
import LimnPlatform

extension Baseline {
  /// The reason for skipping a snippet whose failures are all accepted.
  public static let reason = "only accepted errors"

  /// How many snippets fail with each error that belongs to a snippet.
  public static func failures(of report: SnippetReport, pages: [SnippetPage]) -> [Failure: Int] {
    let places = SnippetPlaces(pages, report.verdicts)
    var found: [Failure: Set<Int>] = [:]
    for diagnostic in report.diagnostics where diagnostic.isError {
      if let place = places.failure(diagnostic) { found[place.failure, default: []].insert(place.line) }
    }
    return found.mapValues(\.count)
  }

  /// Returns the report without accepted failures. A snippet with only accepted failures counts as skipped. The report
  /// gets a warning for each entry whose failure no longer occurs.
  public func apply(to report: SnippetReport, pages: [SnippetPage]) -> SnippetReport {
    let places = SnippetPlaces(pages, report.verdicts)
    // The snippets whose error was removed from the report because the baseline accepts it. The number is the line
    // where the snippet starts.
    var met: [Failure: Set<Int>] = [:]
    var result = report
    result.diagnostics.sort()
    result.diagnostics.removeAll { diagnostic in
      guard diagnostic.isError, let (failure, line) = places.failure(diagnostic),
        let limit = counts[failure]
      else { return false }
      guard met[failure, default: []].contains(line) || met[failure, default: []].count < limit else { return false }
      met[failure, default: []].insert(line)
      return true
    }
    result.accepted = met.values.sum(\.count)
    let failing = failingVerdicts(among: result, before: report)
    for index in result.verdicts.indices where result.verdicts[index].kind == .failed && !failing.contains(index) {
      result.verdicts[index].kind = .skipped(Self.reason)
      result.summary.failed -= 1
      result.summary.skipped += 1
      result.summary.skippedBy[Self.reason, default: 0] += 1
    }
    let checked = Set(pages.map(\.path))
    // In a sharded check, the snippet of a failure may belong to another shard, so this run cannot know whether the
    // failure still occurs. Report a failure as outdated only if its snippet no longer exists.
    let isShard = report.verdicts.contains { $0.kind == .leftToAnotherShard }
    let unknown = unknownFailures(in: report, places: places)
    result.diagnostics += only(.snippet).stale(found: met.mapValues(\.count)) {
      checked.contains($0.path) && !(isShard && places.contains($0)) && !unknown.contains($0)
    }
    result.diagnostics.sort()
    return result
  }

  /// Returns the indices of the verdicts that remain failures after the baseline is applied. `report` contains all
  /// errors, and `open` only the errors that the baseline does not accept. A snippet remains a failure if `open`
  /// contains an error of this snippet or of a snippet that it uses.
  private func failingVerdicts(among open: SnippetReport, before report: SnippetReport) -> Set<Int> {
    let errors = open.diagnostics.filter(\.isError)
    let isMissingModule = errors.contains { $0.kind == .missingModule }
    let failed = open.verdicts.indices.filter { open.verdicts[$0].kind == .failed }
    var failing = Set(
      failed.filter { index in
        let verdict = open.verdicts[index]
        if errors.contains(where: { verdict.owns($0.location) }) { return true }
        let isKnown =
          report.diagnostics.contains { $0.isError && verdict.owns($0.location) } || !verdict.causes.isEmpty
        // If the report contains no error of the snippet, and the verdict names no other snippet as the cause, the
        // cause is unknown. Assume that the cause is another error on the page, or a missing module that the settings
        // import.
        return !isKnown && (isMissingModule || errors.contains { $0.location?.path == verdict.path })
      })
    // A snippet also fails if it uses a snippet that fails, on any page.
    while true {
      let places = Set(failing.map { open.verdicts[$0].location })
      let users = failed.filter { !failing.contains($0) && !places.isDisjoint(with: open.verdicts[$0].causes) }
      if users.isEmpty { return failing }
      failing.formUnion(users)
    }
  }

  /// Returns the failures whose snippets were not checked completely. It is unknown whether they still occur.
  public func unknownFailures(in report: SnippetReport, pages: [SnippetPage]) -> Set<Failure> {
    unknownFailures(in: report, places: SnippetPlaces(pages, report.verdicts))
  }

  private func unknownFailures(in report: SnippetReport, places: SnippetPlaces) -> Set<Failure> {
    let unknown = report.verdicts.filter { verdict in
      // A failed snippet without an error of its own fails because another snippet has an error. The compiler may have
      // stopped at that error before it found the errors of the failed snippet.
      verdict.isUnknown
        || verdict.kind == .failed
          && !report.diagnostics.contains { $0.isError && verdict.holds($0.location) }
    }
    return Set(counts.keys.filter { failure in unknown.contains { places.isSnippet($0, of: failure) } })
  }
}

/// Finds the code block that contains a line.
private struct SnippetPlaces {
  var fences: [String: [(lines: ClosedRange<Int>, digest: String)]] = [:]
  /// Some errors of a snippet are outside of all code blocks, for example in an import in front matter. The key is the
  /// location of such an error, and the value is the first line of the snippet. If the error affects several snippets,
  /// the first snippet is used.
  var owners: [Location: Int] = [:]

  init(_ pages: [SnippetPage], _ verdicts: [Verdict]) {
    for verdict in verdicts {
      for place in verdict.errorLocations where place.path == verdict.path {
        owners[place] = owners[place] ?? verdict.line
      }
    }
    for page in pages {
      fences[page.path] = page.fences.map { fence in
        return (fence.lineRange, String(Digest(of: fence.text).hex.prefix(16)))
      }
    }
  }

  /// Whether the snippet of a failure still exists.
  func contains(_ failure: Baseline.Failure) -> Bool {
    fences[failure.path]?.contains { $0.digest == failure.snippet } ?? false
  }

  /// Whether a verdict is about the snippet of a failure.
  func isSnippet(_ verdict: Verdict, of failure: Baseline.Failure) -> Bool {
    guard verdict.path == failure.path, let fences = fences[failure.path] else { return false }
    return fences.contains { $0.lines.lowerBound == verdict.line && $0.digest == failure.snippet }
  }

  /// Returns the failure that a diagnostic reports, and the line where its snippet starts. Returns nil if the
  /// diagnostic belongs to no snippet.
  func failure(_ diagnostic: Diagnostic) -> (failure: Baseline.Failure, line: Int)? {
    guard let place = diagnostic.location else { return nil }
    let line = owners[place] ?? place.line
    guard let fence = fences[place.path]?.first(where: { $0.lines.contains(line) }) else { return nil }
    let failure = Baseline.Failure(
      path: place.path, id: diagnostic.id, message: diagnostic.message, snippet: fence.digest)
    return (failure, fence.lines.lowerBound)
  }
}
