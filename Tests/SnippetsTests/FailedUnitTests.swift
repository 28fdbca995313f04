import LimnDiagnostics
import LimnPlatform
@testable import LimnSnippets
import Testing

@Suite("Units with errors in a merged file")
struct FailedUnitTests {
  /// Snippets with errors that do not depend on other snippets.
  private static let independent = [
    "let count: Int = \"text\"",
    "print(undefinedThing)\nlet unused = 3",
    "struct Boat { var length: Int }\nlet boat = Boat(width: 3)",
    "func depth() -> Int { return true }",
    "let pond = [1, 2, 3].frist\nprint(pond as Any)",
    "enum Weather { case sun, rain }\nfunc text(_ weather: Weather) -> String {\n  switch weather {\n  case .sun: \"sun\"\n  }\n}",
    "func total() -> Int {\n  let sum = 1\n  print(sum)\n}",
    "var name: String { \"a\" }\nfunc greet() { name = \"b\" }",
    "let value: Int? = 3\nlet sum = value + 1",
  ]

  @Test("A unit keeps its errors and is not compiled again")
  func independentErrors() throws {
    var checking = Checking()
    let runs = checking.countCommands { $0.arguments.contains("-emit-module") }
    // Add two snippets without errors.
    let page = Self.page(Self.independent + ["print(1)", "print(2)"])
    checking.context.jobs = 1
    let merged = try checking.report(page)
    // The first run stops after the errors of type checking, and reports them. The second run leaves out the snippets
    // with these errors. It checks the other snippets further, and reports the missing return.
    #expect(runs.value == 2)
    checking.context.options.merges = false
    let alone = try checking.report(page)
    #expect(merged.diagnostics == alone.diagnostics)
    #expect(merged.summaryText == alone.summaryText)
    #expect(alone.summary.failed == Self.independent.count)
  }

  @Test(
    "Errors that other units can change are those of each unit alone",
    arguments: [
      // The compiler suggests names from other snippets.
      ["func downloadTask() {}\ndownloadTask()", "downloadTasks()"],
      ["extension String { var isShort: Bool { count < 5 } }\nprint(\"a\".isShort)", "print(\"a\".isShorty)"],
      // There are many unknown names.
      ["let items = [1]\n" + (1...30).map { "items.frist\($0)()" }.joined(separator: "\n"), "[1].frist"],
      // An error is about actor isolation.
      [
        "@MainActor final class Model { var text = \"\" }\nfunc f() {\n  let model = Model()\n  print(model.text)\n}",
        "let a: Int = \"\"",
      ],
      // The messages contain names of generated declarations.
      [
        "private var level = 1\nfunc rise() { level += 1; return 3 }\nlet text: Int = \"\"", "init() { self.x = 1 }",
        "let y: Int = \"\"",
      ],
      // The second and third snippets use declarations of the first snippet. The second snippet uses the declaration
      // with an error, and the third snippet uses the declaration without an error.
      [
        "struct Pond { let depth: Int = \"\" }\nstruct Lake { let depth = 3 }", "print(Pond().depth)",
        "print(Lake().depth)",
      ],
    ])
  func dependentErrors(snippets: [String]) throws {
    var checking = Checking()
    checking.context.jobs = 1
    let page = Self.page(snippets + ["print(1)"])
    let merged = try checking.report(page)
    checking.context.options.merges = false
    let alone = try checking.report(page)
    #expect(merged.diagnostics == alone.diagnostics)
    #expect(merged.summaryText == alone.summaryText)
    #expect(merged.summary.failed > 0)
  }

  private static func page(_ snippets: [String]) -> String {
    snippets.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n")
  }
}
