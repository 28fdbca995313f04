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
  /// Writes an opening tag. An attribute whose value is nil is omitted. An attribute whose value is empty is written
  /// without a value.
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
  public mutating func element(
    _ tag: String, _ classes: [String] = [], _ attributes: [(String, String?)] = [], text: String
  ) {
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
}
