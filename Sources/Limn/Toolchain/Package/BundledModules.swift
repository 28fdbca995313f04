public import LimnDiagnostics
import Foundation
public import LimnPlatform

/// The modules that come with Limn for platforms that lack them: SwiftUI and what belongs to it, compiled, with their macros.
///
/// Packages and snippets that import one are compiled with them, unless a module of the same name is there.
public struct BundledModules: Hashable, Sendable, Codable {
  /// Where they were built or installed: a `NAME.build` folder with the objects of each, and the macros' program.
  public var folder: String
  /// The folder for the compiler's `-I`, which holds nothing else. Its name changes with the modules and the macros.
  public var modulesFolder: String
  public var plugin: MacroPlugin
  /// Objects by module, those of the preview host among them.
  public var objects: [String: [String]]
  /// Changes with the modules, the macros and, on one machine, with the objects.
  public var digest: String
}

extension BundledModules {
  /// Those that code can import.
  public static let names = [
    "AppKit", "Combine", "CoreTransferable", "DeveloperToolsSupport", "OSLog", "SwiftData", "SwiftUI", "UniformTypeIdentifiers",
    "_Testing_AppKit", "os",
  ]
  /// Those that a build of a part of this package can lack. Nothing else that is bundled needs them.
  static let optionalNames: Set = ["SwiftData", "UniformTypeIdentifiers"]
  /// What they need.
  public static let supports = ["CoreGraphicsTypes", "FoundationLocalization", "SemanticTree"]
  /// What a program of previews is linked with besides.
  public static let hosts = ["CPreviewHost", "PreviewHost"]
  static let plugin = "SwiftUIMacros"

  /// The compiler's arguments for them.
  public var compilerFlags: [String] { ["-I", modulesFolder] + plugin.flags }

  /// The objects that a program which uses them is linked with.
  public var linkInputs: [String] { (Self.names + Self.supports).sorted().flatMap { objects[$0] ?? [] } }
}

extension BundledModules {
  /// Finds them beside the running program, in the build that made it or in `lib/limn` of where it was installed, and gathers the modules in
  /// a folder of their own below `place`. Nil where there are none, as on platforms with SwiftUI.
  public static func find(
    below place: String, cache: ContentCache?, files: FileSystem = .local
  ) throws(EnvironmentFailure) -> BundledModules? {
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    let folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
    let places = [folder, folder.deletingLastPathComponent().appendingPathComponent("lib/limn")].map(\.path)
    guard let found = places.first(where: { files.exists("\($0)/Modules/SwiftUI.swiftmodule") }) else { return nil }
    do {
      return try BundledModules(in: found, below: place, cache: cache, files: files)
    } catch {
      throw error.failure
    }
  }

  /// Nil unless all of them are in the folder.
  init?(in folder: String, below place: String, cache: ContentCache?, files: FileSystem) throws(FileError) {
    let modules = (Self.names + Self.supports).filter {
      !Self.optionalNames.contains($0) || files.exists("\(folder)/Modules/\($0).swiftmodule")
    }
    plugin = MacroPlugin(executable: "\(folder)/\(Self.plugin)-tool", module: Self.plugin)
    let paths = modules.map { "\(folder)/Modules/\($0).swiftmodule" }
    guard (paths + [plugin.executable]).allSatisfy(files.exists) else { return nil }
    var content: [[UInt8]] = []
    for path in paths + [plugin.executable] {
      let known = cache?.digest(ofFile: path)
      if let known { content.append(known.bytes) } else { content.append(Digest(of: try files.read(path)).bytes) }
    }
    let name = Digest(ofParts: content).hex
    self.folder = folder
    modulesFolder = "\(place)/bundled-\(name.prefix(16))"
    objects = [:]
    var parts = [name]
    for module in modules + Self.hosts {
      let build = "\(folder)/\(module).build"
      guard files.isFolder(build) else { continue }
      let made = try Self.objects(in: build, files)
      objects[module] = made
      parts += made.map { "\($0) \(files.status($0)?.size ?? 0) \(files.status($0)?.modified ?? 0)" }
    }
    digest = Digest(ofParts: parts).hex
    try gather(modules, files)
  }

  /// The objects in a target's build folder. Those of sources that are gone stay there, so that only those of the sources on SwiftPM's list
  /// count, where it keeps one.
  static func objects(in build: String, _ files: FileSystem) throws(FileError) -> [String] {
    var names = try files.files(below: build).filter { $0.hasSuffix(".o") }
    if files.exists(build + "/sources") {
      let lines = String(decoding: try files.read(build + "/sources"), as: UTF8.self).split(separator: "\n")
      let current = Set(lines.map { "\($0.split(separator: "/").last ?? "").o" })
      names = names.filter(current.contains)
    }
    return names.map { "\(build)/\($0)" }
  }

  private func gather(_ modules: [String], _ files: FileSystem) throws(FileError) {
    for name in modules.flatMap({ ["\($0).swiftmodule", "\($0).swiftdoc"] }) {
      let (source, copy) = ("\(folder)/Modules/\(name)", "\(modulesFolder)/\(name)")
      if files.exists(source), !files.exists(copy) { try files.write(copy, try files.read(source)) }
    }
  }
}
