import LimnMarkup

/// Pages are put together as UTF-8 bytes; these are the few ways to add to one.
extension [UInt8] {
  mutating func add(_ literal: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  mutating func add(raw text: String) {
    append(contentsOf: text.utf8)
  }

  /// Adds a text so that it is safe in an element and in a double-quoted attribute.
  mutating func add(escaped text: String) {
    Markup.escape(text.utf8, into: &self)
  }

  /// Adds ` name="value"`, escaped.
  mutating func add(attribute name: StaticString, _ value: String) {
    append(UInt8(ascii: " "))
    add(name)
    add("=\"")
    add(escaped: value)
    append(UInt8(ascii: "\""))
  }

  /// The bytes as a text, with damaged UTF-8 repaired.
  var text: String { String(decoding: self, as: UTF8.self) }
}

extension String {
  /// The text, safe in an element and in a double-quoted attribute.
  var escapedHTML: String { Markup.escaped(self) }
}
