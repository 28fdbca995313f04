import LimnMarkup

/// Functions to append to a page, which is assembled as UTF-8 bytes.
extension [UInt8] {
  mutating func add(_ literal: String) { self += literal.utf8 }

  mutating func add(raw text: String) {
    append(contentsOf: text.utf8)
  }

  /// Appends text, escaped for use in elements and double-quoted attributes.
  mutating func add(escaped text: String) {
    add(Markup.escaped(text))
  }

  /// Appends escaped text in which a browser can break long names between their words.
  mutating func add(breakable text: String) {
    add(Markup.breakable(text))
  }

  /// Appends the attribute ` name="value"`, and escapes the value.
  mutating func add(attribute name: String, _ value: String) {
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
