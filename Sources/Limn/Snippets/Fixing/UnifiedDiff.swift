/// The line differences between two texts, in the format of `diff -u`.
struct UnifiedDiff {
  var path: String
  var old: String
  var new: String
  /// The number of unchanged lines to show before and after each change.
  var context = 3

  /// The diff; empty if the texts are equal.
  var text: String {
    let hunks = hunks()
    guard !hunks.isEmpty else { return "" }
    return "--- \(path)\n+++ \(path)\n" + hunks.joined()
  }

  /// A line, and its mark: a space, `-`, or `+`.
  private typealias Line = (mark: Character, text: String)

  /// Returns the unchanged, removed, and added lines in order. Removed lines come before the lines that replace them.
  private func lines() -> [Line] {
    let (before, after) = (Self.split(old), Self.split(new))
    var (removed, added) = (Set<Int>(), Set<Int>())
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if removed.contains(i) {
        lines.append(("-", before[i]))
        i += 1
      } else if added.contains(j) {
        lines.append(("+", after[j]))
        j += 1
      } else {
        lines.append((" ", before[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    // If both texts end in a line break, splitting them leaves an empty string at the end of each. The empty string is
    // not a line, so remove it.
    if old.utf8.last == 10, new.utf8.last == 10, let last = lines.last, last == (" ", "") { lines.removeLast() }
    return lines
  }

  /// Splits a text at line feeds. The UTF-8 view is used, since Swift treats CR LF as one character.
  private static func split(_ text: String) -> [String] {
    text.utf8.lines.map(\.text)
  }

  private func hunks() -> [String] {
    let lines = lines()
    let changed = lines.indices.filter { lines[$0].mark != " " }
    var ranges: [Range<Int>] = []
    for index in changed {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { hunk($0, of: lines) }
  }

  private func hunk(_ range: Range<Int>, of lines: [Line]) -> String {
    func numbers(without mark: Character) -> String {
      let (before, inside) = (lines[..<range.lowerBound], lines[range])
      return "\(before.count { $0.mark != mark } + 1),\(inside.count { $0.mark != mark })"
    }
    return "@@ -\(numbers(without: "+")) +\(numbers(without: "-")) @@\n"
      + lines[range].map { "\($0.mark)\($0.text)\n" }.joined()
  }
}
