/// A word behind the language of a fence, or of the comment above it: `name`, or `name=value`.
public struct FenceAttribute: Sendable, Hashable {
  public var name: String
  /// What stands behind the first `=`; nil without one.
  public var value: String?
  /// Where the word stands.
  public var range: SourceRange
  /// Whether a comma stands before it. Other tools put their words behind a blank.
  public var followsComma: Bool

  /// The whole word.
  public var text: String { value.map { "\(name)=\($0)" } ?? name }
}

extension Fence {
  /// The words behind the language, then those of the comment above the fence, in the order in which they are written.
  ///
  /// Commas and blanks separate words; a blank in quotes, braces or brackets separates nothing. This is the only reader of them: what a word
  /// means is decided by those who use it.
  public var attributes: [FenceAttribute] {
    let length = languageLength
    let rest = info.utf8.dropFirst(length)
    var words = rest.isEmpty ? [] : Self.words(Array(rest), from: infoRange.start, offset: length)
    if let directive { words += Self.words(Array(directive.text.utf8), from: directive.range.start, offset: 0) }
    return words
  }

  /// The value of the first attribute of a name.
  public func value(of name: String) -> String? { attributes.first { $0.name == name && $0.value != nil }?.value }

  /// Whether the fence shows what the code before it prints: `text,output`.
  public var isOutput: Bool {
    // Cheaper than reading words, which most fences lack.
    info.hasPrefix("text") && language == "text" && attributes.contains { $0.name == "output" }
  }

  private static func words(_ bytes: [UInt8], from start: SourcePosition, offset: Int) -> [FenceAttribute] {
    var words: [FenceAttribute] = []
    var index = 0
    while index < bytes.count {
      var followsComma = false
      while index < bytes.count, isSeparator(bytes[index]) {
        if bytes[index] == ASCII.comma { followsComma = true }
        index += 1
      }
      guard index < bytes.count else { break }
      let first = index
      var closing: UInt8?
      while index < bytes.count, closing != nil || !isSeparator(bytes[index]) {
        if bytes[index] == closing {
          closing = nil
        } else if closing == nil {
          closing = closings[bytes[index]]
        }
        index += 1
      }
      let word = String(decoding: bytes[first..<index], as: UTF8.self)
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let column = start.column + offset
      words.append(
        FenceAttribute(
          name: parts[0], value: parts.count > 1 ? parts[1] : nil,
          range: SourceRange(
            start: SourcePosition(line: start.line, column: column + first), end: SourcePosition(line: start.line, column: column + index)),
          followsComma: followsComma))
    }
    return words
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte.isBlank || byte == ASCII.comma }

  private static let closings: [UInt8: UInt8] = [
    ASCII.quote: ASCII.quote, ASCII.openBrace: ASCII.closeBrace, ASCII.openBracket: ASCII.closeBracket,
  ]
}
