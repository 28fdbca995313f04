package import Foundation

/// A part of a localizable text: a part of the author's string literal, or a value between such parts.
package protocol TranslatedPart {
  static func literal(_ text: String) -> Self
  /// The author's text; nil for a value.
  var literalText: String? { get }
  /// The place of the value in a key, such as `%lld`.
  var specifier: String { get }
  /// Whether the value is the number 1.
  var isOne: Bool { get }
}

extension Array where Element: TranslatedPart {
  /// The key of the text: the string literal with a specifier such as `%@` in place of each value.
  package var key: String {
    let isFormat = contains { $0.literalText == nil }
    return map { part in
      part.literalText.map { isFormat ? $0.replacing("%", with: "%%") : $0 } ?? part.specifier
    }.joined()
  }

  /// The parts of a bundle's text, in its development language. The bundle's tables are `.strings` files. If the bundle
  /// has no text for the key, or one with a value that the author's text lacks, these are the author's parts.
  ///
  /// - Parameter key: the key, if it is not the author's text.
  package func translated(key: String? = nil, table: String?, bundle: Bundle?) -> [Element] {
    let key = key ?? self.key
    guard !key.isEmpty else { return self }
    // Limn writes the singular of a text from a string catalog under a key of its own.
    let keys = contains(where: \.isOne) ? [key + "|one", key] : [key]
    let missing = "\u{1}"
    let texts = keys.lazy.map { (bundle ?? .main).localizedString(forKey: $0, value: missing, table: table) }
    // A `.stringsdict` file says what stands for such a place. It is not read.
    guard let text = texts.first(where: { $0 != missing }), !text.contains("%#@") else { return self }
    let values = filter { $0.literalText == nil }
    if values.isEmpty { return [.literal(text)] }
    var (parts, end, count) = ([Element](), text.startIndex, 0)
    for match in text.matches(of: /%%|%(?:(\d+)\$)?[-+ #.\dhlqztjL]*[@a-zA-Z]/) {
      parts.append(.literal(String(text[end..<match.range.lowerBound])))
      end = match.range.upperBound
      if match.output.0 == "%%" {
        parts.append(.literal("%"))
      } else {
        count += 1
        let number = match.output.1.flatMap { Int($0) } ?? count
        guard 1...values.count ~= number else { return self }
        parts.append(values[number - 1])
      }
    }
    return parts + [.literal(String(text[end...]))]
  }
}
