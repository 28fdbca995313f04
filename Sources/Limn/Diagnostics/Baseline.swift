import Foundation

/// The failures that a project accepts, from `baseline.json`. Accepted failures are not reported.
public struct Baseline: Hashable, Sendable {
  /// The path of the file relative to the project's root, for diagnostics about it.
  public var path: String
  /// How often each failure is accepted. `Int.max` accepts any number.
  public var counts: [Failure: Int]

  /// An accepted failure. It has no line number, since line numbers change when other text is edited.
  public struct Failure: Hashable, Sendable, Comparable {
    /// The path of the file with the failure, relative to the project's root.
    public var path: String
    /// The id of the diagnostic or rule.
    public var id: String
    public var message: String
    /// Identifies the snippet of a snippet's failure: the first sixteen hexadecimal digits of a digest of its text.
    public var snippet: String?
    /// The id of the entity that violates a rule.
    var entity: String?

    public init(path: String, id: String, message: String, snippet: String? = nil, entity: String? = nil) {
      self.path = path
      self.id = id
      self.message = message
      self.snippet = snippet
      self.entity = entity
    }

    public enum Kind { case snippet, rule, problem }

    /// Whether a preview failed. Its file is no document.
    public var isOfPreview: Bool { id.hasPrefix("preview-") }

    /// What failed: a snippet, a rule, or something else, such as a link of a document or a preview.
    var kind: Kind { snippet != nil ? .snippet : entity != nil ? .rule : .problem }

    public static func < (a: Self, b: Self) -> Bool { a.values.lexicographicallyPrecedes(b.values) }

    private var values: [String] { [path, id, message, snippet ?? "", entity ?? ""] }

    /// Whether code of the package does not compile here. It may compile on a Mac, so an accepted error is a warning.
    public var isOfBuild: Bool { id == DiagnosticKind.packageBuild.id }

    /// The errors that no baseline may accept, since secrets and ignored files must not be published.
    private static let unacceptable: Set<DiagnosticKind?> = [.publishedSecret, .secretFile, .ignoredFile]

    /// The failure that a diagnostic reports outside of snippets and rules. Nil for a diagnostic that no baseline may
    /// accept, that is no error, or that has no file.
    init?(problem diagnostic: Diagnostic) {
      guard diagnostic.isError, !Self.unacceptable.contains(diagnostic.kind),
        let path = diagnostic.location?.path
      else {
        return nil
      }
      self.init(path: path, id: diagnostic.id, message: diagnostic.message)
      // Without its manifest or a dependency, a package does not build on a Mac either.
      if isOfBuild, path.contains(/(^|\/)Package(@swift-.*)?\.swift$/) { return nil }
    }
  }

  public init(path: String, counts: [Failure: Int] = [:]) {
    self.path = path
    self.counts = counts
  }

  /// The failures of one kind.
  public func only(_ kind: Failure.Kind) -> Baseline {
    Baseline(path: path, counts: counts.filter { $0.key.kind == kind })
  }

  /// Replaces the failures of one kind. If the new failures contain one several times, the highest count is kept.
  public mutating func replace(_ kind: Failure.Kind, with new: [Failure: Int]...) {
    counts = counts.filter { $0.key.kind != kind }
    for part in new { counts.merge(part, uniquingKeysWith: max) }
  }

  private struct Contents: Codable {
    var schema: String?
    var failures: [Record]?
  }

  private struct Record: Codable {
    var path, id, message: String
    var snippet, entity: String?
    /// Without a number, any number of occurrences is accepted. Early versions of Limn wrote no numbers.
    var count: Int?

    var failure: Failure { Failure(path: path, id: id, message: message, snippet: snippet, entity: entity) }
  }

  private static let schema = "limn-baseline/2"

  /// Reads `baseline.json`. If the file is not a baseline, returns an empty one and a diagnostic.
  public static func read(_ bytes: [UInt8], path: String) -> (Baseline, [Diagnostic]) {
    guard let contents = try? Contents(json: bytes),
      [nil, schema].contains(contents.schema)
    else {
      let text = "'\(path)' is not a baseline, so no failure is accepted: write the file again with --write-baseline"
      return (Baseline(path: path), [Diagnostic(.invalidBaseline, text, at: Location(path: path))])
    }
    let counts = (contents.failures ?? []).map { ($0.failure, max(1, $0.count ?? .max)) }
    return (Baseline(path: path, counts: Dictionary(counts, uniquingKeysWith: max)), [])
  }

  /// The bytes of the file, with sorted failures.
  public func json() -> [UInt8] {
    let records = counts.sortedByKey.map { failure, count in
      Record(
        path: failure.path, id: failure.id, message: failure.message, snippet: failure.snippet, entity: failure.entity,
        count: count == .max ? nil : count)
    }
    return JSONText.bytes(Contents(schema: Self.schema, failures: records))
  }

  /// How often each error occurs outside of snippets and rules.
  public static func problems(_ diagnostics: some Sequence<Diagnostic>) -> [Failure: Int] {
    Set(diagnostics).compactMap { Failure(problem: $0) }.counts
  }

  /// Returns the diagnostics that the baseline does not accept, and accepted errors of the build as warnings, sorted. An
  /// error can occur more often than the baseline accepts. Limn cannot know which of the occurrences are new, so it
  /// accepts the first ones, and returns the others with a note.
  public func open(among diagnostics: [Diagnostic]) -> [Diagnostic] {
    var left = counts
    return diagnostics.sorted().compactMap { diagnostic in
      guard let failure = Failure(problem: diagnostic), let accepted = counts[failure] else { return diagnostic }
      var open = diagnostic
      guard left[failure, default: 0] <= 0 else {
        left[failure, default: 0] -= 1
        guard failure.isOfBuild else { return nil }
        open.severity = .warning
        open.message = "does not compile here, but may be right on a Mac: \(open.message)"
        return open
      }
      open.notes.append(
        Note("the baseline accepts this error only \(accepted == 1 ? "once" : "\(accepted) times") in this file"))
      return open
    }
  }

  // MARK: - Changes

  /// One warning for each failure that no longer occurs, or occurs less often than the baseline accepts.
  ///
  /// - Parameter found: how often each failure occurred.
  public func stale(found: [Failure: Int], where isChecked: (Failure) -> Bool = { _ in true }) -> [Diagnostic] {
    counts.filter { failure, count in
      found[failure, default: 0] < (count == .max ? 1 : count) && isChecked(failure)
    }.keys.sorted().map { failure in
      Diagnostic(
        .staleBaseline, "a known problem in \(failure.path) no longer occurs: \(failure.message)",
        at: Location(path: path), notes: [Note("update the baseline with --write-baseline")])
    }
  }

  /// The number of accepted failures. A failure without a number counts once.
  public var total: Int { finiteCounts.values.reduce(0, +) }

  /// The failures that this baseline accepts in addition to the failures of another one, sorted. Each element is a line
  /// to print, which consists of the file's path and the message.
  public func lines(notIn other: Baseline) -> [String] {
    let known = other.finiteCounts
    return finiteCounts.flatMap { failure, count in
      Array(repeating: "\(failure.path): \(failure.message)", count: max(0, count - known[failure, default: 0]))
    }.sorted()
  }

  /// The counts, limited to one million. Without the limit, very large counts in a file that was edited by hand could
  /// overflow a sum.
  private var finiteCounts: [Failure: Int] { counts.mapValues { $0 == .max ? 1 : min($0, 1_000_000) } }
}
