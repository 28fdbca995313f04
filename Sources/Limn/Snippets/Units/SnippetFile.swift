import LimnMarkdown
import LimnPlatform

/// A Swift file in which comments such as `// snippet.hide` and `// snippet.NAME` mark the parts to show, as in the
/// snippets of a package.
public struct SnippetFile: Sendable {
  /// The whole text.
  public let text: String
  /// The Markdown in the `//!` lines at the start of the file.
  public private(set) var description = ""
  private let lines: [Substring]
  /// The names of the marks, by the indices of their lines.
  private var marks: [Int: Substring] = [:]
  /// The index of the first line after the description.
  private var start = 0

  public init(_ bytes: [UInt8]) {
    text = String(linesOf: bytes)
    lines = text.lines
    let code = text.bytes
    let table = LineTable(code)
    // A line in a string literal can look like a mark.
    for token in Highlighter.tokens(in: code, language: "swift") where token.kind == .comment {
      let line = table.position(token.start).line - 1
      let words = lines[line].drop(while: Self.isBlank)
      guard words.hasPrefix("//"), code[token.start..<token.end].starts(with: "//".utf8) else { continue }
      let name = words.dropFirst(2).drop(while: Self.isBlank)
      if name.lowercased().hasPrefix("snippet.") { marks[line] = name.dropFirst(8).prefix { !$0.isWhitespace } }
    }
    while start < lines.count, lines[start].hasPrefix("//!") || lines[start].isBlank {
      description += lines[start].dropFirst(lines[start].hasPrefix("//! ") ? 4 : 3) + "\n"
      start += 1
    }
  }

  /// The names of the slices.
  var slices: [String] { marks.values.map(String.init).filter { !["hide", "show", "end"].contains($0.lowercased()) } }

  /// Returns the lines that are shown, without their common indentation. If `slice` is not nil, only lines of the slice
  /// with this name are shown. Hidden lines are always left out. Returns nil if no slice has this name.
  public func text(slice: String?) -> String? {
    guard slice.map(slices.contains) ?? true else { return nil }
    var isShown = true
    var current: String?
    var shown: [Substring] = []
    for (index, line) in lines.enumerated().dropFirst(start) {
      switch marks[index]?.lowercased() {
      case nil: if isShown, slice == nil || current == slice { shown.append(line) }
      case "hide": isShown = false
      case "show": isShown = true
      case "end": current = nil
      default: current = marks[index].map(String.init)
      }
    }
    let code = shown.filter { !$0.isBlank }
    let indentation = code.reduce(code.first?.prefix(while: Self.isBlank) ?? "") { common, line in
      common.prefix(zip(common, line).prefix { $0 == $1 }.count)
    }
    let lines = shown[...].trimmed(\.isBlank)
    return lines.map { $0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : "" }.withLineFeeds + "\n"
  }

  private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
}
