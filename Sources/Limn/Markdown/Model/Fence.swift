/// A fenced code block, with the place of each of its lines.
public struct Fence: Sendable, Hashable {
  /// What stands after the opening fence, without the blanks around it.
  public var info: String
  public var infoRange: SourceRange
  /// The code, with `\n` line ends, and without the indentation that belongs to the fence or what contains it.
  public var text: String
  /// From the opening fence to the end of the closing one.
  public var range: SourceRange
  /// One for each line of `text`.
  public var lines: [Line]
  /// Whether the fence lies in an HTML comment.
  public var isHidden: Bool
  /// The `<!-- swift: … -->` comment right above the fence.
  public var directive: Directive?
  public var isClosed: Bool
  /// The innermost block that contains the fence.
  public var container: Container
  /// The file that the code comes from where a directive shows it, relative to the root. `lines` counts the lines of that file, or is empty
  /// where only a part of it is shown.
  public var file: String?

  public init(
    info: String, infoRange: SourceRange, text: String, range: SourceRange, lines: [Line], isHidden: Bool = false,
    directive: Directive? = nil, isClosed: Bool = true, container: Container = .page
  ) {
    self.info = info
    self.infoRange = infoRange
    self.text = text
    self.range = range
    self.lines = lines
    self.isHidden = isHidden
    self.directive = directive
    self.isClosed = isClosed
    self.container = container
  }

  /// Where a line of code comes from.
  public struct Line: Sendable, Hashable {
    /// The line in the source file, from 1.
    public var number: Int
    /// The column in the source file of the line's first byte of code, from 1.
    public var column: Int

    public init(number: Int, column: Int) {
      self.number = number
      self.column = column
    }
  }

  /// The words of a comment above a fence, without the comment's signs and the word `swift:`.
  public struct Directive: Sendable, Hashable {
    public var text: String
    public var range: SourceRange

    public init(text: String, range: SourceRange) {
      self.text = text
      self.range = range
    }
  }

  /// What a fence can lie in.
  public enum Container: String, Sendable, Hashable {
    case page, list, quote, aside, tab, footnote, comment
  }
}

extension Fence {
  /// The first word of `info`, up to a blank or comma. For Swift also what other tools accept: `Swift`, `swift:Store.swift`, and `{.swift}`.
  public var language: String {
    let word = info.prefix(languageLength)
    let name = word.drop { $0 == "{" || $0 == "." }.prefix { $0 != ":" && $0 != "}" && $0 != " " }
    return name.lowercased() == "swift" ? "swift" : String(word)
  }

  /// How many bytes of `info` the language takes, with the file name after a colon and braces around it.
  public var languageLength: Int {
    let bytes = Array(info.utf8)
    if bytes.first == UInt8(ascii: "{"), let end = bytes.firstIndex(of: UInt8(ascii: "}")) { return end + 1 }
    return bytes.firstIndex { $0.isMarkdownSpace || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "{") } ?? bytes.count
  }
}

/// Indented code, which has no language.
public struct IndentedCode: Sendable, Hashable {
  public var text: String
  /// The first line in the source file, from 1.
  public var line: Int

  public init(text: String, line: Int) {
    self.text = text
    self.line = line
  }
}
