extension String {
  /// The text up to the end of its first sentence. A period in code does not end a sentence. A period before a lowercase
  /// word does not end a sentence either, such as the period in `e.g. fish`, nor does the period of an initial, such as
  /// `Iain M. Banks`.
  public var firstSentence: String {
    var isCode = false
    for index in indices {
      if self[index] == "`" { isCode.toggle() }
      guard !isCode, ".!?".contains(self[index]) else { continue }
      let rest = self[self.index(after: index)...]
      if !rest.isEmpty, self[..<index].firstMatch(of: /(^|\s)\p{Lu}$/) != nil { continue }
      if rest.isEmpty || rest.first?.isWhitespace == true && rest.dropFirst().first?.isLowercase != true {
        return String(self[...index])
      }
    }
    return self
  }

  /// The first paragraph of a documentation comment as one line. A list, a code block, or a blank line ends the
  /// paragraph. The result is empty if the comment starts with another block.
  public var firstParagraph: String {
    let lines = self.lines
    guard lines.count > 1 else { return lines.joined() }
    guard let first = Document(comment: self).blocks.first, first.isParagraph else { return "" }
    return lines.prefix(first.range.end.line).flatMap(\.words)
      .withSpaces
  }
}
