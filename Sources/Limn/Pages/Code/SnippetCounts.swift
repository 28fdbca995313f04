import LimnDiagnostics
public import LimnSnippets

/// Counts of snippets, one count for each possible result of a check.
public struct SnippetCounts: Hashable, Sendable {
  /// Snippets that compiled.
  var built = 0
  /// Snippets that failed to compile, as expected.
  var failedAsExpected = 0
  var failed = 0
  /// Snippets whose errors are all accepted.
  var accepted = 0
  var skipped = 0
  /// Snippets with placeholders, which are only parsed.
  var templates = 0
  /// Snippets that were not checked in this run. The check is divided into shards, and another shard compiles these
  /// snippets.
  var elsewhere = 0

  init() {}

  public init(_ verdicts: some Sequence<Verdict>) {
    for verdict in verdicts {
      switch verdict.kind {
      case .passed where verdict.expectsFailure: failedAsExpected += 1
      case .passed: built += 1
      case .failed: failed += 1
      case .leftToAnotherShard: elsewhere += 1
      case .skipped(Baseline.reason): accepted += 1
      case .skipped: skipped += 1
      case .template: templates += 1
      }
    }
  }

  var passed: Int { built + failedAsExpected }
  var total: Int { passed + failed + accepted + skipped + templates + elsewhere }
  /// Snippets that were compiled, with or without success.
  var checked: Int { passed + failed + accepted }

  /// The results of the snippets that did not pass, such as `1 failed, 2 skipped`; empty if all passed.
  var exceptions: String {
    Self.list([
      (failed, "failed", "failed"), (accepted, "with accepted errors", "with accepted errors"),
      (skipped, "skipped", "skipped"),
      (templates, "template with placeholders", "templates with placeholders"),
      (elsewhere, "left to another shard", "left to other shards"),
    ])
  }

  private static func list(_ counts: [(count: Int, one: String, many: String)]) -> String {
    counts.filter { $0.count > 0 }.map { $0.count.counted($0.one, $0.many) }.withCommas
  }

  /// A line for a page with snippets, such as `All 12 snippets checked` or `10 of 12 snippets checked, 2 skipped`.
  var summary: String {
    let all = total == 1 ? checked == 1 ? "1 snippet checked" : "1 snippet" : nil
    let main = all ?? (checked == total ? "All \(total) snippets checked" : "\(checked) of \(total) snippets checked")
    return exceptions.isEmpty ? main : main + ", " + exceptions
  }

  /// The results of the snippets that passed, such as `10 build, 2 fail as expected`; empty if no snippet passed.
  var details: String {
    Self.list([(built, "builds", "build"), (failedAsExpected, "fails as expected", "fail as expected")])
  }
}
