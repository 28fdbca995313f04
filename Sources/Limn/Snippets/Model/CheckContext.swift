public import LimnDiagnostics
public import LimnPlatform
public import LimnToolchain

/// The files of this machine.
let files = FileSystem.local

/// The environment and the settings for compiling snippets.
public struct CheckContext: Sendable {
  var toolchain: Toolchain
  /// The absolute path of the project's root. Relative paths start there.
  var root: String
  /// The compiler's arguments for finding modules, macros, and headers, such as ``BuiltPackage/compilerFlags``.
  var compilerFlags: [String] = []
  /// The folders that contain the modules that snippets may import. If an interface in a folder changes, snippets are
  /// checked again.
  var modulesFolders: [String] = []
  /// The names of the package's modules, which error messages suggest for misspelled imports.
  var moduleNames: [String] = []
  /// The parts of the package that do not build.
  public var failures = BuildFailures()
  /// Objects and libraries to link with snippets that run, in link order.
  var linkInputs: [String] = []
  /// The digests of the package's sources. If a digest is known, the cache keys contain it. If it is unknown, they
  /// contain the digests of the built files.
  var digests = BuildDigests()
  /// Limn's bundled modules; nil if the package has modules with the same names.
  var bundled: BundledModules?
  /// The imports from the project's settings, for pages that do not set any imports.
  public var defaultImports: [String] = []
  /// The imports that Limn infers from the package: the package's libraries, and the modules that most source files of
  /// the libraries import. Limn uses them only if ``defaultImports`` is empty.
  public var inferredImports: [String] = []
  /// The location of the default imports in `limn.yml`.
  public var defaultImportsLocation: Location?
  /// The symbol graphs of the package. Hover cards show the declarations and documentation of their symbols.
  public var symbolGraphs: [SymbolGraph] = []
  var cache: ContentCache?
  /// The absolute path of the folder for files that compilers read. The folder may be removed while no check is
  /// running.
  var scratch: String
  /// The number of compilers to run in parallel.
  var jobs: Int
  public var options = CheckOptions()
  public var processes = ProcessRunner.local

  /// Creates a context without a package. ``use(_:targets:)`` adds a package.
  public init(toolchain: Toolchain, root: String, cache: ContentCache? = nil, scratch: String, jobs: Int) {
    self.toolchain = toolchain
    self.root = root
    self.cache = cache
    self.scratch = scratch
    self.jobs = jobs
  }

  /// The reason for skipping a snippet whose result is not in the cache. It occurs only in a run that takes all results
  /// from the cache.
  public static let notInCache = "not in the cache"

  /// Adds the modules of a built package, of which those in `partial` were built with parts replaced.
  public mutating func use(_ package: BuiltPackage, targets: [String], partial: Set<String> = []) {
    compilerFlags = package.compilerFlags
    modulesFolders = package.modulesFolders
    moduleNames = package.description.targets.filter { $0.isSwift && $0.kind != .test }.map(\.module)
    failures.modules = Set(package.failedModules).subtracting(partial)
    failures.partial = partial
    let inPart = package.description.targets.filter { partial.contains($0.module) }
    let failed = package.failedTargets.filter { !partial.contains($0.module) }
    failures.sources = Dictionary((failed + inPart).map { ($0.module, $0.sources) }) { $0 + $1 }
    linkInputs = package.objects(ofTargets: targets) + package.linkArguments
    digests = BuildDigests(
      objects: package.contentDigest(ofTargets: targets), interfaces: package.interfacesDigest,
      build: package.buildDigest,
      macros: package.macroDigests)
    digests.modulesElsewhere = Set(package.modulesElsewhere)
    if package.bundled != nil { moduleNames += BundledModules.names }
  }

  /// Adds the bundled modules. Does nothing if the package has a module with the name of a bundled module.
  public mutating func addBundled(_ modules: BundledModules) {
    let theirs = modulesFolders.flatMap { folder in BundledModules.names.map { "\(folder)/\($0).swiftmodule" } }
    guard !moduleNames.contains(where: BundledModules.names.contains),
      digests.modulesElsewhere.isDisjoint(with: BundledModules.names),
      !theirs.contains(where: files.exists)
    else { return }
    bundled = modules
    compilerFlags += modules.compilerFlags
    modulesFolders.append(modules.modulesFolder)
    moduleNames += BundledModules.names
  }

