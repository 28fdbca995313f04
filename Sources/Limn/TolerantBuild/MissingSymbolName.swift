extension String {
  /// The name of the symbol that was not found, if this is the message of such a compiler error.
  var missingSymbolName: String? {
    let forms: [(pattern: Regex<(Substring, Substring)>, prefix: String)] = [
      (/^cannot find (?:type |operator )?'([^']+)' in scope/, ""), (/^unknown attribute '([^']+)'/, "@"),
      (/^no macro named '([^']+)'/, "#"), (/^value of type 'some View' has no member '([^']+)'/, "View."),
    ]
    return forms.lazy.compactMap { form in captured(by: form.pattern).map { form.prefix + $0 } }.first
  }

  /// The part of the text that the pattern captures; nil if the text does not match.
  func captured(by pattern: Regex<(Substring, Substring)>) -> String? {
    firstMatch(of: pattern).map { String($0.1) }
  }
}
