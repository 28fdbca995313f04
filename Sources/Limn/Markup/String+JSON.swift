extension String {
  /// The text as a JSON string that is also safe inside a script.
  public var quotedJSON: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": quoted += "\\n"
      case "\"", "\\": quoted += "\\\(scalar)"
      // The line separators U+2028 and U+2029 end a line in older versions of JavaScript.
      case "\0"..."\u{1F}", "<", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
