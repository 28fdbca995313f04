package import Foundation

/// The text for a key in the development language of a bundle. The bundle's tables are `.strings` files.
package struct Translation {
  package enum Part {
    case literal(String)
    /// The place of an argument of the key, counted from 0.
    case argument(Int)
  }

  package private(set) var parts: [Part] = []

  /// Looks a key up. Returns nil if the bundle has no text for it, or if the text has an argument that the key lacks.
  ///
  /// - Parameters:
  ///   - arguments: the number of values in the text.
  ///   - isOne: whether the number that decides between singular and plural is 1.
  package init?(_ key: String, table: String?, bundle: Bundle?, arguments: Int, isOne: Bool) {
    guard !key.isEmpty else { return nil }
    // Limn writes the singular of a text from a string catalog under a key of its own.
    let keys = isOne ? [key + "|one", key] : [key]
    let texts = keys.lazy.map { (bundle ?? .main).localizedString(forKey: $0, value: Self.missing, table: table) }
    // A `.stringsdict` file says what stands for such a place. It is not read.
    guard let text = texts.first(where: { $0 != Self.missing }), !text.contains("%#@") else { return nil }
    if arguments == 0 {
      parts = [.literal(text)]
      return
    }
    var (end, count) = (text.startIndex, 0)
    for match in text.matches(of: /%%|%(?:(\d+)\$)?[-+ #.\dhlqztjL]*[@a-zA-Z]/) {
      parts.append(.literal(String(text[end..<match.range.lowerBound])))
      end = match.range.upperBound
      if match.output.0 == "%%" {
        parts.append(.literal("%"))
      } else {
        count += 1
        let number = match.output.1.flatMap { Int($0) } ?? count
        guard 1...arguments ~= number else { return nil }
        parts.append(.argument(number - 1))
      }
    }
    parts.append(.literal(String(text[end...])))
  }

  private static let missing = "\u{1}"
}
