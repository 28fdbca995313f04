import LimnToolchain

/// Converts the compiler's lines and columns in a generated file to byte offsets.
struct SourceMapper {
  /// The file's path, as passed to the compiler.
  var file: String
  var lineStarts: [Int]
  var length: Int

  init(file: String, text: [UInt8]) {
    self.file = file
    lineStarts = Snippet.lineStarts(of: text)
    length = text.count
  }

  /// Returns the diagnostic with byte offsets; nil for a remark, since authors need no remarks.
  func place(_ diagnostic: CompilerDiagnostic) -> PlacedDiagnostic? {
    guard diagnostic.severity != .remark else { return nil }
    let diagnostic = diagnostic.withoutNamesOfC
    var notes = diagnostic.notes.compactMap(place)
    var range = diagnostic.position.flatMap(offset).map { start in start..<end(of: diagnostic, from: start) }
    // An error inside a macro expansion has no position in the file, so report the error where the macro is used.
    if range == nil, let use = notes.firstIndex(where: { $0.range != nil }) {
      range = notes[use].range
      if notes[use].name.hasPrefix("in_macro_expansion") { notes.remove(at: use) }
    }
    let fixes = diagnostic.fixes.compactMap { fix -> PlacedEdit? in
      guard let start = offset(fix.range.start), let end = offset(fix.range.end), start <= end else { return nil }
      return PlacedEdit(range: start..<end, text: fix.text)
    }
    return PlacedDiagnostic(
      severity: diagnostic.severity, name: diagnostic.name, message: diagnostic.message, range: range,
      fixes: fixes.count == diagnostic.fixes.count ? fixes : [], notes: notes)
  }

  /// Returns the end of the diagnostic's first source range that contains `start`. If no range contains `start`,
  /// returns `start`.
  private func end(of diagnostic: CompilerDiagnostic, from start: Int) -> Int {
    for range in diagnostic.ranges {
      if let from = offset(range.start), let to = offset(range.end), from <= start, start < to { return to }
    }
    return start
  }

  func offset(_ position: CompilerDiagnostic.Position) -> Int? {
    position.file == file ? offset(line: position.line, column: position.column) : nil
  }

  func offset(line: Int, column: Int) -> Int? {
    lineStarts.indices.contains(line - 1) ? min(lineStarts[line - 1] + column - 1, length) : nil
  }
}

extension CompilerDiagnostic {
  /// The diagnostic without suggestions of names that the C library declares, such as 'rand' for an unknown 'Card'.
  fileprivate var withoutNamesOfC: CompilerDiagnostic {
    var result = self
    result.notes.removeAll { $0.position?.file.hasPrefix("/usr/include/") == true }
    if let start = message.firstRange(of: "; did you mean"), result.notes.count < notes.count {
      result.message.removeSubrange(start.lowerBound...)
      result.fixes = []
    }
    return result
  }
}

extension PlacedDiagnostic {
  /// Returns a copy with all positions converted by `place`. A range that cannot be converted is removed. If the range
  /// of one fix cannot be converted, all fixes of the diagnostic are removed.
  func moved(_ place: (Int) -> Int?) -> PlacedDiagnostic {
    func move(_ range: Range<Int>) -> Range<Int>? {
      guard let start = place(range.lowerBound) else { return nil }
      return start..<(start + range.count)
    }
    var result = self
    result.range = range.flatMap(move)
    let edits = fixes.compactMap { edit in move(edit.range).map { PlacedEdit(range: $0, text: edit.text) } }
    result.fixes = edits.count == fixes.count ? edits : []
    result.notes = notes.map { $0.moved(place) }
    return result
  }
}
