/// Suggests the name that an author may have meant.
public enum Suggestion {
  /// The candidate nearest to `word` by edit distance, or nil if none is near enough. A transposition counts as one
  /// edit.
  ///
  /// The largest allowed distance is a third of the word's length, but at least one and at most eight edits. If several
  /// candidates are equally near, the alphabetically first is returned.
  public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let limit = min(8, max(1, word.utf8.count / 3))
    var best: (distance: Int, text: String)?
    for candidate in candidates where candidate != word {
      guard let distance = distance(word, candidate, atMost: best?.distance ?? limit) else { continue }
      if let found = best, (found.distance, found.text) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.text
  }

  /// The edit distance between two names without regard to case, or nil if it exceeds the limit. A transposition counts
  /// as one edit.
  public static func distance(_ a: String, _ b: String, atMost limit: Int) -> Int? {
    // The length of a name in lowercase can differ a little.
    guard abs(a.utf8.count - b.utf8.count) <= limit + 8 else { return nil }
    let (a, b) = (Array(a.lowercased().utf8), Array(b.lowercased().utf8))
    guard abs(a.count - b.count) <= limit else { return nil }
    // Each row contains the distances from a beginning of `a` to all beginnings of `b`.
    var (beforeLast, last) = ([Int](), Array(0...b.count))
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      if !row.contains(where: { $0 <= limit }) { return nil }
      (beforeLast, last) = (last, row)
    }
    return last[b.count] <= limit ? last[b.count] : nil
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
}

extension Suggestion {
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
}
