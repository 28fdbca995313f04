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
    var found: [Declaration] = []
    var context: [String] = []
    var (text, line, parentheses) = ("", 1, 0)
    /// Records a declaration with the line where it ends, which is usually also the line where it starts.
    func declare() {
      let parts = text.singleSpaced.split(separator: ":", maxSplits: 1).map { $0.singleSpaced }
      if parts.count == 2 {
        found.append(Declaration(context: context, property: parts[0], value: parts[1], line: line))
      }
      text = ""
    }
    // A comment, a text in quotation marks, a single special character, or a run of others.
    for token in css.matches(of: #/(?s)\/\*.*?(?:\*\/|$)|"[^"]*(?:"|$)|'[^']*(?:'|$)|[^{}();"'\/]+|./#).map(\.output) {
      switch token {
      case "{" where parentheses == 0:
        context.append(text.singleSpaced)
        text = ""
      case "}" where parentheses == 0:
        declare()
        _ = context.popLast()
      case ";" where parentheses == 0: declare()
      default:
        if token == "(" { parentheses += 1 }
        if token == ")" { parentheses = max(0, parentheses - 1) }
        if !token.hasPrefix("/*") { text += token }
      }
      line += token.count { $0.isNewline }
    }
    return found
  }
}
