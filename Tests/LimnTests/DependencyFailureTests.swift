import Foundation
import LimnDiagnostics
@testable import LimnPlatform
import TestFiles
import Testing

/// Packages whose dependencies are unusual or cannot be fetched.
struct DependencyFailureTests {
  private static let canReplaceFiles = Sandbox.detect(only: "bubblewrap").canRun

  @Test("A dependency with a manifest for a version of Swift builds each time", .enabled(if: canReplaceFiles))
  func versionedManifest() throws {
    let manifest =
      "import PackageDescription\nlet package = Package(name: \"Dep\", products: [.library(name: \"Dep\", targets: [\"Dep\"])], targets: [.target(name: \"Dep\")])\n"
    let run = try CommandRun([
      "Dep/Package.swift": "// swift-tools-version: 5.9\n" + manifest,
      "Dep/Package@swift-6.0.swift": "// swift-tools-version: 6.0\n" + manifest,
      "Dep/Sources/Dep/Dep.swift": "public let one = 1\n",
      "App/Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"App\", products: [.library(name: \"App\", targets: [\"App\"])], dependencies: [.package(url: \"https://pond.invalid/Dep\", from: \"1.0.0\")], targets: [.target(name: \"App\", dependencies: [\"Dep\"])])\n",
      "App/Sources/App/App.swift": "import Dep\npublic let two = one + one\n",
      "App/README.md": "# App\n\n```swift\nprint(two) // Prints \"2\"\n```\n",
    ])
    defer { run.remove() }
    try run.add([
      "App/.swiftpm/configuration/mirrors.json":
        "{\"object\": [{\"mirror\": \"file://\(run.root)/Dep\", \"original\": \"https://pond.invalid/Dep\"}], \"version\": 1}"
    ])
    try Self.commit(run.root + "/Dep")
    for text in ["// 1\n", "// 2\n"] {
      try run.add(["App/Sources/App/More.swift": text])
      let result = try run.limn("check", folder: "App")
      #expect(result.status == 0 && result.outputText.contains("1 passed"), "\(result.outputText)\(result.errorText)")
    }
    // What the sandbox left behind for a file does not take the file's place after it is removed.
    try run.add(["App/Package@swift-6.0.swift": run.text("App/Package.swift") ?? ""])
    #expect(try run.limn("check", folder: "App").status == 0)
    try FileManager.default.removeItem(atPath: run.root + "/App/Package@swift-6.0.swift")
    try run.add(["App/Sources/App/More.swift": "// 3\n"])
    let result = try run.limn("check", folder: "App")
    #expect(result.status == 0, "\(result.outputText)")
  }

  /// Makes a repository with one commit, and returns the commit's hash.
  @discardableResult private static func commit(_ folder: String) throws -> String {
    var hash = ""
    for words in [
      ["init", "-q", "-b", "main"], ["add", "-A"],
      ["-c", "user.name=a", "-c", "user.email=a@pond.invalid", "commit", "-qm", "a"], ["tag", "1.0.0"],
      ["rev-parse", "HEAD"],
    ] {
      let result = try ProcessRunner.local.run(Command("git", ["-C", folder] + words))
      #expect(result.succeeded)
      hash = result.outputText.trimmed
    }
    return hash
  }

