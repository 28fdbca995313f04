// What the standard library's texts, bytes and numbers lack.

extension Collection where Element: Equatable {
  /// The parts between separators. Some of them can be empty.
  @inlinable public func fields(at separator: Element, maxSplits: Int = .max) -> [SubSequence] {
    split(separator: separator, maxSplits: maxSplits, omittingEmptySubsequences: false)
  }
}

extension UInt8: @retroactive ExpressibleByUnicodeScalarLiteral {
  /// A byte can be written as the ASCII character that it stands for, such as `"\n"`.
  @inlinable public init(unicodeScalarLiteral scalar: Unicode.Scalar) { self.init(ascii: scalar) }
}

extension Collection<UInt8> {
  /// The text that these bytes encode in UTF-8. A byte that is not valid becomes U+FFFD.
  @inlinable public var text: String { String(decoding: self, as: UTF8.self) }

  /// The lines without their line feeds. A line feed at the end is followed by an empty line.
  @inlinable public var lines: [SubSequence] { fields(at: "\n") }
}

extension StringProtocol {
  /// The text in UTF-8.
  @inlinable public var bytes: [UInt8] { Array(utf8) }

  /// The lines without their line feeds. A line feed at the end is followed by an empty line.
  @inlinable public var lines: [SubSequence] { fields(at: "\n") }

  /// The parts between white space, such as the names in a table that is written as a text.
  public var words: [String] { split(whereSeparator: \.isWhitespace).map { String($0) } }

  /// The parts between separators, without empty parts.
  public func parts(at separator: Character) -> [String] { split(separator: separator).map { String($0) } }

  /// Whether the text consists of white space, or is empty.
  public var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The text without the white space at its ends.
  public var trimmed: String {
    let rest = drop(while: \.isWhitespace)
    return rest.lastIndex { !$0.isWhitespace }.map { String(rest[...$0]) } ?? ""
  }

  /// The text with its first letter in upper case.
  public var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The part of a name after the last period, such as `Action` in `Store.Action`.
  public var shortName: String { split(separator: ".").last.map { String($0) } ?? String(self) }

  /// The name of a function or case without its argument labels.
  public var baseName: String { String(prefix { $0 != "(" }) }

  /// The first line that is not empty; nil if there is none.
  public var firstLine: String? { split(separator: "\n").first.map { String($0) } }

  /// The text without a suffix, or the whole text if it does not end with the suffix.
  public func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : String(self)
  }

  /// The text after a prefix; nil if the text does not start with the prefix.
  public func after(prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }

  /// The text with spaces after it, so that it has at least `count` characters.
  public func padded(to count: Int) -> String { self + String(repeating: " ", count: Swift.max(0, count - self.count)) }

  /// The plural of a noun.
  public var plural: String { hasSuffix("y") ? dropLast() + "ies" : self + (hasSuffix("s") ? "es" : "s") }

  /// The text, or its beginning and an ellipsis, so that it has at most `count` characters.
  public func shortened(to count: Int) -> String { self.count > count ? prefix(count - 1) + "…" : String(self) }

  /// Whether the text is an address that starts with `https://` or `http://`.
  public var isWebAddress: Bool { hasPrefix("https://") || hasPrefix("http://") }
}

extension Sequence where Element: StringProtocol {
  /// The texts with spaces between them.
  public var withSpaces: String { joined(separator: " ") }
  /// The texts with slashes between them, as in a path.
  public var withSlashes: String { joined(separator: "/") }
  /// The texts with commas between them, as in `a, b, c`.
  public var withCommas: String { joined(separator: ", ") }
  /// The texts with dots between them, as in the name of a nested type.
  public var withDots: String { joined(separator: ".") }
  /// The lines with line feeds between them.
  public var withLineFeeds: String { joined(separator: "\n") }
}

extension Sequence where Element: Hashable {
  /// The elements in their order, each only where it first occurs.
  public var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }

  /// How often each element occurs.
  public var counts: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }

  /// The elements, and all that `next` returns for one of them, directly or through others.
  public func reaching(_ next: (Element) -> some Sequence<Element>) -> Set<Element> {
    var found = Set(self)
    var open = Array(found)
    while let element = open.popLast() {
      for other in next(element) where found.insert(other).inserted { open.append(other) }
    }
    return found
  }
}

extension Unicode.Scalar {
  public var isLetterOrDigit: Bool { properties.isAlphabetic || properties.numericType != nil }
}

extension Array where Element: Equatable {
  public mutating func addIfMissing(_ element: Element) { if !contains(element) { append(element) } }
}

extension Sequence {
  /// The sum of a number of each element.
  public func sum(_ number: (Element) -> Int) -> Int { reduce(0) { $0 + number($1) } }
}

extension Dictionary where Key: Comparable {
  public var sortedByKey: [(key: Key, value: Value)] { sorted { $0.key < $1.key } }
}

extension Int {
  /// The number with commas as thousands separators, such as `1,213`. All counts on pages that can exceed 999 use it.
  public var grouped: String {
    var text = String(magnitude)
    var place = text.count - 3
    while place > 0 {
      text.insert(",", at: text.index(text.startIndex, offsetBy: place))
      place -= 3
    }
    return self < 0 ? "-" + text : text
  }

  /// The number with a noun, such as `1 place` and `2 places`.
  public func counted(_ noun: String, _ plural: String? = nil) -> String { "\(grouped) \(self.noun(noun, plural))" }

  /// The noun for the number, such as `place` for 1 and `places` for 2.
  public func noun(_ noun: String, _ plural: String? = nil) -> String { self == 1 ? noun : plural ?? noun + "s" }
}
