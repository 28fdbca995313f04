/// An attribute of a code block, in the form `name` or `name=value`. It is written after the fence's language or in the
/// comment above the fence.
public struct FenceAttribute: Sendable, Hashable {
  public var name: String
  /// The text after the first `=`; nil if there is none.
  public var value: String?
  /// The source range of the attribute.
  public var range: SourceRange
  /// Whether a comma precedes the attribute, as in Limn's syntax. Other tools separate attributes with spaces.
  public var followsComma: Bool

  /// The whole attribute, as written.
  public var text: String { value.map { "\(name)=\($0)" } ?? name }
}

extension Fence {
  /// The attributes after the language, followed by the attributes in the comment above the fence.
  ///
  /// Commas and spaces separate attributes, except inside quotation marks, braces, or brackets. The list includes
  /// attributes that Limn does not know.
  public var attributes: [FenceAttribute] {
    let length = languageLength
    let rest = info.utf8.dropFirst(length)
    var words = rest.isEmpty ? [] : Self.words(Array(rest), from: infoRange.start, offset: length)
    if let directive { words += Self.words(directive.text.bytes, from: directive.range.start, offset: 0) }
    return words
  }

  /// The value of the first attribute that has this name and a value.
  public func value(of name: String) -> String? { attributes.first { $0.name == name && $0.value != nil }?.value }

  /// Whether the fence displays the output of the code before it. Such a fence starts with `text,output`.
  public var isOutput: Bool {
    language == "text" && attributes.contains { $0.name == "output" }
  }

  private static func words(_ bytes: [UInt8], from start: SourcePosition, offset: Int) -> [FenceAttribute] {
    var words: [FenceAttribute] = []
    var index = 0
    while index < bytes.count {
      var followsComma = false
      while index < bytes.count, isSeparator(bytes[index]) {
        if bytes[index] == "," { followsComma = true }
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
      let parts = bytes[first..<index].text.fields(at: "=", maxSplits: 1).map(String.init)
      let column = start.column + offset
      words.append(
        FenceAttribute(
          name: parts[0], value: parts.count > 1 ? parts[1] : nil,
          range: SourceRange(line: start.line, column + first..<column + index),
          followsComma: followsComma))
    }
    return words
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte.isBlank || byte == "," }

  private static let closings: [UInt8: UInt8] = [
    "\"": "\"", "{": "}", "[": "]",
  ]
}
