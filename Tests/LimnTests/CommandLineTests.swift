import Foundation
import LimnPlatform
import Testing

@testable import limn

struct ArgumentsTests {
  @Test(
    "Says what is wrong with a command line",
    arguments: [
      (["chek"], "'chek' is not a command (did you mean 'check'?)"),
      (["--root", "x"], "'--root' is an option, which must come after the command"),
      (["check", "--formt", "x"], "'--formt' is not an option of limn check (did you mean '--format'?)"),
      (
        ["check", "--format", "jsn"],
        "'jsn' is not a value of --format: use \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")) (did you mean 'json'?)"
      ),
      (["check", "--format"], "--format needs a value: NAME"),
      (["build", "--strict=1"], "--strict takes no value"),
      (["build", "a", "b"], "unexpected argument 'b'"),
      (["build", "-x"], "'-x' is not an option; options start with '--'"),
    ])
  func saysWhatIsWrongWithACommandLine(words: [String], message: String) {
    #expect {
      try Arguments.parse(words)
    } throws: {
      ($0 as? Arguments.UsageError)?.message == message
    }
  }

  @Test("Reads options in both spellings and operands anywhere") func readsOptionsInBothSpellingsAndOperandsAnywhere()
    throws
  {
    let request = try Arguments.parse(["check", "a.md", "--format=json", "--jobs", "3", "--strict", "--", "--b.md"])
    guard case .run(let arguments) = request else { return #expect(Bool(false), "\(request)") }
    #expect(arguments.operands == ["a.md", "--b.md"])
    #expect(arguments.values == ["format": "json", "jobs": "3", "strict": ""])
    #expect(try arguments.number("jobs") == 3)
  }

  @Test("Refuses a number of jobs that is none", arguments: ["0", "-1", "x"]) func refusesANumberOfJobsThatIsNone(
    text: String
  ) throws {
    guard case .run(let arguments) = try Arguments.parse(["build", "--jobs=\(text)"]) else { return }
    #expect(throws: Arguments.UsageError.self) { try arguments.number("jobs") }
  }

  @Test("A cache can be limited to nothing") func limitOfNothing() throws {
    guard case .run(let arguments) = try Arguments.parse(["cache", "--prune", "--limit=0"]) else {
      return #expect(Bool(false))
    }
    #expect(try arguments.number("limit", from: 0) == 0)
    let run = try CommandRun(["Content/index.md": "# Page\n", ".build/limn/results/aa/bb": "old"])
    defer { run.remove() }
    utimes(run.root + "/.build/limn/results/aa/bb", [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1, tv_usec: 0)])
    let result = try run.limn("cache", "--prune", "--limit", "0")
    #expect(
      result.status == 0 && result.outputText.contains("removed 1 entry")
        && result.outputText.contains("holds 0 entries"))
  }

  @Test("Help names every option", arguments: CommandName.allCases) func helpNamesEveryOption(command: CommandName)
    throws
  {
    #expect(try Arguments.parse([command.rawValue, "--help"]) == .help(command))
    let text = Help.text(command)
    for option in command.options + Option.common { #expect(text.contains("--\(option.name)")) }
  }
}
