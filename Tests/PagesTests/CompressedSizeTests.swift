import LimnConfiguration
import LimnDiagnostics
import LimnPlatform
import Testing

@testable import LimnPages

@Suite struct CompressedSizeTests {
  @Test("The size is within a hundredth of gzip's own", arguments: ["theme.css", "search.js", "limn.js"])
  func theSizeIsWithinAHundredthOfGzipsOwn(name: String) throws {
    let bytes = try FileSystem.local.read(Theme.standardFolder() + "/" + name)
    let real = try ProcessRunner.local.run(Command("gzip", ["-6", "-c"], input: bytes)).output.count
    let size = CompressedSize.gzip(bytes)
    #expect(abs(size - real) * 100 <= real, "\(size) bytes, gzip makes \(real)")
  }

  @Test("An empty text has the size of an empty gzip file") func anEmptyTextHasTheSizeOfAnEmpty() {
    #expect(CompressedSize.gzip([]) == 20)
  }

  @Test("A frame above its budget is an error that names the page") func aFrameAboveItsBudgetIsAnErrorThat() throws {
    let site = try TestSite(["a/index.md": "# A\n"]) { $0.budgets.frame = 500 }
    #expect(site.problems.contains { $0.hasPrefix("frame-budget the frame of 'a/index.html' has ") })
  }

  @Test("A long list of headings is only a warning") func aLongListOfHeadingsIsOnlyAWarning() throws {
    let headings = (0..<400).map { "## Heading \($0 * 7919 % 1000) of \($0)\n" }.joined(separator: "\n")
    let site = try TestSite(["a/index.md": "# A\n\n" + headings]) { $0.budgets.frame = 4096 }
    #expect(site.output.diagnostics.map(\.id) == ["long-article"])
  }

  @Test("The theme keeps the budgets") func theThemeKeepsTheBudgets() throws {
    let site = try TestSite(["index.md": "# A\n", "b/c.md": "# C\n"])
    #expect(site.problems.isEmpty)
    #expect(
      site.output.weights.css <= 12 << 10 && site.output.weights.scripts <= 16 << 10
        && site.output.weights.frame <= 4 << 10)
  }
}
