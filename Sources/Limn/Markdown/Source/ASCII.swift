extension UInt8 {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
  var isASCIILetter: Bool { ("a"..."z").contains(self | 32) }
  var isASCIIAlphanumeric: Bool { isASCIIDigit || isASCIILetter }
  /// A space or a tab.
  var isBlank: Bool { self == " " || self == "\t" }
  /// Whether the byte is ASCII whitespace as CommonMark defines it.
  var isMarkdownSpace: Bool { self == " " || (9...13).contains(self) }
  var isASCIIPunctuation: Bool { ("!"..."~").contains(self) && !isASCIIAlphanumeric }
}
