import LimnDiagnostics
import Testing

@Suite("The file of accepted failures")
struct BaselineTests {
  private static let deadLink = Baseline.Failure(path: "a.md", id: "dead-link", message: "'b/c.md' is \"gone\"")
  private static let snippet = Baseline.Failure(path: "a.md", id: "swift", message: "m", snippet: "0123456789abcdef")
  private static let violation = Baseline.Failure(path: "B.swift", id: "dead-action", message: "m", entity: "action/B")
  private static let all = Baseline(path: "Site/baseline.json", counts: [deadLink: 2, snippet: .max, violation: 1])

  @Test("Writes all kinds of failures into one list") func writing() throws {
    let text = """
      {
        "failures" : [
          {
            "count" : 1,
            "entity" : "action/B",
            "id" : "dead-action",
            "message" : "m",
            "path" : "B.swift"
          },
          {
            "count" : 2,
            "id" : "dead-link",
            "message" : "'b/c.md' is \\"gone\\"",
            "path" : "a.md"
          },
          {
            "id" : "swift",
            "message" : "m",
            "path" : "a.md",
            "snippet" : "0123456789abcdef"
          }
        ],
        "schema" : "limn-baseline/2"
      }

      """
    let json = Self.all.json()
    #expect(String(decoding: json, as: UTF8.self) == text)
    let (read, mistakes) = Baseline.read(json, path: "Site/baseline.json")
    #expect(read == Self.all && mistakes == [])
  }

  @Test(
    "A file that is not a baseline accepts nothing, and is reported",
    arguments: ["", "[]", "{", #"{"schema": "limn-baseline/1"}"#, #"{"failures": [{"path": "a.md"}]}"#])
  func invalid(text: String) {
    let (baseline, mistakes) = Baseline.read(Array(text.utf8), path: "b.json")
    #expect(baseline == Baseline(path: "b.json") && mistakes.map(\.kind) == [.invalidBaseline])
  }

  @Test("Replacing one kind keeps the others") func replacing() {
    var baseline = Self.all
    baseline.replace(.problem, with: [:])
    #expect(baseline.counts == [Self.snippet: .max, Self.violation: 1])
    baseline.replace(.rule, with: [Self.violation: 3], [Self.violation: 2])
    #expect(baseline.only(.rule).counts == [Self.violation: 3])
  }

  @Test("Compares two baselines") func comparing() {
    let new = Baseline(path: "b.json", counts: [Self.deadLink: 3, Self.violation: .max])
    #expect(Self.all.total == 4 && new.total == 4)
    #expect(new.lines(notIn: Self.all) == ["a.md: 'b/c.md' is \"gone\""])
    #expect(Self.all.lines(notIn: new) == ["a.md: m"])
  }

  @Test("A number that somebody wrote by hand is limited") func counts() {
    let file =
      #"{"failures": [{"path": "a", "id": "b", "message": "c", "count": -5}, {"path": "d", "id": "b", "message": "c", "count": 9223372036854775806}]}"#
    #expect(Baseline.read(Array(file.utf8), path: "b.json").0.total == 1_000_001)
  }

  @Test("The URI of a path encodes what cannot be part of a path")
  func uri() {
    let diagnostic = Diagnostic(.deadLink, "m", at: Location(path: "a b/é%;[x]^?#&'()~.md"))
    let text = SARIFPrinter(version: "1", source: SourceText { _ in nil }).text(CheckReport(diagnostics: [diagnostic]))
    #expect(text.contains("\"uri\" : \"a%20b/%C3%A9%25%3B%5Bx%5D%5E%3F%23&'()~.md\""))
  }
}
