/// HTML as it is written: names come from the code, all that comes from an app is escaped.
struct Markup {
  private(set) var text = ""
}

extension Markup {
  /// Writes an opening tag. An attribute with the value nil is left out, one with an empty value is written as a flag.
  mutating func open(_ tag: String, _ classes: [String] = [], _ attributes: [(String, String?)] = []) {
    text += "<" + tag
    if !classes.isEmpty { text += " class=\"" + classes.joined(separator: " ") + "\"" }
    for (name, value) in attributes {
      guard let value else { continue }
      text += value.isEmpty ? " " + name : " \(name)=\"\(Self.escaped(value))\""
    }
    text += ">"
  }

  mutating func close(_ tag: String) { text += "</\(tag)>" }

  mutating func write(_ string: String) { text += Self.escaped(string) }

  /// Adds what is HTML already.
  mutating func add(_ html: String) { text += html }

  /// An element that holds nothing but text.
  mutating func element(_ tag: String, _ classes: [String] = [], _ attributes: [(String, String?)] = [], text: String) {
    open(tag, classes, attributes)
    write(text)
    close(tag)
  }

  mutating func append(_ other: Markup) { text += other.text }

  static func escaped(_ string: String) -> String {
    guard string.utf8.contains(where: { $0 == 38 || $0 == 60 || $0 == 62 || $0 == 34 }) else { return string }
    var result = ""
    for character in string.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
