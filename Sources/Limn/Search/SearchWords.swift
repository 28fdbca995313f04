import LimnMarkup

/// Splits text into the words that the search compares.
///
/// - A word is a run of letters, marks, digits, and underscores, of which only the first 40 characters count.
/// - In Chinese, Japanese, and Korean text, each pair of adjacent characters is a word.
/// - Two or more adjacent characters of Swift's operators are a word, such as `??`. A single one is a word only if the
///   text has no other characters.
/// - All words are in lowercase, character by character.
///
/// The function `split` in `words.js` splits a query by the same rule, and tests of both read the same examples. In a
/// page, the parts of a name are words too, such as `max` and `tokens` in `max_tokens` and in `maxTokens`. A single ASCII
/// letter is a word only in a query, since a query also finds the words that start with its words.
enum SearchWords {
  /// The maximum number of characters of a word.
  static let longest = 40

  /// The words of a page's text, each with the number of times that it occurs.
  static func counts(in text: String) -> [String: Int] {
    var runs: [String: Int] = [:]
    forEachRun(in: text) { runs[String(decoding: $0, as: UTF8.self), default: 0] += 1 }
    // Most words of a text are repeated, so each is divided only once.
    var counts: [String: Int] = [:]
    for (run, count) in runs {
      for word in words(of: run, in: text) { counts[word, default: 0] += count }
    }
    return counts
  }

  /// Calls `body` with the UTF-8 of each longest run of characters of one kind.
  private static func forEachRun(in text: String, _ body: ([UInt8]) -> Void) {
    var (run, kind) = ([UInt8](), Kind.other)
    for scalar in text.unicodeScalars {
      let next = Kind(scalar)
      if next != kind {
        if kind != .other { body(run) }
        run.removeAll(keepingCapacity: true)
        kind = next
      }
      if next != .other { run += UTF8.encode(scalar)! }
    }
    if kind != .other { body(run) }
  }

  private static func words(of run: String, in text: String) -> [String] {
    let scalars = Array(run.unicodeScalars)
    return switch Kind(scalars[0]) {
    case .letter: names(scalars)
    case .ideograph: (0..<max(1, scalars.count - 1)).map { word(scalars[$0...].prefix(2)) }
    case .operator: scalars.count > 1 || run == text ? [word(scalars[...])] : []
    case .other: []
    }
  }

  private enum Kind: Equatable {
    case letter, ideograph, `operator`, other

    init(_ scalar: Unicode.Scalar) {
      if scalar.isASCII {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_": self = .letter
        case "/", "=", "-", "+", "!", "*", "%", "<", ">", "&", "|", "^", "~", "?", ".": self = .operator
        default: self = .other
        }
        return
      }
      guard scalar.isLetterMarkOrDigit || scalar.properties.generalCategory == .otherNumber else {
        self = .other
        return
      }
      switch scalar.value {
      case 0x3040...0x30ff, 0x3400...0x9fff, 0xac00...0xd7af, 0xf900...0xfaff, 0x20000...0x3ffff: self = .ideograph
      default: self = .letter
      }
    }
  }

  /// The words of a run of letters: the whole name, and its parts.
  private static func names(_ run: [Unicode.Scalar]) -> [String] {
    guard run.count > 1 || !run[0].isASCII || !run[0].properties.isAlphabetic else { return [] }
    var (names, start) = ([word(run[...])], 0)
    for end in 1...run.count where end == run.count || run.startsWord(at: end) {
      let part = run[start..<end].drop { $0 == "_" }.prefix { $0 != "_" }
      if part.count > 1, part.count < run.count { names.append(word(part)) }
      start = end
    }
    return names
  }

  private static func word(_ run: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(run.prefix(longest))).lowercased()
  }
}