  /// The second package cannot be fetched, which costs only the code that needs it.
  @Test("Previews of an Xcode project use the packages that its Package.resolved lists", .enabled(if: canReplaceFiles))
  func projectPackages() throws {
    let project = """
      {objects = {
        ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (APP, ); };
        MAIN = {isa = PBXGroup; children = (SYNC, ); };
        SYNC = {isa = PBXFileSystemSynchronizedRootGroup; path = Phone; sourceTree = "<group>"; };
        APP = {isa = PBXNativeTarget; name = Phone; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (SYNC, ); packageProductDependencies = (MOON, ); };
        MOON = {isa = XCSwiftPackageProductDependency; productName = Moon; };
      }; rootObject = ROOT; }
      """
    let run = try CommandRun([
      "Moon/Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Moon\", products: [.library(name: \"Moon\", targets: [\"Moon\"])], targets: [.target(name: \"Moon\", dependencies: [\"Rock\"]), .target(name: \"Rock\")])\n",
      "Moon/Sources/Rock/Rock.swift": "public let craters = 12\n",
      "Moon/Sources/Moon/MoonLabel.swift":
        "import Rock\nimport SwiftUI\npublic struct MoonLabel: View {\n  public init() {}\n  public var body: some View { Text(\"\\(craters) craters\") }\n}\n#Preview { MoonLabel() }\n",
      "App/Phone.xcodeproj/project.pbxproj": project,
      "App/Phone/Sky.swift":
        "import Moon\nimport SwiftUI\nstruct Sky: View { var body: some View { MoonLabel() } }\n#Preview { Sky() }\n",
      "App/Phone/Night.swift":
        "import Stars\nimport SwiftUI\nstruct Night: View { var body: some View { VStack { Text(\"Night\"); StarLabel() } } }\n#Preview { Night() }\n",
      "App/README.md": "# Phone\n",
    ])
    defer { run.remove() }
    let hash = try Self.commit(run.root + "/Moon")
    let pins = [("moon", hash), ("stars", String(repeating: "a", count: 40))].map { name, hash in
      "{\"identity\": \"\(name)\", \"kind\": \"remoteSourceControl\", \"location\": \"file://\(run.root)/\(name.capitalized)\", \"state\": {\"revision\": \"\(hash)\"}}"
    }
    // A package whose folder would be outside of that for packages.
    let outside = "{\"location\": \"file://\(run.root)/..\", \"state\": {\"revision\": \"\(hash)\"}}"
    // The list of a workspace counts too.
    try run.add([
      "App/Phone.xcworkspace/xcshareddata/swiftpm/Package.resolved": "{\"pins\": [\(pins[0])], \"version\": 2}",
      "App/Phone.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved":
        "{\"pins\": [\(pins[1]), \(outside)], \"version\": 2}",
      "App/Old.xcworkspace/xcshareddata/swiftpm/Package.resolved": "<<<<<<< HEAD\n",
    ])
    let result = try run.limn("build", folder: "App")
    let output = result.outputText + result.errorText
    #expect(result.status == 0, "\(output)")
    #expect(result.outputText.contains("previews: 2 in all, 1 drawn without parts of the code"), "\(output)")
    #expect(
      result.outputText.contains(
        "warning: 1 package could not be fetched (stars), so the code that needs it is left out: "), "\(output)")
    #expect(
      result.outputText.contains(
        "Old.xcworkspace/xcshareddata/swiftpm/Package.resolved:1:1: warning: this file is not valid"),
      "\(output)")
    let page = try #require(run.text("App/_site/catalog/preview/Phone/Sky/default.html"))
    #expect(page.contains("12 craters") && !page.contains("drawn without"))
    #expect(run.text("App/_site/catalog/index.html")?.contains("MoonLabel") == false)
    // The packages are kept, and the previews too.
    let again = try run.limn("check", "--only", "previews", folder: "App")
    #expect(!again.outputText.contains("explored in this run"), "\(again.outputText)")
  }

  @Test(
    "A list of versions that the manifest does not need stops no build, and is not changed",
    .enabled(if: canReplaceFiles))
  func unusedVersions() throws {
    let versions =
      "{\"object\": {\"pins\": [{\"package\": \"Dep\", \"repositoryURL\": \"https://pond.invalid/Dep.git\", \"state\": {\"branch\": null, \"revision\": \"33682c2f6230c60614861dfc61df267e11a1602f\", \"version\": \"2.2.0\"}}]}, \"version\": 1}\n"
    let run = try CommandRun([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Pond\", products: [.library(name: \"Pond\", targets: [\"Pond\"])], targets: [.target(name: \"Pond\")])\n",
      "Package.resolved": versions, "Sources/Pond/Pond.swift": "public let one = 1\n",
      "README.md": "# Pond\n\n```swift\nprint(one) // Prints \"1\"\n```\n",
    ])
    defer { run.remove() }
    let result = try run.limn("check")
    #expect(result.status == 0 && result.outputText.contains("1 passed"), "\(result.outputText)\(result.errorText)")
    #expect(run.text("Package.resolved") == versions)
  }

  @Test("A dependency of a tool that cannot be fetched does not stop the library", .enabled(if: canReplaceFiles))
  func unfetchedDependency() throws {
    let run = try CommandRun([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Pond\", products: [.library(name: \"Pond\", targets: [\"Pond\"]), .executable(name: \"tool\", targets: [\"tool\"])], dependencies: [.package(url: \"https://pond.invalid/swift-flags.git\", from: \"1.0.0\")], targets: [.target(name: \"Pond\"), .executableTarget(name: \"tool\", dependencies: [\"Pond\", .product(name: \"Flags\", package: \"swift-flags\")])])\n",
      "Sources/Pond/Pond.swift": "public let one = 1\n", "Sources/tool/main.swift": "import Flags\nprint(1)\n",
      "README.md": "# Pond\n\n```swift\nprint(one) // Prints \"1\"\n```\n",
    ])
    defer { run.remove() }
    let result = try run.limn("check")
    #expect(result.status == 0 && result.outputText.contains("1 passed"), "\(result.outputText)\(result.errorText)")
    #expect(
      result.outputText.contains(
        "'https://pond.invalid/swift-flags.git' cannot be fetched, so SwiftPM does not build: tool"),
      "\(result.outputText)")
    #expect(result.outputText.contains("  note: check the network and the address"), "\(result.outputText)")
    let manifest = try #require(run.text("Package.swift"))
    try run.add([
      "Package.swift": manifest.replacing(", .product(name: \"Flags\", package: \"swift-flags\")", with: ""),
      "Sources/tool/main.swift": "print(1)\n",
    ])
    let unused = try run.limn("check")
    #expect(
      unused.outputText.contains(
        "'https://pond.invalid/swift-flags.git' cannot be fetched, without effect on any target"),
      "\(unused.outputText)\(unused.errorText)")
  }

  @Test("A library whose dependency cannot be fetched is cataloged", .enabled(if: canReplaceFiles))
  func libraryWithUnfetchedDependency() throws {
    let run = try CommandRun([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Pond\", products: [.library(name: \"Pond\", targets: [\"Pond\"])], dependencies: [.package(url: \"https://pond.invalid/swift-flags.git\", from: \"1.0.0\")], targets: [.target(name: \"Pond\", dependencies: [.product(name: \"Flags\", package: \"swift-flags\")]), .target(name: \"Rain\")])\n",
      "Sources/Rain/Rain.swift": "public let rain = 1\n",
      "Sources/Pond/Pond.swift": "import Flags\npublic struct Lake { public init() {} }\n",
      "Sources/Pond/Pond.docc/Pond.md":
        "# ``Pond``\n\nSwim in a ``Lake``.\n\n```swift\nimport Pond\nlet lake = Lake()\n```\n",
    ])
    defer { run.remove() }
    for _ in 1...2 {
      let result = try run.limn("build")
      let output = result.outputText
      #expect(
        result.status == 0 && output.contains("so SwiftPM does not build: Pond"), "\(output)\(result.errorText)")
      #expect(!output.contains("unknown-symbol") && !output.contains("no such module 'Pond'"), "\(output)")
      #expect(run.text("_site/catalog/type/Pond/Lake.md") != nil, "\(output)")
    }
    try run.add(["Site/limn.yml": "targets: [Pond]\n"])
    let named = try run.limn("check")
    #expect(named.status == 0, "\(named.outputText)\(named.errorText)")
  }

  @Test(
    "The errors of a library are shown although a dependency of its tests cannot be fetched",
    .enabled(if: canReplaceFiles))
  func brokenLibrary() throws {
    let run = try CommandRun([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Pond\", products: [.library(name: \"Pond\", targets: [\"Pond\"])], dependencies: [.package(url: \"https://pond.invalid/swift-flags.git\", from: \"1.0.0\")], targets: [.target(name: \"Pond\"), .testTarget(name: \"PondTests\", dependencies: [\"Pond\", .product(name: \"Flags\", package: \"swift-flags\")])])\n",
      "Sources/Pond/Pond.swift": "public let one: Int = reed\n", "Tests/PondTests/Tests.swift": "import Flags\n",
      "README.md": "# Pond\n\n```swift\nprint(one)\n```\n",
    ])
    defer { run.remove() }
    let output = try run.limn("check").outputText
    #expect(output.contains("Sources/Pond/Pond.swift:1:23: error: cannot find 'reed' in scope"), "\(output)")
    #expect(output.contains("so SwiftPM does not build: PondTests"), "\(output)")
    #expect(!output.contains("could not be fetched"), "\(output)")
  }

  @Test(
    "A dependency of tests that cannot be fetched does not stop a package for Swift 4", .enabled(if: canReplaceFiles))
  func oldManifest() throws {
    let run = try CommandRun([
      "Package.swift":
        "// swift-tools-version:4.0\nimport PackageDescription\nlet package = Package(name: \"Pond\", products: [.library(name: \"Pond\", targets: [\"Pond\"])], dependencies: [.package(url: \"https://pond.invalid/Checks.git\", from: \"1.0.0\")], targets: [.target(name: \"Pond\"), .testTarget(name: \"PondTests\", dependencies: [\"Pond\", \"Checks\"])])\n",
      "Sources/Pond/Pond.swift": "public let one = 1\n", "Tests/PondTests/Tests.swift": "import Checks\n",
      "README.md": "# Pond\n\n```swift\nprint(one) // Prints \"1\"\n```\n",
    ])
    defer { run.remove() }
    let result = try run.limn("check")
    #expect(result.status == 0 && result.outputText.contains("1 passed"), "\(result.outputText)\(result.errorText)")
    #expect(
      result.outputText.contains("so SwiftPM does not build: PondTests"), "\(result.outputText)")
  }
}
