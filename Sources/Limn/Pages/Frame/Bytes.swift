import LimnMarkup

/// Functions to append to a page, which is assembled as UTF-8 bytes.
extension [UInt8] {
  mutating func add(_ literal: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  mutating func add(raw text: String) {
    append(contentsOf: text.utf8)
  }

  /// Appends text, escaped for use in elements and double-quoted attributes.
  mutating func add(escaped text: String) {
    Markup.escape(text.utf8, into: &self)
  }

  /// Appends escaped text in which a browser can break long names between their words.
  mutating func add(breakable text: String) {
    var text = text
    text.withUTF8 { Markup.escape(breakable: $0, into: &self) }
  }

  /// Appends the attribute ` name="value"`, and escapes the value.
  mutating func add(attribute name: StaticString, _ value: String) {
    append(UInt8(ascii: " "))
    add(name)
    add("=\"")
    add(escaped: value)
    append(UInt8(ascii: "\""))
  }

  /// The bytes as a string. Invalid UTF-8 is replaced with U+FFFD.
  var text: String { String(decoding: self, as: UTF8.self) }
}

extension String {
  /// The text, escaped for use in elements and double-quoted attributes.
  var escapedHTML: String { Markup.escaped(self) }
}
