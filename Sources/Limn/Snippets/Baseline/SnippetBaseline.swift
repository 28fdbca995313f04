import LimnDiagnostics
import Foundation
import LimnMarkdown
import LimnPlatform

/// Snippet failures that a project accepted when it adopted Limn. These failures are not reported.
public struct SnippetBaseline: Hashable, Sendable {
  /// The path of the baseline file, relative to the project's root.
  public var path: String
  public var entries: [Entry]

  /// An accepted error. It has no line number, since the line number changes when the author edits text above the
  /// snippet.
  public struct Entry: Hashable, Sendable, Codable {
    /// The path of the file that contains the snippet, relative to the project's root.
    public var path: String
    public var id: String
    public var message: String
    /// Identifies the snippet: the first sixteen hexadecimal digits of a digest of its text.
    public var snippet: String
    /// The number of snippets in the file that have this text and fail with this error. Older versions of Limn did not
    /// store this number. In their baseline files, the count is nil, and the entry accepts any number of snippets.
    public var count: Int?

    /// The entry without its count.
    fileprivate var key: Entry { Entry(path: path, id: id, message: message, snippet: snippet) }
  }

  /// The reason for skipping a snippet whose failures are all accepted.
  public static let reason = "known failure"

  public init(path: String, entries: [Entry]) {
    self.path = path
    self.entries = entries
  }
}

extension SnippetBaseline {
  private struct Contents: Codable {
    var snippets: [Entry]?
  }

  /// Reads the accepted errors from the `snippets` key of `baseline.json`, and ignores the other keys. Returns nil if
  /// the file cannot be decoded.
  public init?(_ bytes: [UInt8], path: String) {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)) else { return nil }
    self.init(path: path, entries: contents.snippets ?? [])
  }

  /// Creates a baseline with an entry for each error in `report` that belongs to a snippet. Other errors are not
  /// accepted.
  public init(freezing report: SnippetReport, pages: [SnippetPage], path: String) {
    let places = SnippetPlaces(pages, report.verdicts)
    var found: [Entry: Set<Int>] = [:]
    for diagnostic in report.diagnostics where diagnostic.severity == .error {
      if let place = places.entry(diagnostic) { found[place.entry, default: []].insert(place.line) }
    }
    self.init(path: path, entries: [])
    add(found.map { Entry(path: $0.path, id: $0.id, message: $0.message, snippet: $0.snippet, count: $1.count) })
  }

  /// Adds entries of another baseline. If both baselines contain an entry, the merged entry has the higher of the two
  /// counts.
  public mutating func add(_ others: [Entry]) {
    let merged = Dictionary((entries + others).map { ($0.key, $0) }) { first, second in
      (first.count ?? .max) < (second.count ?? .max) ? second : first
    }
    entries = merged.values.sorted {
      ($0.path, $0.snippet, $0.id, $0.message) < ($1.path, $1.snippet, $1.id, $1.message)
    }
  }

  /// Returns the new contents of `baseline.json`: this baseline's entries, and everything in `old` except its snippet
  /// entries.
  public func json(replacingIn old: [UInt8]?) throws -> [UInt8] {
    var contents = BaselineFile(old)
    try contents.setIfMissing("schema", "limn-baseline/1")
    try contents.setIfMissing("violations", [String]())
    try contents.set("snippets", entries)
    return try contents.json()
  }

  /// Returns the report without accepted failures. A snippet with only accepted failures counts as skipped. The report
  /// gets a warning for each entry whose failure no longer occurs.
  public func apply(to report: SnippetReport, pages: [SnippetPage]) -> SnippetReport {
    let places = SnippetPlaces(pages, report.verdicts)
    let limits = Dictionary(entries.map { ($0.key, $0.count ?? .max) }, uniquingKeysWith: max)
    // For each entry, the snippets whose error was removed from the report because the entry accepts it. The number is
    // the line where the snippet starts.
    var met: [Entry: Set<Int>] = [:]
    var result = report
    result.diagnostics.sort()
    result.diagnostics.removeAll { diagnostic in
      guard diagnostic.severity == .error, let (entry, line) = places.entry(diagnostic), let limit = limits[entry]
      else { return false }
      guard met[entry, default: []].contains(line) || met[entry, default: []].count < limit else { return false }
      met[entry, default: []].insert(line)
      return true
    }
    result.accepted = met.values.reduce(0) { $0 + $1.count }
    let failing = failingVerdicts(among: result, before: report)
    for index in result.verdicts.indices where result.verdicts[index].kind == .failed && !failing.contains(index) {
      result.verdicts[index].kind = .skipped(Self.reason)
      result.summary.failed -= 1
      result.summary.skipped += 1
      result.summary.skippedBy[Self.reason, default: 0] += 1
    }
    let checked = Set(pages.map(\.path))
    // In a sharded check, the snippet of an entry may belong to another shard, so this run cannot know whether the
    // failure still occurs. Report an entry of a sharded check as outdated only if its snippet no longer exists.
    let isShard = report.verdicts.contains { $0.kind == .leftToAnotherShard }
    let unknown = Set(unknownEntries(in: report, places: places))
    func isMet(_ entry: Entry) -> Bool { met[entry.key, default: []].count >= (entry.count ?? 1) }
    for entry in entries where !isMet(entry) && checked.contains(entry.path) && !(isShard && places.contains(entry)) {
      if unknown.contains(entry) { continue }
      result.diagnostics.append(
        .warning(
          .staleBaseline, "a known failure in \(entry.path) no longer occurs: \(entry.message)",
          at: Location(path: path),
          notes: [Note("update the baseline with --write-baseline")]))
    }
    result.diagnostics.sort()
    return result
  }

  /// Returns the indices of the verdicts that remain failures after the baseline is applied. `report` contains all
  /// errors, and `open` only the errors that the baseline does not accept. A snippet remains a failure if `open`
  /// contains an error of this snippet or of a snippet that it uses.
  private func failingVerdicts(among open: SnippetReport, before report: SnippetReport) -> Set<Int> {
    let errors = open.diagnostics.filter { $0.severity == .error }
    let isMissingModule = errors.contains { $0.kind == .missingModule }
    let failed = open.verdicts.indices.filter { open.verdicts[$0].kind == .failed }
    var failing = Set(
      failed.filter { index in
        let verdict = open.verdicts[index]
        if errors.contains(where: { verdict.owns($0.location) }) { return true }
        let isKnown =
          report.diagnostics.contains { $0.severity == .error && verdict.owns($0.location) } || !verdict.causes.isEmpty
        // If the report contains no error of the snippet, and the verdict names no other snippet as the cause, the
        // cause is unknown. Assume that the cause is another error on the page, or a missing module that the settings
        // import.
        return !isKnown && (isMissingModule || errors.contains { $0.location?.path == verdict.path })
      })
    // A snippet also fails if it uses a snippet that fails, on any page.
    while true {
      let places = Set(failing.map { Location(path: open.verdicts[$0].path, line: open.verdicts[$0].line) })
      let users = failed.filter { !failing.contains($0) && !places.isDisjoint(with: open.verdicts[$0].causes) }
      if users.isEmpty { return failing }
      failing.formUnion(users)
    }
  }

  /// Returns the entries whose snippets were not checked completely. It is unknown whether the failures of these
  /// entries still occur.
  public func unknownEntries(in report: SnippetReport, pages: [SnippetPage]) -> [Entry] {
    unknownEntries(in: report, places: SnippetPlaces(pages, report.verdicts))
  }

  private func unknownEntries(in report: SnippetReport, places: SnippetPlaces) -> [Entry] {
    let unknown = report.verdicts.filter { verdict in
      // A failed snippet without an error of its own fails because another snippet has an error. The compiler may have
      // stopped at that error before it found the errors of the failed snippet.
      verdict.isUnknown
        || verdict.kind == .failed
          && !report.diagnostics.contains { $0.severity == .error && verdict.holds($0.location) }
    }
    return entries.filter { entry in unknown.contains { places.isSnippet($0, of: entry) } }
  }
}

