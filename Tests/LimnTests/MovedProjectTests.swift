import Foundation
import LimnPlatform
import Testing

/// A package whose folder is moved together with the files of its last build.
struct MovedProjectTests {
  @Test("A package in a moved project is read again, and the move is reported once")
  func readsANestedPackageAfterAMove() throws {
    let manifest =
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"P\")])\n"
    let run = try CommandRun([
      "a/Package.swift": manifest, "a/Sources/P/P.swift": "public let p = 1\n", "a/README.md": "# P\n",
      "a/Benchmarks/Package.swift": "import Foundation\n" + manifest.replacing("\"P\"", with: "\"Marks\""),
      "a/Benchmarks/Sources/Marks/Marks.swift": "public let m = 1\n",
    ])
    defer { run.remove() }
    let first = try run.limn("check", "--only", "rules", folder: "a")
    #expect(first.status == 0 && !first.outputText.contains("package-unread"), "\(first.outputText)")
    for unrecorded in [false, true] {
      let (old, new) = unrecorded ? ("b", "c") : ("a", "b")
      // Earlier versions of Limn did not record where they read the package.
      if unrecorded { try FileManager.default.removeItem(atPath: run.root + "/b/.build/limn/packages/Benchmarks/limn-location") }
      try FileManager.default.copyItem(atPath: "\(run.root)/\(old)", toPath: "\(run.root)/\(new)")
      let result = try run.limn("check", "--only", "rules", "--verbose", folder: new)
      let text = result.outputText + result.errorText
      #expect(result.status == 0 && !text.contains("package-unread"), "\(text)")
      #expect(text.components(separatedBy: "moved or copied").count == 2, "\(text)")
      let again = try run.limn("check", "--only", "rules", "--verbose", folder: new)
      #expect(!(again.outputText + again.errorText).contains("moved or copied"), "\(again)")
    }
  }

  @Test("A move is reported once in a run, and only in the run that builds the package again")
  func reportsAMoveOnce() throws {
    let run = try CommandRun([
      "a/Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"P\")])\n",
      "a/Sources/P/P.swift": "public let p = 1\n", "a/README.md": "# P\n",
    ])
    defer { run.remove() }
    func move(_ old: String, _ new: String) throws {
      try FileManager.default.moveItem(atPath: "\(run.root)/\(old)", toPath: "\(run.root)/\(new)")
    }
    /// The lines of a run that mention the move or a hidden note.
    func lines(_ result: ProcessResult) -> [String] {
      (result.errorText + result.outputText).split(separator: "\n").map(String.init)
        .filter { $0.contains("moved or copied") || $0.contains("note") }
    }
    func message(_ old: String) -> String { "the project was moved or copied from \(run.root)/\(old), so the package is built again" }
    #expect(lines(try run.limn("check", "--only", "rules", folder: "a")) == [])
    try move("a", "b")
    #expect(lines(try run.limn("build", folder: "b")) == [message("a")])
    #expect(lines(try run.limn("build", folder: "b")) == [])
    try move("b", "c")
    #expect(lines(try run.limn("check", "--only", "rules", "--verbose", folder: "c")) == [message("b")])
    try move("c", "d")
    let json = try run.limn("check", "--only", "rules", "--format", "json", "--quiet", folder: "d")
    #expect(json.outputText.contains("\"moved-project\"") && json.errorText == "", "\(json.outputText)\(json.errorText)")
  }
}
