/// Finds what an author may have meant.
public enum Suggestion {
  /// The candidate nearest to `word` by edit distance, where a transposition counts one, or nil if none is near enough to be meant.
  ///
  /// Near enough is a third of the word's length, and at least one edit. Among equals the alphabetically first wins.
  public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().utf8)
    let limit = max(1, wanted.count / 3)
    var best: (distance: Int, text: String)?
    let wantedCounts = counts(wanted)
    for candidate in candidates where candidate != word {
      guard abs(candidate.utf8.count - wanted.count) <= limit + 8 else { continue }
      let bytes = Array(candidate.lowercased().utf8)
      guard abs(bytes.count - wanted.count) <= limit, mayBeNear(bytes, wantedCounts, limit) else { continue }
      let distance = editDistance(wanted, bytes)
      guard distance <= limit else { continue }
      if let found = best, (found.distance, found.text) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.text
  }

  /// ` (did you mean 'x'?)`, or nothing: to be put at the end of a message.
  public static func hint(for word: String, among candidates: some Sequence<String>) -> String {
    nearest(to: word, among: candidates).map { " (did you mean '\($0)'?)" } ?? ""
  }
}

extension Suggestion {
  private static func counts(_ bytes: [UInt8]) -> [Int] {
    var counts = [Int](repeating: 0, count: 256)
    for byte in bytes { counts[Int(byte)] += 1 }
    return counts
  }

  /// False where more bytes are of different kinds than edits are allowed, which is much faster to see than the distance.
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

  private static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + [Int](repeating: 0, count: b.count)
      for j in 1...b.count {
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { row[j] = min(row[j], beforeLast[j - 2] + 1) }
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
