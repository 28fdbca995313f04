extension [UInt8] {
  mutating func add(_ text: String) { self += text.utf8 }

  /// The bytes as a string. Invalid UTF-8 is replaced with U+FFFD.
  var text: String { String(decoding: self, as: UTF8.self) }
}
