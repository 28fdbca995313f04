import LimnMarkdown
import LimnToolchain
import SwiftIDEUtils
import SwiftSyntax

/// Highlights a snippet. Keywords and literals are highlighted by their syntax, and names by the symbols that they
/// refer to.
struct TokenReader {
  var snippet: Snippet
  var names: [IndexedName]

  func tokens() -> [Token] {
    let known = names.keyed(by: \.offset)
    let tree = SwiftParsing.tree(of: snippet.fence.text)
    var tokens: [Token] = []
    for part in tree.classifications {
      let start = part.range.lowerBound.utf8Offset
      let end = part.range.upperBound.utf8Offset
      guard start < end, part.kind != .argumentLabel,
        let kind = known[start].map(\.token) ?? Self.kind(part.kind)
      else { continue }
      tokens += lines(start..<end, kind)
    }
    return tokens
  }

  func hovers() -> [Hover] {
    names.sorted { $0.offset < $1.offset }.compactMap { name in
      let place = snippet.position(of: name.offset)
      let length = wordLength(at: name.offset)
      guard length > 0 else { return nil }
      let module = Demangler.module(usr: name.usr)
      let isOwn = module == UnitCompiler.moduleName || module == nil
      return Hover(
        line: place.line, column: place.column, length: length, type: HoverText.text(of: name), name: name.name,
        symbol: isOwn ? nil : name.usr, module: isOwn ? nil : module)
    }
  }

  /// Splits a range at line endings, since a token must not span several lines.
  private func lines(_ range: Range<Int>, _ kind: LimnMarkdown.TokenKind) -> [Token] {
    var tokens: [Token] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = snippet.text[start..<range.upperBound].firstIndex(of: 10) ?? range.upperBound
      if end > start {
        let place = snippet.position(of: start)
        tokens.append(Token(line: place.line, column: place.column, length: end - start, kind: kind))
      }
      start = end + 1
    }
    return tokens
  }

  private func wordLength(at offset: Int) -> Int {
    guard offset < snippet.text.count else { return 0 }
    let rest = snippet.text[offset...]
    func isWord(_ byte: UInt8) -> Bool {
      byte >= 128 || byte == 95 || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
    }
    if let first = rest.first, first == 96 { return (rest.dropFirst().firstIndex(of: 96) ?? offset - 1) - offset + 1 }
    return rest.prefix(while: isWord).count
  }

  private static func kind(_ kind: SyntaxClassification) -> LimnMarkdown.TokenKind? {
    switch kind {
    case .keyword: .keyword
    case .attribute, .ifConfigDirective: .attribute
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: .comment
    case .stringLiteral, .regexLiteral: .string
    case .integerLiteral, .floatLiteral: .number
    case .type: .type
    case .editorPlaceholder: .placeholder
    default: nil
    }
  }
}
