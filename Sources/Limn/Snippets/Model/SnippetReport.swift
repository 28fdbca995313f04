public import LimnDiagnostics

/// The result of a check: one verdict for each snippet, and all diagnostics.
public struct SnippetReport: Hashable, Sendable {
  /// Sorted by path and line.
  public var verdicts: [Verdict]
  /// Sorted.
  public var diagnostics: [Diagnostic]
  public var summary: SnippetSummary
  /// The number of failures that a baseline accepted and that were removed.
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
  /// Snippets with only declarations without bodies: they are type-checked and have no behavior.
  public var interfaces = 0
  /// Units that were compiled together with others.
  public var merged = 0
  /// Units that were compiled separately, by reason.
  public var fallbackReason: [String: Int] = [:]
  /// Units with a cached result.
  public var cached = 0
  /// Snippets that were executed.
  public var executed = 0
  /// Swift code outside of snippets, by the reason why it is not checked.
  public var unchecked: [String: Int] = [:]
  /// Snippets that were not compiled, by reason.
  public var skippedBy: [String: Int] = [:]

  public init() {}
}
