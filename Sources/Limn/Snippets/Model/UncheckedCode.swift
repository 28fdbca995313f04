import LimnDiagnostics
import LimnMarkdown
import LimnToolchain
import SwiftSyntax

/// A place with Swift code that is not checked, and the reason.
public struct UncheckedCode: Hashable, Sendable, Comparable {
  /// The path of the file, relative to the project's root.
  public var path: String
  /// The line in the file, from 1.
  public var line: Int
  /// A short reason, such as `indented`.
  public var reason: String

  public static func < (a: Self, b: Self) -> Bool { (a.path, a.line) < (b.path, b.line) }

  /// Finds Swift code outside of fenced code blocks, and in blocks whose language is missing, misspelled, or a word for
  /// plain text.
  static func find(on page: SnippetPage) -> [UncheckedCode] {
    let loose = page.looseCode.compactMap { code -> UncheckedCode? in
      let reason: String
      switch code.kind {
      case .html: reason = "in HTML"
      case .paragraph: reason = "in a paragraph"
      case .indented:
        guard SwiftLikeness.isSwift(code.text) else { return nil }
        reason = "indented"
      }
      return UncheckedCode(path: page.path, line: code.line, reason: reason)
    }
    let fences = page.fences.compactMap { fence -> UncheckedCode? in
      guard fence.language != "swift", !fence.isOutput else { return nil }
      let line = fence.line
      if Self.nearMiss(fence) != nil {
        return UncheckedCode(path: page.path, line: line, reason: "misspelled language")
      }
      guard plainWords.contains(fence.language.lowercased()), SwiftLikeness.isSwift(fence.text) else { return nil }
      let reason = fence.info.isEmpty ? "no language" : "language '\(fence.language)'"
      return UncheckedCode(path: page.path, line: line, reason: reason)
    }
    return loose + fences
  }

  /// The languages of blocks without highlighting.
  private static let plainWords: Set = ["", "text", "txt", "plain", "plaintext", "code", "none", "playground"]

  /// Returns the block's language if it is probably meant to be `swift`, and what the author probably meant; nil for
  /// other languages. Other tools separate attributes from the language in various ways, as in `swift;ignore`.
  static func nearMiss(_ fence: Fence) -> (word: String, meant: String)? {
    let word = fence.language
    guard word != "swift", !word.isEmpty else { return nil }
    let parts = word.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" }.flatMap { part in
      AttributeName(rawValue: String(part)) == nil ? part.split(separator: "_") : [part]
    }
    let isSwift = parts.contains { $0.prefix(while: \.isLetter) == "swift" } && !parts.contains("diff")
    guard isSwift || Suggestion.nearest(to: word, among: ["swift"]) != nil else { return nil }
    let attribute = parts.lazy.compactMap { AttributeName(rawValue: String($0)) }.first { !$0.takesValue }
    return (word, attribute.map { "swift, \($0.rawValue)" } ?? "swift")
  }
}

/// Recognizes Swift code by its syntax, or by a fence with the language Swift inside of it.
enum SwiftLikeness {
  static func isSwift(_ text: String) -> Bool {
    if Fence.opensSwift(in: text) { return true }
    // To save time, code that contains none of these words is not parsed.
    let words = ["let ", "var ", "func ", "struct ", "class ", "enum ", "protocol ", "extension ", "actor ", "print("]
    guard words.contains(where: text.contains) else { return false }
    let tree = SwiftParsing.tree(of: text)
    guard !tree.hasError else { return false }
    return tree.statements.contains { statement in
      if let declaration = statement.item.as(DeclSyntax.self) { return !declaration.is(ImportDeclSyntax.self) }
      let call = statement.item.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
      return call?.baseName.text == "print"
    }
  }
}
