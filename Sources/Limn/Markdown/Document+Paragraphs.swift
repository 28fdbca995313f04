extension String {
  /// The first paragraph of a documentation comment as one line. A list, a code block, or a blank line ends the
  /// paragraph. The result is empty if the comment starts with another block.
  public var firstParagraph: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 else { return lines.joined() }
    let document = Document(parsing: self, path: "", options: ParsingOptions(frontMatter: false))
    guard let first = document.blocks.first, first.kind == .paragraph else { return "" }
    return lines.prefix(first.range.end.line).flatMap { $0.split(whereSeparator: \.isWhitespace) }
      .joined(separator: " ")
  }
}
