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
public enum SearchWords {
  /// The maximum number of characters of a word.
  static let longest = 40

  /// Calls `body` with each word of a text.
  ///
  /// - Parameter isPage: whether the text is that of a page; otherwise, it is a query.
  public static func forEach(in text: String, isPage: Bool = true, _ body: (String) -> Void) {
    var (run, kind) = ([Unicode.Scalar](), Kind.other)
    func endRun() {
      switch kind {
      case .letter: give(run, isPage, body)
      case .ideograph: for place in 0..<max(1, run.count - 1) { body(string(run[place...].prefix(2))) }
      case .operator: if run.count > 1 || run.count == text.utf8.count { body(string(run.prefix(longest))) }
      case .other: break
      }
      run.removeAll(keepingCapacity: true)
    }
    for scalar in text.unicodeScalars {
      let next = Kind(scalar)
      if next != kind {
        endRun()
        kind = next
      }
      if next != .other { run.append(scalar) }
    }
    endRun()
  }
}

extension SearchWords {
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

  private static func give(_ run: [Unicode.Scalar], _ isPage: Bool, _ body: (String) -> Void) {
    guard isPage else { return body(string(run.prefix(longest))) }
    guard run.count > 1 || !isLetter(run[0]) else { return }
    body(string(run.prefix(longest)))
    var start = 0
    for end in 1...run.count where end == run.count || startsPart(end, in: run) {
      let part = run[start..<end].drop { $0 == "_" }
      if part.count > 1, part.count < run.count { body(string(part.prefix(longest))) }
      start = end
    }
  }

  /// Whether a part of a name starts at a place after the name's start. For example, `URLSession_task` has the parts
  /// `URL`, `Session`, and `task`.
  private static func startsPart(_ place: Int, in run: [Unicode.Scalar]) -> Bool {
    if run[place] == "_" { return true }
    guard isUppercase(run[place]) else { return false }
    return !isUppercase(run[place - 1]) || (place + 1 < run.count && isLowercase(run[place + 1]))
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isUppercase(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? ("A"..."Z").contains(scalar) : scalar.properties.isUppercase
  }

  private static func isLowercase(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? ("a"..."z").contains(scalar) : scalar.properties.isLowercase
  }

  private static func string(_ run: ArraySlice<Unicode.Scalar>) -> String {
    guard run.allSatisfy(\.isASCII) else { return run.map(\.properties.lowercaseMapping).joined() }
    return String(decoding: run.map { UInt8($0.value) | (("A"..."Z").contains($0) ? 0x20 : 0) }, as: UTF8.self)
  }
}
