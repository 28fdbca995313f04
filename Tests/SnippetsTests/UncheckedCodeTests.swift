import LimnDiagnostics
import LimnMarkdown
@testable import LimnSnippets
import LimnToolchain
import Testing

@Suite("Swift code that is not checked")
struct UncheckedCodeTests {
  @Test(
    "A language that contains the name of Swift is reported with what the author probably meant",
    arguments: [
      ("swift;ignore", "swift, ignore"), ("{swift, ignore}", "swift, ignore"), ("swift#L1", "swift"),
      ("swift-nocheck", "swift"), ("swift|ignore", "swift, ignore"), ("swift[ignore]", "swift, ignore"),
      ("swift(ignore)", "swift, ignore"), ("swift/A.swift", "swift"), ("apple-swift", "swift"),
      ("swift_ignore", "swift, ignore"), ("swift_compile_fail", "swift"), ("Store.swift", "swift"),
      ("swift5.9", "swift"), ("swfit", "swift"),
    ])
  func misspelled(info: String, meant: String) throws {
    let report = try Checking().report("```\(info)\nlet n: Int = \"no\"\n```")
    #expect(report.diagnostics.map(\.id) == ["unknown-language"])
    #expect(report.diagnostics.first?.message.contains("did you mean '\(meant)'?") == true)
    #expect(report.summary.unchecked == ["misspelled language": 1])
  }

  @Test("Other languages are not reported", arguments: ["diff-swift", "sh", "objective-c", "swim", "kotlin", "css"])
  func others(info: String) throws {
    let report = try Checking().report("```\(info)\nlet n = 1\n```")
    #expect(report.diagnostics.isEmpty && report.unchecked.isEmpty)
  }

  @Test("Swift code in other places is listed with its place and counted")
  func places() throws {
    let text = """
      <details>
      ```swift
      let a = 1
      ```
      </details>

      ```
      let b = 1
      ```

      ```text
      let c = 1
      ```

      - step
            ```swift
            let d = 1
            ```

      Text:

          ```swift
          let e = 1
          ```
      ```text,output
      struct F {}
      ```

      ```
      An example:
      ```swift
      let g = 1
      ```
      """
    let document = Document(parsing: text, path: "a.md")
    let page = SnippetPage(path: "a.md", slug: "a", fences: document.fences, looseCode: document.looseCode)
    let report = try SnippetChecker(context: Checking().context).check([page])
    #expect(
      report.unchecked.map { "\($0.line) \($0.reason)" } == [
        "2 in HTML", "7 no language", "11 language 'text'", "16 in a paragraph", "22 indented", "29 no language",
      ])
  }

  /// Code that is nested deeply.
  struct Deep: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code: String

    init(_ name: String, _ code: String) { (testDescription, self.code) = (name, code) }

    /// Code that repeats a piece.
    init(_ piece: String, before: String = "", after: String = "", count: Int = 10_000) {
      self.init(before + piece, before + String(repeating: piece, count: count) + after)
    }
  }

  private static let nested: [Deep] = [
    Deep("if", "if x == 0 {}" + (0..<5_000).map { " else if x == \($0) {}" }.joined()),
    Deep("if in lines", "if x == 0 {}" + (0..<5_000).map { "\nelse\nif x == \($0) {}" }.joined()),
    Deep(".b()", before: "a", count: 25_000), Deep("\n  .b { }", before: "a", count: 25_000),
    Deep("[", before: "let x = "), Deep("[", before: "let x: ", after: "Int", count: 20), Deep("("),
    Deep("#if A\n"), Deep("\"\\("), Deep("func f() {\n"), Deep("A -> ", before: "let a: ", after: "A"),
    Deep("A<", before: "let a: "), Deep("try ", after: "a"), Deep("?", before: "let a: A"), Deep("[0]", before: "x"),
    Deep("let ", before: "if case ", after: "a = b {}"),
  ]

  @Test("Code that is nested too deeply is one error", arguments: nested)
  func tooDeep(sample: Deep) throws {
    let report = try Checking().report("```swift\nlet a = 1\n```\n\n```swift\n\(sample.code)\n```")
    #expect(report.diagnosticLines.map { $0.prefix(30) } == ["page.md:5:1: error: this code "])
    #expect(report.verdicts.map(\.kind) == [.passed, .failed])
  }

  @Test("Long code is not deep")
  func long() {
    let numbers = (0..<20_000).map(String.init)
    for code in [
      "let x = [\n" + numbers.joined(separator: ",\n") + "\n]", numbers.map { "f(\($0))" }.joined(separator: "\n"),
      numbers.map { "case \"(\($0)\": g(\"\\(a)\")" }.joined(separator: "\n"),
      "let s = \"\"\"\n" + String(repeating: "((( [[[ {{{ \\\" #if\n", count: 5_000) + "\"\"\"",
      String(repeating: "/* ( */ // (\n", count: 5_000),
      String(repeating: "#if A\nlet a = [[[1]]]\n#endif\n", count: 5_000),
      "switch x {\n" + numbers.map { "case .a\($0): return .b" }.joined(separator: "\n") + "\n}",
    ] {
      #expect(!SwiftParsing.isTooDeep(code), "\(code.prefix(60))")
    }
  }
}

@Suite("Snippet files")
struct SnippetFileTests {
  private let source = """
    //! Makes *two*.
    //!
    //! And more.

    // snippet.hide
    import Foundation
    // snippet.show
    let text = \"""
      // snippet.hide
      literal
      \"""
    func f() {
    \t// snippet.two
    \tlet b = 2

    \t\tlet c = 3
    \t// snippet.end
    }
    let raw = #\"""
    // snippet.end
    \"""#
    """

  @Test("show their marked parts with any line ending", arguments: ["\n", "\r\n", "\r"])
  func slices(ending: String) {
    let file = SnippetFile(Array(source.replacing("\n", with: ending).utf8))
    #expect(file.description == "Makes *two*.\n\nAnd more.\n\n")
    #expect(file.text(slice: "two") == "let b = 2\n\n\tlet c = 3\n")
    #expect(file.text(slice: "three") == nil)
    #expect(
      file.text(slice: nil)
        == "let text = \"\"\"\n  // snippet.hide\n  literal\n  \"\"\"\nfunc f() {\n\tlet b = 2\n\n\t\tlet c = 3\n}\n"
        + "let raw = #\"\"\"\n// snippet.end\n\"\"\"#\n")
  }
}
