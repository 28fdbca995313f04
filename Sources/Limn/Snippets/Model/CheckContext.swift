public import LimnDiagnostics
public import LimnPlatform
public import LimnToolchain

/// The settings that snippets are compiled with.
public struct CheckContext: Sendable {
  public var toolchain: Toolchain
  /// The absolute path of the root that other paths are relative to.
  public var root: String
  /// Compiler arguments to find modules, macros, and headers, such as ``BuiltPackage/compilerFlags``.
  public var compilerFlags: [String] = []
  /// Folders of the modules that snippets may import. A change of an interface there causes a new check.
  public var modulesFolders: [String] = []
  /// Names of the modules of the package, for suggestions.
  public var moduleNames: [String] = []
  /// Modules of the package that do not build. Snippets that import them are not checked.
  public var failedModules: Set<String> = []
  /// Objects and libraries to link with snippets that run, in link order.
  public var linkInputs: [String] = []
  /// The digest of the sources of all objects in `linkInputs`; nil if only the objects are known.
  public var linkDigest: Digest?
  /// Digests that represent macro programs in cache keys, by the programs' paths. Other programs are represented by the digest of their
  /// bytes.
  public var macroDigests: [String: Digest] = [:]
  /// The modules that are bundled for snippets, unless the package has them.
  public var bundled: BundledModules?
  /// Imports for pages that set no imports.
  public var defaultImports: [String] = []
  /// Imports for projects that set no default imports: the modules that most code of the package imports.
  public var inferredImports: [String] = []
  /// The location of the default imports in `limn.yml`.
  public var defaultImportsLocation: Location?
  /// The symbols of the package, whose declarations and documentation hovers show.
  public var symbolGraphs: [SymbolGraph] = []
  public var cache: ContentCache?
  /// The absolute path of the folder for files that compilers read. It may be removed when no check is running.
  public var scratch: String
  /// The number of compilers to run in parallel.
  public var jobs: Int
  public var options = CheckOptions()
  public var processes = ProcessRunner.local
  public var files = FileSystem.local

  /// A context without a package. ``use(_:targets:)`` adds one.
  public init(toolchain: Toolchain, root: String, cache: ContentCache? = nil, scratch: String, jobs: Int) {
    self.toolchain = toolchain
    self.root = root
    self.cache = cache
    self.scratch = scratch
    self.jobs = jobs
  }
}

extension CheckContext {
  /// Adds the modules of a built package.
  public mutating func use(_ package: BuiltPackage, targets: [String]) {
    compilerFlags = package.compilerFlags
    modulesFolders = package.modulesFolders
    moduleNames = package.description.targets.filter(\.isSwift).map(\.module)
    failedModules = Set(package.failedModules)
    linkInputs = package.objects(ofTargets: targets)
    linkDigest = package.contentDigest(ofTargets: targets)
    macroDigests = package.macroDigests
    if package.bundled != nil { moduleNames += BundledModules.names }
  }

  /// Adds the bundled modules, unless the package has a module with one of their names.
  public mutating func addBundled(_ modules: BundledModules) {
    let theirs = modulesFolders.flatMap { folder in BundledModules.names.map { "\(folder)/\($0).swiftmodule" } }
    guard !moduleNames.contains(where: BundledModules.names.contains), !theirs.contains(where: files.exists) else { return }
    bundled = modules
    compilerFlags += modules.compilerFlags
    modulesFolders.append(modules.modulesFolder)
    moduleNames += BundledModules.names
  }

  /// Whether a Swift module with this name exists. C modules are not found.
  func hasModule(_ module: String) -> Bool {
    let system = toolchain.root + "/lib/swift/linux"
    return (modulesFolders + [system]).contains { files.exists("\($0)/\(module).swiftmodule") }
  }

  /// Imports of pages that set none: the default imports, or else the inferred ones that exist.
  var impliedImports: [String] {
    defaultImports.isEmpty ? inferredImports.filter { hasModule($0) } : defaultImports
  }

  /// The objects and libraries to link with a snippet that has these imports.
  func linkInputs(importing modules: some Sequence<String>) -> [String] {
    let bundledNames = bundled == nil ? [] : BundledModules.names
    let modules = Set(modules)
    let usesPackage = !modules.isDisjoint(with: moduleNames.filter { !bundledNames.contains($0) })
    return (usesPackage ? linkInputs : []) + (modules.isDisjoint(with: bundledNames) ? [] : bundled?.linkInputs ?? [])
  }

  /// The number of cache lookups to run in parallel.
  var lookups: Int { cache?.lookups(jobs: jobs) ?? jobs }

  /// The folder where compilers cache C modules between checks. A cached module contains the folder's path, so a project that was moved
  /// gets a new folder.
  var moduleCache: String { "\(scratch)/modules-\(Digest(of: scratch).hex.prefix(8))" }
}
