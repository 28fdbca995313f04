import Foundation
import LimnPlatform
import Testing

/// A package whose folder is moved together with the files of its last build.
struct MovedProjectTests {
  @Test("A package in a moved project is read again, and the move is reported once")
  func readsANestedPackageAfterAMove() throws {
    let manifest =
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"P\")])\n"
    var run = try CommandRun([
      "a/Package.swift": manifest, "a/Sources/P/P.swift": "public let p = 1\n", "a/README.md": "# P\n",
      "a/Benchmarks/Package.swift": "import Foundation\n" + manifest.replacing("\"P\"", with: "\"Marks\""),
      "a/Benchmarks/Sources/Marks/Marks.swift": "public let m = 1\n",
    ])
    run.sharesModules = false
    defer { run.remove() }
    let first = try run.limn("check", "--only", "rules", folder: "a")
    #expect(first.status == 0 && !first.outputText.contains("package-unread"), "\(first.outputText)")
    for unrecorded in [false, true] {
      let (old, new) = unrecorded ? ("b", "c") : ("a", "b")
      // Earlier versions of Limn did not record where they read the package.
      if unrecorded {
        try FileManager.default.removeItem(atPath: run.root + "/b/.build/limn/packages/Benchmarks/limn-location")
      }
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
    var run = try CommandRun([
      "a/Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"P\")])\n",
      "a/Sources/P/P.swift": "public let p = 1\n", "a/README.md": "# P\n",
    ])
    run.sharesModules = false
    defer { run.remove() }
    func move(_ old: String, _ new: String) throws {
      try FileManager.default.moveItem(atPath: "\(run.root)/\(old)", toPath: "\(run.root)/\(new)")
    }
    /// Returns the lines of the output that contain "moved or copied" or the word "note".
    func lines(_ result: ProcessResult) -> [String] {
      (result.errorText + result.outputText).split(separator: "\n").map(String.init)
        .filter { $0.contains("moved or copied") || $0.contains("note") }
    }
    func message(_ old: String) -> String {
      "the project was moved or copied from \(run.root)/\(old), so the package is built again"
    }
    #expect(lines(try run.limn("check", "--only", "rules", folder: "a")) == [])
    try move("a", "b")
    #expect(lines(try run.limn("build", folder: "b")) == [message("a")])
    #expect(lines(try run.limn("build", folder: "b")) == [])
    try move("b", "c")
    #expect(lines(try run.limn("check", "--only", "rules", "--verbose", folder: "c")) == [message("b")])
    try move("c", "d")
    let json = try run.limn("check", "--only", "rules", "--format", "json", "--quiet", folder: "d")
    #expect(
      json.outputText.contains("\"moved-project\"") && json.errorText == "", "\(json.outputText)\(json.errorText)")
  }

  @Test("A copy in a folder with another name compiles no snippet again, unless its manifest sets other flags")
  func copiesUseKnownResults() throws {
    // The tools version 6.0 matters: with this version or a later one, SwiftPM passes the folder's name to the compiler
    // as the package name.
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let settings: [SwiftSetting] = Context.environment["LIMN_POND"] == nil ? [] : [.define("DEEP")]
      let package = Package(
        name: "Pond",
        targets: [.target(name: "CPond"), .target(name: "Pond", dependencies: ["CPond"], swiftSettings: settings)])

      """
    var run = try CommandRun([
      "pond/Package.swift": manifest,
      "pond/Sources/CPond/include/pond.h": "static inline int pond_depth(void) { return 3; }\n",
      "pond/Sources/CPond/pond.c": "#include \"pond.h\"\n",
      "pond/Sources/Pond/Pond.swift": """
      import CPond

      #if DEEP
        public func depth(in unit: String) -> Int { Int(pond_depth()) }
      #else
        public func depth() -> Int { Int(pond_depth()) }
      #endif

      """,
      "pond/README.md": "# Pond\n\n```swift\nimport Pond\nprint(depth())  // prints \"3\"\n```\n",
    ])
    run.sharesModules = false
    defer { run.remove() }
    let first = try run.limn("check", folder: "pond")
    #expect(first.status == 0 && first.outputText.contains("1 passed, 1 run"), "\(first.outputText)\(first.errorText)")
    // Add a target that does not build. The cached results must still be used, since the interfaces of the other
    // targets do not change.
    try run.add([
      "pond/Package.swift": manifest.replacing("settings)])", with: "settings), .testTarget(name: \"PondTests\")])"),
      "pond/Tests/PondTests/PondTests.swift": "func (\n",
    ])
    let broken = try run.limn("check", "--verbose", folder: "pond")
    #expect(
      broken.outputText.contains("1 passed, 1 cached") && broken.outputText.contains("[test-target-build]"),
      "\(broken.outputText)")
    try FileManager.default.removeItem(atPath: run.root + "/pond/Tests")
    try run.add(["pond/Package.swift": manifest])
    for copy in ["lake", "sea"] {
      try FileManager.default.copyItem(atPath: run.root + "/pond", toPath: "\(run.root)/\(copy)")
    }
    let same = try run.limn("check", "--verbose", folder: "lake")
    #expect(same.status == 0 && same.outputText.contains("1 passed, 1 cached"), "\(same.outputText)\(same.errorText)")
    let other = try run.limn("check", folder: "sea", environment: ["LIMN_POND": "1"])
    #expect(
      other.status == 1 && other.outputText.contains("missing argument for parameter 'in'"), "\(other.outputText)")
  }
}
