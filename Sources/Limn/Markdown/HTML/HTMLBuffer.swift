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
  mutating func write(escaping text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      guard byte < 64, Self.escaped >> UInt64(byte) & 1 != 0 else {
        offset += 1
        continue
      }
      let entity: StaticString =
        switch byte {
        case ASCII.ampersand: "&amp;"
        case ASCII.less: "&lt;"
        case ASCII.greater: "&gt;"
        default: "&quot;"
        }
      if offset > start { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<offset])) }
      write(entity)
      offset += 1
      start = offset
    }
    if offset > start { bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<offset])) }
  }

  /// The bytes that are escaped, as a set with one bit for each byte. All of them are less than 64.
  private static let escaped: UInt64 =
    1 << UInt64(ASCII.ampersand) | 1 << UInt64(ASCII.less) | 1 << UInt64(ASCII.greater) | 1 << UInt64(ASCII.quote)

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
