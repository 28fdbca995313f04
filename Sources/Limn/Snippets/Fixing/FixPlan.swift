public import LimnDiagnostics
import Foundation
public import LimnPlatform

/// The changes to files that fix diagnostics. A diagnostic is fixed only if it has exactly one possible fix.
public struct FixPlan: Sendable {
  /// The changed files, sorted by path.
  public var changes: [FileChange]
  /// The diagnostics that the changes fix.
  var fixed: [Diagnostic]

  /// The text of a file before and after the changes.
  public struct FileChange: Hashable, Sendable {
    /// The path of the file, relative to the project's root.
    var path: String
    var old, new: String
  }
}

extension FixPlan {
  /// Collects the fix of each diagnostic that has exactly one fix. Leaves out a fix that contains a placeholder such as
  /// `<#name#>`. If two fixes overlap, the second fix is left for the next run.
  ///
  /// - Parameter includesUnsafe: whether to include fixes that may change what the code does.
  public init(_ diagnostics: [Diagnostic], root: String, files: FileSystem = .local, includesUnsafe: Bool = false) {
    var edits: [String: [PlannedEdit]] = [:]
    var texts: [String: [UInt8]] = [:]
    var paths: [FileIdentity: String] = [:]
    fixed = []
    for diagnostic in diagnostics.sorted() {
      let fixes = diagnostic.fixes.filter { includesUnsafe || $0.isSafe }
      guard fixes.count == 1, !fixes[0].edits.contains(where: { $0.replacement.contains("<#") }) else { continue }
      var planned: [(path: String, edit: PlannedEdit)] = []
      for edit in fixes[0].edits {
        let path = edit.location.path
        // Several paths can lead to the same file, for example through a symbolic link. Plan changes only for the first
        // of these paths, since changes for another path would overwrite them.
        guard let identity = files.status(root + "/" + path)?.identity, paths[identity, default: path] == path else {
          break
        }
        paths[identity] = path
        if texts[path] == nil { texts[path] = try? files.read(root + "/" + path) }
        guard let text = texts[path], let range = Self.range(of: edit.location, in: text) else { break }
        planned.append((path, PlannedEdit(range: range, replacement: Self.bytes(edit.replacement, in: text))))
      }
      let isFree = planned.allSatisfy { path, edit in !(edits[path] ?? []).contains { $0.collides(with: edit) } }
      guard planned.count == fixes[0].edits.count, isFree else { continue }
      for (path, edit) in planned { edits[path, default: []].append(edit) }
      fixed.append(diagnostic)
    }
    changes = edits.keys.sorted().compactMap { path in
      guard let old = texts[path], let list = edits[path] else { return nil }
      var new = old
      for edit in list.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        new.replaceSubrange(edit.range, with: edit.replacement)
      }
      return FileChange(
        path: path, old: old.text, new: new.text)
    }
  }

  /// Returns all changes as `diff` prints them.
  public func diff() throws -> String {
    let scratch = try ScratchFolder(in: FileManager.default.temporaryDirectory.path)
    defer { scratch.remove() }
    return try changes.map { change in
      let new = try scratch.write("new", change.new.bytes)
      let words = ["-u", "-L", change.path, "-L", change.path, "-", new]
      return try ProcessRunner.local.run(Command("diff", words, input: change.old.bytes, timeLimit: .seconds(60)))
        .outputText
    }.joined()
  }

  /// The byte range of a location; nil if the text has no such location.
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

  /// Returns the replacement as bytes, with the line endings that `text` has.
  private static func bytes(_ replacement: String, in text: [UInt8]) -> [UInt8] {
    guard let end = text.firstIndex(of: 10), end > 0, text[end - 1] == 13 else { return replacement.bytes }
    var bytes: [UInt8] = []
    for byte in replacement.utf8 {
      if byte == 10, bytes.last != 13 { bytes.append(13) }
      bytes.append(byte)
    }
    return bytes
  }

  /// Writes the changed files. If a path is a symbolic link, writes the file that the link points to. This file must be
  /// inside the root.
  public func apply(root: String, files: FileSystem = .local) throws {
    for change in changes {
      let path = try Self.target(of: root + "/" + change.path, root: root)
      try files.write(path, change.new.bytes)
    }
  }

  private static func target(of path: String, root: String) throws -> String {
    guard FileSystem.isSymbolicLink(path) else { return path }
    let real = path.withoutLinks
    guard real.hasPrefix(root.withoutLinks + "/") else {
      throw EnvironmentFailure("'\(path)' is a symbolic link to '\(real)' outside the project, so it is not changed")
    }
    return real
  }
}

private struct PlannedEdit {
  var range: Range<Int>
  var replacement: [UInt8]

  /// Whether the two edits cannot both be applied. Two insertions at the same position also collide, since their order
  /// would be arbitrary.
  func collides(with other: PlannedEdit) -> Bool {
    range.overlaps(other.range) || range.lowerBound == other.range.lowerBound
      || range.upperBound == other.range.lowerBound && range.isEmpty
  }
}
