/// The name of the symbol that was not found, taken from a compiler error.
struct MissingSymbolName {
  let text: String

  /// Finds the name in the message of a compiler error; nil if the message is not about a missing symbol.
  init?(_ message: String) {
    if let match = message.firstMatch(of: /^cannot find (?:type |operator )?'([^']+)' in scope/) {
      text = String(match.output.1)
    } else if let match = message.firstMatch(of: /^unknown attribute '([^']+)'/) {
      text = "@" + match.output.1
    } else if let match = message.firstMatch(of: /^no macro named '([^']+)'/) {
      text = "#" + match.output.1
    } else if let match = message.firstMatch(of: /^value of type 'some View' has no member '([^']+)'/) {
      text = "View." + match.output.1
    } else {
      return nil
    }
  }
}
