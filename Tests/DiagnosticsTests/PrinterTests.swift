@testable import LimnDiagnostics
import Foundation
import Testing

private let source = SourceText { $0 == "Content/a.md" ? Array("# Ü\n\tlet 水 = x % y\n".utf8) : nil }
private let report = CheckReport(
  diagnostics: [
    .init(
      .unknownSymbol, "cannot find 'x' in scope",
      at: Location(path: "Content/a.md", line: 2, column: 12, endLine: 2, endColumn: 13),
      notes: [Note("did you mean 'y'?", at: Location(path: "Content/a.md", line: 2, column: 16))],
      fixes: [
        Fix(
          "use 'y'",
          edits: [
            Edit(at: Location(path: "Content/a.md", line: 2, column: 12, endLine: 2, endColumn: 13), replacement: "y")
          ])
      ]),
    .init(.shallowClone, "50% of dates, at least, are missing"),
  ],
  snippets: [
    CheckedSnippet(path: "Content/a.md", line: 1, endLine: 3, verdict: .failed),
    CheckedSnippet(path: "Content/a.md", line: 5, endLine: 7, verdict: .skipped, reason: "platform=macOS"),
    CheckedSnippet(path: "Content/b.md", line: 5, endLine: 7, verdict: .passed),
  ],
  phases: [
    CheckPhase(name: "snippets", counts: [.init("total", 3, "snippets"), .init("failed", 1), .init("cached", 0)]),
    CheckPhase(name: "links", counts: [.init("total", 9, "links")]),
  ])

