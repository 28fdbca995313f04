public import LimnDiagnostics
import Foundation

/// The violations that a project accepted when it adopted the rules. Accepted violations are not reported.
public struct Baseline: Hashable, Sendable {
  /// A violation without its line number, since line numbers change when other code is edited.
  public struct Entry: Hashable, Sendable, Codable {
    public var rule: String
    public var entity: String
    public var path: String
    public var message: String

    public init(_ violation: Violation) {
      rule = violation.rule
      entity = violation.entity
      path = violation.source.path
      message = violation.message
    }
  }
  /// The path of the file, relative to the root.
  public var path: String
  public var entries: [Entry]

  public init(path: String, entries: [Entry]) {
    self.path = path
    self.entries = entries
  }

  /// Creates a baseline from an index. It accepts all violations that are open in the index, and all violations that
  /// the previous baseline accepted.
  public init(freezing index: CatalogIndex, path: String) {
    self.init(
      path: path, entries: index.violations.filter { $0.state == .open || $0.state == .baseline }.map(Entry.init))
  }
}

extension Baseline {
  private struct Contents: Codable {
    var schema: String
    var violations: [Entry]?
  }
  private static let schema = "limn-baseline/1"

  /// Reads `baseline.json`. If the file is not a baseline, returns nil and a diagnostic.
  public static func read(_ bytes: [UInt8], path: String) -> (Baseline?, [Diagnostic]) {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)), contents.schema == schema else {
      let message = "'\(path)' does not have the schema '\(schema)' of a baseline: write it again with --write-baseline"
      return (nil, [.error(.invalidBaseline, message, at: Location(path: path))])
    }
    return (Baseline(path: path, entries: contents.violations ?? []), [])
  }

  /// The new bytes of `baseline.json`, with the sorted entries of this baseline. If `old` contains the bytes of an
  /// existing file, all keys of that file except the entries are kept.
  public func json(replacingIn old: [UInt8]? = nil) throws -> [UInt8] {
    let sorted = entries.sorted {
      ($0.rule, $0.entity, $0.path, $0.message) < ($1.rule, $1.entity, $1.path, $1.message)
    }
    var contents = BaselineFile(old)
    try contents.set("schema", Self.schema)
    try contents.set("violations", sorted)
    return try contents.json()
  }

  /// Whether the baseline accepts the violation that a diagnostic reports.
  public func covers(_ diagnostic: Diagnostic) -> Bool {
    entries.contains {
      $0.rule == diagnostic.id && $0.message == diagnostic.message && $0.path == diagnostic.location?.path
    }
  }
}
