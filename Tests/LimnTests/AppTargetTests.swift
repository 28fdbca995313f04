import Foundation
import LimnPlatform
import Testing

/// Apps that use UIKit, which Limn's modules provide to app targets only.
@Suite("Apps that use UIKit")
struct AppTargetTests {
  private static let fixtures =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path + "/Fixtures/UIKitApps"

  private func run(_ folder: String, _ more: [String: String] = [:]) throws -> CommandRun {
    var files = more
    for path in try FileSystem.local.files(below: "\(Self.fixtures)/\(folder)") where files[path] == nil {
      files[path] = String(decoding: try FileSystem.local.read("\(Self.fixtures)/\(folder)/\(path)"), as: UTF8.self)
    }
    return try CommandRun(files)
  }

  /// The catalog in the command's output.
  private func catalog(_ result: ProcessResult) throws -> Catalog {
    try JSONDecoder().decode(Catalog.self, from: Data(result.output))
  }

  @Test("An app of a package imports UIKit, and its library and its command-line tool do not")
  func package() throws {
    let run = try run("Package")
    defer { run.remove() }
    let result = try run.limn("catalog", "--format", "json")
    #expect(result.status == 0 && !result.errorText.contains("not-built"), "\(result.errorText)")
    let catalog = try catalog(result)
    #expect(catalog.missing == [])
    #expect(
      catalog.levels["NoteScreen"] == ["built"] && catalog.levels["Spinner"] == ["built"]
        && catalog.levels["Note"] == ["built"])
    #expect(catalog.levels["PhoneOnly"] == ["built"])
    let previews = try run.limn("check", "--only", "previews")
    #expect(
      previews.status == 0 && previews.outputText.contains("previews: 1 in all"),
      "\(previews.outputText)\(previews.errorText)")
  }

  @Test("A library that imports UIKit is built with parts replaced, so the previews of its app run")
  func library() throws {
    let run = try run("Package", ["Sources/Notes/Tint.swift": "import UIKit\nlet tint = UIColor.red\n"])
    defer { run.remove() }
    let result = try run.limn("check", "--only", "previews")
    #expect(result.status == 0 && result.outputText.contains("previews: 1 in all"), "\(result.outputText)")
  }

  @Test("An app that compiles only without UIKit is built without it")
  func conditional() throws {
    let condition = "#if canImport(UIKit)\nlet size = UIScreen.main.noSuchSize\n#else\nlet size = 1\n#endif\n"
    let app =
      "import SwiftUI\n@main struct Small: App { var body: some Scene { WindowGroup { Text(\"\\(size)\") } } }\n"
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "small", targets: [.executableTarget(name: "Small")])
      """
    let run = try CommandRun([
      "Package.swift": manifest, "Sources/Small/Size.swift": condition, "Sources/Small/Small.swift": app,
    ])
    defer { run.remove() }
    let result = try run.limn("check", "--only", "rules")
    #expect(
      result.status == 0
        && result.outputText.contains(
          "Sources/Small/Size.swift:2:26: warning: target 'Small' does not compile with Limn's UIKit module"),
      "\(result.outputText)\(result.errorText)")
  }

  @Test("An app of a project for iOS and its libraries import UIKit, and an app for macOS does not")
  func project() throws {
    let run = try run("Project")
    defer { run.remove() }
    let result = try run.limn("catalog", "--format", "json")
    #expect(result.status == 0, "\(result.errorText)")
    let catalog = try catalog(result)
    #expect(catalog.missing.map { "\($0.name) \($0.files)" }.sorted() == ["MissingKit 1", "UIKit 1"])
    #expect(catalog.missing.first { $0.name == "UIKit" }?.source.path == "Desk/DeskApp.swift")
    // The facts about the iOS app must come from the compiler's index, and the facts about the macOS app from the
    // syntax. Without UIKit, the compiler would index the wrong branch of `#if` in the iOS app.
    let phone = catalog.relations.filter { $0.from.hasSuffix("/PhoneClip") && $0.to.hasSuffix("/Clip") }
    let desk = catalog.relations.filter { $0.from.hasSuffix("/DeskClip") && $0.to.hasSuffix("/Clip") }
    #expect(phone.map(\.origin) == ["index"] && desk.map(\.origin) == ["syntax"], "\(catalog.relations)")
  }

  @Test("'limn doctor' names UIKit among the bundled modules")
  func doctor() throws {
    let run = try CommandRun(["README.md": "# Nothing\n"])
    defer { run.remove() }
    let line = try run.limn("doctor").outputText.split(separator: "\n").first { $0.contains("SwiftUI modules") }
    #expect(
      line?.contains("SwiftUI") == true && line?.contains("and UIKit for app targets, in /") == true, "\(line ?? "")")
  }
}

/// The parts of a catalog that the tests read.
private struct Catalog: Decodable {
  struct Missing: Decodable, Equatable {
    struct Source: Decodable, Equatable { var path: String }
    var name: String
    var files: Int
    var source: Source
  }
  struct Entity: Decodable {
    var name: String
    var level: String?
  }
  struct Relation: Decodable {
    var from: String
    var to: String
    var origin: String
  }

  var missing: [Missing]
  var entities: [String: Entity]
  var relations: [Relation]

  /// The levels of types. The key is the name of a type, and the value has one level for each type with this name. A
  /// level tells whether the facts about a type come from the compiler or only from the syntax.
  var levels: [String: [String]] {
    Dictionary(grouping: entities.values.filter { $0.level != nil }, by: \.name).mapValues { $0.compactMap(\.level) }
  }
}
