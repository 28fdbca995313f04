import Foundation
import LimnPlatform
@testable import LimnSnippets
import Testing

@Suite("A corpus")
struct CorpusTests {
  private func generate(_ arguments: [String]) throws -> [SnippetPage] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path
    let folder = Checking.temporaryFolder()
    let made = try ProcessRunner.local.run(
      Command("python3", [tests + "/Benchmarks/snippets/generate.py", folder] + arguments))
    try #require(made.succeeded, "\(made.errorText)")
    return try FileSystem.local.list(folder).map { name in
      Checking.page(String(decoding: try FileSystem.local.read(folder + "/" + name), as: UTF8.self), path: name)
    }
  }

  @Test(
    "Snippets with clashing names, conformances, operators, macros and imports get the same verdict merged and alone",
    arguments: [3, 8])
  func clashes(seed: Int) throws {
    let pages = try generate(["--clashes", "--snippets", "80", "--seed", "\(seed)"])
    var checking = Checking()
    checking.context.options.runs = false
    let merged = try SnippetChecker(context: checking.context).check(pages)
    checking.context.options.merges = false
    let alone = try SnippetChecker(context: checking.context).check(pages)
    #expect(merged.summaryText == alone.summaryText)
    #expect(merged.diagnostics == alone.diagnostics)
    #expect(merged.summary.merged >= 30, "\(merged.summary)")
    #expect(alone.summary.merged == 0)
    #expect(merged.summary.failed == 0, "\(merged.diagnosticLines)")
  }

  @Test("A snippet that needs declarations of an unrelated snippet does not compile")
  func leaks() throws {
    let page = """
      ```swift
      struct Alpha { static let shared = Alpha() }
      extension Int { var alpha: Int { self } }
      func load() -> Int { 1 }
      ```
      """
    let other = """
      ```swift
      print(Alpha.shared)
      ```
      ```swift
      print(3.alpha)
      ```
      ```swift
      print(load())
      ```
      ```swift
      print("fine")
      ```
      ```swift
      let text = " a ".trimmingCharacters(in: .whitespaces)
      ```
      ```swift
      import Foundation
      let text = " a ".trimmingCharacters(in: .whitespaces)
      ```
      """
    let report = try Checking().report(["a.md": page, "b.md": other])
    #expect(report.verdicts.map(\.kind.name) == ["passed", "failed", "failed", "failed", "passed", "failed", "passed"])
  }

  @Test("A snippet of ten thousand lines is checked as one snippet")
  func long() throws {
    let lines = (0..<10_000).map { "let value\($0) = \($0)" }.joined(separator: "\n")
    let report = try Checking().report("```swift\n\(lines)\nlet last: Int = \"\"\n```")
    #expect(
      report.diagnosticLines == [
        "page.md:10002:17: error: cannot convert value of type 'String' to specified type 'Int' [cannot-convert-initializer-value]"
      ])
  }
}
