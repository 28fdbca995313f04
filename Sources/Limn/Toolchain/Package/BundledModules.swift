import LimnDiagnostics
public import LimnPlatform

/// The compiled modules, such as SwiftUI, that Limn provides on platforms without them, and the macros of these
/// modules.
///
/// Packages and snippets that import a module with one of these names are compiled with the bundled module. If the
/// package or a dependency has its own module with such a name, the bundled modules are not used.
public struct BundledModules: Record {
  /// The names of the importable modules that were found, sorted. The module that replaces UIKit has the name
  /// `LimnUIKit`.
  public var modules: [String]
  /// The folder where the modules were built or installed. It contains the macro program, and a folder `NAME.build`
  /// with the object files of each module.
  public var folder: String
  /// A folder for the compiler's `-I` option that contains only the bundled modules. Its name changes when the modules
  /// or the macros change.
  public var modulesFolder: String
  public var plugin: MacroPlugin
  /// The paths of the objects of each module, including the modules of the preview host.
  public var objects: [String: [String]]
  /// A digest that changes when the modules, the macros, or the sizes or modification times of the objects change.
  public var digest: String
  /// The digest of the contents of all modules and objects, for cache keys that machines share. If there is no cache,
  /// `content` equals `digest`.
  public var content: String

  /// The modules that the user's code can import.
  public static let names =
    frameworks + [
      "AppKit", "Combine", "CoreTransferable", "DeveloperToolsSupport", "OSLog", "SwiftUI", "Symbols",
      "UniformTypeIdentifiers", "_Testing_AppKit", "os",
    ]
  private static let frameworks = [
    "AVFoundation", "AVKit", "ActivityKit", "AppIntents", "AuthenticationServices", "Charts", "Cocoa",
    "CoreData", "CoreGraphics", "CoreLocation", "HealthKit", "LocalAuthentication", "MapKit", "PhotosUI", "StoreKit",
    "SwiftData", "TipKit", "UserNotifications", "WatchConnectivity", "WidgetKit", "_Testing_CoreGraphics",
  ]
  /// The module that app targets import as UIKit. Its own name is not UIKit, so that `#if canImport(UIKit)` is false in
  /// all other targets.
  public static let uiKit = "LimnUIKit"
  /// The modules that may be missing. No other bundled module depends on these modules. Therefore, they do not exist if
  /// only other targets of Limn's package were built.
  static let optionalNames = Set(frameworks + ["ReplacedParts", uiKit])
  /// The modules that the importable modules depend on.
  static let supports = ["CoreGraphicsTypes", "FoundationLocalization", "ReplacedParts", "SemanticTree"]
  /// The additional modules to link with a program that shows previews.
  static let hosts = ["CPreviewHost", "PreviewHost"]
  /// The names of all modules.
  public static let all = names + [uiKit] + supports + hosts
  static let plugin = "SwiftUIMacros"

  /// The compiler's arguments for importing the modules and expanding their macros.
  public var compilerFlags: [String] { ["-I", modulesFolder] + plugin.flags }

  /// The frontend's arguments for compiling a target that can import UIKit. With these arguments, a file that imports
  /// only SwiftUI can use UIKit too, as on iOS. Nil if the module ``uiKit`` is missing.
  public var uiKitFlags: [String]? {
    modules.contains(Self.uiKit) ? ["-module-alias", "UIKit=\(Self.uiKit)", "-import-module", Self.uiKit] : nil
  }

  /// The objects of the modules, for linking a program that imports a bundled module.
  public var linkInputs: [String] { (Self.names + Self.supports).sorted().flatMap { objects[$0] ?? [] } }
}

extension BundledModules {
  /// Finds the modules in the build folder of the running program, or in `lib/limn` of its installation. Copies the
  /// modules to a folder below `place`. Returns nil if no modules are found. On platforms that have SwiftUI, there are
  /// no bundled modules.
  ///
  /// Calls `notice` with a message before it builds the modules of an installation for another compiler.
  public static func find(
    below place: String, for toolchain: Toolchain, cache: ContentCache?, processes: ProcessRunner = .local,
    notice: (String) -> Void = { _ in }
  ) throws -> BundledModules? {
    let folder = FileSystem.programPath.parentFolder
    let places = [folder, folder.parentFolder + "/lib/limn"]
    guard let found = places.first(where: { files.exists("\($0)/Modules/SwiftUI.swiftmodule") }) else { return nil }
    let installed = InstalledModules(folder: found, toolchain: toolchain, processes: processes)
    let usable = try installed.usable(notice: notice)
    return try BundledModules(in: usable, below: place, cache: cache)
  }

  /// Reads the modules in the folder. Returns nil if a module or the macro program is missing.
  init?(in folder: String, below place: String, cache: ContentCache?) throws {
    let modules = (Self.names + [Self.uiKit] + Self.supports).filter {
      !Self.optionalNames.contains($0) || files.exists("\(folder)/Modules/\($0).swiftmodule")
    }
    plugin = MacroPlugin(executable: "\(folder)/\(Self.plugin)-tool", module: Self.plugin)
    let paths = modules.map { "\(folder)/Modules/\($0).swiftmodule" }
    guard (paths + [plugin.executable]).allSatisfy(files.exists) else { return nil }
    var content: [[UInt8]] = []
    for path in paths + [plugin.executable] {
      content.append(try (cache?.digest(ofFile: path) ?? Digest(of: files.read(path))).bytes)
    }
    let name = Digest(ofParts: content).hex
    self.folder = folder
    self.modules = modules.filter { !Self.supports.contains($0) }.sorted()
    modulesFolder = "\(place)/bundled-\(name.prefix(16))"
    objects = [:]
    var parts = [name]
    for module in modules + Self.hosts {
      let build = "\(folder)/\(module).build"
      guard files.isFolder(build) else { continue }
      let made = try Self.objects(in: build)
      objects[module] = made
      parts += made.map { "\($0) \(files.status($0)?.size ?? 0) \(files.status($0)?.modified ?? 0)" }
    }
    digest = Digest(ofParts: parts).hex
    self.content = digest
    if let cache {
      let made = objects.sortedByKey.flatMap(\.value).map { path in
        "\(path.dropFirst(folder.count)) \(cache.digest(ofFile: path)?.hex ?? "")"
      }
      self.content = Digest(ofParts: [name] + made).hex
    }
    try gather(modules)
  }

  /// Returns the paths of the objects in a target's build folder. If SwiftPM wrote a list of sources, only the objects
  /// of these sources are returned, since the folder also contains objects of removed sources.
  static func objects(in build: String) throws -> [String] {
    var names = try files.files(below: build).filter { $0.hasSuffix(".o") }
    if files.exists(build + "/sources") {
      let lines = try files.text(build + "/sources").split(separator: "\n")
      let current = Set(lines.map { "\($0.split(separator: "/").last ?? "").o" })
      names = names.filter(current.contains)
    }
    return names.map { "\(build)/\($0)" }
  }

  private func gather(_ modules: [String]) throws {
    for name in modules.flatMap({ ["\($0).swiftmodule", "\($0).swiftdoc"] }) {
      let (source, copy) = ("\(folder)/Modules/\(name)", "\(modulesFolder)/\(name)")
      if files.exists(source), !files.exists(copy) { try files.write(copy, try files.read(source)) }
    }
  }
}
