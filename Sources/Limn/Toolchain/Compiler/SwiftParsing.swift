public import LimnDiagnostics
import SwiftParser
public import SwiftSyntax

/// Parses Swift code that Limn did not write.
public enum SwiftParsing {
  /// Returns the syntax tree of a text. If the code is nested too deeply, returns the tree of an empty file:
  /// SwiftSyntax parses and visits a tree recursively, so such code would exhaust the stack, and it takes exponential
  /// time for nested arrays.
  public static func tree(of text: String) -> SourceFileSyntax { Parser.parse(source: isTooDeep(text) ? "" : text) }

  /// Whether code is nested too deeply to be parsed. In 2,900 files of public code, there are at most 226 words, 17
  /// levels, and 5 arrays.
  public static func isTooDeep(_ text: String) -> Bool {
    var depth = NestingDepth(text.bytes)
    while depth.readNext() {
      if depth.words > 1_500 || depth.levels.count > 200 || depth.levels[depth.levels.count - 1].arrays > 10 {
        return true
      }
    }
    return false
  }
}

/// A visitor that knows where the nodes of a file are.
open class LocatingVisitor: SyntaxVisitor {
  private let converter: SourceLocationConverter

  public init(path: String, tree: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  public func location(of node: some SyntaxProtocol) -> Location {
    let start = node.startLocation(converter: converter)
    return Location(path: start.file, line: start.line, column: start.column)
  }
}

/// The nesting of Swift code, found from brackets and from the lengths of statements. A chain of calls or of `else if`
/// has no nested brackets, but each of its parts is nested in the syntax tree.
private struct NestingDepth {
  /// An open bracket or `#if`.
  struct Level {
    var opening: Character
    /// The number of words and symbols since the start of the statement.
    var words = 0
    /// The number of array literals and array types around this position, since the innermost brace.
    var arrays = 0
  }

  let code: [UInt8]
  /// The code that was not read yet.
  var rest: ArraySlice<UInt8>
  private(set) var levels = [Level(opening: " ")]
  /// The number of words and symbols of all unfinished statements.
  private(set) var words = 0
  /// The last byte before `rest`, and the last byte before it that is not white space.
  var (before, previous): (UInt8, UInt8) = (32, 32)
  /// Whether the statement continues in the next line, since the last word is `else` or a similar word.
  var continues = false

  init(_ code: [UInt8]) { (self.code, rest) = (code, code[...]) }

  /// Reads a word or a symbol. Returns false at the end of the code.
  mutating func readNext() -> Bool {
    guard let first = rest.first else { return false }
    if rest.starts(with: "//".utf8) {
      skip { $0 != 10 && $0 != 13 }
    } else if rest.starts(with: "/*".utf8) {
      skipComment()
    } else if first == "\"" || first == "#" {
      readString()
    } else if Self.isWord(first) {
      let word = rest.prefix(while: Self.isWord)
      add()
      continues = ["else", "try", "await", "let", "var", "inout", "some", "any"].contains {
        word.elementsEqual($0.utf8)
      }
      rest = rest[word.endIndex...]
    } else {
      rest.removeFirst()
      readSymbol(Character(UnicodeScalar(first)))
    }
    before = code[rest.startIndex - 1]
    if ![9, 10, 13, 32].contains(first) { previous = before }
    return true
  }

  mutating func readSymbol(_ symbol: Character) {
    switch symbol {
    case " ", "\t": break
    case "\n", "\r":
      guard !continues, Self.isWord(previous) || ")]}\"".utf8.contains(previous) else { return }
      skip { [9, 10, 13, 32].contains($0) }
      let startsStatement = rest.first.map(Self.isWord) == true && !rest.starts(with: "else".utf8)
      if startsStatement || rest.first.map("@#(\"}".utf8.contains) == true { endStatement() }
    case "(", "[", "{":
      let isArray = symbol == "[" && !(Self.isWord(before) || before == 41)
      add()
      levels.append(
        Level(opening: symbol, arrays: symbol == "{" ? 0 : levels[levels.count - 1].arrays + (isArray ? 1 : 0)))
    case ")": close("(")
    case "]": close("[")
    case "}": close("{")
    case ",", ";": endStatement()
    default: add()
    }
  }

  /// Reads a string literal without its interpolations, or a word such as `#if`.
  mutating func readString() {
    let signs = rest.prefix { $0 == "#" }.count
    let quotes = rest.dropFirst(signs).prefix { $0 == "\"" }.count
    guard quotes > 0 else {
      let word = rest.dropFirst().prefix(while: Self.isWord)
      if word.elementsEqual("if".utf8) { levels.append(Level(opening: "#")) }
      if word.elementsEqual("endif".utf8) { close("#") }
      add()
      rest = rest[word.endIndex...]
      return
    }
    add()
    rest = rest.dropFirst(signs + (quotes < 3 ? 1 : 3))
    let end = Array(String(repeating: "\"", count: quotes < 3 ? 1 : 3).utf8) + Array(repeating: 35, count: signs)
    while let byte = rest.first, !rest.starts(with: end), quotes >= 3 || byte != 10 {
      rest = rest.dropFirst(byte == "\\" && signs == 0 ? 2 : 1)
    }
    if rest.starts(with: end) { rest = rest.dropFirst(end.count) }
  }

  mutating func skipComment() {
    var depth = 0
    repeat {
      let isOpening = rest.starts(with: "/*".utf8)
      let isClosing = rest.starts(with: "*/".utf8)
      depth += isOpening ? 1 : isClosing ? -1 : 0
      rest = rest.dropFirst(isOpening || isClosing ? 2 : 1)
    } while depth > 0 && !rest.isEmpty
  }

  mutating func skip(while isPart: (UInt8) -> Bool) { rest = rest.drop(while: isPart) }

  mutating func add() {
    levels[levels.count - 1].words += 1
    words += 1
    continues = false
  }

  mutating func endStatement() {
    words -= levels[levels.count - 1].words
    levels[levels.count - 1].words = 0
  }

  /// Closes a bracket and those that are open in it. A closing parenthesis or square bracket does not close braces.
  mutating func close(_ bracket: Character) {
    let limit = bracket == "{" ? nil : levels.lastIndex { $0.opening == "{" }
    guard let index = levels.lastIndex(where: { $0.opening == bracket }), index > limit ?? 0 else { return }
    while levels.count > index {
      endStatement()
      levels.removeLast()
    }
  }

  static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || [36, 95, 96].contains(byte) || (48..<58).contains(byte) || (97..<123).contains(byte | 32)
  }
}
