import LimnDiagnostics
@testable import LimnPlatform
@testable import LimnSnippets
import Testing

/// Tests snippets whose verdict depends on something that does not work in this run.
@Suite("Verdicts that a run cannot determine")
struct UnknownVerdictTests {
  private func refusing(_ checking: Checking) -> Checking {
    var refusing = checking
    refusing.context.processes = ProcessRunner(
      sandbox: .unavailable(["the kernel is too old"]), run: ProcessRunner.local.run)
    return refusing
  }

  private func broken(_ checking: Checking, _ modules: Set<String>) -> Checking {
    var broken = checking
    broken.context.failures.modules = modules
    return broken
  }

  @Test("Without a sandbox, a snippet that is to be run is not checked, and the next run with a sandbox runs it")
  func refusedRun() throws {
    let checking = Checking(cache: ContentCache(folder: Checking.temporaryFolder()))
    let page = "```swift\n1 + 1  // -> 3\n```\n```swift\nlet two = 2\n```\n"
    let refused = try refusing(checking).report(page)
    #expect(
      refused.summaryText
        == "1 skipped: no sandbox is available\n4 passed\nerror: the snippets were not run, because no sandbox is available: the kernel is too old [run-refused]",
      "\(refused.summaryText)")
    let run = try checking.report(page)
    #expect(
      run.summaryText == "1 failed\n4 passed\npage.md:2:14: error: the value is 2, not 3 [value-differs]",
      "\(run.summaryText)")
    // The previous check stored the result of the run in the cache, so no snippet must run now.
    let known = try refusing(checking).report(page)
    #expect(known.summaryText == run.summaryText, "\(known.summaryText)")
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

  @Test("An ambiguous name can be that of a module which builds only in part")
  func ambiguousName() throws {
    var checking = Checking()
    let page = "```swift\nimport Dispatch\nstruct Wave {}\nstruct Wave {}\nlet wave: Wave? = nil\n```\n"
    #expect(try checking.summary(page).hasPrefix("1 failed"))
    checking.context.failures.partial = ["Dispatch"]
    #expect(try checking.summary(page) == "1 skipped: Dispatch builds only in part")
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
    let baseline = Baseline(path: "baseline.json", counts: Baseline.failures(of: failing, pages: [page]))
    #expect(baseline.counts.keys.map(\.id) == ["value-differs"])
    for unknown in [try refusing(checking).report(text), try broken(checking, ["Dispatch"]).report(text)] {
      let accepted = baseline.apply(to: unknown, pages: [page])
      #expect(accepted.diagnostics.filter { $0.id == "stale-baseline" } == [], "\(accepted.summaryText)")
    }
    let fixed = try checking.report(text.replacing("true", with: "false"))
    #expect(baseline.apply(to: fixed, pages: [page]).diagnostics.map(\.id) == ["stale-baseline"])
  }

  @Test(
    "A snippet is not checked if it fails because of a name of a module that does not build and that it would import by inference"
  )
  func lostImports() throws {
    var checking = Checking(files: [
      "Tree.swift": """
      public struct Tree { public func grow( {} }
      public func plant() {}
      infix operator <+>
      public extension Int { var leaves: Int { self } }
      struct Root {}
      """,
      "Forest.swift": "@_exported import Wood\n",
    ])
    checking.context.inferredImports = ["Foundation", "Tree", "Forest"]
    func summary(_ code: String, imports: [String]? = nil) throws -> String {
      try checking.report(["page.md": "```swift\n\(code)\n```\n"], imports: imports).summaryText
    }
    #expect(try summary("plant()").hasPrefix("1 failed"))
    checking.context.failures.modules = ["Tree"]
    checking.context.failures.sources = ["Tree": ["Tree.swift"]]
    for code in [
      "plant()", "let tree: Tree? = nil", "1 <+> 2", "let count = 1.leaves", "plant() // error: wrong",
      "let x: Int = \"\"; plant()",
    ] {
      #expect(try summary(code) == "1 skipped: Tree does not build", "\(code)")
    }
    for code in ["Root()", "climb()", "let x: Int = \"\""] {
      #expect(try summary(code).hasPrefix("1 failed"), "\(code)")
    }
    #expect(try summary("let two = 2") == "1 passed")
    #expect(try summary("plant()", imports: ["Foundation"]).hasPrefix("1 failed"))
    // A module that a snippet imports may re-export the module that failed to build. So an unknown name in the snippet
    // may be a name from the failed module.
    checking.context.failures.modules = ["Forest"]
    checking.context.failures.sources = ["Forest": ["Forest.swift"]]
    #expect(try summary("climb()") == "1 skipped: Forest does not build")
    #expect(try summary("let x: Int = \"\"").hasPrefix("1 failed"))
    checking.context.failures.obstacle = "the package does not build"
    #expect(try summary("let two = 2") == "1 skipped: the package does not build")
  }

  @Test(
    "A snippet does not import a module that does not build from an earlier snippet, even if an old interface is on the disk"
  )
  func importOfAnEarlierSnippet() throws {
    var checking = Checking(files: ["Queue.swift": "public class DispatchQueue {}\n"])
    checking.context.failures.modules = ["Dispatch"]
    checking.context.failures.sources = ["Dispatch": ["Queue.swift"]]
    let found = try checking.summary(
      """
      ```swift
      import Dispatch
      let queue = DispatchQueue.main
      ```
      ```swift
      let two: Int = ""
      ```
      ```swift
      let other: DispatchQueue? = nil
      ```
      """)
    #expect(
      found.hasPrefix("1 skipped: Dispatch does not build\n5 failed\n8 skipped: Dispatch does not build\npage.md:6"),
      "\(found)")
  }
}
