/// The name of the symbol that was not found, taken from a compiler error.
struct MissingSymbolName {
  let text: String

  /// Finds the name in the message of a compiler error; nil if the message is not about a missing symbol.
  init?(_ message: String) {
    let forms: [(pattern: Regex<(Substring, Substring)>, prefix: String)] = [
      (/^cannot find (?:type |operator )?'([^']+)' in scope/, ""), (/^unknown attribute '([^']+)'/, "@"),
      (/^no macro named '([^']+)'/, "#"), (/^value of type 'some View' has no member '([^']+)'/, "View."),
    ]
    let found = forms.lazy.compactMap { form in message.captured(by: form.pattern).map { form.prefix + $0 } }
    guard let name = found.first else { return nil }
    text = name
  }
}

extension String {
  /// The part of the text that the pattern captures; nil if the text does not match.
  func captured(by pattern: Regex<(Substring, Substring)>) -> String? {
    firstMatch(of: pattern).map { String($0.1) }
  }
}
