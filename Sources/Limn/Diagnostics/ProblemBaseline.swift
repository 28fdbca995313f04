import Foundation

/// The errors outside of snippets that a project accepts, such as dead links. Accepted errors are not reported.
public struct ProblemBaseline: Hashable, Sendable {
  /// For each accepted error, the number of occurrences that the baseline accepts.
  public var entries: [Entry: Int]

  /// An accepted error. It has no line number, since line numbers change when other text is edited.
  public struct Entry: Hashable, Sendable, Comparable {
    /// The path of the file, relative to the project's root.
    public var path: String
    public var id: String
    public var message: String

    public static func < (a: Self, b: Self) -> Bool { (a.path, a.id, a.message) < (b.path, b.id, b.message) }
  }

  private struct Contents: Decodable {
    var problems: [Record]?
  }

  private struct Record: Codable {
    var path: String
    var id: String
    var message: String
    /// The number of occurrences that the baseline accepts. Older versions of Limn wrote no number. If nil, the
    /// baseline accepts any number of occurrences of this error.
    var count: Int?
  }

  /// A baseline that accepts the given errors.
  public init(freezing diagnostics: some Sequence<Diagnostic>) {
    entries = Dictionary(Set(diagnostics).compactMap(Self.entry).map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Reads the `problems` key of `baseline.json`; nil if the file is not a JSON object. Other keys are ignored.
  public init?(_ bytes: [UInt8]) {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)) else { return nil }
    entries = Dictionary(
      (contents.problems ?? []).map { (Entry(path: $0.path, id: $0.id, message: $0.message), $0.count ?? .max) },
      uniquingKeysWith: max)
  }
}

extension ProblemBaseline {
  /// Returns the diagnostics that the baseline does not accept, sorted. An error can occur more often than the baseline
  /// accepts. Limn cannot know which of the occurrences are new, so it accepts the first ones, and returns the others
  /// with a note.
  public func open(among diagnostics: [Diagnostic]) -> [Diagnostic] {
    var left = entries
    return diagnostics.sorted().compactMap { diagnostic in
      guard let entry = Self.entry(diagnostic), let accepted = entries[entry] else { return diagnostic }
      guard left[entry, default: 0] <= 0 else {
        left[entry, default: 0] -= 1
        return nil
      }
      var open = diagnostic
      open.notes.append(
        Note("the baseline accepts this error only \(accepted == 1 ? "once" : "\(accepted) times") in this file"))
      return open
    }
  }

  /// Returns the stale entries for the files in `paths`, sorted. An entry is stale if its error no longer occurs, or
  /// occurs less often than the entry accepts.
  public func stale(among diagnostics: [Diagnostic], in paths: Set<String>) -> [Entry] {
    let found = Self(freezing: diagnostics).entries
    return entries.filter { entry, count in
      paths.contains(entry.path) && found[entry, default: 0] < (count == .max ? 1 : count)
    }.keys.sorted()
  }

  /// Returns the new content of `baseline.json`. It contains the entries of this baseline, and all keys of the old file
  /// except `problems`.
  public func json(replacingIn old: [UInt8]?) throws -> [UInt8] {
    var contents = BaselineFile(old)
    try contents.setIfMissing("schema", "limn-baseline/1")
    try contents.set("problems", records)
    return try contents.json()
  }

  private var records: [Record] {
    entries.sorted { $0.key < $1.key }.map { entry, count in
      Record(path: entry.path, id: entry.id, message: entry.message, count: count == .max ? nil : count)
    }
  }

  /// The entry for an error in a file; nil for other diagnostics. The result is also nil for a failed package build.
  /// Snippets are then not checked, so a baseline must not hide this error.
  private static func entry(_ diagnostic: Diagnostic) -> Entry? {
    guard diagnostic.severity == .error, diagnostic.kind != .packageBuild, let path = diagnostic.location?.path else {
      return nil
    }
    return Entry(path: path, id: diagnostic.id, message: diagnostic.message)
  }
}

/// The differences between the accepted failures of an old and a new `baseline.json`.
public struct BaselineChange: Hashable, Sendable {
  public var total = 0
  /// The failures that the new file accepts in addition to the failures of the old file, sorted. Each element is a line
  /// to print, which consists of the file's path and the message.
  public var added: [String] = []
  public var removed = 0

  /// - Parameter old: the bytes of the old file; nil if there was none.
  public init(from old: [UInt8]?, to new: [UInt8]) {
    let (before, after) = (Self.counts(old ?? []), Self.counts(new))
    total = after.values.reduce(0, +)
    for (failure, count) in after {
      let shown = String(failure.split(separator: "\u{1}")[0])
      added += Array(repeating: shown, count: max(0, count - before[failure, default: 0]))
    }
    added.sort()
    removed = before.reduce(0) { $0 + max(0, $1.value - after[$1.key, default: 0]) }
  }

  /// Returns how often the baseline accepts each failure. Each key consists of the text to print (the path of the file
  /// and the message) and all values of the failure's entry except `count`. The values are needed, since two different
  /// failures can have the same text.
  private static func counts(_ bytes: [UInt8]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for case .array(let entries) in BaselineFile(bytes).values.values {
      for case .object(let entry) in entries {
        let shown = "\(entry["path"] ?? .string("")): \(entry["message"] ?? .string(""))"
        let values = entry.filter { $0.key != "count" }.sorted { $0.key < $1.key }.map { "\($0.value)" }
        var count = 1
        // Each count is limited to one million. Without the limit, very large counts in a file that was edited by hand
        // could overflow the sum.
        if case .integer(let number) = entry["count"] { count = min(max(1, number), 1_000_000) }
        counts[([shown] + values).joined(separator: "\u{1}"), default: 0] += count
      }
    }
    return counts
  }
}
