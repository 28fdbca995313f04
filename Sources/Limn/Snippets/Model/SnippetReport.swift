public import LimnDiagnostics

/// The result of a check: one verdict for each snippet, and all diagnostics.
public struct SnippetReport: Hashable, Sendable {
  /// Sorted by path and line.
  public var verdicts: [Verdict]
  /// Sorted by location.
  public var diagnostics: [Diagnostic]
  public var summary: SnippetSummary
  /// The number of failures that were removed from the report because the baseline accepts them.
  public var accepted = 0
  /// Swift code that is not a checked snippet, sorted by path and line.
  public var unchecked: [UncheckedCode] = []

  public init(verdicts: [Verdict] = [], diagnostics: [Diagnostic] = [], summary: SnippetSummary = SnippetSummary()) {
    self.verdicts = verdicts
    self.diagnostics = diagnostics
    self.summary = summary
  }
}

/// The totals of a check.
public struct SnippetSummary: Hashable, Sendable, Codable {
  public var total = 0
  public var passed = 0
  public var failed = 0
  public var skipped = 0
  public var template = 0
  /// The number of snippets that consist of declarations without bodies. Only their types are checked, since there is nothing to run.
  public var interfaces = 0
  /// The number of snippets that were compiled together with others.
  public var merged = 0
  /// The number of snippets that were compiled separately, by reason.
  public var fallbackReason: [String: Int] = [:]
  /// The number of snippets with a cached result.
  public var cached = 0
  /// The number of snippets that were executed in this run. Snippets with a cached result do not count.
  public var executed = 0
  /// The number of snippets with the result of an execution, in this run or in an earlier one.
  public var ran = 0
  /// The number of places with Swift code that is not checked, by reason.
  public var unchecked: [String: Int] = [:]
  /// The number of skipped snippets, by reason.
  public var skippedBy: [String: Int] = [:]

  public init() {}
}
