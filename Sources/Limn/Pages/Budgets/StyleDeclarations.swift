/// The declarations of a style sheet, each with its enclosing rules.
enum StyleDeclarations {
  struct Declaration: Equatable {
    /// The enclosing media queries and selectors, innermost last.
    var context: [String]
    var property: String
    var value: String
    /// The line in the style sheet, counted from 1.
    var line: Int
  }

  static func read(_ css: String) -> [Declaration] {
    var reader = Reader(css: Array(css.utf8))
    reader.run()
    return reader.found
  }
}

private struct Reader {
  let css: [UInt8]
  var found: [StyleDeclarations.Declaration] = []
  private var context: [String] = []
  private var text: [UInt8] = []
  private var line = 1
  private var offset = 0
  private var parentheses = 0

  init(css: [UInt8]) { self.css = css }

  mutating func run() {
    while offset < css.count {
      let byte = css[offset]
      switch byte {
      case UInt8(ascii: "/") where offset + 1 < css.count && css[offset + 1] == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): takeString(byte)
      case UInt8(ascii: "{") where parentheses == 0:
        context.append(takeText().text)
        offset += 1
      case UInt8(ascii: "}") where parentheses == 0:
        declare()
        _ = context.popLast()
        offset += 1
      case UInt8(ascii: ";") where parentheses == 0:
        declare()
        offset += 1
      default:
        if byte == UInt8(ascii: "(") { parentheses += 1 }
        if byte == UInt8(ascii: ")") { parentheses = max(0, parentheses - 1) }
        take()
      }
    }
  }

  private mutating func take() {
    if css[offset] == UInt8(ascii: "\n") { line += 1 }
    text.append(css[offset])
    offset += 1
  }

  private mutating func takeString(_ mark: UInt8) {
    take()
    while offset < css.count, css[offset] != mark { take() }
    if offset < css.count { take() }
  }

  private mutating func skipComment() {
    offset += 2
    while offset < css.count, !(css[offset - 1] == UInt8(ascii: "*") && css[offset] == UInt8(ascii: "/")) {
      if css[offset] == UInt8(ascii: "\n") { line += 1 }
      offset += 1
    }
    offset = min(offset + 1, css.count)
  }

  private mutating func takeText() -> [UInt8] {
    defer { text.removeAll(keepingCapacity: true) }
    return Array(text.text.singleSpaced.utf8)
  }

  /// Records a declaration with the line where it ends, which is usually also the line where it starts.
  private mutating func declare() {
    let text = takeText()
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > 0, colon + 1 < text.count else { return }
    found.append(
      StyleDeclarations.Declaration(
        context: context, property: Self.withoutBlanks(text[..<colon]), value: Self.withoutBlanks(text[(colon + 1)...]),
        line: line))
  }

  /// The text without the single space that can be at each of its ends.
  private static func withoutBlanks(_ text: ArraySlice<UInt8>) -> String {
    let start = text.first == UInt8(ascii: " ") ? text.dropFirst() : text
    return String(decoding: start.last == UInt8(ascii: " ") ? start.dropLast() : start, as: UTF8.self)
  }
}
