import Foundation
import LimnPlatform
import Testing

/// Limn stores results, and later versions of Limn read them. If the code that computes the results changes, the stored
/// results may be wrong. So each such change must increase the version of the format in which the results are stored.
@Suite("Stored results")
struct StoredResultTests {
  /// The formats of stored results. `declaration` is the file that declares the version of the format. The code in
  /// `folders` determines the stored results.
  private static let makers: [(format: String, declaration: String, folders: [String])] = [
    ("source-facts", "Sources/Limn/Catalog/Facts/SourceReader.swift", ["Sources/Limn/Catalog/Facts"]),
    (
      "catalog", "Sources/Limn/limn/Pipeline/StoredCatalog.swift",
      ["Sources/Limn/Catalog", "Sources/Limn/TolerantBuild"]
    ),
  ]
  private static let root =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .path

  /// `Tests/Fixtures/StoredResults.txt` has a line for each format: its name, its version, and a digest of the code.
  @Test("Code that determines stored results only changes with a new version")
  func versions() throws {
    let path = Self.root + "/Tests/Fixtures/StoredResults.txt"
    let lines = try Self.makers.map { maker in
      let text = String(decoding: try FileSystem.local.read(Self.root + "/" + maker.declaration), as: UTF8.self)
      let version = try #require(try Regex("\"\(maker.format)\", version: ([0-9]+)").firstMatch(in: text)?[1].substring)
      return (format: maker.format, version: String(version), digest: try Self.digest(of: maker.folders))
    }
    let recorded = String(decoding: try FileSystem.local.readIfPresent(path) ?? [], as: UTF8.self)
    let known = recorded.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let stale = lines.filter { line in
      known.contains { $0[0] == line.format && $0[1] == line.version && $0[2] != line.digest }
    }
    #expect(
      stale.map(\.format) == [],
      "code that determines stored results changed: raise the version of these formats, then run this test with LIMN_UPDATE=1"
    )
    let text = lines.map { "\($0.format) \($0.version) \($0.digest)\n" }.joined()
    if ProcessInfo.processInfo.environment["LIMN_UPDATE"] != nil, stale.isEmpty {
      try FileSystem.local.write(path, Array(text.utf8))
    }
    let stored = String(decoding: try FileSystem.local.readIfPresent(path) ?? [], as: UTF8.self)
    if stale.isEmpty { #expect(stored == text, "run this test with LIMN_UPDATE=1") }
  }

  @Test("A changed condition changes the digest; a comment and an indentation do not")
  func digests() {
    let text = "extension Rule {\n  // Why.\n  let limit = 2\n}\n"
    #expect(Self.code(text) == Self.code("extension Rule {\n    let limit = 2\n}\n\n// Else.\n"))
    #expect(Self.code(text) != Self.code(text.replacing("2", with: "3")))
  }

  private static func digest(of folders: [String]) throws -> String {
    let parts = try folders.flatMap { folder in
      try FileSystem.local.files(below: root + "/" + folder).filter { $0.hasSuffix(".swift") }.sorted().map { file in
        code(String(decoding: try FileSystem.local.read("\(root)/\(folder)/\(file)"), as: UTF8.self))
      }
    }
    return String(Digest(ofParts: parts).hex.prefix(16))
  }

  /// Returns the lines of a file, without their indentation. Empty lines and comment lines are left out.
  private static func code(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty && !$0.hasPrefix("//") }
      .joined(separator: "\n")
  }
}
