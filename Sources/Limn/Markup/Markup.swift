/// Writes HTML. `add` appends HTML as it is, and `write` appends text, which is escaped.
///
/// ```
/// var html = Markup()
/// html.element("a", ["chip"], [("href", "store.html")], text: "Store")
/// ```
public struct Markup: Sendable {
  /// The HTML as UTF-8.
  public private(set) var bytes: [UInt8] = []

  public init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  public var text: String { bytes.text }

  /// Appends HTML without escaping it.
  public mutating func add(_ html: String) { bytes += html.utf8 }
  public mutating func add(_ html: [UInt8]) { bytes += html }
  public mutating func append(_ other: Markup) { bytes += other.bytes }

  /// Appends text or the value of an attribute, escaped.
  public mutating func write(_ text: String) { Self.escape(text.utf8, into: &bytes) }
  public mutating func write(_ text: ArraySlice<UInt8>) { Self.escape(text, into: &bytes) }

  /// Starts a new line if the last line is not empty.
  public mutating func newline() {
    if let last = bytes.last, last != "\n" { bytes.append("\n") }
  }

  /// Writes an opening tag. An attribute whose value is nil is omitted. An attribute whose value is empty is written
  /// without a value.
  public mutating func open(_ tag: String, _ classes: [String] = [], _ attributes: [(String, String?)] = []) {
    add("<" + tag)
    if !classes.isEmpty { add(" class=\"" + classes.withSpaces + "\"") }
    for (name, value) in attributes {
      guard let value else { continue }
      if value.isEmpty { add(" " + name) } else { attribute(name, value) }
    }
    add(">")
  }

  /// Writes ` name="value"`.
  public mutating func attribute(_ name: String, _ value: String) {
    add(" " + name + "=\"")
    write(value)
    add("\"")
  }

  public mutating func close(_ tag: String) { add("</\(tag)>") }

  /// Writes an element that contains only text.
  public mutating func element(
    _ tag: String, _ classes: [String] = [], _ attributes: [(String, String?)] = [], text: String
  ) {
    element(tag, classes, attributes) { $0.write(text) }
  }

  /// Writes an element around the HTML that `body` writes.
  public mutating func element(
    _ tag: String, _ classes: [String] = [], _ attributes: [(String, String?)] = [], _ body: (inout Markup) -> Void
  ) {
    open(tag, classes, attributes)
    body(&self)
    close(tag)
  }

  /// Writes a list with one entry for each item.
  public mutating func list<Item>(
    _ items: some Sequence<Item>, _ classes: [String] = [], _ content: (inout Markup, Item) -> Void
  ) {
    element("ul", classes) { html in
      for item in items { html.element("li") { content(&$0, item) } }
    }
  }

  /// Writes a link with a text; only the text if there is no address.
  public mutating func link(to address: String?, text: String) { link(to: address) { $0.write(text) } }

  /// Writes a link around the HTML that `body` writes; only that HTML if there is no address.
  public mutating func link(to address: String?, _ body: (inout Markup) -> Void) {
    if let address { element("a", [], [("href", address)], body) } else { body(&self) }
  }
}
