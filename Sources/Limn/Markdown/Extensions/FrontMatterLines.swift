import LimnConfiguration
import LimnDiagnostics

/// Separates front matter, which is between `---` lines at the start, from the rest of a file.
enum FrontMatterLines {
  static func read(_ draft: inout ParseState) {
    guard draft.options.frontMatter, isRule(1, draft) else { return }
    guard let closing = (2..<draft.lines.count + 1).first(where: { isRule($0, draft) }) else {
      reportUnclosed(&draft)
      return
    }
    let start = draft.lines.start(2)
    let text = String(decoding: draft.source[start..<draft.lines.start(closing)], as: UTF8.self)
    guard let (matter, diagnostics) = FrontMatter.parse(text, path: draft.path, lineOffset: 1) else { return }
    draft.frontMatter = matter
    draft.diagnostics += diagnostics
    draft.skippedLines = closing
  }

  private static func isRule(_ line: Int, _ draft: ParseState) -> Bool {
    var content = draft.source[draft.lines.content(line, in: draft.source)]
    if line == 1, content.starts(with: [0xEF, 0xBB, 0xBF]) { content.removeFirst(3) }
    while let last = content.last, last.isBlank { content.removeLast() }
    return content.elementsEqual("---".utf8)
  }

  /// Reports front matter without a closing line. A `---` line at the start can also be a thematic break. But if a key
  /// follows, the author intended front matter.
  private static func reportUnclosed(_ draft: inout ParseState) {
    let second = draft.source[draft.lines.content(2, in: draft.source)]
    let key = second.prefix { $0.isASCIIAlphanumeric || $0 == ASCII.underscore || $0 == ASCII.hyphen }
    guard !key.isEmpty, second.dropFirst(key.count).first == ASCII.colon else { return }
    let range = SourceRange(start: SourcePosition(line: 1, column: 1), end: SourcePosition(line: 1, column: 4))
    draft.report(.unclosedFrontMatter, "front matter is never closed; end it with a line '---'", range)
  }
}