struct PrinterTests {
  @Test("Prints for a person with a caret under the word") func printsForAPersonWithACaretUnderTheWord() {
    #expect(
      HumanPrinter(source: source).text(report) == """
        warning: 50% of dates, at least, are missing [shallow-clone]

        Content/a.md:2:12: error: cannot find 'x' in scope [unknown-symbol]
          2 | \tlet 水 = x % y
            | \t         ^
        Content/a.md:2:16: note: did you mean 'y'?
          2 | \tlet 水 = x % y
            | \t             ^
          fix: use 'y'

        snippets: 3 snippets, 1 failed
        links: 9 links
        1 error, 1 warning

        """)
  }

  @Test("A long line is cut around the column, and the caret stays below the word") func cutsLongLines() throws {
    let line = String(repeating: "a ", count: 300) + "WRONG" + String(repeating: " b", count: 300)
    let printer = HumanPrinter(source: SourceText { _ in Array(line.utf8) })
    let place = Location(path: "a.md", line: 1, column: 601, endLine: 1, endColumn: 606)
    let lines = printer.text(.init(.deadLink, "an error", at: place)).split(separator: "\n")
    #expect(lines.count == 3 && lines.allSatisfy { $0.count < 180 })
    let start = try #require(lines[1].firstRange(of: "WRONG")).lowerBound
    #expect(lines[1].hasPrefix("  1 | …") && lines[1].hasSuffix("…"))
    #expect(lines[1][..<start].count == lines[2].prefix { $0 != "^" }.count && lines[2].hasSuffix("^~~~~"))
  }

  @Test("Characters without a picture are shown as escape sequences, in messages and in source lines")
  func showsInvisibleCharacters() {
    let printer = HumanPrinter(source: SourceText { _ in Array("x\u{200B}y = zz".utf8) })
    let place = Location(path: "a.md", line: 1, column: 9, endLine: 1, endColumn: 11)
    #expect(
      printer.text(.init(.deadLink, "prints \"a\u{FEFF}b\"", at: place)) == """
        a.md:1:9: error: prints "a\\u{FEFF}b" [dead-link]
          1 | x\\u{200B}y = zz
            |              ^~

        """)
    #expect(
      printer.text(.init(.deadLink, "\u{1F468}\u{200D}\u{1F469}")).contains("\u{1F468}\u{200D}\u{1F469}"))
  }

  @Test("A phase that could not run is named, and nothing is called free of errors that was not checked")
  func namesWhatWasNotChecked() {
    let printer = HumanPrinter(source: source)
    var report = CheckReport(phases: [
      CheckPhase(name: "snippets", counts: [.init("total", 0, "in all")]),
      CheckPhase(name: "rules", skip: .init("there is no package")),
    ])
    #expect(
      printer.text(report)
        == "snippets: 0 in all\nrules: not checked, since there is no package\nnothing was checked\n")
    #expect(!report.fails(isStrict: true))
    report.phases[0].counts[0].value = 1
    report.phases[1].skip?.isFailure = true
    #expect(printer.text(report).hasSuffix("no errors in what was checked\n"))
    let known = CheckPhase(name: CheckPhase.baseline, counts: [.init("total", 2, "known problems accepted")])
    #expect(
      printer.text(CheckReport(phases: report.phases + [known])).hasSuffix("no new errors in what was checked\n"))
    #expect(report.fails(isStrict: true) && !report.fails(isStrict: false))
    #expect(JSONPrinter().text(report).contains("\"notChecked\" : \"there is no package\""))
  }

  @Test("Colors only when asked") func colorsOnlyWhenAsked() {
    #expect(HumanPrinter(source: source, usesColor: true).text(report).contains("\u{1b}[1;31merror: \u{1b}[0m"))
    #expect(!HumanPrinter(source: source).text(report).contains("\u{1b}"))
  }

  @Test("Notes are counted in one line unless wanted") func notesAreCountedInOneLineUnlessWanted() {
    let note = Diagnostic(severity: .note, id: "n", message: "a note", location: nil)
    let printer = HumanPrinter(source: source, showsNotes: false)
    #expect(
      printer.text(CheckReport(diagnostics: [note, note], snippets: [], phases: []))
        == "2 notes (use --verbose to show them)\nno errors\n")
    #expect(
      printer.text(CheckReport(diagnostics: [note], snippets: [], phases: []))
        == "1 note (use --verbose to show it)\nno errors\n")
  }

  @Test("Of an error with many notes the first ones are printed, and the others counted")
  func printsTheFirstOfManyNotes() {
    let printer = HumanPrinter(source: source, showsNotes: false)
    func text(_ count: Int, _ printer: HumanPrinter) -> String {
      printer.text(
        Diagnostic(
          severity: .error, id: "overload", message: "no overload fits",
          notes: (1...count).map { Note("candidate \($0)") }))
    }
    let four = (1...4).map { "  note: candidate \($0)\n" }.joined()
    #expect(
      text(29, printer) == "error: no overload fits [overload]\n" + four
        + "  25 more notes (use --verbose to show them)\n")
    #expect(text(5, printer) == "error: no overload fits [overload]\n" + four + "  note: candidate 5\n")
    #expect(text(29, HumanPrinter(source: source)).split(separator: "\n").count == 30)
  }

  @Test("Prints annotations escaped and from the Git root") func printsAnnotationsEscapedAndFromTheGitRoot() {
    #expect(
      GitHubPrinter(prefix: "docs/", source: source).text(report) == """
        ::warning title=shallow-clone::50%25 of dates, at least, are missing
        ::error file=docs/Content/a.md,line=2,col=10,endColumn=11,endLine=2,title=unknown-symbol::cannot find 'x' in scope%0Anote: did you mean 'y'?

        """)
    #expect(
      GitHubPrinter(source: source).summary(report).contains(
        "| `Content/a.md:2:12` | error: cannot find 'x' in scope |"))
  }

  @Test("Prints JSON with the snippets counts on top") func printsJSONWithTheSnippetsCountsOnTop() throws {
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(JSONPrinter().text(report).utf8)) as? [String: Any])
    #expect(root["schema"] as? String == "limn-check/1")
    let summary = try #require(root["summary"] as? [String: Any])
    #expect(summary["total"] as? Int == 3 && summary["failed"] as? Int == 1 && summary["errors"] as? Int == 1)
    #expect((summary["links"] as? [String: Int]) == ["total": 9])
    let diagnostics = try #require(root["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["id"] as? String } == ["shallow-clone", "unknown-symbol"])
    #expect(diagnostics[1]["endColumn"] as? Int == 13)
    let snippets = try #require(root["snippets"] as? [[String: Any]])
    #expect(snippets.map { $0["verdict"] as? String } == ["failed", "skipped", "passed"])
  }

  @Test("Prints SARIF with columns in scalars") func printsSARIFWithColumnsInScalars() throws {
    let text = SARIFPrinter(version: "1", source: source).text(report)
    let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(root["version"] as? String == "2.1.0")
    #expect(text.contains("\"startColumn\" : 10"))
    #expect(text.contains("\"insertedContent\" : {\n"))
    #expect(text.contains("\"columnKind\" : \"unicodeCodePoints\""))
  }

  @Test("Prints JUnit with a case a snippet") func printsJUnitWithACaseASnippet() {
    #expect(
      JUnitPrinter().text(report) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="limn" tests="3" failures="1" skipped="1">
          <testsuite name="Content/a.md" tests="2" failures="1" skipped="1">
            <testcase classname="Content/a.md" name="snippet at line 1" file="Content/a.md" line="1">
              <failure message="cannot find 'x' in scope" type="unknown-symbol">Content/a.md:2:12: error: cannot find 'x' in scope [unknown-symbol]</failure>
            </testcase>
            <testcase classname="Content/a.md" name="snippet at line 5" file="Content/a.md" line="5"><skipped message="platform=macOS"/></testcase>
          </testsuite>
          <testsuite name="Content/b.md" tests="1" failures="0" skipped="0">
            <testcase classname="Content/b.md" name="snippet at line 5" file="Content/b.md" line="5"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("A note that a suggestion repeats is printed once") func aNoteThatASuggestionRepeatsIsPrintedOnce() {
    let place = Location(path: "Content/a.md", line: 2, column: 12)
    let notes = [
      Note("use 'try'", at: place), Note("use 'try'", at: Location(path: "Content/a.md", line: 1)),
      Note("see here", at: place),
    ]
    let error = Diagnostic(
      .unknownSymbol, "an error", at: place, notes: notes, fixes: [Fix("use 'try'", edits: [], isSafe: false)])
    let lines = HumanPrinter(source: SourceText { _ in nil }).text(error).split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "Content/a.md:2:12: error: an error [unknown-symbol]", "Content/a.md:1:1: note: use 'try'",
        "Content/a.md:2:12: note: see here",
        "  suggestion: use 'try'",
      ])
  }
}
