import LimnDiagnostics
import LimnMarkdown
import LimnPlatform
import SwiftParser
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
}

extension UncheckedCode {
  /// Finds Swift code in indented blocks, in blocks without a language, and in blocks whose language is misspelled.
  static func find(on page: SnippetPage) -> [UncheckedCode] {
    let indented = page.indentedCode.filter { SwiftLikeness.isSwift($0.text) }.map {
      UncheckedCode(path: page.path, line: $0.line, reason: "indented")
    }
    let fences = page.fences.compactMap { fence -> UncheckedCode? in
      guard fence.language != "swift" else { return nil }
      let line = fence.range.start.line
      if Self.nearMiss(fence) != nil {
        return UncheckedCode(path: page.path, line: line, reason: "misspelled language")
      }
      guard fence.info.isEmpty, SwiftLikeness.isSwift(fence.text) else { return nil }
      return UncheckedCode(path: page.path, line: line, reason: "no language")
    }
    return indented + fences
  }

  /// Returns the block's language if it is probably a misspelling of `swift`; nil for other languages.
  static func nearMiss(_ fence: Fence) -> String? {
    let word = fence.language
    return word != "swift" && Suggestion.nearest(to: word, among: ["swift"]) != nil ? word : nil
  }
}

/// Recognizes Swift code by its syntax.
enum SwiftLikeness {
  static func isSwift(_ text: String) -> Bool {
    // To save time, code that contains none of these words is not parsed.
    let words = ["let ", "var ", "func ", "struct ", "class ", "enum ", "protocol ", "extension ", "actor ", "print("]
    guard words.contains(where: text.contains) else { return false }
    let tree = Parser.parse(source: text)
    guard !tree.hasError else { return false }
    return tree.statements.contains { statement in
      if let declaration = statement.item.as(DeclSyntax.self) { return !declaration.is(ImportDeclSyntax.self) }
      let call = statement.item.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
      return call?.baseName.text == "print"
    }
  }
}
