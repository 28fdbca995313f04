/// A package that was built, and where its parts lie. All paths are absolute.
public struct BuiltPackage: Hashable, Sendable, Codable {
  /// The package's root folder.
  public var root: String
  /// Where SwiftPM put all that it made.
  public var scratch: String
  public var description: PackageDescription
  /// Folders to be given to the compiler with `-I`.
  public var modulesFolders: [String]
  /// Flags that a compiler needs to import the modules: module maps and header folders of C targets.
  public var importFlags: [String]
  /// The macros that the modules use.
  public var plugins: [MacroPlugin]
  /// Object files by the name of the target that was compiled to them, in the order of its sources.
  public var objects: [String: [String]]
  public var indexStore: String
  /// Changes when a source, the manifest or the toolchain does.
  public var digest: String
  /// The modules it was bundled, if its sources import one.
  public var bundled: BundledModules?
  /// Modules of targets that did not build.
  public var failedModules: [String] = []

  public init(
    root: String, scratch: String, description: PackageDescription, modulesFolders: [String], importFlags: [String] = [],
    plugins: [MacroPlugin] = [], objects: [String: [String]] = [:], indexStore: String, digest: String
  ) {
    self.root = root
    self.scratch = scratch
    self.description = description
    self.modulesFolders = modulesFolders
    self.importFlags = importFlags
    self.plugins = plugins
    self.objects = objects
    self.indexStore = indexStore
    self.digest = digest
  }
}

/// A program that expands macros, and the module that they are declared in.
public struct MacroPlugin: Hashable, Sendable, Codable {
  public var executable: String
  public var module: String

  public init(executable: String, module: String) {
    self.executable = executable
    self.module = module
  }
}

extension MacroPlugin {
  /// The compiler's arguments for it.
  public var flags: [String] { ["-load-plugin-executable", "\(executable)#\(module)"] }
}

extension BuiltPackage {
  /// The arguments with which a compiler finds the modules and their macros.
  public var compilerFlags: [String] { modulesFolders.flatMap { ["-I", $0] } + importFlags + plugins.flatMap(\.flags) }

  /// The objects of the targets, of all that they depend on in the package, and of what other packages gave, for a linker; macros run in the
  /// compiler and are no part of it.
  public func objects(ofTargets names: [String]) -> [String] {
    let all = Set(names).union(names.flatMap(description.closure)).filter { description.target(named: $0)?.kind != .macro }
    let bundledNames = bundled == nil ? [] : BundledModules.names + BundledModules.supports
    let hosts = bundled == nil ? [] : BundledModules.hosts
    let known = Set(description.targets.map(\.name)).union(bundledNames + hosts)
    let needed = all.union(bundledNames + (names.contains("PreviewHost") ? hosts : [])).union(Set(objects.keys).subtracting(known))
    return needed.sorted().flatMap { objects[$0] ?? [] }.filter { !$0.contains("-tool.build/") }
  }
}

extension BuiltPackage {
  /// The package as if some targets were not in it: those that did not build.
  func without(targets failed: Set<String>) -> BuiltPackage {
    guard !failed.isEmpty else { return self }
    var built = self
    built.failedModules = description.targets.filter { failed.contains($0.name) }.map(\.module)
    built.description.targets.removeAll { failed.contains($0.name) }
    built.objects = objects.filter { !failed.contains($0.key) }
    return built
  }
}
