import LimnDiagnostics
import LimnMarkdown

/// The verdicts and diagnostics of a page. Line numbers are relative to the code block, so that they stay valid when
/// blocks move.
struct PageRecord: Codable {
  var verdicts: [Verdict]
  var diagnostics: [Diagnostic]
  /// For each location in the record, the index of the code block that contains the location, or -1 if no block
  /// contains it. The locations in `diagnostics` come first, in the order of `mapLocations`. The locations in
  /// `verdicts` follow.
  var fences: [Int]
}

extension PageRecord {
  /// Records the results of a page. Returns nil in two cases, since the results cannot be reused: if a location is in
  /// another file, or if a diagnostic, such as a timeout, depends on the environment.
  init?(_ page: SnippetPage, verdicts: [Verdict], diagnostics: [Diagnostic]) {
    guard !diagnostics.contains(where: { $0.kind?.dependsOnMachine == true }) else { return nil }
    var fences: [Int] = []
    var isForeign = false
    let starts = page.fences.map(\.line)
    let record = { (location: Location) in
      if location.path != page.path { isForeign = true }
      let fence = page.fences.firstIndex { $0.extent.contains(location.line) } ?? -1
      fences.append(fence)
      return location.moved(by: fence < 0 ? 0 : -starts[fence])
    }
    self.diagnostics = diagnostics.map { $0.mapLocations(record) }
    self.verdicts = verdicts.map { verdict in
      var verdict = verdict
      verdict.errorLocations = verdict.errorLocations.map(record)
      verdict.causes = verdict.causes.map(record)
      (verdict.line, verdict.endLine) = (starts.firstIndex(of: verdict.line) ?? 0, verdict.endLine - verdict.line)
      return verdict
    }
    guard !isForeign else { return nil }
    self.fences = fences
  }

  /// Returns the verdicts and diagnostics with locations in the page's current text; nil if the record does not match
  /// the text.
  func restored(to page: SnippetPage) -> (verdicts: [Verdict], diagnostics: [Diagnostic])? {
    let starts = page.fences.map(\.line)
    guard fences.allSatisfy({ $0 < starts.count }), verdicts.allSatisfy({ starts.indices.contains($0.line) }) else {
      return nil
    }
    var next = 0
    let restore = { (location: Location) in
      let fence = next < fences.count ? fences[next] : -1
      next += 1
      return location.moved(by: fence < 0 ? 0 : starts[fence])
    }
    let diagnostics = diagnostics.map { $0.mapLocations(restore) }
    let verdicts = verdicts.map { verdict in
      var verdict = verdict
      verdict.errorLocations = verdict.errorLocations.map(restore)
      verdict.causes = verdict.causes.map(restore)
      verdict.line = starts[verdict.line]
      verdict.endLine += verdict.line
      return verdict
    }
    return (verdicts, diagnostics)
  }
}

extension Fence {
  /// The lines of the code block and of the comment above it.
  fileprivate var extent: ClosedRange<Int> {
    return min(directive?.range.start.line ?? line, line)...lineRange.upperBound
  }
}

extension Location {
  fileprivate func moved(by lines: Int) -> Location {
    var place = self
    place.line += lines
    place.endLine = endLine.map { $0 + lines }
    return place
  }
}

extension Diagnostic {
  /// Returns a copy in which the result of `transform` replaces each location. The order in which the locations are
  /// visited must not change, since `PageRecord.fences` has an element for each location in this order.
  fileprivate func mapLocations(_ transform: (Location) -> Location) -> Diagnostic {
    var result = self
    result.location = location.map(transform)
    result.notes = notes.map { Note($0.message, at: $0.location.map(transform)) }
    result.fixes = fixes.map { fix in
      Fix(
        fix.message, edits: fix.edits.map { Edit(at: transform($0.location), replacement: $0.replacement) },
        isSafe: fix.isSafe)
    }
    return result
  }
}
