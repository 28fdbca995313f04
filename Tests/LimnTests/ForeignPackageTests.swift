import Foundation
import LimnPlatform
import Testing

/// Packages that were written for the Mac and import SwiftUI. The tests build these packages with Limn's own SwiftUI,
/// on a platform without Apple's SwiftUI.
@Suite("Packages of others")
struct ForeignPackageTests {
  private static let fixture =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path + "/Fixtures/Foreign"

  /// A copy of the package with additional files.
  private func run(_ more: [String: String] = [:]) throws -> CommandRun {
    var files = more
    for path in try FileSystem.local.files(below: Self.fixture) where files[path] == nil {
      files[path] = String(decoding: try FileSystem.local.read("\(Self.fixture)/\(path)"), as: UTF8.self)
    }
    return try CommandRun(files)
  }

  @Test("A README's snippets with state, an entry and a preview build, and those that run are linked")
  func readme() throws {
    let run = try run()
    defer { run.remove() }
    let result = try run.limn("check", "README.md", folder: "Sources/Lamp", environment: [:])
    #expect(
      result.status == 1 && result.errorText.contains("there is no file or folder 'README.md'"), "\(result.errorText)")
    let good = try run.limn("check", "../../README.md", folder: "Sources/Lamp")
    #expect(good.status == 0, "\(good.outputText)\(good.errorText)")
    #expect(good.outputText.contains("3 in all, 3 passed") && good.outputText.contains("1 run"), "\(good.outputText)")
    #expect(good.outputText.contains("no errors"), "\(good.outputText)")
    let again = try run.limn("check", "README.md", "--verbose")
    #expect(again.status == 0 && again.outputText.contains("3 cached"), "\(again.outputText)")
  }

  @Test("Snippets use the C modules that the build of the package compiled")
  func modulesOfTheBuild() throws {
    var run = try CommandRun([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Days", targets: [.target(name: "Days")])
      """,
      "Sources/Days/Days.swift": "import Foundation\npublic func day() -> Date { Date() }\n",
      "README.md":
        "# Days\n\n```swift run\nimport Days\nimport Foundation\nprint(day() <= Date())  // Prints \"true\"\n```\n",
    ])
    run.sharesModules = false
    defer { run.remove() }
    let result = try run.limn("check", "README.md")
    #expect(result.status == 0 && result.outputText.contains("1 passed"), "\(result.outputText)\(result.errorText)")
    let compiled = try FileSystem.local.files(below: run.root + "/.build/limn").filter {
      $0.contains("/_FoundationCShims-")
    }
    #expect(compiled.count == 1, "\(compiled)")
  }

  @Test("A snippet that runs is linked with the libraries that the package needs")
  func librariesOfThePackage() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Words", targets: [.target(name: "CWords"), .target(name: "Words", dependencies: ["CWords"]), .testTarget(name: "WordsTests", dependencies: ["Words"])])
      """
    let run = try CommandRun([
      "Package.swift": manifest,
      "Sources/CWords/include/CWords.h":
        "#ifdef __cplusplus\nextern \"C\"\n#endif\nint word_length(const char *word);\n",
      "Sources/CWords/words.cpp": """
      #include "CWords.h"
      #include <sstream>
      #include <string>
      int word_length(const char *word) { std::ostringstream text; text << word << 1.5; return (int)text.str().size(); }
      """,
      "Sources/Words/Words.swift":
        "import CWords\npublic func length(_ word: String) -> Int { Int(word_length(word)) }\n",
      "Tests/WordsTests/WordsTests.swift": "import Words\n",
      "README.md": "# Words\n\n```swift run\nimport Words\nprint(length(\"ab\"))  // Prints \"5\"\n```\n",
    ])
    defer { run.remove() }
    let result = try run.limn("check", "README.md")
    #expect(result.status == 0 && result.outputText.contains("1 passed"), "\(result.outputText)\(result.errorText)")
  }

  @Test("A snippet that cannot be linked shows the linker's reason, and is not said to crash")
  func reasonOfTheLinker() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Words", targets: [.target(name: "CWords"), .target(name: "Words", dependencies: ["CWords"])])
      """
    let blocks = (1...3).map { "```swift run\nimport Words\nprint(length(\($0)))\n```\n" }.joined(separator: "\n")
    let run = try CommandRun([
      "Package.swift": manifest, "Sources/CWords/include/CWords.h": "int word_length(int word);\nint other(void);\n",
      "Sources/CWords/words.c": "#include \"CWords.h\"\nint other(void) { return 1; }\n",
      "Sources/Words/Words.swift":
        "import CWords\npublic func length(_ word: Int32) -> Int { Int(word_length(word)) }\n",
      "README.md": "# Words\n\n\(blocks)",
    ])
    defer { run.remove() }
    let result = try run.limn("check", "README.md")
    #expect(
      result.status == 1 && result.outputText.contains("linking failed: undefined "),
      "\(result.outputText)\(result.errorText)")
    #expect(
      result.outputText.contains("'word_length'") || result.outputText.contains("symbol: word_length"),
      "\(result.outputText)")
    #expect(!result.outputText.contains("should_trap"), "\(result.outputText)")
  }

  @Test("A site shows the package's previews and those of snippets")
  func site() throws {
    let article = """
      ---
      imports: [SwiftUI]
      ---

      # Lamps

      <!-- preview: LampView -->

      ```swift,preview
      struct Sign: View {
        @State private var count = 0
        var body: some View { Button("Pressed \\(count) times") { count = min(count + 1, 2) } }
      }
      ```

      ```swift,preview
      let word = "Open"
      Text(word)
      ```
      """
    let run = try run(["Content/index.md": article, "Site/limn.yml": "title: Lamps\n"])
    defer { run.remove() }
    let result = try run.limn("build")
    #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
    #expect(!result.outputText.contains("warning"), "\(result.outputText)")
    let page = try #require(run.text("_site/index.html"))
    for name in ["Lamp/LampView/default", "Snippets_index_1/Sign/default", "Snippets_index_2/Snippet/default"] {
      #expect(page.contains("src=\"catalog/preview/\(name).html\""), "\(name)")
      #expect(run.text("_site/catalog/preview/\(name).html") != nil, "\(name)")
    }
    let sign = try #require(run.text("_site/catalog/preview/Snippets_index_1/Sign/default.html"))
    #expect(sign.contains("Pressed 0 times") && sign.contains("Pressed 2 times"))
    #expect(run.text("_site/catalog/preview/Snippets_index_2/Snippet/default.html")?.contains("Open") == true)
  }

  @Test("A preview that cannot be created is reported at its code block")
  func preview() throws {
    let article = """
      # Signs

      ```swift,preview
      import SwiftUI
      struct Sign: View {
        var text: String
        var body: some View { Text(text) }
      }
      ```

      ```swift,preview
      struct Point {}
      ```
      """
    let run = try CommandRun(["Content/index.md": article])
    defer { run.remove() }
    let result = try run.limn("check")
    #expect(result.status == 1)
    #expect(
      result.outputText.contains(
        "Content/index.md:3:1: error: the snippet's preview does not compile: missing argument for parameter 'text' in call"
      ),
      "\(result.outputText)")
    #expect(result.outputText.contains("Content/index.md:11:1: error: nothing to preview:"), "\(result.outputText)")
  }

  @Test("Conditional code that Limn's SwiftUI cannot compile is left out with a warning")
  func condition() throws {
    let run = try CommandRun([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"p\", targets: [.target(name: \"Glow\")])\n",
      "Sources/Glow/Glow.swift": """
      public let glow = 1
      #if canImport(SwiftUI)
        import SwiftUI
        public let shine = Text("").glow()
      #endif
      """, "README.md": "```swift\nimport Glow\nglow + 1  // -> 2\n```\n",
    ])
    defer { run.remove() }
    for _ in 0..<2 {
      let result = try run.limn("check", "README.md")
      #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
      #expect(
        result.outputText.contains(
          "Sources/Glow/Glow.swift:4:31: warning: Limn's own SwiftUI and AppKit lack what this line uses: value of type 'Text' has no member 'glow'. Limn builds the package without them,"
        ), "\(result.outputText)")
    }
  }

  @Test("A package with its own SwiftUI module uses that one")
  func own() throws {
    let run = try CommandRun([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"p\", targets: [.target(name: \"SwiftUI\"), .target(name: \"App\", dependencies: [\"SwiftUI\"])])\n",
      "Sources/SwiftUI/View.swift": "public protocol View { var tint: Int { get } }\n",
      "Sources/App/App.swift": "import SwiftUI\npublic struct Home: View { public var tint = 3; public init() {} }\n",
      "README.md": "```swift\nimport App\nimport SwiftUI\nlet view: any View = Home()\nview.tint  // -> 3\n```\n",
    ])
    defer { run.remove() }
    let result = try run.limn("check", "README.md")
    #expect(result.status == 0 && result.outputText.contains("1 passed"), "\(result.outputText)\(result.errorText)")
  }

  @Test("A package keeps the Combine that it depends on, and its snippets are linked with it")
  func dependency() throws {
    let head = "// swift-tools-version: 6.0\nimport PackageDescription\n"
    let run = try CommandRun([
      "app/Package.swift": head
        + "let package = Package(name: \"app\", dependencies: [.package(path: \"../dep\")], targets: [.target(name: \"App\", dependencies: [.product(name: \"Dep\", package: \"dep\")])])\n",
      "app/Sources/App/App.swift": "import Combine\nimport Dep\npublic func mine() -> Int { own() + dep() }\n",
      "app/README.md": "```swift\nimport App\nmine()  // -> 3\n```\n",
      "dep/Package.swift": head
        + "let package = Package(name: \"dep\", products: [.library(name: \"Dep\", targets: [\"Dep\"])], targets: [.target(name: \"Combine\"), .target(name: \"Dep\", dependencies: [\"Combine\"])])\n",
      "dep/Sources/Combine/Own.swift": "public func own() -> Int { 1 }\n",
      "dep/Sources/Dep/Dep.swift": "import Combine\npublic func dep() -> Int { own() + 1 }\n",
    ])
    defer { run.remove() }
    let result = try run.limn("check", "README.md", folder: "app")
    #expect(result.status == 0 && result.outputText.contains("1 passed"), "\(result.outputText)\(result.errorText)")
  }

  @Test("Markdown outside of a package may import SwiftUI")
  func noPackage() throws {
    let run = try CommandRun([
      "notes.md": "```swift\nimport SwiftUI\nlet text = Text(\"a\")\ntext == Text(\"a\")  // -> true\n```\n"
    ])
    defer { run.remove() }
    let result = try run.limn("check", "notes.md")
    #expect(result.status == 0 && result.outputText.contains("1 run"), "\(result.outputText)\(result.errorText)")
  }
}
