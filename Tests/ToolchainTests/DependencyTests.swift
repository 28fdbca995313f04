import Foundation
import LimnPlatform
import Testing

/// Tests this package as a dependency of another package.
@Suite("The package as a dependency")
struct DependencyTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// Builds a package that depends on this package. Before SwiftPM builds the requested module, it loads and plans all
  /// modules. Planning fails if two modules have the same name, or if SwiftPM refuses a flag of this package.
  @Test(
    "A package with modules named like the tool's and the sample apps' depends on a tagged version and uses the four libraries"
  )
  func libraries() throws {
    let folder =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
      + "/limn-dependency-\(UUID().uuidString.prefix(8))"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // Remove the environment variables that this package's manifest reads, since packages of other authors do not set
    // them.
    let environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("LIMN_") }
    func run(_ directory: String, _ words: String...) throws -> ProcessResult {
      try ProcessRunner.local.run(
        Command(
          words[0], Array(words.dropFirst()), environment: environment, directory: folder + "/" + directory,
          timeLimit: .seconds(600)))
    }
    try FileSystem.makeFolder(folder + "/limn")
    for name in ["Package.swift", "Sources"] {
      #expect(try run("", "cp", "-R", "\(Self.root)/\(name)", "limn/").succeeded)
    }
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    for words in [["init", "-q"], ["add", "."], identity + ["commit", "-q", "-m", "A version"], ["tag", "1.0.0"]] {
      let result = try ProcessRunner.local.run(Command("git", words, directory: folder + "/limn"))
      #expect(result.succeeded, "git \(words): \(result.errorText)")
    }
    // List the names of the tool's modules (without their prefix), of the sample apps' modules, and of the C libraries.
    var names: [String] = ["JSONStore", "NumberFacts", "DataSource"]
    for part in ["Limn", "Apps/BMI", "Apps/NumberFacts", "Apps/ItemList", "System"] {
      names += try FileSystem.local.list("\(Self.root)/Sources/\(part)")
    }
    names = Set(names).filter { $0.first?.isUppercase == true }.sorted()
    #expect(Set(names).isSuperset(of: ["Markdown", "Model", "Models", "Extensions", "Platform"]))
    for name in names {
      try FileSystem.local.write(
        "\(folder)/app/Sources/\(name)/\(name).swift", Array("public enum \(name)Module {}\n".utf8))
    }
    let main = "import LUCA\nimport Puddles\nimport Queryable\nimport ViewContract\nimport Models\n"
    try FileSystem.local.write("\(folder)/app/Sources/App/main.swift", Array(main.utf8))
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let names = \(names)
      let package = Package(
        name: "app", platforms: [.macOS(.v15)], dependencies: [.package(url: "file://\(folder)/limn", from: "1.0.0")],
        targets: [
          .executableTarget(
            name: "App",
            dependencies: names.map { .init(stringLiteral: $0) }
              + ["LUCA", "Puddles", "Queryable", "ViewContract"].map { .product(name: $0, package: "limn") })
        ] + names.map { .target(name: $0) })
      """
    try FileSystem.local.write("\(folder)/app/Package.swift", Array(manifest.utf8))
    let build = try run("app", "swift", "build", "--target", "Models", "--cache-path", folder + "/cache")
    #expect(build.succeeded, "\(build.outputText.suffix(2000))\(build.errorText.suffix(2000))")
    let plugins = try run("app", "swift", "package", "--cache-path", folder + "/cache", "plugin", "--list")
    #expect(
      plugins.outputText.contains("‘limn’ (plugin ‘LimnCommand’ in package ‘limn’)"),
      "\(plugins.outputText)\(plugins.errorText)")
    let described = try run(
      "app/.build/checkouts/limn", "swift", "package", "describe", "--scratch-path", folder + "/describe")
    #expect(described.succeeded, "\(described.errorText)")
    #expect(
      !described.outputText.contains("Type: test") && !described.outputText.contains("Type: system-target"),
      "\(described.outputText)")
  }
}
