import LimnCatalog
import LimnDiagnostics
import Foundation
import LimnPlatform
@testable import LimnToolchain

/// A copy of the three sample apps with their tests and architectures, in a separate folder that tests may change.
///
/// On a platform without SwiftUI, the copy is compiled with the modules that were built for the tests.
struct SampleApps: Sendable {
  /// The folder of the copy.
  let root: String
  /// New names for the modules of the architectures. With new names, no app uses a library that Limn knows by name.
  let names: [String: String]

  private init(folder: String, names: [String: String] = [:]) {
    root =
      URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath().path
      + "/\(folder)-\(ProcessInfo.processInfo.processIdentifier)"
    self.names = names
  }

  /// The apps without changes, which use the libraries of their architectures.
  static let original = SampleApps(folder: "limn-apps")
  /// The catalog of `original`. It is built once for all tests.
  static let result = Result { try original.build() }
  /// The apps in which the modules of the architectures have new names.
  static let renamed = SampleApps(
    folder: "limn-renamed-apps",
    names: ["LUCA": "Machines", "Puddles": "Screens", "Queryable": "Questions", "ViewContract": "Contracts"])
  /// The catalog of `renamed`. It is built once for all tests.
  static let renamedResult = Result { try renamed.build() }

  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  /// The folder of the test program, in which the build also puts modules and macros.
  private static let products = Bundle.main.executableURL!.resolvingSymlinksInPath().deletingLastPathComponent().path
  private var modules: String { root + "/Modules" }

  /// Compiles the files that changed since the last call, and catalogs the whole package.
  func catalog(configure: (inout CatalogBuilder) -> Void = { _ in }) throws -> CatalogResult {
    var builder = try builder()
    configure(&builder)
    return try builder.build()
  }

  /// Compiles the files that changed since the last call. Returns a builder for catalogs of the whole package.
  func builder() throws -> CatalogBuilder {
    let toolchain = try Toolchain.discover()
    // The package uses modules and macros outside its folder. A sandbox would hide them.
    let processes = ProcessRunner.local(in: .off)
    let (package, diagnostics) = try PackageBuild(root: root, toolchain: toolchain, processes: processes).build()
    guard let package, package.failedModules.isEmpty else { throw BuildFailed(diagnostics: diagnostics) }
    var builder = CatalogBuilder(package: package, toolchain: toolchain)
    builder.cache = ContentCache(folder: root + "/.build/results")
    builder.processes = processes
    return builder
  }

  struct BuildFailed: Error { var diagnostics: [Diagnostic] }
}

extension SampleApps {
  private func build() throws -> CatalogResult {
    try? FileManager.default.removeItem(atPath: root)
    try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
    let (description, diagnostics) = try PackageDescription.read(
      root: Self.repository, scratch: root + "/.build/description", toolchain: try Toolchain.discover())
    guard let description else { throw BuildFailed(diagnostics: diagnostics) }
    let targets = chosen(in: description)
    for target in targets { try copy(target) }
    for target in description.targets where target.path.hasPrefix("Sources/Apple/") { try link(module: target.module) }
    try manifest(targets, of: description).write(toFile: root + "/Package.swift", atomically: true, encoding: .utf8)
    return try catalog()
  }

  /// Returns the targets of the apps, their tests, and their dependencies, except Apple's modules. In the copy with new
  /// module names, only tests that a mutation changes are included, since building tests takes long.
  private func chosen(in description: PackageDescription) -> [PackageTarget] {
    let folders = ["Sources/Apps/", "Sources/Architectures/", "Sources/SemanticTree"]
    let sources = description.targets.filter { target in folders.contains { target.path.hasPrefix($0) } }
    let apps = Set(
      sources.filter { $0.path.hasPrefix("Sources/Apps/") && !$0.path.hasPrefix("Sources/Apps/Shared/") }.map(\.name))
    let tests = description.targets.filter { $0.kind == .test && !apps.isDisjoint(with: $0.dependencies) }
    let changed = AppRulesTests.groups.joined().map(\.file)
    return sources + tests.filter { test in names.isEmpty || changed.contains { $0.hasPrefix(test.path + "/") } }
  }

  private func manifest(_ targets: [PackageTarget], of description: PackageDescription) -> String {
    let known = Set(targets.map(\.name))
    let lines = targets.map { target in
      let function = target.kind == .test ? "testTarget" : target.kind == .executable ? "executableTarget" : "target"
      // SwiftUI depends on SemanticTree. A target that imports SwiftUI therefore needs this dependency too.
      let own = target.dependencies + description.closure(of: target.name).filter { $0 == "SemanticTree" }
      let dependencies = Set(own).filter(known.contains).map { "\"\(self.name(of: $0))\"" }.sorted().joined(
        separator: ", ")
      return
        "    .\(function)(name: \"\(name(of: target.name))\", dependencies: [\(dependencies)], path: \"\(target.path)\", swiftSettings: settings),"
    }
    #if os(Linux)
      let flags =
        ["-I", modules]
        + ["-load-plugin-executable", "\(Self.products)/SwiftUIMacros-tool#SwiftUIMacros"].flatMap {
          ["-Xfrontend", $0]
        }
      let unsafe = ", .unsafeFlags([\(flags.map { "\"\($0)\"" }.joined(separator: ", "))])"
    #else
      let unsafe = ""
    #endif
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let settings: [SwiftSetting] = [
        .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility")\(unsafe),
      ]
      let package = Package(
        name: "apps", platforms: [.macOS(.v15)],
        dependencies: [],
        targets: [
      \(lines.joined(separator: "\n"))
        ], swiftLanguageModes: [.v6])
      """
  }

  private func copy(_ target: PackageTarget) throws {
    let folder = URL(fileURLWithPath: root + "/" + target.path)
    try FileManager.default.createDirectory(at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: Self.repository + "/" + target.path, toPath: folder.path)
    guard !names.isEmpty else { return }
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
      let file = folder.appending(path: path)
      try renaming(String(contentsOf: file, encoding: .utf8)).write(to: file, atomically: true, encoding: .utf8)
    }
  }

  private func name(of module: String) -> String { names[module] ?? module }

  /// The code with the new names in its imports.
  func renaming(_ code: String) -> String {
    code.replacing(/import (\w+)/) { match in "import " + name(of: String(match.1)) }
  }

  /// Creates links to one module in the folder `modules`, which is the compiler's search path. The products folder
  /// cannot be the search path, since it also contains the modules of the apps.
  private func link(module: String) throws {
    for ending in ["swiftmodule", "swiftdoc"] {
      let file = "\(Self.products)/Modules/\(module).\(ending)"
      guard FileManager.default.fileExists(atPath: file) else { continue }
      try FileManager.default.createSymbolicLink(atPath: "\(modules)/\(module).\(ending)", withDestinationPath: file)
    }
  }
}
