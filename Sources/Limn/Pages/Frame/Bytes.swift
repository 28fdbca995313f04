extension [UInt8] {
  mutating func add(_ text: String) { self += text.utf8 }
}
