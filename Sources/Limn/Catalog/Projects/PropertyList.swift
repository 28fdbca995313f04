/// A value of a property list in the text format of `project.pbxproj`.
enum PropertyList: Hashable, Sendable {
  case text(String)
  case array([PropertyList])
  case dictionary([String: PropertyList])
}

extension PropertyList {
  subscript(key: String) -> PropertyList? {
    if case .dictionary(let values) = self { values[key] } else { nil }
  }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var array: [PropertyList]? { if case .array(let values) = self { values } else { nil } }
  var dictionary: [String: PropertyList]? { if case .dictionary(let values) = self { values } else { nil } }
  var texts: [String] { array?.compactMap(\.text) ?? [] }

  /// Parses a property list; nil if the text is not a property list.
  static func parse(_ bytes: [UInt8]) -> PropertyList? {
    var parser = PropertyListParser(bytes: bytes)
    guard let value = parser.value() else { return nil }
    parser.skipSpace()
    return parser.isAtEnd ? value : nil
  }
}

private struct PropertyListParser {
  let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset >= bytes.count }
  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Skips white space and comments.
  mutating func skipSpace() {
    while let byte = next {
      if byte == UInt8(ascii: "/"), offset + 1 < bytes.count {
        let isBlock = bytes[offset + 1] == UInt8(ascii: "*")
        guard isBlock || bytes[offset + 1] == UInt8(ascii: "/") else { return }
        offset += 2
        while offset < bytes.count, !isEndOfComment(isBlock) { offset += 1 }
        offset += isBlock ? 2 : 1
      } else if byte == 32 || (9...13).contains(byte) {
        offset += 1
      } else {
        return
      }
    }
  }

  private func isEndOfComment(_ isBlock: Bool) -> Bool {
    if !isBlock { return bytes[offset] == 10 }
    return bytes[offset] == UInt8(ascii: "*") && offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "/")
  }

  mutating func value() -> PropertyList? {
    skipSpace()
    depth += 1
    defer { depth -= 1 }
    guard depth < 64, let byte = next else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return dictionary()
    case UInt8(ascii: "("): return array()
    default: return text().map(PropertyList.text)
    }
  }

  private mutating func dictionary() -> PropertyList? {
    offset += 1
    var values: [String: PropertyList] = [:]
    while true {
      skipSpace()
      if take("}") { return .dictionary(values) }
      guard let key = text() else { return nil }
      skipSpace()
      guard take("="), let value = value() else { return nil }
      values[key] = value
      skipSpace()
      guard take(";") else { return nil }
    }
  }

  private mutating func array() -> PropertyList? {
    offset += 1
    var values: [PropertyList] = []
    while true {
      skipSpace()
      if take(")") { return .array(values) }
      guard let value = value() else { return nil }
      values.append(value)
      skipSpace()
      if !take(","), next != UInt8(ascii: ")") { return nil }
    }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character.asciiValue else { return false }
    offset += 1
    return true
  }

  private mutating func text() -> String? {
    guard let first = next else { return nil }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(first) }
    let start = offset
    while let byte = next, !Self.ends.contains(byte), byte > 32 { offset += 1 }
    return start == offset ? nil : String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) -> String? {
    offset += 1
    var found: [UInt8] = []
    while let byte = next {
      offset += 1
      if byte == quote { return String(decoding: found, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let escaped = next else {
        found.append(byte)
        continue
      }
      offset += 1
      switch escaped {
      case UInt8(ascii: "n"): found.append(10)
      case UInt8(ascii: "t"): found.append(9)
      default: found.append(escaped)
      }
    }
    return nil
  }

  private static let ends = Set("{}()=;,".utf8)
}
