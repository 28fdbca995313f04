import LimnDiagnostics
import LimnPlatform
import LimnSnippets
import Testing

/// Snippets whose verdict depends on something that does not work in this run.
@Suite("Verdicts that a run cannot determine")
struct UnknownVerdictTests {
  private func broken(_ checking: Checking, _ modules: Set<String>) -> Checking {
    var broken = checking
    broken.context.failedModules = modules
    return broken
  }

  @Test("A result in the cache does not count if the snippet imports a module that does not build")
  func brokenModule() throws {
    let checking = Checking(cache: ContentCache(folder: Checking.temporaryFolder()))
    let page = "```swift\nimport Dispatch\nlet queue = DispatchQueue.main\n```\n```swift,isolated\nlet two = 2\n```\n"
    #expect(try checking.summary(page) == "1 passed\n5 passed")
    let broken = broken(checking, ["Dispatch"])
    for page in [page, page + "\nMore.\n\n```swift,isolated\nlet three = 3\n```\n"] {
      let found = try broken.summary(page)
      #expect(found.hasPrefix("1 skipped: Dispatch does not build\n5 passed"), "\(found)")
    }
    #expect(try checking.summary(page) == "1 passed\n5 passed")
    #expect(try self.broken(checking, ["Other"]).summary(page) == "1 passed\n5 passed")
  }

  @Test("A page that is checked while a module does not build is checked again when it does")
  func repairedModule() throws {
    let checking = Checking(cache: ContentCache(folder: Checking.temporaryFolder()))
    let page = "```swift\nimport Dispatch\nlet queue: DispatchQueue = 1\n```\n"
    #expect(try broken(checking, ["Dispatch"]).summary(page) == "1 skipped: Dispatch does not build")
    let repaired = try checking.summary(page)
    #expect(repaired.hasPrefix("1 failed\n"), "\(repaired)")
  }

  @Test("The baseline keeps the failures of snippets whose verdict is unknown")
  func baseline() throws {
    let text = "```swift\nimport Dispatch\nDispatchQueue.main.label.isEmpty  // -> true\n```\n"
    let page = Checking.page(text, path: "page.md")
    let checking = Checking()
    let failing = try checking.report(text)
    let baseline = SnippetBaseline(freezing: failing, pages: [page], path: "baseline.json")
    #expect(baseline.entries.map(\.id) == ["value-differs"])
    let accepted = baseline.apply(to: try broken(checking, ["Dispatch"]).report(text), pages: [page])
    #expect(accepted.diagnostics == [], "\(accepted.summaryText)")
    let fixed = try checking.report(text.replacing("true", with: "false"))
    #expect(baseline.apply(to: fixed, pages: [page]).diagnostics.map(\.id) == ["stale-baseline"])
  }
}
