public import LimnDiagnostics
import Foundation
import LimnMarkdown
import LimnPlatform

/// Known failures of snippets, accepted when a project adopted Limn. They are not reported.
public struct SnippetBaseline: Hashable, Sendable {
  /// The path of the file, relative to the root.
  public var path: String
  public var entries: [Entry]

  /// An error without its line number, which changes when other text is edited.
  public struct Entry: Hashable, Sendable, Codable {
    /// The file of the snippet, relative to the root.
    public var path: String
    public var id: String
    public var message: String
    /// Identifies the snippet: the first sixteen hexadecimal digits of a digest of its text.
    public var snippet: String
  }

  /// The reason with which a snippet counts as skipped if all its failures are known.
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

  /// Reads the `snippets` key of `baseline.json`; nil if the file is not a JSON object. Other keys are ignored.
  public init?(_ bytes: [UInt8], path: String) {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)) else { return nil }
    self.init(path: path, entries: contents.snippets ?? [])
  }

  /// A baseline of all errors in a report that are inside a snippet.
  public init(freezing report: SnippetReport, pages: [SnippetPage], path: String) {
    let places = SnippetPlaces(pages)
    let entries = report.diagnostics.compactMap { $0.severity == .error ? places.entry($0) : nil }
    self.init(
      path: path,
      entries: Array(Set(entries)).sorted { ($0.path, $0.snippet, $0.id, $0.message) < ($1.path, $1.snippet, $1.id, $1.message) })
  }

  /// The bytes of `baseline.json` with these entries. Other keys of the old file are kept.
  public func json(replacingIn old: [UInt8]?) throws -> [UInt8] {
    var contents = old.flatMap { try? JSONSerialization.jsonObject(with: Data($0)) as? [String: Any] } ?? [:]
    contents["schema"] = contents["schema"] ?? "limn-baseline/1"
    contents["violations"] = contents["violations"] ?? [Any]()
    contents["snippets"] = try JSONSerialization.jsonObject(with: JSONEncoder().encode(entries))
    let data = try JSONSerialization.data(withJSONObject: contents, options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
    return Array(data) + [UInt8(ascii: "\n")]
  }

  /// Whether the baseline contains an error.
  public func covers(_ diagnostic: Diagnostic, on pages: [SnippetPage]) -> Bool {
    SnippetPlaces(pages).entry(diagnostic).map(entries.contains) ?? false
  }

  /// The report without known failures: a snippet with only known failures counts as skipped. An entry that matches no failure is a
  /// warning.
  public func apply(to report: SnippetReport, pages: [SnippetPage]) -> SnippetReport {
    let places = SnippetPlaces(pages)
    let known = Set(entries)
    var met = Set<Entry>()
    var result = report
    result.diagnostics.removeAll { diagnostic in
      guard diagnostic.severity == .error, let entry = places.entry(diagnostic), known.contains(entry) else { return false }
      met.insert(entry)
      return true
    }
    result.accepted = met.count
    let isMissingModule = result.diagnostics.contains { $0.id == "missing-module" && $0.severity == .error }
    // In page order, so that the snippets that a snippet depends on come first.
    for index in result.verdicts.indices where result.verdicts[index].kind == .failed {
      let verdict = result.verdicts[index]
      let open = result.diagnostics.filter { $0.severity == .error && $0.location?.path == verdict.path }
      guard !open.contains(where: { verdict.holds($0.location) }) else { continue }
      let isKnown = report.diagnostics.contains { $0.severity == .error && verdict.holds($0.location) } || !verdict.causes.isEmpty
      let dependsOnFailure = result.verdicts.contains {
        $0.kind == .failed && $0.path == verdict.path && verdict.causes.contains($0.line)
      }
      // A failed snippet must keep at least one visible error, and that of a module that is missing can be in the settings.
      guard isKnown && !dependsOnFailure || open.isEmpty && !isMissingModule else { continue }
      result.verdicts[index].kind = .skipped(Self.reason)
      result.summary.failed -= 1
      result.summary.skipped += 1
      result.summary.skippedBy[Self.reason, default: 0] += 1
    }
    let checked = Set(pages.map(\.path))
    // Another shard may meet the failures of snippets that still exist, even in this shard's snippets.
    let isShard = report.verdicts.contains { $0.kind == .leftToAnotherShard }
    for entry in entries where !met.contains(entry) && checked.contains(entry.path) && !(isShard && places.contains(entry)) {
      // A snippet that fails for a reason outside of it was not compiled, so its own failures are unknown.
      let isUnknown = report.verdicts.contains { verdict in
        verdict.kind == .failed && places.isSnippet(verdict, of: entry)
          && !report.diagnostics.contains { $0.severity == .error && verdict.holds($0.location) }
      }
      if isUnknown { continue }
      result.diagnostics.append(
        .warning(
          "stale-baseline", "a known failure in \(entry.path) no longer occurs: \(entry.message)", at: Location(path: path),
          notes: [Note("update the baseline with --write-baseline")]))
    }
    result.diagnostics.sort()
    return result
  }
}

extension Verdict {
  fileprivate func holds(_ location: Location?) -> Bool {
    location.map { $0.path == path && ($0.line >= line && $0.line <= endLine) } ?? false
  }
}

/// Finds the code block that contains a line.
private struct SnippetPlaces {
  private var fences: [String: [(lines: ClosedRange<Int>, digest: String)]] = [:]

  init(_ pages: [SnippetPage]) {
    for page in pages {
      fences[page.path] = page.fences.map { fence in
        let lines = fence.range.start.line...max(fence.range.start.line, fence.range.end.line)
        return (lines, String(Digest(of: fence.text).hex.prefix(16)))
      }
    }
  }

  /// Whether the entry's snippet still exists.
  func contains(_ entry: SnippetBaseline.Entry) -> Bool { fences[entry.path]?.contains { $0.digest == entry.snippet } ?? false }

  /// Whether a verdict is about the entry's snippet.
  func isSnippet(_ verdict: Verdict, of entry: SnippetBaseline.Entry) -> Bool {
    guard verdict.path == entry.path, let fences = fences[entry.path] else { return false }
    return fences.contains { $0.lines.lowerBound == verdict.line && $0.digest == entry.snippet }
  }

  func entry(_ diagnostic: Diagnostic) -> SnippetBaseline.Entry? {
    guard let place = diagnostic.location, let fence = fences[place.path]?.first(where: { $0.lines.contains(place.line) }) else {
      return nil
    }
    return .init(path: place.path, id: diagnostic.id, message: diagnostic.message, snippet: fence.digest)
  }
}
