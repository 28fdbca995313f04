import Testing

@testable import LimnSnippets

@Suite("Stored syntax of code blocks")
struct SyntaxMemoTests {
  @Test("is what the reader finds, separately for declarations") func isWhatTheReaderFinds() {
    let memo = SyntaxMemo()
    let code = "import Foundation\nlet x = [1]\nprint(x)\n"
    for _ in 0..<2 {
      #expect(memo.syntax(of: code, isDeclaration: false) == SyntaxReader.read(code, isDeclaration: false))
      #expect(memo.syntax(of: code, isDeclaration: true) == SyntaxReader.read(code, isDeclaration: true))
    }
    #expect(memo.count == 2)
  }

  @Test("is removed when a whole check did not use it") func isRemovedWhenAWholeCheckDidNotUseIt() {
    let memo = SyntaxMemo()
    _ = memo.syntax(of: "let a = 1", isDeclaration: false)
    _ = memo.syntax(of: "let b = 2", isDeclaration: false)
    memo.removeUnused()
    _ = memo.syntax(of: "let a = 1", isDeclaration: false)
    #expect(memo.count == 2)
    memo.removeUnused()
    #expect(memo.count == 1)
    memo.removeUnused()
    #expect(memo.count == 0)
  }
}
