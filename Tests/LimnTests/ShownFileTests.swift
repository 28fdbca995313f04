import Foundation
import LimnPlatform
import Testing

/// Code that articles and documentation comments of a package show.
@Suite("Shown files of a package")
struct ShownFileTests {
  private static let package: [String: String] = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "pond", products: [.library(name: "Pond", targets: ["Pond"])], targets: [.target(name: "Pond")])
    """,
    "Sources/Pond/Pond.swift": """
    /**
     * Starred.
     * - Returns: Nothing.
     */
    public struct Carp {
      /// Counts:
      /// - fish
      ///
      /// ```swift
      /// print(Date(timeIntervalSince1970: 0), UUID().uuidString.count)
      /// ```
      public func count() {}
    }
    """,
    "Sources/Pond/Pond.docc/Pond.md": """
    # ``Pond``

    @Snippet(path: "pond/Snippets/Fish")

    @Snippet(path: "pond/Snippets/Fish", slice: "make")

    @Code(name: "Package.swift", file: Manifest.swift)

    @Code(name: "A.swift", file: 01)

    @Code(name: "Again.swift", file: 01.swift)

    @Code(name: "B.swift", file: 02.swift, previousFile: 01.swift)
    """,
    "Sources/Pond/Pond.docc/Manifest.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Other")
    """,
    "Sources/Pond/Pond.docc/01.swift": "let fish = 1\n",
    "Sources/Pond/Pond.docc/02.swift": "let fish = 1\nlet carp = 2\n",
    "Snippets/Fish.swift": """
    //! Makes *fish*.

    // snippet.make
    let fish = 3
    // snippet.end
    // snippet.hide
    let secret = 1
    // snippet.show
    print(fish)
    """,
  ]

  @Test("are checked and shown with any line ending", arguments: ["\n", "\r\n"])
  func shown(ending: String) throws {
    let run = try CommandRun(Self.package.mapValues { $0.replacing("\n", with: ending) })
    defer { run.remove() }
    let check = try run.limn("check", "--strict", "--only", "snippets")
    #expect(check.status == 0, "\(check.outputText)\(check.errorText)")
    #expect(check.outputText.contains("snippets: 5 in all, 5 passed"), "\(check.outputText)")
    let build = try run.limn("build", "--no-check")
    #expect(build.status == 0, "\(build.outputText)\(build.errorText)")
    let page = try #require(run.text("_site/index.html"))
    let text = page.replacing(/<[^>]*>/, with: "")
    #expect(page.contains("<p>Makes <em>fish</em>.</p>"), "\(page)")
    #expect(text.contains("let fish = 3\nprint(fish)\n"), "\(text)")
    #expect(text.split(separator: "let fish = 3").count == 3, "\(text)")
    #expect(!text.contains("secret") && !text.contains("// snippet"), "\(text)")
  }
}
