public import SwiftSyntax

/// An `import` statement with the name of its module.
///
/// All code that reads imports uses this type, for imports in syntax nodes, in lines of unparsed sources, and in
/// settings.
public struct ImportStatement: Hashable, Sendable {
  /// The imported module. For `import struct Foundation.Date`, the module is `Foundation`.
  public var module: String

  /// Parses a line that starts with an import. Attributes and an access level may precede the import. Returns nil for
  /// other lines.
  ///
  /// Comments and statements after the import are ignored.
  public init?(line: some StringProtocol) {
    var words = Self.words(String(line))[...]
    while let word = words.first, word.hasPrefix("@") || Self.levels.contains(word) {
      words.removeFirst()
      if word.hasPrefix("@"), words.first == "(" { words = words.drop { $0 != ")" }.dropFirst() }
    }
    guard words.popFirst() == "import" else { return nil }
    if let kind = words.first, Self.kinds.contains(kind), words.count > 1 { words.removeFirst() }
    guard let name = words.first, name.first.map({ $0.isLetter || $0 == "_" }) == true else { return nil }
    module = name
  }

  public init(_ declaration: ImportDeclSyntax) { module = declaration.path.first?.name.text ?? "" }

  /// Returns the modules that the text imports, in order. The text is read line by line.
  static func modules(in text: some StringProtocol) -> [String] {
    text.split(whereSeparator: \.isNewline).flatMap { $0.split(separator: ";") }.compactMap {
      ImportStatement(line: $0)?.module
    }
  }
}

extension ImportStatement {
  private static let levels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]

  /// Splits a line into words. An attribute with its `@` is one word. Every other symbol is a word of one character.
  /// Comments are left out.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var rest = line[...]
    while let first = rest.first {
      if rest.hasPrefix("//") { break }
      if rest.hasPrefix("/*") {
        guard let end = rest.firstRange(of: "*/") else { break }
        rest = rest[end.upperBound...]
      } else if first.isLetter || first == "_" || first == "@" || first == "`" {
        let word = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
        words.append((String(first) + word).replacing("`", with: ""))
        rest = rest[word.endIndex...]
      } else {
        if !first.isWhitespace { words.append(String(first)) }
        rest.removeFirst()
      }
    }
    return words
  }
}
