public import LimnDiagnostics

/// What a check found: one verdict a snippet, and the diagnostics of all of them.
public struct SnippetReport: Hashable, Sendable {
  /// By path and line.
  public var verdicts: [Verdict]
  /// Sorted.
  public var diagnostics: [Diagnostic]
  public var summary: SnippetSummary
  /// Swift code that is no checked snippet, by path and line.
  public var unchecked: [UncheckedCode] = []

  public init(verdicts: [Verdict] = [], diagnostics: [Diagnostic] = [], summary: SnippetSummary = SnippetSummary()) {
    self.verdicts = verdicts
    self.diagnostics = diagnostics
    self.summary = summary
  }
}

/// The counts of a check.
public struct SnippetSummary: Hashable, Sendable, Codable {
  public var total = 0
  public var passed = 0
  public var failed = 0
  public var skipped = 0
  public var template = 0
  /// Snippets that are declarations without bodies: that they make sense is checked, and not that they do anything.
  public var interfaces = 0
  /// Units that were compiled together with others.
  public var merged = 0
  /// Units that were compiled again on their own, by the reason.
  public var fallbackReason: [String: Int] = [:]
  /// Units whose result was known.
  public var cached = 0
  /// Snippets that were executed.
  public var executed = 0
  /// Swift code outside of snippets, by the reason that it is not checked.
  public var unchecked: [String: Int] = [:]
  /// Snippets that were not compiled, by the reason.
  public var skippedBy: [String: Int] = [:]

  public init() {}
}
