/// A documentation comment of a Swift file: consecutive `///` lines, or one `/** … */`.
public struct DocComment: Sendable, Hashable {
  public var lines: [Line]

  /// A line of the comment.
  public struct Line: Sendable, Hashable {
    /// The text of the line, without the comment marker and the common indentation.
    var text: String
    /// The line number in the Swift file, and the column of the text's first byte. Both are counted from 1.
    public var number: Int
    var column: Int
    /// The part of the line before `text`, such as `  /// `.
    var prefix = ""
  }

  /// The text of the comment as Markdown.
  public var text: String { lines.map { $0.text + "\n" }.joined() }

  /// Parses the comment as Markdown. The positions of blocks, links, and diagnostics in the document refer to the Swift
  /// file.
  public func document(path: String) -> Document {
    var state = ParseState(parsing: text.bytes, path: path, options: ParsingOptions(frontMatter: false))
    func line(_ number: Int) -> Line { lines[min(max(number, 1), lines.count) - 1] }
    // A new line of code needs the prefix of the comment's lines. In a `/** … */` comment, the first line has a
    // different prefix than the other lines. So the prefix of the last line of the code block is used.
    for index in state.fences.indices where !lines.isEmpty {
      state.fences[index].linePrefix = line(state.fences[index].range.end.line).prefix + state.fences[index].linePrefix
    }
    state.map { place in
      guard !lines.isEmpty else { return place }
      let line = line(place.line)
      return SourcePosition(line: line.number, column: line.column + place.column - 1)
    }
    return Document(state)
  }
}