  /// Whether there is a Swift module with this name. The function does not find C modules.
  func hasModule(_ module: String) -> Bool {
    if digests.modulesElsewhere.contains(module) { return true }
    let system = toolchain.root + "/lib/swift/linux"
    return (modulesFolders + [system]).contains { files.exists("\($0)/\(module).swiftmodule") }
  }

  /// The imports that Limn adds on pages that do not set any imports: the default imports or, if there are none, the
  /// inferred imports. Inferred imports of modules that are missing, do not build, or are stubs are left out.
  var impliedImports: [String] {
    // `hasModule` also returns true for a module that no longer builds, since the interface from its last successful
    // build is still on the disk.
    defaultImports.isEmpty ? inferredImports.filter { hasModule($0) && !failures.lost.contains($0) } : defaultImports
  }

  /// The inferred imports that Limn omits because their modules do not build or are stubs.
  var lostImports: [String] { defaultImports.isEmpty ? inferredImports.filter(failures.lost.contains) : [] }

  /// Returns the objects and libraries to link with a snippet that imports `modules`.
  func linkInputs(importing modules: some Sequence<String>) -> [String] {
    let bundledNames = bundled == nil ? [] : BundledModules.names
    let modules = Set(modules)
    let usesPackage = !modules.isDisjoint(with: moduleNames.filter { !bundledNames.contains($0) })
    return (usesPackage ? linkInputs : []) + (modules.isDisjoint(with: bundledNames) ? [] : bundled?.linkInputs ?? [])
  }

  /// Whether all results must come from the cache. In this case, a missing result is reported and not computed.
  var readsOnlyCache: Bool { cache?.isOnlySource ?? false }

  /// The number of cache lookups to run in parallel.
  var lookups: Int { cache?.lookups(jobs: jobs) ?? jobs }

  /// The folder where compilers cache C modules between checks: the folder of `SharedModuleCache`, if it has one. If it
  /// has none and the package was built in the parent folder of `scratch`, the folder is the one that this build used.
  var moduleCache: String {
    BuiltPackage.moduleCache(besides: modulesFolders, in: scratch.parentFolder, or: scratch)
  }
}

/// The digests of the sources that a package is built from. Unlike the built files, the digests are the same if the
/// package is built in another folder.
struct BuildDigests {
  /// The digest of the source files that all objects in `linkInputs` are built from; nil if the source files are
  /// unknown.
  var objects: Digest?
  /// The digest of everything that the modules of the package are made from; nil if the digest is unknown.
  var interfaces: Digest?
  /// The digest of everything that the package is made from, including targets that do not build; nil if the digest is
  /// unknown.
  var build: Digest?
  /// The digest of each macro program, by the path of the program. If a program has no entry, cache keys contain the
  /// digest of its file.
  var macros: [String: Digest] = [:]
  /// The modules of a package that was built on another machine; empty if the package was built on this machine. The
  /// files of the modules do not exist on this machine. Results of snippets that import the modules must therefore come
  /// from the cache.
  var modulesElsewhere: Set<String> = []
}

/// The parts of a package that do not build. Snippets cannot use them.
public struct BuildFailures: Sendable {
  /// The modules that do not build. Snippets that import them are not checked.
  var modules: Set<String> = []
  /// The paths of the Swift sources of each module in `modules` or `partial`, relative to the root.
  var sources: [String: [String]] = [:]
  /// The modules that were built with parts replaced. Only what compiles with them is certain.
  var partial: Set<String> = []
  /// The generated modules, which stand for modules that are missing here and declare nothing of their own.
  public var stubs: Set<String> = []
  /// The modules that Limn does not import on its own.
  var lost: Set<String> { modules.union(stubs) }
  /// The reason why no snippet can be compiled, for example that the package does not build; nil if snippets can be
  /// compiled.
  public var obstacle: String?
}
