/// The result of a check. Each of the printers in `Printers` writes it in one format.
public struct CheckReport: Hashable, Sendable {
  /// The diagnostics, sorted by location.
  public var diagnostics: [Diagnostic]
  /// The checked snippets, sorted by location.
  public var snippets: [CheckedSnippet]
  /// The phases in execution order.
  var phases: [CheckPhase]

  public init(diagnostics: [Diagnostic] = [], snippets: [CheckedSnippet] = [], phases: [CheckPhase] = []) {
    self.diagnostics = diagnostics.sorted()
    self.snippets = snippets.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    self.phases = phases
  }

  public var errorCount: Int { diagnostics.count(where: \.isError) }
  public var warningCount: Int { diagnostics.count { $0.severity == .warning } }

  /// Whether the command fails: after any error, and with `isStrict` also after any warning, or if a check could not
  /// run.
  public func fails(isStrict: Bool) -> Bool {
    errorCount > 0 || (isStrict && (warningCount > 0 || phases.contains { $0.skip?.isFailure == true }))
  }

  /// Whether any check covered something. If not, a report without errors says nothing about the project.
  var coversSomething: Bool { phases.contains(where: \.coversSomething) }

  /// A copy of the report without the counts that depend on the cache (`isWork`). If two runs find the same mistakes,
  /// their reports are equal without these counts.
  public var withoutWork: CheckReport {
    var report = self
    for index in report.phases.indices { report.phases[index].counts.removeAll(where: \.isWork) }
    return report
  }
}

/// The result of one code block.
public struct CheckedSnippet: Record {
  var path: String
  /// The line of the opening fence.
  var line: Int
  var endLine: Int
  var verdict: Verdict
  /// The reason why the snippet was skipped or failed. A failed snippet has a reason only if it uses another snippet
  /// with an error. The reason then contains the location of that other snippet.
  var reason: String?
  /// The locations of errors that make the snippet fail but are outside of all code blocks, such as in the page's
  /// imports.
  var errorLocations: [Location] = []

  // The format `limn-check/1` has no field for `errorLocations`, since each diagnostic in the format has its own
  // location.
  private enum CodingKeys: String, CodingKey { case path, line, endLine, verdict, reason }

  /// The outcome of a snippet. A snippet that is expected not to compile counts as passed if it does not compile.
  public enum Verdict: String, Sendable, Codable {
    case passed, failed, skipped, template
    /// Swift code that is not a code block with the language Swift, so it is not a snippet.
    case unchecked
  }

  public init(
    path: String, line: Int, endLine: Int, verdict: Verdict, reason: String? = nil, errorLocations: [Location] = []
  ) {
    self.path = path
    self.line = line
    self.endLine = endLine
    self.verdict = verdict
    self.reason = reason
    self.errorLocations = errorLocations
  }
}

/// A part of a check, such as the check of snippets or the check of links, with its totals.
public struct CheckPhase: Hashable, Sendable {
  /// The name of the phase: one word, which is also the key in JSON.
  public var name: String
  /// The totals in print order.
  var counts: [Count]
  /// Why the phase checked nothing; nil if it ran.
  var skip: Skip?

  /// The reason why a phase checked nothing.
  public struct Skip: Hashable, Sendable {
    var reason: String
    /// Whether there was something to check, and the phase could not run.
    var isFailure: Bool

    public init(_ reason: String, isFailure: Bool = false) {
      self.reason = reason
      self.isFailure = isFailure
    }
  }

  /// A number with its JSON key and its label.
  public struct Count: Hashable, Sendable {
    var key: String
    var value: Int
    var words: String
    /// Whether the number counts work of this run, such as the previews that were explored. This number is smaller if
    /// the cache contains earlier results. If false, the number describes the project and does not depend on the cache.
    var isWork: Bool

    public init(_ key: String, _ value: Int, _ words: String? = nil, isWork: Bool = false) {
      self.key = key
      self.value = value
      self.words = words ?? Self.noun(key, count: value)
      self.isWork = isWork
    }

    /// The singular of a plural noun if the count is one; other words stay as they are.
    private static func noun(_ plural: String, count: Int) -> String {
      guard count == 1 else { return plural }
      if plural.hasSuffix("ies") { return plural.dropLast(3) + "y" }
      return plural.hasSuffix("s") ? String(plural.dropLast()) : plural
    }
  }

  /// The name of the phase that counts the problems that the baseline accepts.
  public static let baseline = "baseline"

  public init(name: String, counts: [Count] = [], skip: Skip? = nil) {
    self.name = name
    self.counts = counts
    self.skip = skip
  }

  var coversSomething: Bool { skip == nil && counts.contains { !$0.isWork && $0.value > 0 } }

  /// The name of the phase and its totals as one line of text. The first total is always included. Each other total is
  /// included only if it is not zero and has words.
  var line: String {
    if let skip { return "\(name): not checked, since \(skip.reason)" }
    let shown = counts.enumerated().filter { $0.offset == 0 || $0.element.value != 0 && !$0.element.words.isEmpty }.map
    {
      "\($0.element.value) \($0.element.words)"
    }
    return "\(name): \(shown.withCommas)"
  }
}
