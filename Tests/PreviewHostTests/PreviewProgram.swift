import Foundation
import Platform
import Previews
import Toolchain

/// Compiles source text as a module with previews and explores it, against the modules that were built for the tests.
final class PreviewProgram {
  /// Where the build put modules, macros and objects: beside the test program.
  static let products = Bundle.main.executableURL!.resolvingSymlinksInPath().deletingLastPathComponent().path
  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path + "/Fixtures/Previews"
  private static let libraries = [
    "SwiftUI", "AppKit", "Combine", "CoreTransferable", "DeveloperToolsSupport", "FoundationLocalization", "os", "SemanticTree",
    "PreviewHost", "CPreviewHost",
  ]

  let built: BuiltPackage
  let toolchain: Toolchain

  /// The source of the fixture, with one piece replaced.
  static func fixture(_ name: String = "Fountain", replacing old: String = "", with new: String = "") throws -> String {
    let text = try String(contentsOfFile: fixtures + "/\(name).swift", encoding: .utf8)
    precondition(old.isEmpty || text.components(separatedBy: old).count == 2, "'\(old)' is to be in the fixture once")
    return old.isEmpty ? text : text.replacingOccurrences(of: old, with: new)
  }

  init(_ source: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("limn-preview-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder + "/Sources/Garden", withIntermediateDirectories: true)
    try source.write(toFile: folder + "/Sources/Garden/Fountain.swift", atomically: true, encoding: .utf8)
    toolchain = try Toolchain.discover()
    let object = folder + "/Garden.o"
    let flags = ["-I", Self.products + "/Modules", "-load-plugin-executable", Self.products + "/SwiftUIMacros-tool#SwiftUIMacros"]
    let compiled = try ProcessRunner.local.run(
      Command(
        toolchain.swiftc,
        [
          "-parse-as-library", "-swift-version", "6", "-Onone", "-c", "-module-name", "Garden", "Sources/Garden/Fountain.swift", "-o",
          object, "-enable-testing", "-emit-module", "-emit-module-path", folder + "/Garden.swiftmodule",
        ]
          + flags, directory: folder))
    guard compiled.succeeded else { throw Failure(text: compiled.errorText) }
    var objects = ["Garden": [object]]
    for library in Self.libraries { objects[library] = try Self.objects(in: Self.products + "/\(library).build") }
    let targets =
      [PackageTarget(name: "Garden", path: "Sources/Garden", sources: ["Sources/Garden/Fountain.swift"], dependencies: Self.libraries)]
      + Self.libraries.map {
        PackageTarget(name: $0, path: $0, dependencies: $0 == "PreviewHost" ? Self.libraries.filter { $0 != "PreviewHost" } : [])
      }
    built = BuiltPackage(
      root: folder, scratch: folder + "/scratch", description: PackageDescription(name: "garden", targets: targets),
      modulesFolders: [Self.products + "/Modules", folder],
      plugins: [MacroPlugin(executable: Self.products + "/SwiftUIMacros-tool", module: "SwiftUIMacros")], objects: objects, indexStore: "",
      digest: "")
  }

  deinit { try? FileManager.default.removeItem(atPath: built.root) }

  func explorer(cache: ContentCache? = nil) -> PreviewExplorer { PreviewExplorer(built, toolchain: toolchain, cache: cache) }

  struct Failure: Error { var text: String }

  private static func objects(in folder: String) throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return names.filter { $0.hasSuffix(".o") }.sorted().map { folder + "/" + $0 }
  }
}
