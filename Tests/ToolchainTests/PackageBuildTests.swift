import LimnDiagnostics
import Foundation
@testable import LimnPlatform
import Synchronization
import Testing

@testable import LimnToolchain

/// Builds small packages with the real SwiftPM.
struct PackageBuildTests {
  private let root =
    FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/limn-package-\(UUID().uuidString)"

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

  @Test("Builds once and again only after a change") func buildsOnceAndAgainOnlyAfterAChange() throws {
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
      try Toolchain.discover().swiftc, ["-typecheck", "-"] + first.compilerFlags,
      input: Array("import Above\nprint(a)".utf8))
    #expect(try ProcessRunner.local.run(compile).errorText == "")

    let marker = first.scratch + "/limn-build.json"
    let before = try #require(FileSystem.local.status(marker)).modified
    #expect(try build().package == first)
    #expect(FileSystem.local.status(marker)?.modified == before)

    try write(["Sources/Below/a.swift": "public struct A { public init() {} ; public var b = 1 }"])
    #expect(try build().package?.digest != first.digest)
  }

  @Test("A build of some of the targets of the last build starts no program")
  func aBuildOfSomeOfTheTargetsStartsNoProgram() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try write([
      "Package.swift": manifest.replacing("\"Below\")])", with: "\"Below\"), .target(name: \"Other\")])"),
      "Sources/Below/a.swift": "public let a = 1", "Sources/Above/b.swift": "import Below",
      "Sources/Other/c.swift": "public let c = 1",
    ])
    let toolchain = try Toolchain.discover()
    let runs = Mutex(0)
    let counting = ProcessRunner(sandbox: ProcessRunner.local.sandbox) { command in
      runs.withLock { $0 += 1 }
      return try ProcessRunner.local.run(command)
    }
    func build(with companions: [String]) throws -> (package: BuiltPackage, runs: Int) {
      runs.withLock { $0 = 0 }
      var build = PackageBuild(root: root, toolchain: toolchain, targets: ["Above"], processes: counting)
      build.companions = companions
      return (try #require(try build.build().package), runs.withLock { $0 })
    }
    let one = try build(with: [])
    let all = try build(with: ["Other"])
    #expect(one.runs > 0 && all.runs > 0, "the last build had fewer targets")
    let again = try build(with: [])
    #expect(again.runs == 0 && again.package.digest == one.package.digest)
    #expect(again.package.content.targets.keys.sorted() == ["Above", "Below"])
    let unchanged = try build(with: ["Other"])
    #expect(unchanged.runs == 0 && unchanged.package == all.package)
    try write(["Sources/Other/c.swift": "public let c = 2"])
    #expect(try build(with: []).runs > 0, "the record covers a target that changed")
  }

  @Test("The program that runs the tests is not part of the package") func theTestRunnerIsNotPartOfThePackage() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try write([
      "Package.swift": manifest.replacing("\"Below\")])", with: "\"Below\"), .testTarget(name: \"AboveTests\")])"),
      "Sources/Below/a.swift": "public let a = 1", "Sources/Above/b.swift": "import Below",
      "Tests/AboveTests/c.swift": "let c = 1",
    ])
    let toolchain = try Toolchain.discover()
    let command = Command(
      toolchain.swift,
      ["build", "--build-tests", "--package-path", root, "--scratch-path", root + "/.build/limn/package"])
    #expect(try ProcessRunner.local.run(command).succeeded)
    #expect(FileSystem.local.exists(root + "/.build/limn/package/debug/smallPackageTests.build/runner.swift.o"))
    #expect(try build().package?.objects.keys.sorted() == ["Above", "AboveTests", "Below"])
  }

  @Test("Targets are built by one run of SwiftPM, or each by its own if one fails")
  func targetsAreBuiltByOneRunOfSwiftPM() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try write([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "small", targets: [.target(name: "One"), .target(name: "Two"), .testTarget(name: "OneTests", dependencies: ["One"])])
      """,
      "Sources/One/a.swift": "public let a = 1", "Sources/Two/b.swift": "public let b = 1",
      "Tests/OneTests/c.swift": "import One",
    ])
    let runs = Mutex<[[String]]>([])
    let processes = ProcessRunner { command in
      if command.arguments.first == "build" { runs.withLock { $0.append(command.arguments) } }
      return try ProcessRunner.local.run(command)
    }
    func build(_ targets: [String] = []) throws -> (package: BuiltPackage?, selections: [String]) {
      runs.withLock { $0 = [] }
      let package = try PackageBuild(
        root: root, toolchain: Toolchain.discover(), targets: targets, processes: processes
      ).build().package
      let selections = runs.withLock { runs in
        runs.map { run in
          run.firstIndex(of: "--target").map { run[$0 + 1] } ?? (run.contains("--build-tests") ? "all" : "none")
        }
      }
      return (package, selections)
    }
    let whole = try build()
    #expect(whole.selections == ["all"])
    #expect(whole.package?.objects.keys.sorted() == ["One", "OneTests", "Two"])
    #expect(try build(["One", "Two"]).selections == ["all"])
    #expect(try build(["One"]).selections == ["OneTests"])

    try write(["Sources/Two/b.swift": "public let b: Int = \"x\""])
    let parts = try build()
    #expect(parts.selections == ["all", "OneTests", "Two"])
    #expect(parts.package?.failedModules == ["Two"])
  }

  @Test("Reports what does not compile at its place") func reportsWhatDoesNotCompileAtItsPlace() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try write([
      "Package.swift": manifest, "Sources/Below/a.swift": "public let a = 1\npublic let b: Int = \"x\"\n",
      "Sources/Above/b.swift": "import Below",
    ])
    let (package, diagnostics) = try build()
    #expect(package == nil)
    #expect(
      diagnostics.contains {
        $0.location?.path == "Sources/Below/a.swift" && $0.location?.line == 2 && $0.location?.column == 21
      })
  }

  /// An error must be reported only in the file that contains it. The package also has a system library, which SwiftPM
  /// does not build as a target. It also has a plugin. SwiftPM builds the tools of the plugin before the targets that
  /// use the plugin.
  @Test("An error is only reported where it is, also with system libraries and plugins")
  func anErrorIsOnlyReportedWhereItIs() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try write([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "small",
        targets: [
          .systemLibrary(name: "CWater"), .target(name: "Above", dependencies: ["CWater"], plugins: ["Fill"]),
          .plugin(name: "Fill", capability: .buildTool(), dependencies: ["bucket"]), .executableTarget(name: "bucket"),
        ])
      """,
      "Sources/CWater/module.modulemap": "module CWater [system] { header \"water.h\" }",
      "Sources/CWater/water.h": "int depth(void);",
      "Plugins/Fill/fill.swift": """
      import Foundation
      import PackagePlugin
      @main struct Fill: BuildToolPlugin {
        func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
          let file = context.pluginWorkDirectoryURL.appending(path: "c.swift")
          return [
            .buildCommand(
              displayName: "fill", executable: try context.tool(named: "bucket").url, arguments: [file.path], outputFiles: [file])
          ]
        }
      }
      """,
      "Sources/bucket/main.swift": "import Foundation\ntry Data().write(to: URL(filePath: CommandLine.arguments[1]))",
      "Sources/Above/b.swift": "import CWater\nfunc ( {\n",
    ])
    #expect(try Set(build().diagnostics.compactMap { $0.location?.path }) == ["Sources/Above/b.swift"])
    try write(["Sources/bucket/main.swift": "func ( {\n", "Sources/Above/b.swift": "import CWater"])
    #expect(try Set(build().diagnostics.compactMap { $0.location?.path }) == ["Sources/bucket/main.swift"])
  }

  @Test("Builds again after a build that failed") func buildsAgainAfterABuildThatFailed() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    let source = "public struct A { public init() {} }"
    try write(["Package.swift": manifest, "Sources/Below/a.swift": source, "Sources/Above/b.swift": "import Below"])
    #expect(try build().package != nil)
    try write(["Sources/Below/a.swift": source + " }"])
    #expect(try build().package == nil)
    try write(["Sources/Below/a.swift": source])
    let package = try #require(try build().package)
    let missing = package.objects.values.joined().filter { !FileSystem.local.exists($0) }
    #expect(package.objects["Below"]?.count == 1 && missing == [])
    // Remove an object file. The next build must create it again, although no source changed.
    try FileManager.default.removeItem(atPath: try #require(package.objects["Below"]?.first))
    let again = try #require(try build().package)
    #expect(again.objects["Below"]?.allSatisfy(FileSystem.local.exists) == true)
  }

  @Test("A build that failed only because of errors in the sources is not repeated")
  func aBuildWithErrorsInTheSourcesIsNotRepeated() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try write([
      "Package.swift": manifest, "Sources/Below/a.swift": "public let a: Int = \"\"",
      "Sources/Above/b.swift": "import Below",
    ])
    let runs = Mutex(0)
    let isKilled = Mutex(false)
    let processes = ProcessRunner(sandbox: ProcessRunner.local.sandbox) { command in
      guard command.arguments.first == "build" else { return try ProcessRunner.local.run(command) }
      runs.withLock { $0 += 1 }
      var result = try ProcessRunner.local.run(command)
      if isKilled.withLock({ $0 }) { result.status = 137 }
      return result
    }
    func build() throws -> (runs: Int, package: BuiltPackage?, errors: [Diagnostic]) {
      runs.withLock { $0 = 0 }
      let (package, errors) = try PackageBuild(root: root, toolchain: Toolchain.discover(), processes: processes)
        .build()
      return (runs.withLock { $0 }, package, errors)
    }
    // What a killed run printed until then may be true, but it is not known to be complete.
    isKilled.withLock { $0 = true }
    #expect(try build().errors.contains { $0.location?.path == "Sources/Below/a.swift" })
    isKilled.withLock { $0 = false }
    let first = try build()
    #expect(first.runs > 0 && first.package == nil && first.errors.map(\.location?.path) == ["Sources/Below/a.swift"])
    let again = try build()
    #expect(again.runs == 0 && again.package == nil && again.errors == first.errors)
    let incomplete = PackageBuild(root: root, toolchain: try Toolchain.discover())
    #expect(incomplete.unchangedDigest() == nil && incomplete.known() == nil)

    try write(["Sources/Above/b.swift": "public let b = 1"])
    let part = try build()
    #expect(part.runs > 0 && part.errors == first.errors)
    try write([
      "Package.swift": manifest.replacing("dependencies: [\"Below\"]", with: "dependencies: []")
    ])
    let rest = try build()
    #expect(rest.runs > 0 && rest.package?.failedModules == ["Below"])
    let unchanged = try build()
    #expect(unchanged.runs == 0 && unchanged.package == rest.package && unchanged.errors == rest.errors)
    try write(["Sources/Below/a.swift": "public let a = 1"])
    let fixed = try build()
    #expect(fixed.runs > 0 && fixed.errors == [] && fixed.package?.failedModules == [])
  }

  @Test("Leaves out tests that do not build") func leavesOutTestsThatDoNotBuild() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try write([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "small", targets: [
        .target(name: "Good"), .target(name: "Bad"), .executableTarget(name: "Tool", dependencies: ["Bad"]),
        .testTarget(name: "GoodTests", dependencies: ["Good"]),
      ])
      """, "Sources/Good/a.swift": "public let a = 1", "Sources/Bad/b.swift": "public let b: Int = \"\"",
      "Sources/Tool/main.swift": "import Bad\nprint(b)",
      "Tests/GoodTests/t.swift": "import Good\nimport NoSuchModule\nlet t = a",
    ])
    let (package, diagnostics) = try build()
    let built = try #require(package)
    #expect(
      built.description.targets.map(\.name) == ["Good"] && Set(built.failedModules) == ["Bad", "Tool", "GoodTests"])
    #expect(
      diagnostics.map { "\($0.location!) \($0.severity.rawValue) \($0.message)" } == [
        "Sources/Bad/b.swift:1:21 error cannot convert value of type 'String' to specified type 'Int'",
        "Tests/GoodTests/t.swift:2:8 warning test target 'GoodTests' does not compile on this machine, so the pages do not list its tests: no such module 'NoSuchModule'",
      ])
    try write(["Sources/Bad/b.swift": "public let b = 1"])
    let fixed = try build()
    #expect(fixed.package?.failedModules == ["GoodTests"])
    #expect(fixed.diagnostics.map(\.severity) == [.warning])
    #expect(try build().diagnostics == fixed.diagnostics)
  }

  @Test("Builds beside a link to a file of another system") func buildsBesideALinkToAFileOfAnotherSystem() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try write([
      "Package.swift": manifest, "Sources/Below/a.swift": "public let a = 1",
      "Sources/Above/b.swift": "import Below\npublic let b = a",
    ])
    for folder in ["Sources/Below", "Sources/Above"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/\(folder)/gone", withDestinationPath: "/usr/local/nowhere/swift")
    }
    let (package, diagnostics) = try build()
    #expect(package != nil && diagnostics == [])
    try write(["Sources/Below/a.swift": "public let a = \"\" as Int"])
    #expect(try build().diagnostics.map(\.id) == ["package-build"])
  }

  @Test("Builds again where it was moved") func buildsAgainWhereItWasMoved() throws {
    let other = root + "-moved"
    defer { for path in [root, other] { try? FileManager.default.removeItem(atPath: path) } }
    try write([
      "Package.swift": manifest, "Sources/Below/a.swift": "import Foundation\npublic let a = Date()",
      "Sources/Above/b.swift": "import Below\nimport Foundation\npublic let b: Date = a",
    ])
    #expect(try build().diagnostics == [])
    try FileManager.default.moveItem(atPath: root, toPath: other)
    try FileSystem.local.write(
      other + "/Sources/Above/b.swift", Array("import Below\nimport Foundation\npublic let b: Date = a + 1".utf8))
    var moved = PackageBuild(root: other, toolchain: try Toolchain.discover())
    let told = Mutex<[Diagnostic]>([])
    moved.notice = { note in told.withLock { $0.append(note) } }
    let (package, diagnostics) = try moved.build()
    #expect(package?.root == other)
    #expect(diagnostics.map(\.id) == ["moved-project"])
    #expect(diagnostics.first?.message == "the project was moved or copied from \(root), so the package is built again")
    #expect(try moved.build().diagnostics == [])
    #expect(told.withLock { $0 } == diagnostics)
  }

  @Test("Reports a manifest that is none") func reportsAManifestThatIsNone() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try write(["Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Pakage()\n"])
    let (package, diagnostics) = try build()
    #expect(package == nil)
    #expect(diagnostics.first?.location?.path == "Package.swift")
    #expect(diagnostics.first?.message.contains("Pakage") == true)
  }

  @Test("Finds the tools beside the compiler") func findsTheToolsBesideTheCompiler() throws {
    let toolchain = try Toolchain.discover()
    for tool in [toolchain.swiftc, toolchain.frontend, toolchain.symbolGraphExtract] {
      #expect(FileSystem.local.exists(tool))
    }
    #expect(toolchain.version.contains("Swift version"))
  }
}
