extension Markup {
  /// The maximum length of a name that is written without `<wbr>`, in bytes.
  private static let longestWord = 16

  /// Returns escaped text in which a browser can break long names over two lines. `<wbr>` is inserted between the words of a camel-case
  /// name, and after an underscore or a dot. Names of up to 16 bytes get no `<wbr>`.
  public static func breakable(_ text: String) -> String {
    guard hasLongWord(text) else { return escaped(text) }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.utf8.count > longestWord ? parts(of: word).map(escaped).joined(separator: "<wbr>") : escaped(String(word))
    }.joined(separator: " ")
  }

  /// Whether the text contains a word that is longer than `longestWord`. Most texts contain no such word, so this fast test avoids
  /// splitting them.
  private static func hasLongWord(_ text: String) -> Bool {
    var length = 0
    for byte in text.utf8 {
      length = byte == UInt8(ascii: " ") ? 0 : length + 1
      if length > longestWord { return true }
    }
    return false
  }

  /// Splits a name into words. For example, `URLSessionTask_2` has the words `URL`, `Session`, `Task_`, and `2`.
  private static func parts(of name: Substring) -> [String] {
    let letters = Array(name)
    var parts: [String] = []
    var part = ""
    for (place, letter) in letters.enumerated() {
      if place > 0, startsWord(letter, after: letters[place - 1], before: place + 1 < letters.count ? letters[place + 1] : nil) {
        parts.append(part)
        part = ""
      }
      part.append(letter)
    }
    return parts + [part]
  }

  private static func startsWord(_ letter: Character, after last: Character, before next: Character?) -> Bool {
    if last == "_" || last == "." { return letter != "_" && letter != "." }
    guard letter.isUppercase else { return false }
    // The last letter of an acronym belongs to the next word if that word continues in lowercase.
    return last.isLowercase || last.isNumber || (last.isUppercase && next?.isLowercase == true)
  }
}

extension Markup {
  /// Writes escaped text in which a browser can break long names between their words.
  public mutating func write(breakable string: String) { add(Self.breakable(string)) }
}
