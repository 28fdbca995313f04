import LimnPlatform
import Testing

@Suite("Standard output")
struct OutputTests {
  /// Runs a command line in the shell. The variable `$limn` is the path of the program.
  private func shell(_ line: String, in run: CommandRun) throws -> ProcessResult {
    try ProcessRunner.local.run(
      Command(
        "/bin/sh", ["-c", "limn='\(CommandRun.program)'; " + line], directory: run.root, timeLimit: .seconds(120)))
  }

  @Test(
    "A reader that stops reading ends the output without a message",
    arguments: ["check", "check --format json", "build --no-check", "explain dead-link"])
  func closedPipe(words: String) throws {
    let run = try CommandRun(["Content/index.md": "# A\n\n[gone](gone.md)\n"])
    defer { run.remove() }
    // A pipe connects the output of `limn` to the program `true`, which ends at once without reading. `limn` starts a
    // second later. At this time, no program reads from the pipe.
    let writer = "{ sleep 1; $limn \(words) --quiet 2>errors; echo $? >status; }"
    let result = try shell("\(writer) | true; until [ -s status ]; do sleep 0.1; done; cat status errors", in: run)
    let expected = ["check", "check --format json"].contains(words) ? "1\n" : "0\n"
    #expect([expected, "141\n"].contains(result.outputText), "\(result.outputText)")
  }

  #if os(Linux)
    @Test("Output that cannot be written is an error")
    func fullDisk() throws {
      let run = try CommandRun(["Content/index.md": "# A\n"])
      defer { run.remove() }
      let result = try shell("$limn check --format json --quiet >/dev/full; echo $?", in: run)
      #expect(result.outputText == "70\n")
      #expect(
        result.errorText == "error: standard output cannot be written: No space left on device\n", "\(result.errorText)"
      )
    }
  #endif
}
