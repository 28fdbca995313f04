public import LimnDiagnostics

/// The result of a check: one verdict for each snippet, and all diagnostics.
public struct SnippetReport: Hashable, Sendable {
  /// The verdicts, sorted by path and line.
  public var verdicts: [Verdict] = []
  /// The diagnostics, sorted by location.
  public var diagnostics: [Diagnostic] = []
  public var summary = SnippetSummary()
  /// The number of failures that were removed from the report because the baseline accepts them.
  public var accepted = 0
  /// Swift code that is not a checked snippet, sorted by path and line.
  public var unchecked: [UncheckedCode] = []

  public init() {}
}

/// The totals of a check.
public struct SnippetSummary: Record {
  public var total = 0
  public var passed = 0
  public var failed = 0
  public var skipped = 0
  public var template = 0
  /// The number of snippets that consist of declarations without bodies. Limn compiles such snippets but does not run
  /// them.
  public var interfaces = 0
  /// The number of snippets that were compiled in one file with other snippets.
  public var merged = 0
  /// The number of snippets that were compiled separately, for each reason.
  public var fallbackReason: [String: Int] = [:]
  /// The number of snippets whose result came from the cache.
  public var cached = 0
  /// The number of snippets that were executed, either in this run or in an earlier run that stored the result.
  public var ran = 0
  /// The number of places with unchecked Swift code, for each reason.
  public var unchecked: [String: Int] = [:]
  /// The number of skipped snippets, for each reason.
  public var skippedBy: [String: Int] = [:]
}
