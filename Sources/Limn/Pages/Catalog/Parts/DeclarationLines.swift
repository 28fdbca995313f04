/// Finds declarations in the lines of a file by their indentation and brackets.
extension [ArraySlice<UInt8>] {
  /// Returns the lines of the declaration that starts in a line.
  ///
  /// - Parameter isCase: Whether the line starts a `case` of a `switch`, which ends before the next case.
  func declaration(at start: Int, isCase: Bool = false) -> Range<Int> {
    guard start < count else { return count..<count }
    let indent = self[start].indent
    var end = start + 1
    let isOneLine = !isCase && isComplete(start)
    while !isOneLine, end < count {
      let line = self[end]
      let isOutside = !line.code.isEmpty && line.indent <= indent
      if isCase, isOutside { break }
      end += 1
      if isOutside, line.depth < 0 { break }
    }
    return start..<end
  }

  /// Returns the lines after which a type's code can be cut: the empty lines between its members, and its end.
  func memberEnds(in range: Range<Int>) -> [Int] {
    let outer = self[range.lowerBound].indent
    let indent = self[range].filter { !$0.code.isEmpty && $0.indent > outer }.map(\.indent).min()
    var isString = false
    return range.dropLast().filter { place in
      if self[place].text.contains("\"\"\"") { isString.toggle() }
      return !isString && self[place].code.isEmpty && self[place + 1].indent == indent
    } + [range.upperBound]
  }

  /// Whether a declaration ends in its first line: the line closes its brackets, and the next line does not continue it.
  private func isComplete(_ start: Int) -> Bool {
    guard self[start].depth == 0, start + 1 < count else { return self[start].depth == 0 }
    let next = self[start + 1]
    return (next.code.isEmpty || next.indent <= self[start].indent)
      && !["{", "where ", "->"].contains { next.code.starts(with: $0.utf8) }
  }
}

extension ArraySlice<UInt8> {
  /// The line without its indentation.
  var code: Self { drop { $0 == 32 || $0 == 9 } }

  /// The number of spaces or tabs at the start of the line.
  var indent: Int { count - code.count }

  /// The number of brackets that the line opens, minus the number that it closes.
  fileprivate var depth: Int {
    reduce(0) { "([{".utf8.contains($1) ? $0 + 1 : ")]}".utf8.contains($1) ? $0 - 1 : $0 }
  }
}
