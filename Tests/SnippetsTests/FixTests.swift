import LimnDiagnostics
import LimnPlatform
import LimnSnippets
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
    #expect(
      plan.diff == """
        --- page.md
        +++ page.md
        @@ -2,21 +2,22 @@
         
         1. In a list
         
        -   ```swift compile_fail
        -   let a: Int = ""
        +   ```swift,compile_fail
        +   let a: Int = ""  // error: cannot convert value of type 'String' to specified type 'Int'
            ```
         
         ```swift
         func f() {
        -  var b = 1
        +  let b = 1
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

        """, "\(plan.diff)")
    try plan.apply(root: "root", files: files)
    let fixed = String(decoding: try files.read("root/page.md"), as: UTF8.self)
    #expect(try Checking().report(fixed).diagnosticLines == [])
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
    let report = try checking.report(page)
    #expect(
      report.diagnosticLines == [
        "page.md:6:10: error: the snippet differs from 'Sources/App.swift:start' [source-differs]",
        "page.md:11:10: error: 'Sources/App.swift' has no region 'begin' [source-missing]",
        "page.md:13:10: error: no file 'Sources/Nothing.swift' to compare with [source-missing]",
      ])
    try FileSystem.local.write(checking.context.root + "/page.md", Array(page.utf8))
    let plan = FixPlan(report.diagnostics, root: checking.context.root, files: .local)
    #expect(plan.diff.contains("-  print(\"walk\")\n+  print(\"run\")"), "\(plan.diff)")
  }

  @Test("Known failures are not reported, and those that are gone are")
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
    let baseline = SnippetBaseline(freezing: first, pages: pages, path: "Site/baseline.json")
    #expect(baseline.entries.count == 2)

    let changed = "Prose.\n\n" + page.replacing("let b: Int = \"\"", with: "let b: Int = 1")
    let changedPages = [Checking.page(changed, path: "page.md")]
    let report = baseline.apply(to: try Checking().report(changed), pages: changedPages)
    #expect(
      report.summaryText == """
        3 skipped: known failure
        6 passed
        Site/baseline.json:1:1: warning: a known failure in page.md is gone: cannot convert value of type 'String' to specified type 'Int' \
        [stale-baseline]
        """)
    #expect(report.summary.failed == 0)
  }
}
