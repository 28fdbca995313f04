import LimnDiagnostics
import LimnPlatform

/// A built package and the locations of its build products. All paths are absolute.
public struct BuiltPackage: Record {
  /// The package's root folder.
  public var root: String
  /// SwiftPM's scratch folder.
  public var scratch: String
  public var description: PackageDescription
  /// The folders to pass to the compiler's `-I` option.
  public var modulesFolders: [String]
  /// The flags for importing C targets. They name the targets' module maps and header folders.
  public var importFlags: [String] = []
  /// The macros that the modules use.
  public var plugins: [MacroPlugin] = []
  /// The paths of the object files of each target, in the order of the target's sources.
  public var objects: [String: [String]] = [:]
  /// The flags for linking with the libraries that the package needs, such as `-lz`.
  public var linkFlags: [String] = []
  /// The compiler arguments for linking a program with the libraries in `linkFlags`. These are the libraries of all
  /// programs in the package, so a single program may not use all of them. The arguments tell the linker to leave out
  /// the unused libraries.
  public var linkArguments: [String] {
    guard !linkFlags.isEmpty else { return [] }
    return (["--push-state", "--as-needed"] + linkFlags + ["--pop-state"]).flatMap { ["-Xlinker", $0] }
  }
  public var indexStore: String
  /// A digest that changes when a source, the manifest, the toolchain, or a bundled module changes.
  public var digest: String
  /// The digests of the sources and settings that the package was built from. They do not depend on the package's
  /// location, so cache keys can include them.
  public var content = PackageContent()
  /// Limn's bundled modules; nil if the package was built without them.
  public var bundled: BundledModules?
  /// The targets that did not build. They are not in `description`.
  public var failedTargets: [PackageTarget] = []
  /// The names of the package's modules if the package was read from the cache; otherwise empty. The list is needed
  /// because the files of these modules may exist only on the machine that built the package.
  public var modulesElsewhere: [String] = []
  /// Whether libraries were compiled with UIKit, so that every program is linked with UIKit.
  public var linksUIKit = false

  /// The compiler's arguments for importing the package's modules and expanding their macros.
  public var compilerFlags: [String] { modulesFolders.flatMap { ["-I", $0] } + importFlags + plugins.flatMap(\.flags) }

  /// Returns the folder where compilers cache C modules between runs, for ``SwiftFrontend``.
  ///
  /// If ``SharedModuleCache`` names a folder, returns that folder. If not, but one of `modulesFolders` is inside
  /// `builds`, returns the cache folder of that SwiftPM build, which already contains most C modules.
  ///
  /// In all other cases, returns a folder inside `folder`. The name of the returned folder depends on the path of
  /// `folder`, because a cached C module contains its own path and cannot be used after the project moves.
  public static func moduleCache(
    besides modulesFolders: [String], in builds: String, or folder: String,
    shared: String? = SharedModuleCache.folder()
  ) -> String {
    if let shared { return shared }
    let modules = modulesFolders.first { $0.hasPrefix(builds + "/") && $0.hasSuffix("/Modules") }
    return modules.map { $0.dropLast("Modules".count) + "ModuleCache" }
      ?? "\(folder)/modules-\(Digest(of: folder).hex.prefix(8))"
  }

  /// The folders with the resources of the package's targets and of its dependencies. SwiftPM writes them beside the
  /// folder with the modules.
  public var resourceBundles: [String] {
    modulesFolders.map(\.parentFolder).flatMap { folder in
      ((try? files.list(folder)) ?? []).filter { $0.hasSuffix(".resources") }.map { folder + "/" + $0 }
    }
  }

  /// Returns the objects to link for the named targets and all their dependencies. The objects of macros are left out,
  /// since macros run in the compiler.
  public func objects(ofTargets names: [String]) -> [String] {
    let all = description.withDependencies(names).filter { description.target(named: $0)?.kind != .macro }
    let bundledNames = bundled == nil ? [] : BundledModules.names + BundledModules.supports
    // In a package, only apps may use UIKit, and every app is an executable.
    let hasProgram = linksUIKit || all.contains { description.target(named: $0)?.kind == .executable }
    let others = bundled == nil ? [] : BundledModules.hosts + [BundledModules.uiKit]
    let chosen = others.filter { $0 == BundledModules.uiKit ? hasProgram : names.contains("PreviewHost") }
    let known = Set(description.targets.map(\.name)).union(bundledNames + others)
    let needed = all.union(bundledNames + chosen).union(Set(objects.keys).subtracting(known))
    return needed.sorted().flatMap { objects[$0] ?? [] }.filter { !$0.contains("-tool.build/") }
  }

  /// The names of the modules whose targets did not build.
  public var failedModules: [String] { failedTargets.map(\.module) }

  /// The description with all targets, including the targets that did not build.
  public var completeDescription: PackageDescription {
    var complete = description
    complete.targets = (description.targets + failedTargets).sorted { $0.name < $1.name }
    return complete
  }

  /// Returns a copy without the targets `failed`, which did not build.
  func without(targets failed: Set<String>) -> BuiltPackage {
    guard !failed.isEmpty else { return self }
    var built = self
    built.failedTargets = description.targets.filter { failed.contains($0.name) }
    built.description.targets.removeAll { failed.contains($0.name) }
    built.objects = objects.filter { !failed.contains($0.key) }
    return built
  }
}

/// A program that expands macros, and the module that declares the macros.
public struct MacroPlugin: Record {
  public var executable, module: String

  /// The compiler's arguments for the macros.
  public var flags: [String] { ["-load-plugin-executable", "\(executable)#\(module)"] }
}
