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
  mutating func write(address: some Sequence<UInt8>) {
    for byte in address {
      switch byte {
      case ASCII.ampersand: write("&amp;")
      case UInt8(ascii: "'"): write("&#x27;")
      case _ where byte.isASCIIAlphanumeric || Self.plainInAddresses.contains(byte): bytes.append(byte)
      default:
        bytes.append(UInt8(ascii: "%"))
        bytes.append(Self.digits[Int(byte >> 4)])
        bytes.append(Self.digits[Int(byte & 15)])
      }
    }
  }

  private static let plainInAddresses = Set("-_.+!*(),%#@?=;:/,$~".utf8)
  private static let digits = Array("0123456789ABCDEF".utf8)
}
