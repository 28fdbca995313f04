import LimnDiagnostics

extension Markup {
  /// The text, escaped for use in elements and double-quoted attributes.
  public static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { entity(for: $0) != nil }) else { return text }
    var bytes: [UInt8] = []
    escape(text.utf8, into: &bytes)
    return bytes.text
  }

  static func escape(_ text: some Collection<UInt8>, into bytes: inout [UInt8]) {
    guard text.contains(where: { entity(for: $0) != nil }) else { return bytes += text }
    for byte in text {
      if let entity = entity(for: byte) { bytes += entity.utf8 } else { bytes.append(byte) }
    }
  }

  /// The entity for one of the four special characters of HTML; nil for any other byte.
  private static func entity(for byte: UInt8) -> String? {
    switch byte {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: nil
    }
  }

  /// The text with decoded character references. Only the references that pages use are decoded.
  public static func unescaped(_ text: String) -> String {
    guard text.utf8.contains("&") else { return text }
    var (decoded, rest) = ([UInt8](), Array(text.utf8)[...])
    while let byte = rest.first {
      let found = byte == "&" ? references.first { rest.starts(with: $0.0.utf8) } : nil
      decoded.append(found?.1 ?? byte)
      rest = rest.dropFirst(found?.0.utf8.count ?? 1)
    }
    return decoded.text
  }

  private static let references = Array(zip(["&amp;", "&lt;", "&gt;", "&quot;", "&#39;"], "&<>\"'".utf8))

  /// Appends an address. Characters that are invalid in addresses are percent-encoded; existing percent encodings are
  /// kept.
  mutating func write(address: String) {
    for byte in address.utf8 {
      switch byte {
      case "&": add("&amp;")
      case "'": add("&#x27;")
      case _ where Self.plainInAddresses.contains(byte): add([byte])
      default: add("%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true))
      }
    }
  }

  /// Writes ` name="address"`.
  public mutating func attribute(_ name: String, address: String) {
    add(" " + name + "=\"")
    write(address: address)
    add("\"")
  }

  private static let plainInAddresses = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.+!*(),%#@?=;:/,$~".utf8)
}
