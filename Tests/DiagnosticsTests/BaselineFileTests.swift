import LimnDiagnostics
import Testing

@Suite("The file of accepted failures")
struct BaselineFileTests {
  private static let old = """
    {"future": {"a": [1, 2.5, true, null, []], "b": "x/y"}, "violations": [], "problems": [{"id": "old", "path": "a.md", "message": "m"}]}
    """

  @Test("New entries replace the old ones, and other keys are kept")
  func replacing() throws {
    let diagnostic = Diagnostic.error(.deadLink, "'b/c.md' is \"gone\"", at: Location(path: "a.md"))
    let json = try ProblemBaseline(freezing: [diagnostic]).json(replacingIn: Array(Self.old.utf8))
    let text = """
      {
        "future" : {
          "a" : [
            1,
            2.5,
            true,
            null,
            [

            ]
          ],
          "b" : "x/y"
        },
        "problems" : [
          {
            "count" : 1,
            "id" : "dead-link",
            "message" : "'b/c.md' is \\"gone\\"",
            "path" : "a.md"
          }
        ],
        "schema" : "limn-baseline/1",
        "violations" : [

        ]
      }

      """
    #expect(String(decoding: json, as: UTF8.self) == text)
    let change = BaselineChange(from: Array(Self.old.utf8), to: json)
    #expect(change.added == ["a.md: 'b/c.md' is \"gone\""] && change.removed == 1 && change.total == 1)
  }

  @Test("A file that is not a JSON object counts as empty", arguments: ["", "[]", "{", "{\"a\": 1e999}"])
  func invalid(text: String) {
    #expect(BaselineFile(Array(text.utf8)).values == [:])
    #expect(BaselineFile(nil).values == [:])
  }

  @Test("The URI of a path encodes what cannot be part of a path")
  func uri() {
    let diagnostic = Diagnostic.error(.deadLink, "m", at: Location(path: "a b/é%;[x]^?#&'()~.md"))
    let text = SARIFPrinter(version: "1", source: SourceText { _ in nil }).text(CheckReport(diagnostics: [diagnostic]))
    #expect(text.contains("\"uri\" : \"a%20b/%C3%A9%25%3B%5Bx%5D%5E%3F%23&'()~.md\""))
  }
}
