import Foundation
import LimnPlatform
import Testing

/// A package whose folder is moved together with the files of its last build.
struct MovedProjectTests {
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
