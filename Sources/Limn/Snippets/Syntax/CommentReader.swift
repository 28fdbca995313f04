import SwiftSyntax

/// Finds the `//` comments in a file, each with the position of the code before it.
enum CommentReader {
  static func read(_ tree: SourceFileSyntax) -> [SnippetSyntax.Comment] {
    var comments: [SnippetSyntax.Comment] = []
    var codeBefore: Int?
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let start = token.position.utf8Offset
      add(token.leadingTrivia, at: start, codeBefore: codeBefore, startsOnNewLine: codeBefore == nil, to: &comments)
      let end = token.endPositionBeforeTrailingTrivia.utf8Offset
      if end > token.positionAfterSkippingLeadingTrivia.utf8Offset { codeBefore = end - 1 }
      add(token.trailingTrivia, at: end, codeBefore: codeBefore, startsOnNewLine: false, to: &comments)
    }
    return comments
  }

  private static func add(
    _ trivia: Trivia, at start: Int, codeBefore: Int?, startsOnNewLine: Bool, to comments: inout [SnippetSyntax.Comment]
  ) {
    var place = start
    var isTrailing = !startsOnNewLine
    for piece in trivia {
      let length = piece.sourceLength.utf8Length
      switch piece {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: isTrailing = false
      case .lineComment(let text):
        // Leave out whitespace after the comment, so that the comment's range ends with its text. Edits that replace
        // the end of the comment rely on this range.
        let comment = text[...].trimmed(\.isWhitespace)
        comments.append(
          .init(
            range: place..<(place + comment.utf8.count),
            text: String(comment.dropFirst(2).drop { $0 == " " || $0 == "\t" }),
            codeBefore: codeBefore, isTrailing: isTrailing && codeBefore != nil))
      default: break
      }
      place += length
    }
  }
}
