import Foundation
import LimnPlatform
import Testing

/// Packages that use Limn's bundled modules under a condition, and that therefore also build without them.
struct OptionalModulesTests {
  private static func manifest(_ targets: [String]) -> String {
    let names = targets.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Colors", products: [.library(name: "Colors", targets: [\(names)])], targets: [\(names)].map { .target(name: $0) })
      """
  }

  /// Code that compiles with Apple's AppKit, but does not compile with Limn's AppKit.
  private static let colors = """
    #if canImport(AppKit)
      import AppKit
      public func shade() -> String { NSSpellChecker.shared.language() }
    #endif
    public struct Shade { public init() {} }

    """
  private static let broken = "public func paint( {}\n"
  private static let readme = "```swift\nlet shade = Shade()\n```\n\n```swift\nlet brush: Brush? = nil\n```\n"

  /// Returns the lines of the report that start with a location in the package's sources.
  private func problems(_ result: ProcessResult) -> [String] {
    result.outputText.split(separator: "\n").filter { $0.hasPrefix("Sources/") }.map(String.init)
  }

  @Test(
    "An error that only occurs with Limn's modules is not reported for a target that does not build without them either"
  )
  func ownErrors() throws {
    let run = try CommandRun([
      "Package.swift": Self.manifest(["Colors"]), "Sources/Colors/Shade.swift": Self.colors, "README.md": Self.readme,
    ])
    defer { run.remove() }
    try run.add(["Sources/Colors/Paint.swift": Self.broken])
    let found = problems(try run.limn("check", "--only", "snippets"))
    #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix("Sources/Colors/Paint.swift:1:") }, "\(found)")
  }

  @Test("A target that only fails with Limn's modules is built without them, even if another target does not build")
  func ownTarget() throws {
    let run = try CommandRun([
      "Package.swift": Self.manifest(["Colors", "Paint"]), "Sources/Colors/Shade.swift": Self.colors,
      "Sources/Paint/Paint.swift": Self.broken,
      "README.md": Self.readme.replacing("Brush? = nil", with: "Int = 1"),
    ])
    defer { run.remove() }
    let result = try run.limn("check", "--only", "snippets")
    let found = problems(result)
    #expect(
      found.filter { $0.contains(": error: ") }.allSatisfy { $0.hasPrefix("Sources/Paint/Paint.swift:1:") }, "\(found)")
    #expect(
      found.contains { $0.hasPrefix("Sources/Colors/Shade.swift:3:") && $0.hasSuffix("[built-without-swiftui]") },
      "\(found)")
    #expect(result.outputText.contains("2 in all, 2 passed"), "\(result.outputText)")
  }

  @Test("If a target does not build, the others are still built with Limn's modules")
  func otherTarget() throws {
    let views = """
      #if canImport(SwiftUI)
        import SwiftUI
        public struct Brush: View {
          public init() {}
          public var body: some View { Text("Brush") }
        }
      #endif
      """
    let run = try CommandRun([
      "Package.swift": Self.manifest(["Colors", "Paint"]), "Sources/Colors/Brush.swift": views,
      "Sources/Paint/Paint.swift": Self.broken,
      "README.md": Self.readme.replacing("Shade()", with: "1"),
    ])
    defer { run.remove() }
    let result = try run.limn("check", "--only", "snippets")
    #expect(problems(result).allSatisfy { $0.hasPrefix("Sources/Paint/Paint.swift:1:") }, "\(result.outputText)")
    #expect(result.outputText.contains("2 in all, 2 passed"), "\(result.outputText)")
  }
}
