import Foundation
import LimnPlatform
import Testing

/// The first steps of a new user: naming files, applying fixes, accepting failures.
@Suite("Adopting checks")
struct AdoptionTests {
  @Test("A file that is not Markdown or Swift is an error")
  func unknownFile() throws {
    let run = try CommandRun(["notes.rtf": "x"])
    defer { run.remove() }
    let result = try run.limn("check", "notes.rtf")
    #expect(result.status == 1)
    #expect(result.outputText.contains("'notes.rtf' is neither a Markdown nor a Swift file"), "\(result.outputText)")
  }

  /// The sandbox copies the package's symbolic links to a folder that persists between runs. The next run must not fail
  /// because the copies of the links already exist.
  @Test("A package with symbolic links next to its manifest can be built again after a change")
  func linksBesideTheManifest() throws {
    let manifest =
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"pond\", targets: [.target(name: \"Pond\")])\n"
    let run = try CommandRun([
      "Package.swift": manifest, "Sources/Pond/Pond.swift": "public struct Pond { public init() {} }\n",
      "README.md": "# Pond\n\n```swift\nimport Pond\nlet pond = Pond()\n```\n", "GUIDE.md": "# Guide\n",
    ])
    defer { run.remove() }
    try FileManager.default.createSymbolicLink(atPath: run.root + "/AGENTS.md", withDestinationPath: "GUIDE.md")
    for change in ["", "// changed\n", "// changed again\n"] {
      try run.add(["Package.swift": manifest + change])
      let result = try run.limn("check", "README.md")
      #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
      #expect(result.outputText.contains("1 passed"), "\(result.outputText)")
    }
  }

  @Test("A wrong import is reported once, at its location")
  func imports() throws {
    let page = "# A\n\n```swift\nlet a = 1\n```\n\n```swift\nlet b = 2\n```\n"
    let run = try CommandRun([
      "Content/index.md": page,
      "Content/two.md": "---\nimports: [Fondation]\n---\n" + page.replacing("# A", with: "# Two"),
      "Site/limn.yml": "title: A\nimports: [NoSuchModule]\n",
    ])
    defer { run.remove() }
    for _ in 0..<2 {
      let result = try run.limn("check", "--only", "snippets")
      #expect(result.status == 1)
      let places = result.outputText.split(separator: "\n").filter { $0.contains("error: no such module") }.map(
        String.init)
      #expect(places.count == 2, "\(result.outputText)")
      #expect(places.contains { $0.hasPrefix("Site/limn.yml:2:") && $0.contains("'NoSuchModule'") }, "\(places)")
      #expect(places.contains { $0.hasPrefix("Content/two.md:2:") && $0.contains("'Fondation'") }, "\(places)")
    }
  }