/// Finds the code block that contains a line.
private struct SnippetPlaces {
  private var fences: [String: [(lines: ClosedRange<Int>, digest: String)]] = [:]
  /// Some errors of a snippet are outside of all code blocks, for example in an import in front matter. The key is the
  /// location of such an error, and the value is the first line of the snippet. If the error affects several snippets,
  /// the first snippet is used.
  private var owners: [Location: Int] = [:]

  init(_ pages: [SnippetPage], _ verdicts: [Verdict]) {
    for verdict in verdicts {
      for place in verdict.errorLocations where place.path == verdict.path {
        owners[place] = owners[place] ?? verdict.line
      }
    }
    for page in pages {
      fences[page.path] = page.fences.map { fence in
        let lines = fence.range.start.line...max(fence.range.start.line, fence.range.end.line)
        return (lines, String(Digest(of: fence.text).hex.prefix(16)))
      }
    }
  }

  /// Whether the snippet of a baseline entry still exists.
  func contains(_ entry: SnippetBaseline.Entry) -> Bool {
    fences[entry.path]?.contains { $0.digest == entry.snippet } ?? false
  }

  /// Whether a verdict is about the snippet of a baseline entry.
  func isSnippet(_ verdict: Verdict, of entry: SnippetBaseline.Entry) -> Bool {
    guard verdict.path == entry.path, let fences = fences[entry.path] else { return false }
    return fences.contains { $0.lines.lowerBound == verdict.line && $0.digest == entry.snippet }
  }

  /// Returns the entry for a diagnostic, without a count, and the line where the diagnostic's snippet starts. Returns
  /// nil if the diagnostic belongs to no snippet.
  func entry(_ diagnostic: Diagnostic) -> (entry: SnippetBaseline.Entry, line: Int)? {
    guard let place = diagnostic.location else { return nil }
    let line = owners[place] ?? place.line
    guard let fence = fences[place.path]?.first(where: { $0.lines.contains(line) }) else { return nil }
    let entry = SnippetBaseline.Entry(
      path: place.path, id: diagnostic.id, message: diagnostic.message, snippet: fence.digest)
    return (entry, fence.lines.lowerBound)
  }
}
