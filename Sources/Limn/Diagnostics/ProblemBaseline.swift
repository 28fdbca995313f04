import Foundation

/// The errors outside of snippets that a project accepts, such as dead links. Accepted errors are not reported.
public struct ProblemBaseline: Hashable, Sendable {
  public var entries: Set<Entry>

  /// An accepted error. It has no line number, since line numbers change when other text is edited.
  public struct Entry: Hashable, Sendable, Codable, Comparable {
    /// Relative to the project's root.
    public var path: String
    public var id: String
    public var message: String

    public static func < (a: Self, b: Self) -> Bool { (a.path, a.id, a.message) < (b.path, b.id, b.message) }
  }

  private struct Contents: Decodable {
    var problems: [Entry]?
  }

  /// A baseline that accepts the given errors.
  public init(freezing diagnostics: [Diagnostic]) { entries = Set(diagnostics.compactMap(Self.entry)) }

  /// Reads the `problems` key of `baseline.json`; nil if the file is not a JSON object. Other keys are ignored.
  public init?(_ bytes: [UInt8]) {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)) else { return nil }
    entries = Set(contents.problems ?? [])
  }
}

extension ProblemBaseline {
  /// Whether the baseline accepts the diagnostic.
  public func covers(_ diagnostic: Diagnostic) -> Bool { Self.entry(diagnostic).map(entries.contains) ?? false }

  /// The accepted errors that no longer occur, sorted. They are entries for files in `paths`, and no diagnostic matches them.
  public func stale(among diagnostics: [Diagnostic], in paths: Set<String>) -> [Entry] {
    let found = Set(diagnostics.compactMap(Self.entry))
    return entries.filter { paths.contains($0.path) && !found.contains($0) }.sorted()
  }

  /// The bytes of `baseline.json` with these entries. Other keys of the old file are kept.
  public func json(replacingIn old: [UInt8]?) throws -> [UInt8] {
    var contents = old.flatMap { try? JSONSerialization.jsonObject(with: Data($0)) as? [String: Any] } ?? [:]
    contents["schema"] = contents["schema"] ?? "limn-baseline/1"
    contents["problems"] = try JSONSerialization.jsonObject(with: JSONEncoder().encode(entries.sorted()))
    let data = try JSONSerialization.data(withJSONObject: contents, options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
    return Array(data) + [UInt8(ascii: "\n")]
  }

  private static func entry(_ diagnostic: Diagnostic) -> Entry? {
    guard diagnostic.severity == .error, let path = diagnostic.location?.path else { return nil }
    return Entry(path: path, id: diagnostic.id, message: diagnostic.message)
  }
}

/// The differences between the accepted failures of an old and a new `baseline.json`.
public struct BaselineChange: Hashable, Sendable {
  public var total = 0
  /// One line for each added failure, with its file and message. Sorted.
  public var added: [String] = []
  public var removed = 0

  /// - Parameter old: the bytes of the old file; nil if there was none.
  public init(from old: [UInt8]?, to new: [UInt8]) {
    let (before, after) = (Self.lines(old ?? []), Self.lines(new))
    total = after.count
    added = after.subtracting(before).map { $0.split(separator: "\u{1}")[0] }.map(String.init).sorted()
    removed = before.subtracting(after).count
  }

  /// One line for each entry. A suffix distinguishes entries with the same path and message.
  private static func lines(_ bytes: [UInt8]) -> Set<String> {
    guard let contents = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else { return [] }
    let entries = contents.values.compactMap { $0 as? [[String: Any]] }.joined()
    return Set(
      entries.map { entry in
        let shown = "\(entry["path"] ?? ""): \(entry["message"] ?? "")"
        return shown + "\u{1}" + entry.keys.sorted().map { "\(entry[$0] ?? "")" }.joined(separator: "\u{1}")
      })
  }
}