  @Test("--fix reports the state of the files after the fixes")
  func fix() throws {
    let run = try CommandRun([
      "README.md":
        "```swift\nfunc add(a: Int) -> Int { a + 1 }\nadd(1)  // -> 2\n```\n\n```swift\nlet x: Int = \"\"\n```\n"
    ])
    defer { run.remove() }
    let result = try run.limn("check", "README.md", "--fix")
    #expect(result.errorText.contains("-add(1)  // -> 2\n+add(a: 1)  // -> 2\n"), "\(result.errorText)")
    #expect(
      result.status == 1 && result.outputText.contains("README.md:7:14: error: cannot convert"), "\(result.outputText)")
    #expect(
      result.outputText.contains("1 passed, 1 failed") && result.outputText.contains("1 error"), "\(result.outputText)")
    // The check after the fixes does not repeat the lines about progress.
    let progress = result.errorText.split(separator: "\n").filter { $0.hasSuffix(" …") }
    #expect(
      progress.last == "checking the fixed files …" && Set(progress).count == progress.count, "\(result.errorText)")
    let again = try run.limn("check", "README.md", "--fix")
    #expect(again.errorText.hasSuffix("No fix is known, so no file was changed.\n"), "\(again.errorText)")
    try run.add(["README.md": "```swift\nlet text: String? = \"a\"\nprint(text.count)\n```\n"])
    for (words, reason) in [
      (["--fix"], "since no fix is known to be safe"), (["--fix", "--unsafe"], "so apply one by hand"),
    ] {
      let ambiguous = try run.limn(words: ["check", "README.md"] + words)
      #expect(ambiguous.status == 1 && ambiguous.errorText.contains(reason), "\(ambiguous.errorText)")
    }
    let wrong = try run.limn("check", "--unsafe")
    #expect(wrong.status == 2)
  }

  @Test("A preview that fails today is accepted, and reported once it no longer does")
  func acceptedPreviews() throws {
    let view = """
      import SwiftUI
      final class Pond: ObservableObject {}
      public struct PondView: View {
        @EnvironmentObject var pond: Pond
        public init() {}
        public var body: some View { Text("\\(ObjectIdentifier(pond).hashValue == 0)") }
      }
      #Preview { PondView() }

      """
    let run = try CommandRun([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Pond\", targets: [.target(name: \"Pond\")])\n",
      "Sources/Pond/PondView.swift": view, "README.md": "# Pond\n",
    ])
    defer { run.remove() }
    let started = try run.limn("init")
    #expect(started.outputText.contains("1 known problem is accepted"), "\(started.outputText)\(started.errorText)")
    #expect(try run.limn("build").status == 0)
    // A run without previews keeps what it cannot know.
    let others = ["--only", "links", "--write-baseline"]
    #expect(try [others, ["--only", "previews"]].map { try run.limn(words: ["check"] + $0).status } == [0, 0])
    try run.add([
      "Sources/Pond/PondView.swift": view.replacing("{ PondView() }", with: "{ PondView().environmentObject(Pond()) }")
    ])
    let corrected = try run.limn("check")
    #expect(corrected.status == 0 && corrected.outputText.contains("stale-baseline"), "\(corrected.outputText)")
  }

  @Test("The baseline accepts dead links, all reports agree, and additions are reported")
  func baseline() throws {
    let page =
      "# A\n\n[gone](gone.md)\n\n```swift\nstruct A { let a: Int = \"\" }\n```\n\n```swift\nprint(A().a)\n```\n"
    let run = try CommandRun(["Content/index.md": page])
    defer { run.remove() }
    let first = try run.limn("check", "--write-baseline")
    #expect(first.status == 0 && !first.outputText.contains("baseline-grew"), "\(first.outputText)\(first.errorText)")
    let accepted =
      "baseline: 2 known problems accepted (--verbose lists them), 1 in snippets, 1 in links, text, and previews"
    let second = try run.limn("check", "--strict")
    #expect(second.status == 0 && second.outputText.contains(accepted), "\(second.outputText)")
    let json = try run.limn("check", "--format", "json")
    #expect(
      json.status == 0 && !json.outputText.contains("\"failed\" : 1") && json.outputText.contains("\"failed\" : 0"))
    #expect(try run.limn("check", "--format", "junit").outputText.contains("failures=\"0\" skipped=\"2\""))
    #expect(try run.limn("build").status == 0)
    // The settings import a module that does not exist, so no snippet can be compiled. The check then does not know
    // whether the accepted failures still occur, and must not report that they are gone.
    try run.add(["Site/limn.yml": "imports: [NoSuchModule]\n"])
    let missing = try run.limn("check")
    #expect(missing.status == 1 && missing.outputText.contains("2 in all, 2 failed"), "\(missing.outputText)")
    #expect(!missing.outputText.contains("no longer occurs"), "\(missing.outputText)")
    try run.add(["Site/limn.yml": "title: A\n"])

    try run.add(["Content/index.md": page + "\n[also gone](other.md)\n"])
    let third = try run.limn("check")
    #expect(
      third.status == 1 && third.outputText.contains("other.md") && third.outputText.contains("1 error"),
      "\(third.outputText)")
    let grown = try run.limn("check", "--write-baseline")
    #expect(
      grown.status == 0 && grown.outputText.contains("the baseline grew: 1 new problem is accepted"),
      "\(grown.outputText)")
    try run.add(["Content/index.md": "# A\n"])
    let gone = try run.limn("check")
    #expect(
      gone.status == 0 && gone.outputText.contains("no longer occurs") && gone.outputText.contains("stale-baseline"),
      "\(gone.outputText)")
  }

  @Test("The baseline accepts an error only as often as it occurred")
  func repeatedErrors() throws {
    let link = "[gone](gone.md)\n\n"
    let snippet = "```swift\nlet a: Int = \"\"\n```\n\n"
    let run = try CommandRun(["Content/index.md": "# A\n\n" + link + snippet])
    defer { run.remove() }
    #expect(try run.limn("check", "--write-baseline").status == 0)
    try run.add(["Content/index.md": "# A\n\nA new line.\n\n" + link + snippet])
    #expect(try run.limn("check", "--strict").status == 0)
    try run.add(["Content/index.md": "# A\n\n" + link + link + snippet + snippet])
    let second = try run.limn("check")
    #expect(second.status == 1 && second.outputText.contains("2 errors"), "\(second.outputText)")
    #expect(
      second.outputText.contains("note: the baseline accepts this error only once in this file"), "\(second.outputText)"
    )
    #expect(
      second.outputText.contains("2 known problems accepted (--verbose lists them), 1 in snippets, 1 in links"),
      "\(second.outputText)")
    let grown = try run.limn("check", "--write-baseline")
    #expect(
      grown.errorText.hasSuffix("Site/baseline.json: 4 known problems, 2 of them new, 0 removed\n"),
      "\(grown.errorText)")
    try run.add(["Content/index.md": "# A\n\n" + link + snippet])
    let fewer = try run.limn("check")
    #expect(fewer.status == 0 && fewer.outputText.contains("2 warnings"), "\(fewer.outputText)")

    // An entry of an older version has no count and accepts any number of errors.
    let old = try #require(run.text("Site/baseline.json")).replacing(/"count" : \d+,\s*/, with: "")
    try run.add(["Site/baseline.json": old, "Content/index.md": "# A\n\n" + link + link + link + snippet + snippet])
    let accepted = try run.limn("check", "--strict")
    #expect(accepted.status == 0 && accepted.outputText.contains("5 known problems accepted"), "\(accepted.outputText)")
  }

  @Test("A baseline without entries is not written, and an existing one is emptied")
  func emptyBaseline() throws {
    let run = try CommandRun(["Content/index.md": "# A\n"])
    defer { run.remove() }
    let first = try run.limn("check", "--write-baseline")
    #expect(first.status == 0 && run.text("Site/baseline.json") == nil, "\(run.text("Site/baseline.json") ?? "")")
    #expect(
      first.errorText.hasSuffix("Site/baseline.json: nothing had to be accepted, so no file was written\n"),
      "\(first.errorText)")
    // An error of the settings is not in a document, so a baseline cannot accept it.
    try run.add(["Site/limn.yml": "titel: A\n"])
    let wrong = try run.limn("check", "--write-baseline")
    #expect(wrong.status == 1 && run.text("Site/baseline.json") == nil, "\(wrong.outputText)")
    let refusal = "Site/baseline.json: this run has no error that a baseline can contain, so no file was written\n"
    #expect(wrong.errorText.hasSuffix(refusal), "\(wrong.errorText)")
    try run.add(["Site/limn.yml": "title: A\n", "Content/index.md": "# A\n\n[gone](gone.md)\n"])
    let full = try run.limn("check", "--write-baseline")
    #expect(
      full.errorText.hasSuffix("Site/baseline.json: 1 known problem, 1 of them new, 0 removed\n"), "\(full.errorText)")
    try run.add(["Content/index.md": "# A\n"])
    let emptied = try run.limn("check", "--write-baseline")
    #expect(
      emptied.status == 0 && run.text("Site/baseline.json")?.contains("gone.md") == false, "\(emptied.outputText)")
    #expect(
      emptied.errorText.hasSuffix("Site/baseline.json: nothing had to be accepted, 1 removed\n"), "\(emptied.errorText)"
    )
    #expect(try run.limn("check", "--strict").status == 0)
  }

  @Test("An accepted error outside of the code of a snippet is a known problem of the snippet")
  func errorsOutsideOfCode() throws {
    let run = try CommandRun([
      "Content/index.md": "---\nimports: [Nowhere]\n---\n# A\n\n```swift\nlet a = 1\n```\n\n```swift\nlet b = 2\n```\n",
      "Content/b.md":
        "# B\n\n<!-- swift: using=none -->\n```swift\nlet a = 1\n```\n\n```swift\nprint(1)\n```\n\n```text, output\n2\n```\n",
    ])
    defer { run.remove() }
    #expect(try run.limn("check").outputText.contains("snippets: 4 in all, 4 failed"))
    #expect(
      try run.limn("check", "--write-baseline").outputText.contains(
        "snippets: 4 in all, 4 fail only with accepted errors"))
    let check = try run.limn("check")
    #expect(
      check.status == 0 && check.outputText.contains("4 in all, 4 fail only with accepted errors"),
      "\(check.outputText)")
    let report = try run.limn("check", "--format", "json").outputText
    #expect(report.components(separatedBy: "\"verdict\" : \"skipped\"").count == 5, "\(report)")
    // The baseline accepts the error about the missing module, so the check does not fail if a new snippet needs the
    // same module. If the module in the import is then replaced by another missing module, the check fails.
    try run.add(["Content/index.md": (run.text("Content/index.md") ?? "") + "\n```swift\nlet c: Int = \"\"\n```\n"])
    #expect(try run.limn("check").status == 0)
    try run.add(["Content/index.md": (run.text("Content/index.md") ?? "").replacing("Nowhere", with: "Other")])
    #expect(try run.limn("check").status == 1)
  }

  @Test("Init explains the number of accepted failures, and a second one keeps the baseline")
  func numbersOfInit() throws {
    let page =
      "# P\n\n[gone](gone.md)\n\n[gone](gone.md)\n\n```swift\nlet a: Int = \"\"\nlet b: Int = \"\"\nlet c = nope\n```\n"
    let run = try CommandRun(["README.md": page, "docs/a.md": "# A\n"])
    defer { run.remove() }
    let first = try run.limn("init")
    #expect(
      first.status == 0 && first.outputText.contains("\nFound 5 errors:\n  README.md:3:1: "),
      "\(first.outputText)\(first.errorText)")
    let explained = "4 known problems are accepted (5 errors; equal ones in one snippet count once), so"
    #expect(first.outputText.contains("wrote  Site/baseline.json: \(explained)"), "\(first.outputText)")
    let listed = try run.limn("check", "--verbose").outputText
    #expect(listed.contains("accepted: README.md:3:1: ") && listed.contains("accepted: README.md:9:"), "\(listed)")
    #expect(try !run.limn("check").outputText.contains("accepted: "))
    let known = run.text("Site/baseline.json")
    let second = try run.limn("init").outputText
    #expect(second.contains("kept   Site/baseline.json: 4 known problems are accepted\n"), "\(second)")
    #expect(second.contains("Next: commit these files;") && !second.contains("not accepted"), "\(second)")
    try run.add(["docs/a.md": "# A\n\n[new](new.md)\n"])
    let third = try run.limn("init").outputText
    #expect(third.contains("not accepted: docs/a.md:3:1: ") && third.contains("--write-baseline"), "\(third)")
    #expect(run.text("Site/baseline.json") == known)
  }

  @Test("Init in another folder checks the same files as init in the folder")
  func initElsewhere() throws {
    let run = try CommandRun(["p/docs/a.md": "# A\n", "p/notes/b.md": "# B\n\n[gone](gone.md)\n"])
    defer { run.remove() }
    let result = try run.limn("init", "p")
    #expect(
      result.outputText.contains("Next: commit these files;") && run.text("p/Site/baseline.json") == nil,
      "\(result.outputText)")
  }

  @Test("Init writes no baseline if it can accept nothing")
  func initWithoutBaseline() throws {
    let run = try CommandRun([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"p\", targets: [.target(name: \"P\")])\nlet p: Int = \"\"\n",
      "Sources/P/p.swift": "public let p = 1\n", "README.md": "# P\n",
    ])
    defer { run.remove() }
    let result = try run.limn("init")
    #expect(
      result.outputText.contains("not accepted: Package.swift:4:14: "), "\(result.outputText)\(result.errorText)")
    #expect(result.outputText.contains("\nNext: run 'limn check', and fix its errors;"))
    #expect(run.text("Site/baseline.json") == nil, "\(run.text("Site/baseline.json") ?? "")")
  }

  @Test("A summary of failures does not advise to import tests")
  func summaryWithoutTests() throws {
    let block = "```swift\n_ = MockFrog()\n```\n\n"
    let run = try CommandRun([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"p\", targets: [.target(name: \"P\"), .testTarget(name: \"PTests\", dependencies: [\"P\"])])\n",
      "Sources/P/p.swift": "public let p = 1\n",
      "Tests/PTests/Mock.swift": "public struct MockFrog { public init() {} }\n",
      "README.md": "# P\n\n" + String(repeating: block, count: 5),
    ])
    defer { run.remove() }
    let result = try run.limn("init")
    #expect(result.outputText.contains("5 use names that no earlier block declares"), "\(result.outputText)")
    #expect(!result.outputText.contains("import PTests"), "\(result.outputText)")
    #expect(!result.outputText.contains("Next: run limn check"), "\(result.outputText)")
  }

  @Test("README and doc comments can be left out")
  func leavingOut() throws {
    let run = try CommandRun([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"p\", targets: [.target(name: \"P\")])\n",
      "Sources/P/p.swift": "/// ```swift\n/// let a: Int = \"\"\n/// ```\npublic let p = 1\n",
      "README.md": "```swift\nlet b: Int = \"\"\n```\n",
    ])
    defer { run.remove() }
    #expect(try run.limn("check", "--only", "snippets").outputText.contains("2 failed"))
    try run.add(["Site/limn.yml": "snippets: { readme: false, doc-comments: false }\n"])
    let quiet = try run.limn("check", "--only", "snippets")
    #expect(
      quiet.status == 0 && quiet.outputText.contains("snippets: 0 in all"), "\(quiet.outputText)\(quiet.errorText)")
    #expect(try run.limn("check", "README.md").outputText.contains("1 failed"))
  }

  @Test("A snippet that fails because of another is a failure in JUnit's report")
  func junit() throws {
    let run = try CommandRun([
      "README.md": "```swift\nstruct A { let a: Int = \"\" }\n```\n```swift\nprint(A().a)\n```\n"
    ])
    defer { run.remove() }
    let result = try run.limn("check", "README.md", "--format", "junit")
    #expect(result.outputText.contains("tests=\"2\" failures=\"2\""), "\(result.outputText)")
  }

  @Test("Code that is not checked is counted, and listed on request")
  func unchecked() throws {
    let page =
      "# A\n\n    let a = 1\n    print(a)\n\nText.\n\n    $ make\n\n```\nfunc f() {}\n```\n\n```\nswift build\n```\n\n```swift ignore\n```\n"
    let run = try CommandRun(["README.md": page])
    defer { run.remove() }
    let result = try run.limn("check", "README.md", "-v")
    #expect(
      result.status == 0
        && result.outputText.contains(
          "2 more blocks of articles and comments may be Swift, but are not checked (1: indented, 1: no"),
      "\(result.outputText)")
    for line in [
      "README.md:3: not checked: indented", "README.md:10: not checked: no language",
      "README.md:18: not checked: ignore",
    ] {
      #expect(result.errorText.contains(line), "\(result.errorText)")
    }
  }

  @Test("A failure is reported at the statement that failed")
  func places() throws {
    let page = """
      ```swift,run
      struct Wrong: Error {}
      let list = [1, 2]
      print(list.count)
      print(list[list.count + 1])
      ```

      ```swift,run
      struct Sad: Error {}
      func fail() throws { throw Sad() }
      print("ready")
      try fail()
      ```

      ```swift,run
      import Foundation
      let offline = URLError(.notConnectedToInternet)
      print("asking")
      throw offline
      ```

      ```swift
      init(a: Int) { b = a }
      ```
      """
    let run = try CommandRun(["README.md": page])
    defer { run.remove() }
    let text = try run.limn("check", "README.md").outputText
    #expect(text.contains("README.md:5:1: error: the snippet crashed: Index out of range"), "\(text)")
    #expect(text.contains("README.md:12:1: error: the snippet threw an error: Sad()"), "\(text)")
    let network =
      "README.md:19:1: error: the snippet uses the network, but snippets run without network access [run-network]"
    #expect(text.contains(network), "\(text)")
    #expect(!text.contains("Members"), "\(text)")
  }
}
