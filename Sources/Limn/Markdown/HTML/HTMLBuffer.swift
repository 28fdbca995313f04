import LimnMarkup

/// A buffer for writing HTML.
struct HTMLBuffer {
  private(set) var bytes: [UInt8] = []
}

extension HTMLBuffer {
  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  var isAtLineStart: Bool { bytes.last.map { $0 == ASCII.newline } ?? true }

  /// Appends markup unchanged.
  mutating func write(_ markup: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Appends markup unchanged.
  mutating func write(raw markup: some Collection<UInt8>) { bytes.append(contentsOf: markup) }

  mutating func write(number: Int) { bytes.append(contentsOf: String(number).utf8) }

  mutating func newline() {
    if !isAtLineStart { bytes.append(ASCII.newline) }
  }

  /// Appends text or the value of an attribute, escaped.
  mutating func write(escaping text: UnsafeBufferPointer<UInt8>) { Markup.escape(text, into: &bytes) }

  mutating func write(escaping text: String) {
    var text = text
    text.withUTF8 { write(escaping: $0) }
  }

  /// Appends an address. Characters that are invalid in addresses are percent-encoded; existing percent encodings are kept.
  mutating func write(address: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for offset in address.indices where !Self.isPlainInAddresses[Int(address[offset])] {
      write(raw: UnsafeBufferPointer(rebasing: address[start..<offset]))
      start = offset + 1
      switch address[offset] {
      case ASCII.ampersand: write("&amp;")
      case UInt8(ascii: "'"): write("&#x27;")
      case let byte:
        bytes.append(UInt8(ascii: "%"))
        bytes.append(Self.digits[Int(byte >> 4)])
        bytes.append(Self.digits[Int(byte & 15)])
      }
    }
    write(raw: UnsafeBufferPointer(rebasing: address[start...]))
  }

  mutating func write(address: String) {
    var address = address
    address.withUTF8 { write(address: $0) }
  }

  /// For each byte, whether it is written unchanged in an address.
  private static let isPlainInAddresses: [Bool] = (0...UInt8.max).map { byte in
    byte.isASCIIAlphanumeric || "-_.+!*(),%#@?=;:/,$~".utf8.contains(byte)
  }
  private static let digits = Array("0123456789ABCDEF".utf8)
}
