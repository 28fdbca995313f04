import LimnDiagnostics
import Foundation
import LimnPlatform
import Testing

@testable import LimnToolchain

/// Builds small packages with the real SwiftPM.
struct PackageBuildTests {
  private let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/limn-package-\(UUID().uuidString)"

  private func write(_ files: [String: String]) throws {
    for (path, text) in files { try FileSystem.local.write(root + "/" + path, Array(text.utf8)) }
  }

  private let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "small", targets: [.target(name: "Above", dependencies: ["Below"]), .target(name: "Below")])
    """

  private func build() throws -> (package: BuiltPackage?, diagnostics: [Diagnostic]) {
    try PackageBuild(root: root, toolchain: Toolchain.discover()).build()
  }

  @Test func buildsOnceAndAgainOnlyAfterAChange() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try write([
      "Package.swift": manifest, "Sources/Below/a.swift": "public struct A { public init() {} }",
      "Sources/Above/b.swift": "import Below\npublic let a = A.self",
    ])
    let first = try #require(try build().package)
    #expect(first.description.closure(of: "Above") == ["Below"])
    #expect(first.objects["Below"]?.count == 1)
    #expect(FileSystem.local.isFolder(first.indexStore))
    let compile = Command(
      try Toolchain.discover().swiftc, ["-typecheck", "-"] + first.compilerFlags, input: Array("import Above\nprint(a)".utf8))
    #expect(try ProcessRunner.local.run(compile).errorText == "")

    let marker = first.scratch + "/limn-build.json"
    let before = try #require(FileSystem.local.status(marker)).modified
    #expect(try build().package == first)
    #expect(FileSystem.local.status(marker)?.modified == before)

    try write(["Sources/Below/a.swift": "public struct A { public init() {} ; public var b = 1 }"])
    #expect(try build().package?.digest != first.digest)
  }

  @Test func reportsWhatDoesNotCompileAtItsPlace() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try write([
      "Package.swift": manifest, "Sources/Below/a.swift": "public let a = 1\npublic let b: Int = \"x\"\n",
      "Sources/Above/b.swift": "import Below",
    ])
    let (package, diagnostics) = try build()
    #expect(package == nil)
    #expect(diagnostics.contains { $0.location?.path == "Sources/Below/a.swift" && $0.location?.line == 2 && $0.location?.column == 21 })
  }

  @Test func reportsAManifestThatIsNone() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try write(["Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Pakage()\n"])
    let (package, diagnostics) = try build()
    #expect(package == nil)
    #expect(diagnostics.first?.location?.path == "Package.swift")
    #expect(diagnostics.first?.message.contains("Pakage") == true)
  }

  @Test func findsTheToolsBesideTheCompiler() throws {
    let toolchain = try Toolchain.discover()
    for tool in [toolchain.swiftc, toolchain.frontend, toolchain.symbolGraphExtract] { #expect(FileSystem.local.exists(tool)) }
    #expect(toolchain.version.contains("Swift version"))
  }
}
