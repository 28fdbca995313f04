/// The bytes that have a meaning in Markdown or HTML.
enum ASCII {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let exclamation = UInt8(ascii: "!")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let ampersand = UInt8(ascii: "&")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let asterisk = UInt8(ascii: "*")
  static let plus = UInt8(ascii: "+")
  static let hyphen = UInt8(ascii: "-")
  static let dot = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let less = UInt8(ascii: "<")
  static let equals = UInt8(ascii: "=")
  static let greater = UInt8(ascii: ">")
  static let at = UInt8(ascii: "@")
  static let openBracket = UInt8(ascii: "[")
  static let backslash = UInt8(ascii: "\\")
  static let closeBracket = UInt8(ascii: "]")
  static let caret = UInt8(ascii: "^")
  static let underscore = UInt8(ascii: "_")
  static let backtick = UInt8(ascii: "`")
  static let comma = UInt8(ascii: ",")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let pipe = UInt8(ascii: "|")
  static let tilde = UInt8(ascii: "~")
}

extension ArraySlice<UInt8> {
  /// The slice without the bytes at its ends that have a property.
  func trimmed(_ isEdge: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let rest = drop(while: isEdge)
    return rest.lastIndex { !isEdge($0) }.map { rest[...$0] } ?? rest
  }
}

extension UInt8 {
  var isASCIIDigit: Bool { self >= 48 && self <= 57 }
  var isASCIILetter: Bool { (self | 32) >= 97 && (self | 32) <= 122 }
  var isASCIIAlphanumeric: Bool { isASCIIDigit || isASCIILetter }
  /// A space or a tab.
  var isBlank: Bool { self == ASCII.space || self == ASCII.tab }
  /// Whether the byte is ASCII whitespace as CommonMark defines it.
  var isMarkdownSpace: Bool { self == 32 || (self >= 9 && self <= 13) }
  var isASCIIPunctuation: Bool {
    (self >= 33 && self <= 47) || (self >= 58 && self <= 64) || (self >= 91 && self <= 96)
      || (self >= 123 && self <= 126)
  }
}
