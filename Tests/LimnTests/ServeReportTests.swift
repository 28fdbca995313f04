import Foundation
import LimnPlatform
import Testing

/// What `limn serve` prints about mistakes while files change.
@Suite("Reports of the development server")
struct ServeReportTests {
  @Test("Errors and warnings are printed when they appear, without accepted ones, and so is their end")
  func reports() throws {
    let page = "# A\n\n[accepted](accepted.md)\n"
    let run = try CommandRun(["Content/index.md": page, "Content/other.md": "# B\n\n#### Deep\n"])
    defer { run.remove() }
    #expect(try run.limn("check", "--write-baseline", "--only", "links").status == 0)
    try run.add(["Content/index.md": page + "\n[first](first.md)\n"])
    try FileSystem.local.write(run.root + "/printed.txt", [])
    let output = try #require(FileHandle(forWritingAtPath: run.root + "/printed.txt"))
    let limn = try run.start("serve", "--port", "0", output: output, errors: output)
    defer {
      limn.terminate()
      limn.waitUntilExit()
    }
    #expect(printed("Content/index.md:5:1: error: 'first.md' does not exist", by: limn, in: run))
    #expect(printed("1 error, 1 warning\n", by: limn, in: run))
    #expect(printed("Content/other.md:3:1: warning: 'Deep' has level 4", by: limn, in: run))
    #expect(printed("checking snippets", by: limn, in: run))
    try run.add(["Content/index.md": page + "\n[second](second.md)\n"])
    #expect(printed("Content/index.md:5:1: error: 'second.md' does not exist", by: limn, in: run))
    try run.add(["Content/index.md": page, "Content/other.md": "# B\n"])
    #expect(printed("no errors\n", by: limn, in: run))
    let text = run.text("printed.txt") ?? ""
    #expect(!text.contains("accepted.md") && text.components(separatedBy: "'Deep' has level 4").count == 2, "\(text)")
  }

  /// Waits until the program has printed a text.
  private func printed(_ text: String, by limn: Process, in run: CommandRun) -> Bool {
    let deadline = ContinuousClock.now + .seconds(120)
    while limn.isRunning, deadline > .now {
      if run.text("printed.txt")?.contains(text) == true { return true }
      usleep(50_000)
    }
    return false
  }
}
