import LimnDiagnostics
import LimnMarkdown
@testable import LimnPlatform
@testable import LimnSnippets
import TestFiles
import Testing

@Suite("Fixes of shown output")
struct ShownOutputTests {
  /// Applies the fixes of a page, and checks that the next check finds nothing. Returns the fixed page.
  private func fixed(_ page: String) throws -> String {
    let files = FileSystem.inMemory(["root/page.md": page])
    try FixPlan(try Checking().report(page).diagnostics, root: "root", files: files).apply(root: "root", files: files)
    let fixed = String(decoding: try files.read("root/page.md"), as: UTF8.self)
    let rest = try Checking().report(fixed).diagnosticLines
    #expect(rest == [], "\(fixed.debugDescription)")
    return fixed
  }

  @Test(
    "Fixes keep the markers and the indentation of the block's containers",
    arguments: [
      ("- a\n\n\t", "\t"), ("> \t", "> \t"), ("- a\n\n  \t", "  \t"), ("1. a\n\n\t- b\n\n\t\t", "\t\t"),
      ("> - a\n>\n> \t", "> \t"),
      ("-\t", "\t"), (">\t", ">\t"), ("> 1. a\n>\n>    ", ">    "), ("- > ", "  > "), ("", ""),
    ])
  func containers(before: String, prefix: String) throws {
    for end in ["\n", "\r\n"] {
      let lines = [
        "```swift", "print(\"hello\")  // Prints: 2", "", "print([1, 2])  // Prints \"2\" ", "2 + 2  // -> 5\t", "```",
      ]
      let page = (before + lines.joined(separator: "\n" + prefix) + "\n").replacing("\n", with: end)
      let expected = page.replacing("Prints: 2", with: "Prints: hello").replacing("\"2\"", with: "\"[1, 2]\"")
        .replacing("> 5", with: "> 4")
      let fixed = try fixed(page)
      #expect(fixed == expected, "\(fixed.debugDescription)")
    }
  }

  @Test(
    "A block of output keeps the markers and the indentation of its containers",
    arguments: [
      ("- a\n\n\t", "\t", "   "), ("> \t", "> \t", ">  "), ("> ", "> ", "> "), ("- > ", "  > ", "  > "),
      ("-\t", "\t", "\t"),
      ("1. ", "   ", "   "), ("  ", "  ", "  "),
    ])
  func outputs(before: String, prefix: String, written: String) throws {
    let lines = ["```swift", "print(\"hello\\n\\n  you\")", "```", "```text output", "x", "```"]
    let page = before + lines.joined(separator: "\n" + prefix) + "\n"
    let empty = written.contains(">") ? String(written.prefix { $0 != ">" }) + ">" : ""
    let expected = page.replacing("\n\(prefix)x\n", with: "\n\(written)hello\n\(empty)\n\(written)  you\n")
    let fixed = try fixed(page)
    #expect(fixed == expected, "\(fixed.debugDescription)")
  }

  @Test("A block of output in a documentation comment stays a comment", arguments: ["  /// ", "   * "])
  func documentation(prefix: String) throws {
    let lines = ["```swift", "print(\"a\\nb\")", "```", "```text output", "x", "```"].map { prefix + $0 + "\n" }
      .joined()
    let source = prefix == "   * " ? "  /**\n\(lines)   */\n" : lines
    let document = DocComment.all(in: Array(source.utf8))[0].document(path: "page.md")
    let page = SnippetPage(path: "page.md", slug: "page", fences: document.fences)
    let files = FileSystem.inMemory(["root/page.md": source])
    let report = try SnippetChecker(context: Checking().context).check([page])
    let plan = FixPlan(report.diagnostics, root: "root", files: files)
    #expect(
      plan.changes.map(\.new) == [source.replacing("\(prefix)x\n", with: "\(prefix)a\n\(prefix)b\n")], "\(plan.changes)"
    )
  }

  @Test(
    "A line of output is written so that it can be read back",
    arguments: [
      ("Prints: x", #"a "#, #"Prints: "a ""#), ("Prints: x  ", "hello", "Prints: hello  "),
      ("Prints: x\t", "hello", "Prints: hello\t"),
      ("Prints: x", " a", #"Prints: " a""#), ("Prints: x", ":a", #"Prints: ":a""#), ("=> x", "a\\t", #"=> "a\t""#),
      ("Prints: x", #"\"q\""#, #"Prints: "\"q\"""#), ("Prints: x", #"a\rb"#, #"Prints: "a\rb""#),
      ("Prints: x", #"a\r\nb"#, #"Prints: "a\r\nb""#),
      ("Prints \"x\" ", "a ", #"Prints "a " "#),
      ("-> x ", "b ", #"-> "b " "#), ("\tPrints: x", "hello", "\tPrints: hello"), ("prints: x", "é ", #"prints: "é ""#),
    ])
  func spellings(comment: String, output: String, written: String) throws {
    let page = "```swift\nprint(\"\(output)\")  //\(comment.first == "\t" ? "" : " ")\(comment)\n```\n"
    let fixed = try fixed(page)
    #expect(fixed == page.replacing(comment, with: written), "\(fixed.debugDescription)")
  }

  @Test(
    "A message about several lines of output has one line",
    arguments: [
      ("print(\"1\\n2\")\n// Prints \"1\"\n// Prints: 3", #"the statement prints "1", "2", not "1", "3""#),
      (
        "if CommandLine.argc > 9 { print(1) }\n// Prints \"1\"\n// Prints \"2\"",
        #"the statement prints nothing, but the comment expects "1", "2""#
      ),
      ("print(\"1\\r\\n2\")  // Prints \"1\"", #"the statement prints "1\r\n2", not "1""#),
    ])
  func severalLines(code: String, message: String) throws {
    #expect(try Checking().report("```swift\n\(code)\n```").diagnostics.map(\.message) == [message])
  }

  @Test("Output that a block cannot contain has no fix", arguments: ["a\\n  ```", "a\\rb", "a\\r\\nb"])
  func unwritableOutput(text: String) throws {
    let report = try Checking().report("```swift\nprint(\"\(text)\")\n```\n```text output\nx\n```\n")
    #expect(report.diagnostics.map(\.fixes) == [[]])
  }

  @Test("A value that a comment cannot contain has no fix")
  func values() throws {
    let page =
      "```swift\nstruct A: CustomDebugStringConvertible { var debugDescription: String { \"a\\nb \" } }\nA()  // -> x\n```\n"
    #expect(try Checking().report(page).diagnostics.map(\.fixes) == [[]])
  }
}
