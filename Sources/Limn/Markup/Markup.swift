/// Writes HTML. Tag names come from the code, and all text is escaped.
///
/// ```
/// var html = Markup()
/// html.element("a", ["chip"], [("href", "store.html")], text: "Store")
/// ```
public struct Markup: Sendable {
  public private(set) var text = ""

  public init() {}
}

extension Markup {
  /// Writes an opening tag. An attribute whose value is nil is omitted. An attribute whose value is empty is written without a value.
  public mutating func open(_ tag: String, _ classes: [String] = [], _ attributes: [(String, String?)] = []) {
    text += "<" + tag
    if !classes.isEmpty { text += " class=\"" + classes.joined(separator: " ") + "\"" }
    for (name, value) in attributes {
      guard let value else { continue }
      text += value.isEmpty ? " " + name : " \(name)=\"\(Self.escaped(value))\""
    }
    text += ">"
  }

  public mutating func close(_ tag: String) { text += "</\(tag)>" }

  public mutating func write(_ string: String) { text += Self.escaped(string) }

  /// Appends HTML without escaping it.
  public mutating func add(_ html: String) { text += html }

  /// Writes an element that contains only text.
  public mutating func element(_ tag: String, _ classes: [String] = [], _ attributes: [(String, String?)] = [], text: String) {
    open(tag, classes, attributes)
    write(text)
    close(tag)
  }

  /// Writes an element around the HTML that `body` writes.
  public mutating func element(
    _ tag: String, _ classes: [String] = [], _ attributes: [(String, String?)] = [], _ body: (inout Markup) -> Void
  ) {
    open(tag, classes, attributes)
    body(&self)
    close(tag)
  }

  public mutating func append(_ other: Markup) { text += other.text }

  /// The text, escaped for use in elements and double-quoted attributes.
  public static func escaped(_ string: String) -> String {
    guard string.utf8.contains(where: { $0 == 38 || $0 == 60 || $0 == 62 || $0 == 34 }) else { return string }
    var bytes: [UInt8] = []
    escape(string.utf8, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends UTF-8 bytes. The four special characters of HTML are escaped.
  public static func escape(_ text: some Collection<UInt8>, into bytes: inout [UInt8]) {
    let isEscaped: Void? = text.withContiguousStorageIfAvailable { escape($0, into: &bytes) }
    if isEscaped == nil { Array(text).withUnsafeBufferPointer { escape($0, into: &bytes) } }
  }

  public static func escape(_ text: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) {
    // Most bytes need no escape. They are appended in pieces that are as long as possible.
    var start = 0
    for (offset, byte) in text.enumerated() where byte < 64 && special >> UInt64(byte) & 1 != 0 {
      let entity =
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        default: "&quot;"
        }
      bytes.append(contentsOf: text[start..<offset])
      bytes.append(contentsOf: entity.utf8)
      start = offset + 1
    }
    bytes.append(contentsOf: text[start...])
  }

  /// The special characters as a set with one bit for each byte. All of them are less than 64.
  private static let special: UInt64 =
    1 << UInt64(UInt8(ascii: "&")) | 1 << UInt64(UInt8(ascii: "<")) | 1 << UInt64(UInt8(ascii: ">")) | 1 << UInt64(UInt8(ascii: "\""))
}
