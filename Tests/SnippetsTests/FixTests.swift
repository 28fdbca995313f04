import LimnDiagnostics
import Foundation
@testable import LimnPlatform
@testable import LimnSnippets
import TestFiles
import Testing

@Suite("Fixes, baseline and sources")
struct FixTests {
  @Test("Fixes change only the bytes they name and show as a diff")
  func fixes() throws {
    let page = """
      # A page

      1. In a list

         ```swift compile_fail
         let a: Int = ""
         ```

      ```swift
      func f() {
        var b = 1
        print(b)
      }
      2 + 2  // -> 5
      ```

      ```swift
      print("x\\n\\"y\\"")
      ```
      ```text output
      z
      ```
      """
    let files = FileSystem.inMemory(["root/page.md": page])
    let plan = FixPlan(try Checking().report(page).diagnostics, root: "root", files: files)
    let diff = try plan.diff()
    #expect(
      diff == """
        --- page.md
        +++ page.md
        @@ -3,7 +3,7 @@
         1. In a list
         
            ```swift compile_fail
        -   let a: Int = ""
        +   let a: Int = ""  // error: cannot convert value of type 'String' to specified type 'Int'
            ```
         
         ```swift
        @@ -11,12 +11,13 @@
           var b = 1
           print(b)
         }
        -2 + 2  // -> 5
        +2 + 2  // -> 4
         ```
         
         ```swift
         print("x\\n\\"y\\"")
         ```
         ```text output
        -z
        +x
        +"y"
         ```
        \\ No newline at end of file

        """, "\(diff)")
    try plan.apply(root: "root", files: files)
    let fixed = String(decoding: try files.read("root/page.md"), as: UTF8.self)
    let warning =
      "page.md:11:7: warning: variable 'b' was never mutated; consider changing to 'let' constant [variable-never-mutated]"
    #expect(try Checking().report(fixed).diagnosticLines == [warning])
    let all = FixPlan(try Checking().report(fixed).diagnostics, root: "root", files: files, includesUnsafe: true)
    let other = try all.diff()
    #expect(other.contains("-  var b = 1\n+  let b = 1\n"), "\(other)")
  }

  /// Returns the plan with the verified fixes of a page, and the plan without verification.
  private func verified(_ page: String) throws -> (plan: FixPlan, unchecked: FixPlan) {
    let checking = Checking(files: ["page.md": page])
    let pages = [Checking.page(page, path: "page.md")]
    let report = try checking.report(page)
    let verifier = FixVerifier(context: checking.context, pages: pages, report: report) { page, text in
      Checking.page(text, path: page.path)
    }
    let root = checking.context.root
    return (
      try verifier.plan(report.diagnostics, root: root),
      FixPlan(report.diagnostics, root: root, files: .local)
    )
  }

  @Test("A fix is applied only if the snippet builds after it")
  func verification() throws {
    let bad = try verified("```swift\ngenerate api.github.yaml\n```\n")
    #expect(!bad.unchecked.changes.isEmpty, "the compiler no longer offers a fix, so this test is not valid")
    #expect(bad.plan.changes.isEmpty, "\(bad.plan.changes)")
    let page = """
      ```swift
      func add(a: Int) -> Int { a + 1 }
      print(add(1))
      ```
      ```swift
      generate api.github.yaml
      ```
      ```swift,ignor
      nothing here builds
      ```
      """
    let mixed = try verified(page)
    let diff = try mixed.plan.diff()
    #expect(diff.contains("-print(add(1))\n+print(add(a: 1))\n"), "\(diff)")
    #expect(diff.contains("+```swift,ignore\n"), "\(diff)")
    #expect(!diff.contains("generate;"), "\(diff)")
  }

  @Test("What a note proposes is a suggestion")
  func suggestions() throws {
    let page = "```swift\nlet a: Int? = 1\nlet b: Int = a\nprint(b)\n```\n"
    let report = try Checking().report(page)
    #expect(report.diagnostics.flatMap(\.fixes).contains { !$0.isSafe })
    #expect(try verified(page).plan.changes.isEmpty)
  }

  @Test("A changed file keeps its line endings, its permissions, and the symbolic link to it")
  func files() throws {
    let page = "Prose.\r\n\r\n```swift\r\nprint(\"a\\nb\")\r\n```\r\n```text output\r\nz\r\n```\r\n"
    let checking = Checking(files: ["real/page.md": page])
    let root = checking.context.root
    let real = root + "/real/page.md"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    try FileManager.default.createSymbolicLink(atPath: root + "/page.md", withDestinationPath: "real/page.md")
    let plan = FixPlan(try checking.report(page).diagnostics, root: root, files: .local)
    #expect(try plan.diff().hasPrefix("--- page.md\n+++ page.md\n@@ -4,5 +4,6 @@\n"), "\(plan.changes)")
    try plan.apply(root: root, files: .local)
    #expect(
      String(decoding: try FileSystem.local.read(real), as: UTF8.self)
        == "Prose.\r\n\r\n```swift\r\nprint(\"a\\nb\")\r\n```\r\n```text output\r\na\r\nb\r\n```\r\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: real)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: root + "/page.md") == "real/page.md")
    try FileManager.default.removeItem(atPath: root + "/page.md")
    let outside = Checking(files: ["page.md": page]).context.root + "/page.md"
    try FileManager.default.createSymbolicLink(atPath: root + "/page.md", withDestinationPath: outside)
    #expect(throws: EnvironmentFailure.self) { try plan.apply(root: root, files: .local) }
  }

  @Test("A snippet is compared with a region of a file")
  func regions() throws {
    let checking = Checking(files: [
      "Sources/App.swift": """
      struct App {
        // snippet.start
        func run() {
          print("run")
        }
        // snippet.end
      }
      """
    ])
    let page = """
      ```swift,from=Sources/App.swift:start
      func run() {
        print("run")
      }
      ```
      ```swift,from=Sources/App.swift:start
      func run() {
        print("walk")
      }
      ```
      ```swift,from=Sources/App.swift:begin,ignore
      ```
      ```swift,from=Sources/Nothing.swift,ignore
      ```
      """
    let folder = try checking.report("```swift,from=Sources,ignore\n```")
    let unreadable = folder.diagnosticLines.first ?? ""
    #expect(unreadable.hasPrefix("page.md:1:10: error: 'Sources' cannot be read: "), "\(unreadable)")
    let report = try checking.report(page)
    #expect(
      report.diagnosticLines == [
        "page.md:6:10: error: the snippet differs from 'Sources/App.swift:start' [source-differs]",
        "page.md:11:10: error: 'Sources/App.swift' has no region 'begin' [source-missing]",
        "page.md:13:10: error: there is no file 'Sources/Nothing.swift' [source-missing]",
      ])
    try FileSystem.local.write(checking.context.root + "/page.md", Array(page.utf8))
    let plan = FixPlan(report.diagnostics, root: checking.context.root, files: .local)
    #expect(try plan.diff().contains("-  print(\"walk\")\n+  print(\"run\")"), "\(plan.changes)")
  }

  @Test("Known failures are not reported, and stale entries are")
  func baseline() throws {
    let page = """
      ```swift
      let a: Int = ""
      ```
      ```swift
      let b: Int = ""
      ```
      """
    let pages = [Checking.page(page, path: "page.md")]
    let first = try Checking().report(page)
    let baseline = Baseline(path: "Site/baseline.json", counts: Baseline.failures(of: first, pages: pages))
    #expect(baseline.counts.count == 2)

    let changed = "Prose.\n\n" + page.replacing("let b: Int = \"\"", with: "let b: Int = 1")
    let changedPages = [Checking.page(changed, path: "page.md")]
    let report = baseline.apply(to: try Checking().report(changed), pages: changedPages)
    #expect(
      report.summaryText == """
        3 skipped: only accepted errors
        6 passed
        Site/baseline.json:1:1: warning: a known problem in page.md no longer occurs: cannot convert value of type 'String' to specified type 'Int' \
        [stale-baseline]
        """)
    #expect(report.summary.failed == 0)
  }

  @Test("A failure that is caused by a known problem counts as known")
  func dependents() throws {
    let page = """
      ```swift
      struct A { let a: Int = "" }
      ```
      ```swift
      print(A().a)
      ```
      """
    let pages = [Checking.page(page, path: "page.md")]
    let first = try Checking().report(page)
    #expect(first.verdicts.map(\.kind.name) == ["failed", "failed"] && first.verdicts[1].causes.map(\.line) == [1])
    let baseline = Baseline(path: "Site/baseline.json", counts: Baseline.failures(of: first, pages: pages))
    let report = baseline.apply(to: first, pages: pages)
    #expect(
      report.summaryText == "1 skipped: only accepted errors\n4 skipped: only accepted errors"
        && report.summary.failed == 0)
    // An empty baseline accepts no failures. So both snippets fail: the snippet with the error, and the snippet that
    // uses it.
    let open = Baseline(path: "Site/baseline.json").apply(to: first, pages: pages)
    #expect(open.summary.failed == 2)
  }

  @Test("The value of a function is not offered as the expected value")
  func functionValue() throws {
    let report = try Checking().report("```swift\nfunc one() -> Int { 1 }\nlet result = one  // -> 1\n```")
    #expect(report.diagnosticLines == ["page.md:3:25: error: the value is (Function), not 1 [value-differs]"])
    #expect(report.diagnostics[0].fixes == [])
  }

  @Test("A shard does not report known problems of other shards as gone")
  func shardedBaseline() throws {
    let page = (1...6).map { "```swift\nlet a\($0): Int = \"\"\n```\n" }.joined()
    let pages = [Checking.page(page, path: "page.md")]
    let baseline = Baseline(
      path: "Site/baseline.json", counts: Baseline.failures(of: try Checking().report(page), pages: pages))
    #expect(baseline.counts.count == 6)
    let changed = page.replacing("let a3: Int = \"\"", with: "let a3 = 1")
    let changedPages = [Checking.page(changed, path: "page.md")]
    for index in 1...2 {
      var checking = Checking()
      checking.context.options.shard = Shard(index: index, count: 2)
      let report = baseline.apply(to: try checking.report(page), pages: pages)
      #expect(report.diagnosticLines == [] && report.summary.failed == 0)
      // The baseline entry contains the old text of the changed snippet. No shard has a snippet with this text any
      // more, so every shard reports the entry as stale.
      let stale = baseline.apply(to: try checking.report(changed), pages: changedPages)
      #expect(stale.diagnostics.map(\.id) == ["stale-baseline"], "\(stale.diagnosticLines)")
    }
  }

  @Test("A snippet that only fails because of another shows no warnings of its own")
  func misledWarnings() throws {
    let page = """
      ```swift
      struct Members { let a: Int }
      let members = Members(b: 1)
      ```
      ```swift
      let generated = try await members.missing
      print(generated)
      ```
      """
    let report = try Checking().report(page)
    #expect(report.verdicts.map(\.kind.name) == ["failed", "failed"] && report.verdicts[1].causes.map(\.line) == [1])
    #expect(
      report.diagnosticLines == [
        "page.md:3:22: error: incorrect argument label in call (have 'b:', expected 'a:') [wrong-argument-labels]"
      ])
  }
}
