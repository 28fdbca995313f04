import LimnConfiguration

/// Separates front matter, which is between `---` lines at the start, from the rest of a file.
extension ParseState {
  mutating func readFrontMatter() {
    guard options.frontMatter, isRule(1) else { return }
    guard let closing = (2..<lines.count + 1).first(where: isRule) else { return reportUnclosed() }
    let text = source[lines.start(2)..<lines.start(closing)].text
    guard let (matter, diagnostics) = FrontMatter.parse(text, path: path, lineOffset: 1) else { return }
    frontMatter = matter
    self.diagnostics += diagnostics
    skippedLines = closing
  }

  private func isRule(_ line: Int) -> Bool {
    var content = source[lines.content(line, in: source)]
    if line == 1, content.starts(with: [0xEF, 0xBB, 0xBF]) { content.removeFirst(3) }
    return content.first?.isBlank == false && content.trimmed(\.isBlank).elementsEqual("---".utf8)
  }

  /// Reports front matter without a closing line. A `---` line at the start can also be a thematic break. But if a key
  /// follows, the author intended front matter.
  private mutating func reportUnclosed() {
    let second = source[lines.content(2, in: source)]
    let key = second.prefix { $0.isASCIIAlphanumeric || $0 == "_" || $0 == "-" }
    guard !key.isEmpty, second.dropFirst(key.count).first == ":" else { return }
    let range = SourceRange(line: 1, 1..<4)
    report(.unclosedFrontMatter, "front matter is never closed; end it with a line '---'", range)
  }
}
