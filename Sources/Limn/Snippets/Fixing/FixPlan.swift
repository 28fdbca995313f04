public import LimnDiagnostics
import Foundation
public import LimnPlatform

/// The changes to files that mend what can be fixed without a choice.
public struct FixPlan: Sendable {
  /// Sorted by path.
  public var changes: [FileChange]
  /// The diagnostics that the changes mend.
  public var fixed: [Diagnostic]

  /// A file before and after.
  public struct FileChange: Hashable, Sendable {
    /// Relative to the root.
    public var path: String
    public var old: String
    public var new: String
  }
}

extension FixPlan {
  /// Takes each diagnostic with exactly one fix that leaves no placeholder to fill in, in order; a fix that touches what an earlier one changes has to wait for the next run.
  public init(_ diagnostics: [Diagnostic], root: String, files: FileSystem) {
    var edits: [String: [PlannedEdit]] = [:]
    var texts: [String: [UInt8]] = [:]
    fixed = []
    for diagnostic in diagnostics.sorted() where diagnostic.fixes.count == 1 {
      if diagnostic.fixes[0].edits.contains(where: { $0.replacement.contains("<#") }) { continue }
      var planned: [(path: String, edit: PlannedEdit)] = []
      for edit in diagnostic.fixes[0].edits {
        let path = edit.location.path
        if texts[path] == nil { texts[path] = try? files.read(root + "/" + path) }
        guard let text = texts[path], let range = Self.range(of: edit.location, in: text) else { break }
        planned.append((path, PlannedEdit(range: range, replacement: Array(edit.replacement.utf8))))
      }
      let isFree = planned.allSatisfy { path, edit in !(edits[path] ?? []).contains { $0.collides(with: edit) } }
      guard planned.count == diagnostic.fixes[0].edits.count, isFree else { continue }
      for (path, edit) in planned { edits[path, default: []].append(edit) }
      fixed.append(diagnostic)
    }
    changes = edits.keys.sorted().compactMap { path in
      guard let old = texts[path], let list = edits[path] else { return nil }
      var new = old
      for edit in list.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) { new.replaceSubrange(edit.range, with: edit.replacement) }
      return FileChange(path: path, old: String(decoding: old, as: UTF8.self), new: String(decoding: new, as: UTF8.self))
    }
  }

  /// Writes the files.
  public func apply(root: String, files: FileSystem) throws(FileError) {
    for change in changes { try files.write(root + "/" + change.path, Array(change.new.utf8)) }
  }

  /// All changes as a unified diff.
  public var diff: String { changes.map { UnifiedDiff(path: $0.path, old: $0.old, new: $0.new).text }.joined() }

  /// Bytes by line and column; nil if the file has no such place.
  private static func range(of location: Location, in text: [UInt8]) -> Range<Int>? {
    let starts = Snippet.lineStarts(of: text)
    func offset(_ line: Int, _ column: Int) -> Int? {
      guard starts.indices.contains(line - 1), starts[line - 1] + column - 1 <= text.count else { return nil }
      return starts[line - 1] + column - 1
    }
    guard let start = offset(location.line, location.column) else { return nil }
    guard let endLine = location.endLine, let endColumn = location.endColumn else { return start..<start }
    guard let end = offset(endLine, endColumn), start <= end else { return nil }
    return start..<end
  }
}

private struct PlannedEdit {
  var range: Range<Int>
  var replacement: [UInt8]

  /// Two insertions at one place collide, too: their order would be chance.
  func collides(with other: PlannedEdit) -> Bool {
    range.overlaps(other.range) || range.lowerBound == other.range.lowerBound || range.upperBound == other.range.lowerBound && range.isEmpty
  }
}
