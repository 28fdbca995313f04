/// All that a check found, for every printer: the one model behind text, JSON, SARIF, GitHub and JUnit.
public struct CheckReport: Hashable, Sendable {
  /// In the order of their places.
  public var diagnostics: [Diagnostic]
  /// In the order of their places.
  public var snippets: [CheckedSnippet]
  /// In the order in which they ran.
  public var phases: [CheckPhase]

  public init(diagnostics: [Diagnostic] = [], snippets: [CheckedSnippet] = [], phases: [CheckPhase] = []) {
    self.diagnostics = diagnostics.sorted()
    self.snippets = snippets.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    self.phases = phases
  }
}

extension CheckReport {
  public var errorCount: Int { diagnostics.count { $0.severity == .error } }
  public var warningCount: Int { diagnostics.count { $0.severity == .warning } }

  /// Whether the command fails; with `isStrict` a warning fails it too.
  public func fails(isStrict: Bool) -> Bool { errorCount > 0 || (isStrict && warningCount > 0) }
}

/// A fence with what became of it.
public struct CheckedSnippet: Hashable, Sendable, Codable {
  public var path: String
  /// The line of the opening fence.
  public var line: Int
  public var endLine: Int
  public var verdict: Verdict
  /// Why it was skipped.
  public var reason: String?

  /// An expected failure that fails as expected has passed.
  public enum Verdict: String, Hashable, Sendable, Codable {
    case passed, failed, skipped, template
  }

  public init(path: String, line: Int, endLine: Int, verdict: Verdict, reason: String? = nil) {
    self.path = path
    self.line = line
    self.endLine = endLine
    self.verdict = verdict
    self.reason = reason
  }
}

/// One kind of check with its counts, such as snippets or links.
public struct CheckPhase: Hashable, Sendable {
  /// One word, also the key in JSON.
  public var name: String
  /// Counts by what was counted, in the order to print them.
  public var counts: [Count]

  /// A number with its key in JSON and its words for a person.
  public struct Count: Hashable, Sendable {
    public var key: String
    public var value: Int
    public var words: String

    public init(_ key: String, _ value: Int, _ words: String? = nil) {
      self.key = key
      self.value = value
      self.words = words ?? key
    }
  }

  public init(name: String, counts: [Count]) {
    self.name = name
    self.counts = counts
  }

  /// One line for a person, counts that are zero left out but for the first.
  public var line: String {
    let shown = counts.enumerated().filter { $0.offset == 0 || $0.element.value != 0 }.map { "\($0.element.value) \($0.element.words)" }
    return "\(name): \(shown.joined(separator: ", "))"
  }
}
