import Foundation
import LimnPlatform
import LimnPreviews

@testable import LimnToolchain

/// A package whose previews are explored. It is compiled from source text, with the modules that were built for the
/// tests.
final class PreviewProgram {
  /// The folder of the test program, in which the build also puts modules, macros, and objects.
  static let products = Bundle.main.executableURL!.resolvingSymlinksInPath().deletingLastPathComponent().path
  static let fixtures =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().path + "/Fixtures/Previews"
  private static let libraries = [
    "SwiftUI", "AppKit", "Combine", "CoreGraphicsTypes", "CoreTransferable", "DeveloperToolsSupport",
    "FoundationLocalization", "os",
    "SemanticTree", "Symbols", "UniformTypeIdentifiers", "PreviewHost", "CPreviewHost", "ReplacedParts",
  ]

  let built: BuiltPackage
  let toolchain: Toolchain

  /// The source of the fixture, with `old` replaced by `new`.
  static func fixture(_ name: String = "Fountain", replacing old: String = "", with new: String = "") throws -> String {
    try String(contentsOfFile: fixtures + "/\(name).swift", encoding: .utf8).replacing(old, with: new)
  }

  /// A package with one target, `Garden`, that consists of one file.
  convenience init(_ source: String) throws {
    try self.init([PreviewModule(name: "Garden", sources: ["Sources/Garden/Fountain.swift": source])])
  }

  /// A package that consists of the given modules. The last module contains the previews. Modules without changes are
  /// not compiled again: their objects come from the build of the tests.
  init(_ modules: [PreviewModule]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("limn-preview-\(UUID().uuidString)").path
    toolchain = try Toolchain.discover()
    var objects: [String: [String]] = [:]
    for module in modules {
      for (path, text) in module.sources {
        let file = URL(fileURLWithPath: folder + "/" + path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
      objects[module.name] =
        try module.isBuilt
        ? BundledModules.objects(in: Self.products + "/\(module.name).build")
        : module.compiled(in: folder, toolchain)
    }
    for library in Self.libraries {
      objects[library] = try BundledModules.objects(in: Self.products + "/\(library).build")
    }
    let targets = modules.map { module in
      let dependencies = Self.libraries + modules.map(\.name).filter { $0 != module.name }
      return PackageTarget(
        name: module.name, path: "Sources/\(module.name)", sources: module.sources.keys.sorted(),
        dependencies: dependencies)
    }
    let own = Self.libraries.map {
      PackageTarget(
        name: $0, path: $0, dependencies: $0 == "PreviewHost" ? Self.libraries.filter { $0 != "PreviewHost" } : [])
    }
    built = BuiltPackage(
      root: folder, scratch: folder + "/scratch",
      description: PackageDescription(name: "garden", targets: targets + own),
      modulesFolders: [folder, Self.products + "/Modules"],
      plugins: [MacroPlugin(executable: Self.products + "/SwiftUIMacros-tool", module: "SwiftUIMacros")],
      objects: objects, indexStore: "",
      digest: "")
  }

  deinit { try? FileManager.default.removeItem(atPath: built.root) }

  func explorer(cache: ContentCache? = nil) -> PreviewExplorer {
    PreviewExplorer(built, toolchain: toolchain, cache: cache)
  }
}
