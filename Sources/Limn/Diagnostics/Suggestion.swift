extension String {
  /// The word in single quotes, and the text of ``Suggestion/hint(for:among:)``.
  public func quoted(suggesting candidates: some Sequence<String>) -> String {
    "'\(self)'" + Suggestion.hint(for: self, among: candidates)
  }
}

/// Suggests the name that an author may have meant.
public enum Suggestion {
  /// The candidate nearest to `word` by edit distance, or nil if none is near enough. A transposition counts as one
  /// edit.
  ///
  /// The largest allowed distance is a third of the word's length, but at least one and at most eight edits. One letter
  /// is not a misspelling of another, so a word of one letter may differ in its case only. If several candidates are
  /// equally near, the alphabetically first is returned.
  public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = word.lowercased().bytes
    let limit = wanted.count == 1 ? 0 : min(8, max(1, wanted.count / 3))
    var best: (distance: Int, text: String)?
    let wantedCounts = counts(wanted)
    for candidate in candidates where candidate != word {
      guard abs(candidate.utf8.count - wanted.count) <= limit + 8 else { continue }
      let bytes = candidate.lowercased().bytes
      guard abs(bytes.count - wanted.count) <= limit, mayBeNear(bytes, wantedCounts, limit),
        let distance = editDistance(wanted, bytes, atMost: min(limit, best?.distance ?? limit))
      else { continue }
      if let found = best, (found.distance, found.text) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.text
  }

  /// The edit distance between two names without regard to case, or nil if it exceeds the limit. A transposition counts
  /// as one edit.
  public static func distance(_ a: String, _ b: String, atMost limit: Int) -> Int? {
    guard abs(a.utf8.count - b.utf8.count) <= limit + 8 else { return nil }
    let (a, b) = (a.lowercased().bytes, b.lowercased().bytes)
    return abs(a.count - b.count) <= limit ? editDistance(a, b, atMost: limit) : nil
  }

  /// The text ` (did you mean 'x'?)` for the end of a message, or an empty string.
  ///
  /// If no candidate is near enough, the text names the shortest candidate that begins with the whole word, such as
  /// `ComplexModule` for `Complex`.
  public static func hint(for word: String, among candidates: some Sequence<String>) -> String {
    let all = Array(candidates)
    return (nearest(to: word, among: all) ?? shortest(beginningWith: word, among: all)).map {
      " (did you mean '\($0)'?)"
    } ?? ""
  }

  /// Returns the shortest candidate that consists of `word` and more words after it. For example, the result for
  /// `Complex` can be `ComplexModule`, and the result for `complex` can be `complex-module`. If several candidates are
  /// equally short, returns the alphabetically first. If there is none, or if `word` has fewer than three letters,
  /// returns nil.
  private static func shortest(beginningWith word: String, among candidates: [String]) -> String? {
    guard word.count > 2 else { return nil }
    let found = candidates.filter { candidate in
      guard candidate.hasPrefix(word), let next = candidate.dropFirst(word.count).first else { return false }
      return next.isUppercase || !next.isLetter
    }
    return found.min { ($0.count, $0) < ($1.count, $1) }
  }

  private static func counts(_ bytes: [UInt8]) -> [Int] {
    var counts = [Int](repeating: 0, count: 256)
    for byte in bytes { counts[Int(byte)] += 1 }
    return counts
  }

  /// Returns false if the edit distance between a candidate and the wanted word must be greater than `limit`. This is
  /// the case if the candidate has more than `limit` bytes that the wanted word does not have, since each such byte
  /// requires an edit. This test is faster than computing the distance. `wanted` contains, for each byte value, how
  /// often it occurs in the wanted word.
  private static func mayBeNear(_ bytes: [UInt8], _ wanted: [Int], _ limit: Int) -> Bool {
    var left = wanted
    var extra = 0
    for byte in bytes {
      left[Int(byte)] -= 1
      if left[Int(byte)] < 0 {
        extra += 1
        if extra > limit { return false }
      }
    }
    return true
  }

  /// The edit distance, or nil if it exceeds the limit. The function fills a matrix with the distances between the
  /// beginnings of both words, row by row.
  private static func editDistance(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
    var rows = [Array(0...b.count)]
    for (i, byte) in a.enumerated() {
      var row = [i + 1]
      for (j, other) in b.enumerated() {
        var cost = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (byte == other ? 0 : 1))
        if i > 0, j > 0, byte == b[j - 1], a[i - 1] == other { cost = min(cost, rows[i - 1][j - 1] + 1) }
        row.append(cost)
      }
      guard row.contains(where: { $0 <= limit }) else { return nil }
      rows.append(row)
    }
    return rows[a.count][b.count] <= limit ? rows[a.count][b.count] : nil
  }
}
