import Foundation
@testable import LimnPlatform
import TestFiles
import Testing

/// Tests the formats of values that are stored on disk. Later versions of the program read these values.
@Suite("Stored formats")
struct StoredFormatTests {
  /// Compares each format with its line in `Tests/Fixtures/StoredFormats.txt`. The line contains the format's name, its
  /// version, and a digest of the stored properties of its type. After a change, raise the format's version and run
  /// this test once with `LIMN_UPDATE=1`.
  @Test("A stored type changes only with a new version of its format")
  func versions() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let sources = try StoredShapes(folder: root.path + "/Sources/Limn")
    let formats = sources.formats
    #expect(formats.count >= 8, "the declarations of formats were not found")
    #expect(Set(formats.map(\.name)).count == formats.count, "two formats have the same name")
    let path = root.path + "/Tests/Fixtures/StoredFormats.txt"
    let known = String(decoding: try FileSystem.local.readIfPresent(path) ?? [], as: UTF8.self).split(separator: "\n")
      .map {
        $0.split(separator: " ").map(String.init)
      }
    for format in formats {
      guard let line = known.first(where: { $0[0] == format.name }), line[1] == "\(format.version)" else { continue }
      #expect(
        line[2] == format.digest,
        "the type that '\(format.name)' stores changed: raise its version, then run this test with LIMN_UPDATE=1\n\(format.shape)"
      )
    }
    let text = formats.map { "\($0.name) \($0.version) \($0.digest)\n" }.sorted().joined()
    if ProcessInfo.processInfo.environment["LIMN_UPDATE"] != nil {
      let isUnsafe = formats.contains { format in
        known.contains { $0[0] == format.name && $0[1] == "\(format.version)" && $0[2] != format.digest }
      }
      if !isUnsafe { try FileSystem.local.write(path, Array(text.utf8)) }
    }
    let recorded = String(decoding: try FileSystem.local.readIfPresent(path) ?? [], as: UTF8.self)
    #expect(recorded == text, "run this test with LIMN_UPDATE=1")
  }

  @Test("A new property, a new case and a change in a nested type change the digest; a method does not")
  func shapes() throws {
    let text = """
      let format = StoredFormat<[Outer]>("outer", version: 2)
      struct Outer: Codable { var a: Int; var inner: Inner?; struct Nested: Codable { var x = 1 } ; var n: Nested }
      enum Inner: String, Codable { case one, two }
      """
    func digest(_ text: String) throws -> String { try #require(StoredShapes(texts: [text]).formats.first).digest }
    let first = try digest(text)
    #expect(StoredShapes(texts: [text]).formats.first?.name == "outer")
    #expect(StoredShapes(texts: [text]).formats.first?.version == 2)
    #expect(try digest(text.replacing("case one, two", with: "case one, three")) != first)
    #expect(try digest(text.replacing("var a: Int", with: "var a: Int; var b: Int")) != first)
    #expect(try digest(text.replacing("var x = 1", with: "var x = 1; var y = 2")) != first)
    #expect(try digest(text + "\nextension Outer { enum CodingKeys: CodingKey { case a } }") != first)
    #expect(
      try digest(text + "\nextension Outer { func f() {} ; var g: Int { 1 } }\nstruct Other { var z: Int }") == first)
  }

  @Test("An entry of another version, or of a type that changed without one, is missing")
  func reading() {
    let cache = ContentCache(folder: "c", files: .inMemory([:]))
    let key = Digest(of: "input")
    let format = StoredFormat<[Int]>("numbers", version: 1)
    cache.write([1, 2], as: format, key)
    #expect(cache.read(format, key) == [1, 2])
    #expect(cache.read(StoredFormat<[Int]>("numbers", version: 2), key) == nil)
    #expect(cache.read(StoredFormat<[Int]>("digits", version: 1), key) == nil)
    #expect(cache.read(StoredFormat<[String]>("numbers", version: 1), key) == nil)
  }
}
