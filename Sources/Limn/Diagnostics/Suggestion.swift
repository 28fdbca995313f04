/// Suggests the name that an author may have meant.
public enum Suggestion {
  /// The candidate nearest to `word` by edit distance, or nil if none is near enough. A transposition counts as one
  /// edit.
  ///
  /// The largest allowed distance is a third of the word's length, but at least one and at most eight edits. If several
  /// candidates are equally near, the alphabetically first is returned.
  public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().utf8)
    let limit = min(8, max(1, wanted.count / 3))
    var best: (distance: Int, text: String)?
    let wantedCounts = counts(wanted)
    for candidate in candidates where candidate != word {
      guard abs(candidate.utf8.count - wanted.count) <= limit + 8 else { continue }
      let bytes = Array(candidate.lowercased().utf8)
      guard abs(bytes.count - wanted.count) <= limit, mayBeNear(bytes, wantedCounts, limit) else { continue }
      guard let distance = editDistance(wanted, bytes, atMost: min(limit, best?.distance ?? limit)) else { continue }
      if let found = best, (found.distance, found.text) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.text
  }

  /// The edit distance between two names without regard to case, or nil if it exceeds the limit. A transposition counts
  /// as one edit.
  public static func distance(_ a: String, _ b: String, atMost limit: Int) -> Int? {
    guard abs(a.utf8.count - b.utf8.count) <= limit + 8 else { return nil }
    let (a, b) = (Array(a.lowercased().utf8), Array(b.lowercased().utf8))
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
  /// beginnings of both words. Only cells near the diagonal are computed, since all other cells exceed the limit.
  private static func editDistance(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
    var (first, endA, endB) = (0, a.count, b.count)
    while first < endA, first < endB, a[first] == b[first] { first += 1 }
    while endA > first, endB > first, a[endA - 1] == b[endB - 1] { (endA, endB) = (endA - 1, endB - 1) }
    let (rows, columns) = (endA - first, endB - first)
    if rows == 0 || columns == 0 { return max(rows, columns) <= limit ? max(rows, columns) : nil }
    let width = columns + 1
    // Each row of the matrix is computed from the two rows before it. So memory for three rows is enough: row `i`
    // replaces row `i - 3`.
    var cells = [Int](repeating: limit + 1, count: 3 * width)
    for j in 0...min(columns, limit) { cells[j] = j }
    for i in 1...rows {
      let (row, last, beforeLast) = (i % 3 * width, (i + 2) % 3 * width, (i + 1) % 3 * width)
      let (from, through) = (max(1, i - limit), min(columns, i + limit))
      guard from <= through else { return nil }
      cells[row + from - 1] = from == 1 ? i : limit + 1
      if through < columns { cells[row + through + 1] = limit + 1 }
      var least = cells[row + from - 1]
      for j in from...through {
        let isSame = a[first + i - 1] == b[first + j - 1]
        var cost = min(cells[last + j] + 1, cells[row + j - 1] + 1, cells[last + j - 1] + (isSame ? 0 : 1))
        if !isSame, i > 1, j > 1, a[first + i - 1] == b[first + j - 2], a[first + i - 2] == b[first + j - 1] {
          cost = min(cost, cells[beforeLast + j - 2] + 1)
        }
        cells[row + j] = cost
        least = min(least, cost)
      }
      if least > limit { return nil }
    }
    let distance = cells[rows % 3 * width + columns]
    return distance <= limit ? distance : nil
  }
}
