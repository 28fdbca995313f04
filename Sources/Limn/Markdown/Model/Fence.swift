/// A fenced code block, with the position of each of its lines.
public struct Fence: Sendable, Hashable {
  /// The info string after the opening fence, without surrounding whitespace.
  public var info: String
  public var infoRange: SourceRange
  /// The code with `\n` line endings. The indentation of the fence and of its containers is removed.
  public var text: String
  /// The source range from the opening fence to the end of the closing fence.
  public var range: SourceRange
  /// The origin of each line in `text`.
  public var lines: [Line]
  /// Whether the fence is inside an HTML comment.
  public var isHidden = false
  /// The `<!-- swift: … -->` comment directly above the fence.
  public var directive: Directive?
  public var isClosed = true
  /// The path of the file that a directive displays as this code block, relative to the project's root. Nil if the code
  /// is written in the article. If the whole file is displayed, `lines` contains the lines of that file. If only a part
  /// is displayed, `lines` is empty.
  public var file: String?
  /// The text that must precede a new line of code in the source file, such as `> ` in a block quote.
  public var linePrefix = ""

  /// The position of a line of code in the source file.
  public struct Line: Sendable, Hashable {
    /// The line number, counted from 1.
    public var number: Int
    /// The column of the first byte of code, counted from 1.
    public var column: Int
    /// The number of spaces at the start of the code that libcmark wrote in place of a tab. If a tab in the source file
    /// is partly indentation and partly code, libcmark replaces the code part with spaces. `column` is then the column
    /// after the tab.
    public var padding = 0

    /// Converts a column in the code to a column in the source file. Both are counted from 1.
    public func sourceColumn(of codeColumn: Int) -> Int { column + max(0, codeColumn - 1 - padding) }
  }

  /// The content of a comment above a fence, without the comment markers and `swift:`.
  public struct Directive: Sendable, Hashable {
    public var text: String
    public var range: SourceRange
  }

  /// The first word of `info`, up to a space or comma. Spellings that other tools use for Swift become `swift`:
  /// `Swift`, `swift:Store.swift`, `{.swift}`, `language-swift`, and `lang-swift`.
  public var language: String {
    if info == "swift" { return info }
    let word = info.prefix(languageLength)
    let name = word.drop { $0 == "{" || $0 == "." }.prefix { $0 != ":" && $0 != "}" && $0 != " " }
    return ["swift", "language-swift", "lang-swift"].contains(name.lowercased()) ? "swift" : String(word)
  }

  /// The number of bytes that the language takes in `info`. A file name after a colon, and braces around the language,
  /// are included.
  var languageLength: Int {
    let bytes = info.bytes
    if bytes.first == "{", let end = bytes.firstIndex(of: "}") { return end + 1 }
    return bytes.firstIndex { $0.isMarkdownSpace || $0 == "," || $0 == "{" } ?? bytes.count
  }

  /// The number of the line with the opening fence.
  public var line: Int { range.start.line }

  /// The numbers of its lines, with the fences.
  public var lineRange: ClosedRange<Int> { line...max(line, range.end.line) }

}

extension Fence {
  /// A fence with an info string and nothing else.
  init(info: String) {
    let empty = SourceRange(line: 1, 1..<1)
    self.init(info: info, infoRange: empty, text: "", range: empty, lines: [])
  }

  /// A fence that contains a whole file.
  public init(info: String, wholeFile text: String) {
    let count = max(1, text.lines.count - (text.hasSuffix("\n") ? 1 : 0))
    self.init(info: info)
    self.text = text
    range.end.line = count
    lines = (1...count).map { Line(number: $0, column: 1) }
  }

  /// The info string of the fence that a line opens, without indentation; nil if the line does not look like a fence.
  static func info(openedBy line: some Collection<UInt8>) -> String? {
    FenceMark(opening: line).map { String(line.dropFirst($0.count).text[...].trimmed(\.isWhitespace)) }
  }

  /// Whether a line of a text opens a fence with the language Swift.
  public static func opensSwift(in text: String) -> Bool {
    text.utf8.split(separator: "\n").contains { line in
      info(openedBy: line.drop(while: \.isMarkdownSpace)).map { Fence(info: $0).language == "swift" } ?? false
    }
  }
}

/// The marks at the start of a fence: at least three backticks or tildes.
struct FenceMark {
  let byte: UInt8
  let count: Int

  /// The marks of the fence that a line opens, without indentation; nil if the line opens no fence.
  init?(opening line: some Collection<UInt8>) {
    guard let first = line.first, first == "`" || first == "~" else { return nil }
    byte = first
    count = line.prefix { $0 == first }.count
    guard count >= 3, first == "~" || !line.dropFirst(count).contains("`") else { return nil }
  }

  /// Whether a line, without indentation, closes the fence.
  func isClosed(by line: ArraySlice<UInt8>) -> Bool {
    let marks = line.prefix { $0 == byte }.count
    return marks >= count && line.dropFirst(marks).allSatisfy(\.isBlank)
  }
}

/// Code outside of fenced code blocks. It has no language, so it is never checked.
public struct LooseCode: Sendable, Hashable {
  public enum Kind: Sendable {
    case indented
    /// Swift code in raw HTML.
    case html
    /// A fence with Swift code that is indented so far that it continues a paragraph.
    case paragraph
  }
  /// The text of an indented code block; otherwise empty.
  public var text: String
  /// The number of the first line in the source file, counted from 1.
  public var line: Int
  public var kind: Kind
}
